#include "pfc.h"

// The layout that programs are compiled against: a change of it is a new major version of the library.
#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(pfc_options) == 40, "pfc_options has a new layout");
_Static_assert(sizeof(pfc_figure) == 16, "pfc_figure has a new layout");
_Static_assert(sizeof(pfc_hit) == 136, "pfc_hit has a new layout");
_Static_assert(offsetof(pfc_hit, score) == 48, "pfc_hit has a new layout");
#endif
