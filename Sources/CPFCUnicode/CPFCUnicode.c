#include "CPFCUnicode.h"

#include <pthread.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uversion.h>

static int32_t normalize(const UNormalizer2 *normalizer, UErrorCode status, const uint16_t *text, int32_t length,
                         uint16_t *out, int32_t capacity) {
  if (U_FAILURE(status)) return -1;
  int32_t count = unorm2_normalize(normalizer, (const UChar *)text, length, (UChar *)out, capacity, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

int32_t pfc_unicode_nfkc_casefold(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&status);
  return normalize(normalizer, status, text, length, out, capacity);
}

int32_t pfc_unicode_nfc(const uint16_t *text, int32_t length, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
  return normalize(normalizer, status, text, length, out, capacity);
}

int32_t pfc_unicode_columns(uint32_t scalar) {
  switch (u_charType((UChar32)scalar)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
      return 0;
    default:
      break;
  }
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_FULLWIDTH:
    case U_EA_WIDE:
      return 2;
    default:
      return 1;
  }
}

int32_t pfc_unicode_zone_offset(const uint16_t *zone, int32_t length, double instant, int32_t *offset) {
  UErrorCode status = U_ZERO_ERROR;
  UChar canonical[128];
  UBool is_system = 0;
  ucal_getCanonicalTimeZoneID((const UChar *)zone, length, canonical, 128, &is_system, &status);
  if (U_FAILURE(status)) return -1;
  UCalendar *calendar = ucal_open((const UChar *)zone, length, "en", UCAL_GREGORIAN, &status);
  if (U_FAILURE(status)) return -1;
  ucal_setMillis(calendar, instant, &status);
  int32_t milliseconds =
      ucal_get(calendar, UCAL_ZONE_OFFSET, &status) + ucal_get(calendar, UCAL_DST_OFFSET, &status);
  ucal_close(calendar);
  if (U_FAILURE(status)) return -1;
  *offset = milliseconds / 1000;
  return 0;
}

static char icu_version[U_MAX_VERSION_STRING_LENGTH];
static char unicode_version[U_MAX_VERSION_STRING_LENGTH];
static pthread_once_t versions_once = PTHREAD_ONCE_INIT;

static void read_versions(void) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu_version);
  u_getUnicodeVersion(version);
  u_versionToString(version, unicode_version);
}

const char *pfc_unicode_icu_version(void) {
  pthread_once(&versions_once, read_versions);
  return icu_version;
}

const char *pfc_unicode_version(void) {
  pthread_once(&versions_once, read_versions);
  return unicode_version;
}
