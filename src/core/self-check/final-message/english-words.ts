/** Words of English claims, as parts of patterns. */
/** How a thing was done. Words of time, doubt and degree ("previously", "supposedly", "partly") say more, and are none. */
export const ADVERBS =
  'accordingly|actually|additionally|automatically|carefully|cleanly|completely|comprehensively|consistently|correctly|directly|effectively|efficiently|entirely|explicitly|finally|fully|gracefully|immediately|independently|individually|internally|locally|manually|personally|properly|quickly|quietly|repeatedly|safely|securely|separately|silently|simply|slightly|significantly|specifically|successfully|systematically|thoroughly|transparently|uniformly|well';
export const ADDED =
  'added|implemented|created(?! (?:the |an? |new )?(?:pr|pull request|commits?|branch|issue|tag)\\b)|introduced|built(?! (?:it|this|them|the (?:image|project|app|container|site))\\b)|wrote|written|put in place|set up|provided|scaffolded|integrated|wired up|enabled|generated|defined|drafted|shipped|registered|put together|extended the \\w+ with';
export const FIXED =
  'fixed|resolved|sorted out|taken care of|took care of|squashed|corrected|solved|repaired|patched|cured|addressed|eliminated the (?:race|leak|bug|crash|error|deadlock)';
export const CHANGED =
  'changed|updated|replaced|refactored|rewrote|rewritten|reworked|restructured|simplified|switched|upgraded|downgraded|bumped|migrated|converted|extracted|split(?! (?:the |this |my )?(?:work|changes?|it|commits?)\\b)|increased|raised|lowered|reduced|decreased|extended|adjusted|tweaked|tightened|relaxed|optimi[sz]ed|improved|cleaned up|moved|merged|inlined|swapped|turned|made (?!an? |some |no |sure|one|two|it clear|the same|mistake)|modified|edited|reorgani[sz]ed|centrali[sz]ed|parallelized|wired|connected|hooked up|pinned|ported|rewired|reordered|consolidated|unified|normali[sz]ed|hardened|wrapped|swapped out|sped up|cached|memoi[sz]ed|batched|deduplicated|aligned|tuned|hoisted|lifted|guarded|restored|reverted|bound|scoped';
export const RENAMED = 'renamed|relocated';
export const REMOVED =
  'removed|deleted|dropped|threw out|thrown (?:out|away)|scrapped|took out|taken out|cut out|ditched|discarded|wiped|killed|stripped|got rid of|ripped out|purged|retired|eliminated(?! the (?:race|leak|bug|crash|error|deadlock))';
export const DOCUMENTED = 'documented|described';
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
