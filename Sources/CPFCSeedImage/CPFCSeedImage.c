#include "CPFCSeedImage.h"

// The alignment lets SQLite map pages of the image in place.
#pragma clang diagnostic ignored "-Wc23-extensions"
_Alignas(4096) static const uint8_t image[] = {
#embed "seed.pfcseed"
};

const uint8_t *pfc_seed_image_bytes(void) { return image; }

int64_t pfc_seed_image_length(void) { return (int64_t)sizeof image; }
