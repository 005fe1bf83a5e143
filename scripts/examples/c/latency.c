/* The latency of a warm search as JSON and as structs: latency [QUERY…] */
#include <pfc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { rounds = 2000 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int order(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(void) {
  static const char *queries[] = {"鶏むね", "ごはん", "豆腐", "torimune", "バナナ", "豚バラ 焼き", "りんご", "ラーメン"};
  static double times[2][rounds];
  pfc_handle handle;
  if (pfc_open(NULL, &handle, NULL)) return 2;
  for (int i = -200; i < rounds; i++) {
    const char *query = queries[(i + 200) % 8];
    char *answer;
    pfc_hit *hits;
    size_t count;
    double start = now();
    if (pfc_search(handle, query, 10, &answer, NULL)) return 2;
    double middle = now();
    if (pfc_search_hits(handle, query, 10, &hits, &count, NULL)) return 2;
    double end = now();
    if (i >= 0) times[0][i] = middle - start, times[1][i] = end - middle;
    pfc_free(answer);
    pfc_free(hits);
  }
  for (int i = 0; i < 2; i++) {
    qsort(times[i], rounds, sizeof(double), order);
    printf("%s: p50 %.1f µs, p99 %.1f µs\n", i ? "structs" : "JSON", times[i][rounds / 2], times[i][rounds * 99 / 100]);
  }
  pfc_close(handle);
}
