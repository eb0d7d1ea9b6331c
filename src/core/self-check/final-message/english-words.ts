/** Words of English claims, as parts of patterns. */
/** How a thing was done. Words of time, doubt and degree ("previously", "supposedly", "partly") say more, and are none. */
export const ADVERBS =
  'accordingly|actually|additionally|automatically|carefully|cleanly|completely|comprehensively|consistently|correctly|directly|effectively|efficiently|entirely|explicitly|finally|fully|gracefully|immediately|independently|individually|internally|locally|manually|personally|properly|quickly|quietly|repeatedly|safely|securely|separately|silently|simply|slightly|significantly|specifically|successfully|systematically|thoroughly|transparently|uniformly|well';
export const TESTS = String.raw`(?:tests?|specs?|test (?:cases?|suites?|files?)|test coverage)`;
/** What stands between "added" and "tests": a number, and what kind of tests. */
export const TEST_LEAD = String.raw`(?: (?:a|an|the|some|new|more|further|additional|missing|few|several|couple|of|unit|regression|integration|e2e|end-to-end|snapshot|property(?:-based)?|failing|focused|extra|matching|corresponding|basic|parametri[sz]ed|\d+|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+ing)){0,6}`;
const UNIT = String.raw`(?:ms|µs|us|ns|s|secs?|seconds?|min|minutes?|hours?|%|percent|pp|x|×|times|kB|KB|MB|GB|TB|MiB|GiB|KiB|bytes?|queries|rows|requests?|req/s|rps|qps|ops/s|ops|fps|tokens?|points?)`;
/** A number that was measured: with its unit. */
export const MEASURE = String.raw`\d[\d.,]*(?: (?:million|thousand|billion))? ?${UNIT}(?![\w])`;
export const METRIC = String.raw`(?:coverage|f1|accuracy|precision|recall|auc|bleu|rouge|wer|loss|rmse|mae|score|latency|throughput|p\d\d|median|average|mean|memory(?! limit)|rss|heap|bundle|image|binary|startup|start-?up|cold start|load time|response time|run ?time|build time|query time|cpu|frame rate|lighthouse|hit rate|error rate)`;
