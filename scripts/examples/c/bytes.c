/* Runs a command as the program does: bytes JOURNAL ARGUMENT… */
#include <pfc.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc < 2) return PFC_USAGE;
  pfc_options options = {.journal = argv[1], .zone = getenv("TZ"), .now = getenv("PFC_NOW")};
  pfc_handle handle;
  char *answer = NULL, *messages = NULL;
  int32_t status = pfc_open(&options, &handle, &messages);
  if (status == PFC_DONE)
    status = pfc_run(handle, argc - 2, (const char *const *)argv + 2, NULL, &answer, &messages);
  if (answer) fputs(answer, stdout);
  if (messages) fputs(messages, stderr);
  pfc_free(answer);
  pfc_free(messages);
  pfc_close(handle);
  return status;
}
