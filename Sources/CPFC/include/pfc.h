/* pfc: what is in this food, and what have I eaten today? The library for C and for all that can call C.
 *
 * Text. Every text in and out is UTF-8 that ends in a zero byte. Answers are the bytes that the program `pfc` prints with
 * --json: one document and a line end.
 *
 * Ownership. What a call gives through `answer`, `messages` or `hits` belongs to the caller, who gives it back to
 * pfc_free. What a caller passes stays his; nothing of it is kept after the call.
 *
 * Status. Every call gives one of PFC_DONE, PFC_NOTHING, PFC_FAILED and PFC_USAGE, which are the program's exit statuses.
 * `answer` gets what the program would print, or NULL. `messages` gets what the program would say on standard error, or
 * NULL: after a failure it is {"error":{"code":…,"message":…,"hint":…}}. Both may be NULL where they are not wanted.
 *
 * Safety. A null pointer, a closed handle, text that is not UTF-8 and text that is too long are refused with PFC_USAGE.
 * Every call may be made from any thread at any time, with the same handle too; a call that runs while its handle is closed
 * ends as if it were open. Open handles after a fork: in a child of the process that made the first one every call is
 * refused with PFC_FAILED and the code "forked". The library stays loaded after dlclose.
 */
#ifndef PFC_H
#define PFC_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How a call ended. */
#define PFC_DONE 0
#define PFC_NOTHING 1
#define PFC_FAILED 2
#define PFC_USAGE 64

/* The most bytes of one text, and of the lines that pfc_run reads. */
#define PFC_TEXT_LIMIT 131071
#define PFC_INPUT_LIMIT 1048576

/* A catalogue and the journal beside it. A handle is a number that is never used twice; 0 is none. */
typedef uint64_t pfc_handle;

/* What to open. A member that is NULL has no say; a structure of zeros is the bundled food table without a journal. */
typedef struct pfc_options {
  const char *journal;  /* The file of the journal. It is made at the first write. */
  const char *seeds;    /* More seed files, a colon between two. */
  const char *language; /* "ja" or "en", for messages; "ja" when NULL. */
  const char *zone;     /* The time zone where the journal has no setting, as "Asia/Tokyo", which it is when NULL. */
  const char *now;      /* A fixed moment, as "2026-11-30T12:34:00+09:00"; the clock when NULL. */
} pfc_options;

/* Opens a catalogue. `options` may be NULL. `handle` gets 0 where it fails. Any thread. */
int32_t pfc_open(const pfc_options *options, pfc_handle *handle, char **messages);

/* Closes a handle; it is freed when the last call that uses it has ended. A handle that is closed is refused. Any thread. */
int32_t pfc_close(pfc_handle handle);

/* What `pfc search --json -n LIMIT -- QUERY` prints: PFC_NOTHING and [] when nothing matches. Any thread. */
int32_t pfc_search(pfc_handle handle, const char *query, int32_t limit, char **answer, char **messages);

/* What `pfc show --json -- ITEM` prints; `item` is an id or a name. Any thread. */
int32_t pfc_show(pfc_handle handle, const char *item, char **answer, char **messages);

/* Logs a line, as "朝 卵 2個 ごはん 茶碗1杯", and gives what `pfc log --json` prints. All of the line or nothing. Any thread;
 * calls that write wait for each other. */
int32_t pfc_log(pfc_handle handle, const char *line, char **answer, char **messages);

/* A day of the journal; `date` as "2026-11-30" or "昨日", today when NULL. Any thread. */
int32_t pfc_day(pfc_handle handle, const char *date, char **answer, char **messages);

/* Runs any command: `argv` is what follows `pfc` on its command line, `input` the text that `-` reads, or NULL. The
 * process's environment, terminal and standard streams are not looked at. Any thread. */
int32_t pfc_run(
    pfc_handle handle, int32_t argc, const char *const *argv, const char *input, char **answer, char **messages);

/* The kind of an item. */
#define PFC_FOOD 0
#define PFC_DISH 1
#define PFC_EXERCISE 2
#define PFC_OWN 3
#define PFC_RECIPE 4

/* How an item was found, the best first. */
#define PFC_EXACT 0
#define PFC_PREFIX 1
#define PFC_WORD 2
#define PFC_PART 3
#define PFC_LOOSE 4
#define PFC_FUZZY 5

/* What a figure is besides its value. */
#define PFC_MEASURED 0
#define PFC_TRACE 1
#define PFC_ESTIMATED 2
#define PFC_ESTIMATED_TRACE 3
#define PFC_NOT_MEASURED 4
#define PFC_INCOMPLETE 5

/* A figure: its value is NaN where there is none, which is not zero. */
typedef struct pfc_figure {
  double value;
  int32_t mark;
} pfc_figure;

/* One hit. Figures are per 100 g, or per `unit` where that is not NULL. */
typedef struct pfc_hit {
  const char *id;
  const char *name;
  const char *matched;
  const char *unit;
  int32_t kind;
  int32_t grade;
  int32_t is_nearest;
  double score;
  pfc_figure energy_kcal;
  pfc_figure protein_g;
  pfc_figure fat_g;
  pfc_figure carbohydrate_g;
  pfc_figure mets;
} pfc_hit;

/* The hits of pfc_search without JSON: `hits` gets an array of `count`, or NULL for none. One pfc_free gives all of it
 * back, texts included. Any thread. */
int32_t pfc_search_hits(
    pfc_handle handle, const char *query, int32_t limit, pfc_hit **hits, size_t *count, char **messages);

/* Gives back what a call gave. NULL is nothing. Any thread. */
void pfc_free(void *memory);

#ifdef __cplusplus
}
#endif

#endif
