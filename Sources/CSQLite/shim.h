#include <sqlite3.h>

/// Has SQLite count no memory from now on: every allocation else takes a lock of the whole process. Only before it starts.
static inline int pfc_sqlite3_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
