#ifndef CPFC_UNICODE_H
#define CPFC_UNICODE_H

#include <stdint.h>

/// A thin C door to ICU. ICU renames its symbols by version with macros that Swift cannot see; this file is compiled
/// against the headers of the ICU that is there, so the names always agree.

/// Normalises UTF-16 to NFKC_Casefold. Returns the length in code units, also when it is greater than `capacity`
/// (the output is then incomplete: call again with room), or -1 when ICU refuses.
int32_t pfc_unicode_nfkc_casefold(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);

/// Normalises UTF-16 to NFC, with the same return values.
int32_t pfc_unicode_nfc(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity);

/// The number of terminal columns of a code point: 0 combining and control, 2 wide and full-width, else 1.
int32_t pfc_unicode_columns(uint32_t scalar);

/// The offset of a time zone from UTC in seconds at an instant in milliseconds since 1970, daylight saving time included.
/// Returns 0, or -1 when the zone is unknown.
int32_t pfc_unicode_zone_offset(const uint16_t *zone, int32_t length, double instant, int32_t *offset);

/// The version of ICU in use, as "72.1".
const char *pfc_unicode_icu_version(void);

/// The version of Unicode of the ICU in use, as "15.0".
const char *pfc_unicode_version(void);

#endif
