#ifndef CPFC_SEED_IMAGE_H
#define CPFC_SEED_IMAGE_H

#include <stdint.h>

/// The compiled seed: an SQLite database made by `scripts/build-seed`. Read-only, for the life of the process.
const uint8_t *pfc_seed_image_bytes(void);

/// The length of the image in bytes.
int64_t pfc_seed_image_length(void);

/// Where the image stands in the file of the running program; -1 where that is not known, as in a library.
int64_t pfc_seed_image_file_offset(void);

#endif
