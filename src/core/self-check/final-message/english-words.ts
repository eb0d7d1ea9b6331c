/** Words of English claims, as parts of patterns. */
/** How a thing was done. Words of time, doubt and degree ("previously", "supposedly", "partly") say more, and are none. */
export const ADVERBS =
  'accordingly|actually|additionally|automatically|carefully|cleanly|completely|comprehensively|consistently|correctly|directly|effectively|efficiently|entirely|explicitly|finally|fully|gracefully|immediately|independently|individually|internally|locally|manually|personally|properly|quickly|quietly|repeatedly|safely|securely|separately|silently|simply|slightly|significantly|specifically|successfully|systematically|thoroughly|transparently|uniformly|well';
export const TESTS = String.raw`(?:tests?|specs?|test (?:cases?|suites?|files?)|test coverage)`;
/** What stands between "added" and "tests": a number, and what kind of tests. */
export const TEST_LEAD = String.raw`(?: (?:a|an|the|some|new|more|further|additional|missing|few|several|couple|of|unit|regression|integration|e2e|end-to-end|snapshot|property(?:-based)?|failing|focused|extra|matching|corresponding|basic|parametri[sz]ed|\d+|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+ing)){0,6}`;
/** Who passes something passes it on: "passes the rules", "passes a seeded `Random`". So is what passes only at times. */
const HANDED_ON = String.raw`(?! (?:an?|the|its|their|your|this|that|these|those|it|them)\b(?! (?:[\w-]+ ){0,3}(?:tests?|suites?|specs?|checks?|ci|pipeline)\b)| [¶‡§]| only (?:if|when|while|with|after)\b)`;
export const PASS = String.raw`(?:pass(?:es|ed|ing)?\b${HANDED_ON}|(?:is|are|stays?|remains?|come back|came back)(?: all| both| still| now| again| back| to)* (?:green|ok|okay|clean|fine|good|happy)|green|succeeds?|succeeded|runs? clean|ok for all)`;
export const CLEAN = String.raw`(?:pass(?:es|ed|ing)?\b|(?:is|are|stays?|comes? back|reports?|runs?|exits?)?[^.\w]{0,4}(?:also |now |all |still |too )*(?:clean\b|green\b|ok\b|happy\b|0 (?:errors|warnings|problems|issues)|(?:no|zero|without) (?:\w+ )?(?:errors?|warnings?|problems?|issues?|complaints?|findings)\b|without (?:a hitch|trouble|incident)\b|happy\b|nothing\b(?= to (?:report|say|complain)|\W|$)|success\b|succeeds?\b|succeeded\b))`;
const UNIT = String.raw`(?:ms|µs|us|ns|s|secs?|seconds?|min|minutes?|hours?|%|percent|pp|x|×|times|kB|KB|MB|GB|TB|MiB|GiB|KiB|bytes?|queries|rows|requests?|req/s|rps|qps|ops/s|ops|fps|tokens?|points?)`;
/** A number that was measured: with its unit. */
export const MEASURE = String.raw`\d[\d.,]*(?: (?:million|thousand|billion))? ?${UNIT}(?![\w])`;
export const METRIC = String.raw`(?:coverage|f1|accuracy|precision|recall|auc|bleu|rouge|wer|loss|rmse|mae|score|latency|throughput|p\d\d|median|average|mean|memory(?! limit)|rss|heap|bundle|image|binary|startup|start-?up|cold start|load time|response time|run ?time|build time|query time|cpu|frame rate|lighthouse|hit rate|error rate)`;
