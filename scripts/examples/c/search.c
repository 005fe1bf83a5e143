/* Finds foods without JSON: search QUERY */
#include <math.h>
#include <pfc.h>
#include <stdio.h>

int main(int argc, char **argv) {
  pfc_handle handle = 0;
  char *messages = NULL;
  int32_t status = pfc_open(NULL, &handle, &messages);
  pfc_hit *hits = NULL;
  size_t count = 0;
  if (status == PFC_DONE) status = pfc_search_hits(handle, argc > 1 ? argv[1] : NULL, 5, &hits, &count, &messages);
  if (messages) fputs(messages, stderr);
  for (size_t i = 0; i < count; i++) {
    printf("%s\t%s\t", hits[i].id, hits[i].name);
    if (isnan(hits[i].energy_kcal.value))
      puts("-");
    else
      printf("%g kcal\n", hits[i].energy_kcal.value);
  }
  pfc_free(messages);
  pfc_free(hits);
  pfc_close(handle);
  return status;
}
