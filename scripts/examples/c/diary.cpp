// Logs lines and prints the day: diary JOURNAL LINE…
#include <pfc.h>

#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>

namespace {

struct Freed {
  void operator()(char *text) const { pfc_free(text); }
};
using Text = std::unique_ptr<char, Freed>;

// A status other than done becomes an exception with the error document.
std::string checked(int32_t status, Text answer, Text messages) {
  if (status != PFC_DONE) throw std::runtime_error(messages ? messages.get() : "no message");
  return answer ? answer.get() : "";
}

class Diary {
 public:
  explicit Diary(const char *journal) {
    pfc_options options{};
    options.journal = journal;
    options.language = "en";
    char *messages = nullptr;
    int32_t status = pfc_open(&options, &handle_, &messages);
    checked(status, nullptr, Text(messages));
  }
  Diary(const Diary &) = delete;
  Diary &operator=(const Diary &) = delete;
  ~Diary() { pfc_close(handle_); }

  std::string log(const char *line) {
    char *answer = nullptr, *messages = nullptr;
    int32_t status = pfc_log(handle_, line, &answer, &messages);
    return checked(status, Text(answer), Text(messages));
  }
  std::string day() {
    char *answer = nullptr, *messages = nullptr;
    int32_t status = pfc_day(handle_, nullptr, &answer, &messages);
    return checked(status, Text(answer), Text(messages));
  }

 private:
  pfc_handle handle_ = 0;
};

}  // namespace

int main(int argc, char **argv) {
  if (argc < 2) {
    std::fputs("diary JOURNAL LINE…\n", stderr);
    return PFC_USAGE;
  }
  try {
    Diary diary(argv[1]);
    for (int i = 2; i < argc; i++) diary.log(argv[i]);
    std::fputs(diary.day().c_str(), stdout);
  } catch (const std::runtime_error &error) {
    std::fputs(error.what(), stderr);
    return PFC_FAILED;
  }
}
