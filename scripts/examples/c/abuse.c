/* Calls as nobody should make them: abuse JOURNAL. Each must give an error code and leave the process alive. */
#include <pfc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int faults = 0;

/* Checks how a call ended and the code of its message, and gives the message back. */
static void expect(const char *what, int32_t status, int32_t wanted, char **messages, const char *code) {
  const char *text = messages && *messages ? *messages : NULL;
  int is_right = status == wanted && (!code || (text && strstr(text, code)));
  if (!is_right) {
    fprintf(stderr, "%s: %d instead of %d, %s\n", what, status, wanted, text ? text : "no message");
    faults++;
  }
  if (messages) {
    pfc_free(*messages);
    *messages = NULL;
  }
}

static void nulls(pfc_handle handle) {
  char *answer = NULL, *messages = NULL;
  pfc_hit *hits;
  size_t count;
  expect("open without a place", pfc_open(NULL, NULL, &messages), PFC_USAGE, &messages, "null_pointer");
  expect("null query", pfc_search(handle, NULL, 5, &answer, &messages), PFC_USAGE, &messages, "null_pointer");
  expect("null item", pfc_show(handle, NULL, &answer, &messages), PFC_USAGE, &messages, "null_pointer");
  expect("null line", pfc_log(handle, NULL, &answer, &messages), PFC_USAGE, &messages, "null_pointer");
  expect("null argv", pfc_run(handle, 2, NULL, NULL, &answer, &messages), PFC_USAGE, &messages, "null_pointer");
  const char *hole[] = {"search", NULL};
  expect("null in argv", pfc_run(handle, 2, hole, NULL, &answer, &messages), PFC_USAGE, &messages, "null_pointer");
  expect("negative argc", pfc_run(handle, -1, hole, NULL, &answer, &messages), PFC_USAGE, &messages, "bad_count");
  expect("hits nowhere", pfc_search_hits(handle, "卵", 5, NULL, &count, &messages), PFC_USAGE, &messages, "null_pointer");
  expect("no count", pfc_search_hits(handle, "卵", 5, &hits, NULL, &messages), PFC_USAGE, &messages, "null_pointer");
  expect("nothing wanted", pfc_search(handle, "卵", 5, NULL, NULL), PFC_DONE, NULL, NULL);
  pfc_free(NULL);
}

static void closed(void) {
  char *answer = NULL, *messages = NULL;
  pfc_hit *hits;
  size_t count;
  pfc_handle handle;
  expect("open", pfc_open(NULL, &handle, &messages), PFC_DONE, &messages, NULL);
  expect("close", pfc_close(handle), PFC_DONE, NULL, NULL);
  expect("close twice", pfc_close(handle), PFC_USAGE, NULL, NULL);
  pfc_handle dead[] = {0, handle, UINT64_MAX};
  for (int i = 0; i < 3; i++) {
    expect("closed search", pfc_search(dead[i], "卵", 5, &answer, &messages), PFC_USAGE, &messages, "closed_handle");
    expect("closed show", pfc_show(dead[i], "卵", &answer, &messages), PFC_USAGE, &messages, "closed_handle");
    expect("closed log", pfc_log(dead[i], "卵", &answer, &messages), PFC_USAGE, &messages, "closed_handle");
    expect("closed day", pfc_day(dead[i], NULL, &answer, &messages), PFC_USAGE, &messages, "closed_handle");
    expect("closed run", pfc_run(dead[i], 0, NULL, NULL, &answer, &messages), PFC_USAGE, &messages, "closed_handle");
    expect(
        "closed hits", pfc_search_hits(dead[i], "卵", 5, &hits, &count, &messages), PFC_USAGE, &messages, "closed_handle");
  }
}

static void texts(pfc_handle handle) {
  char *answer = NULL, *messages = NULL;
  const char *broken[] = {"\xff", "\xe5\x8d", "\xc0\x80", "\xed\xa0\x80", "卵\xf5"};
  for (int i = 0; i < 5; i++) {
    expect("broken query", pfc_search(handle, broken[i], 5, &answer, &messages), PFC_USAGE, &messages, "not_utf8");
    expect("broken line", pfc_log(handle, broken[i], &answer, &messages), PFC_USAGE, &messages, "not_utf8");
    pfc_options options = {.journal = broken[i]};
    pfc_handle none = 1;
    expect("broken option", pfc_open(&options, &none, &messages), PFC_USAGE, &messages, "not_utf8");
    expect("no handle of it", none == 0 ? 0 : 1, 0, NULL, NULL);
  }
  size_t length = 10000000;
  char *large = malloc(length + 1);
  memset(large, 'a', length);
  large[length] = 0;
  const char *words[] = {"search", large}, *lines[] = {"log", "-"};
  expect("large query", pfc_search(handle, large, 5, &answer, &messages), PFC_USAGE, &messages, "too_long");
  expect("large item", pfc_show(handle, large, &answer, &messages), PFC_USAGE, &messages, "too_long");
  expect("large line", pfc_log(handle, large, &answer, &messages), PFC_USAGE, &messages, "too_long");
  expect("large argument", pfc_run(handle, 2, words, NULL, &answer, &messages), PFC_USAGE, &messages, "too_long");
  expect("large input", pfc_run(handle, 2, lines, large, &answer, &messages), PFC_USAGE, &messages, "too_long");
  large[PFC_TEXT_LIMIT] = 0;
  expect("longest query", pfc_search(handle, large, 5, &answer, &messages), PFC_NOTHING, &messages, NULL);
  pfc_free(answer);
  free(large);
  expect("empty query", pfc_search(handle, "", 5, &answer, &messages), PFC_USAGE, &messages, "error");
  expect("no limit", pfc_search(handle, "卵", 0, &answer, &messages), PFC_USAGE, &messages, "bad_limit");
  expect("negative limit", pfc_search(handle, "卵", -1, &answer, &messages), PFC_USAGE, &messages, "bad_limit");
  expect("an option is a query", pfc_search(handle, "--json", 5, &answer, &messages), PFC_NOTHING, &messages, NULL);
  pfc_free(answer);
}

static void *searches(void *handle) {
  for (int i = 0; i < 50; i++) {
    char *answer = NULL, *messages = NULL;
    int32_t status = pfc_search(*(pfc_handle *)handle, i % 2 ? "鶏むね" : "ごはん", 5, &answer, &messages);
    if (status != PFC_DONE || !answer || !strstr(answer, "\"id\"")) return handle;
    pfc_free(answer);
    pfc_free(messages);
  }
  return NULL;
}

static void *logs(void *handle) {
  for (int i = 0; i < 5; i++) {
    char *answer = NULL, *messages = NULL;
    if (pfc_log(*(pfc_handle *)handle, "朝 卵 1個", &answer, &messages) != PFC_DONE) {
      fprintf(stderr, "log in a thread: %s\n", messages ? messages : "no message");
      return handle;
    }
    pfc_free(answer);
    pfc_free(messages);
  }
  return NULL;
}

static void threads(pfc_handle handle) {
  pthread_t started[4];
  void *failed;
  for (int i = 0; i < 4; i++) pthread_create(&started[i], NULL, i < 2 ? searches : logs, &handle);
  for (int i = 0; i < 4; i++) {
    pthread_join(started[i], &failed);
    expect("a thread", failed ? 1 : 0, 0, NULL, NULL);
  }
  char *answer = NULL, *messages = NULL;
  expect("the day", pfc_day(handle, NULL, &answer, &messages), PFC_DONE, &messages, NULL);
  int entries = 0;
  for (char *at = answer; at && (at = strstr(at, "\"item\":\"12004\"")); at++) entries++;
  expect("entries of two threads", entries, 10, NULL, NULL);
  pfc_free(answer);
}

static void forks(pfc_handle handle) {
  fflush(stderr);
  pid_t child = fork();
  if (child == 0) {
    char *answer = NULL, *messages = NULL;
    faults = 0;
    expect("search in a child", pfc_search(handle, "卵", 5, &answer, &messages), PFC_FAILED, &messages, "forked");
    expect("open in a child", pfc_open(NULL, &handle, &messages), PFC_FAILED, &messages, "forked");
    expect("close in a child", pfc_close(handle), PFC_FAILED, NULL, NULL);
    _exit(faults);
  }
  int status = 1;
  waitpid(child, &status, 0);
  expect("a child", status, 0, NULL, NULL);
  char *answer = NULL, *messages = NULL;
  expect("search after a fork", pfc_search(handle, "卵", 5, &answer, &messages), PFC_DONE, &messages, NULL);
  pfc_free(answer);
}

int main(int argc, char **argv) {
  pfc_options options = {.journal = argc > 1 ? argv[1] : NULL, .now = "2026-11-30T12:34:00+09:00"};
  pfc_handle handle = 0;
  char *messages = NULL;
  expect("open", pfc_open(&options, &handle, &messages), PFC_DONE, &messages, NULL);
  options.language = "fr";
  pfc_handle other;
  expect("an unknown language", pfc_open(&options, &other, &messages), PFC_USAGE, &messages, "bad_language");
  nulls(handle);
  closed();
  texts(handle);
  threads(handle);
  forks(handle);
  expect("close", pfc_close(handle), PFC_DONE, NULL, NULL);
  if (!faults) puts("every abuse gave an error code");
  return faults != 0;
}
