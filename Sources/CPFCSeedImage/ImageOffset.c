#include "CPFCSeedImage.h"

#if defined(__linux__)
#include <elf.h>
#include <link.h>
#include <sys/auxv.h>

int64_t pfc_seed_image_file_offset(void) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  const size_t count = getauxval(AT_PHNUM);
  const uintptr_t image = (uintptr_t)pfc_seed_image_bytes();
  // A program that may be loaded anywhere was moved by this much.
  uintptr_t moved = 0;
  for (size_t i = 0; i < count; i++)
    if (headers[i].p_type == PT_PHDR) moved = (uintptr_t)headers - headers[i].p_vaddr;
  for (size_t i = 0; i < count; i++) {
    const uintptr_t start = moved + headers[i].p_vaddr;
    if (headers[i].p_type == PT_LOAD && image >= start &&
        image + (uintptr_t)pfc_seed_image_length() <= start + headers[i].p_filesz)
      return (int64_t)(headers[i].p_offset + (image - start));
  }
  return -1;
}
#else
int64_t pfc_seed_image_file_offset(void) { return -1; }
#endif
