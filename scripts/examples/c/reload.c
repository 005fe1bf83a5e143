/* Loads and unloads the library three times, with a search each time: reload FILE */
#include <dlfcn.h>
#include <pfc.h>
#include <stdio.h>

int main(int argc, char **argv) {
  for (int i = 0; i < 3; i++) {
    void *library = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (!library) return fprintf(stderr, "%s\n", dlerror()), 1;
    __typeof__(&pfc_open) open = (__typeof__(&pfc_open))dlsym(library, "pfc_open");
    __typeof__(&pfc_search) search = (__typeof__(&pfc_search))dlsym(library, "pfc_search");
    __typeof__(&pfc_close) close = (__typeof__(&pfc_close))dlsym(library, "pfc_close");
    __typeof__(&pfc_free) give_back = (__typeof__(&pfc_free))dlsym(library, "pfc_free");
    pfc_handle handle;
    char *answer = NULL;
    if (open(NULL, &handle, NULL) || search(handle, "卵", 1, &answer, NULL) || close(handle)) return 1;
    give_back(answer);
    dlclose(library);
  }
  puts("loaded three times");
}
