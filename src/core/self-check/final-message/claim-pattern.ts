import type { MessageClaimType } from '../../../contract/message-claim.ts';
import type { Deed } from './english-deeds.ts';

/** Words of English claims, as parts of patterns. */
/** How a thing was done. Words of time, doubt and degree ("previously", "supposedly", "partly") say more, and are none. */
const ADVERBS =
  'accordingly|actually|additionally|automatically|carefully|cleanly|completely|comprehensively|consistently|correctly|directly|effectively|efficiently|entirely|explicitly|finally|fully|gracefully|immediately|independently|individually|internally|locally|manually|personally|properly|quickly|quietly|repeatedly|safely|securely|separately|silently|simply|slightly|significantly|specifically|successfully|systematically|thoroughly|transparently|uniformly|well';
export const TESTS = String.raw`(?:tests?|specs?|test (?:cases?|suites?|files?)|test coverage)`;
/** What stands between "added" and "tests": a number, and what kind of tests. */
export const TEST_LEAD = String.raw`(?: (?:a|an|the|some|new|more|further|additional|missing|few|several|couple|of|unit|regression|integration|e2e|end-to-end|snapshot|property(?:-based)?|failing|focused|extra|matching|corresponding|basic|parametri[sz]ed|\d+|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+ing)){0,6}`;
export const UNIT = String.raw`(?:ms|µs|us|ns|s|secs?|seconds?|min|minutes?|hours?|%|percent|pp|x|×|times|kB|KB|MB|GB|TB|MiB|GiB|KiB|bytes?|queries|rows|requests?|req/s|rps|qps|ops/s|ops|fps|tokens?|points?)`;
/** A number that was measured: with its unit. */
export const MEASURE = String.raw`\d[\d.,]*(?: (?:million|thousand|billion))? ?${UNIT}(?![\w])`;
export const METRIC = String.raw`(?:coverage|f1|accuracy|precision|recall|auc|bleu|rouge|wer|loss|rmse|mae|score|latency|throughput|p\d\d|median|average|mean|memory(?! limit)|rss|heap|bundle|image|binary|startup|start-?up|cold start|load time|response time|run ?time|build time|query time|cpu|frame rate|lighthouse|hit rate|error rate)`;

/** A form of words that makes a claim. `items`: only as an item of a list, a row of a table or a heading. */
export interface ClaimPattern {
  readonly type: MessageClaimType;
  /** Made when it is first needed, which most are not. */
  readonly pattern: () => RegExp;
  /** What the form cannot do without: small, for a large form takes long to make ready. */
  readonly needs?: RegExp;
  readonly items?: true;
}

/** A deed that makes a claim. */
export interface ClaimDeed {
  readonly type: MessageClaimType;
  readonly deed: (deed: Deed) => boolean;
}

/** Where in the order of forms stands what is said of tests, checks and builds. */
export const CHECKS = { state: 'checks' } as const;

export type ClaimForm = ClaimPattern | ClaimDeed | typeof CHECKS;

/** The forms that are patterns, in their order. */
export function patternsOf(forms: readonly ClaimForm[]): readonly ClaimPattern[] {
  return forms.filter((form) => 'pattern' in form);
}

const START = String.raw`^(?:[^\w¶†‡§¢¤£¥€가-힣]|\b(?:${ADVERBS}|and|also|then|so|but|plus|second|first|lastly|meanwhile|here|in total)\b)*`;
/** "I", "I have now", "we were able to": the person who did it, up to the verb. */
const SUBJECT = String.raw`\b(?:i|we|i['’]ve|we['’]ve)(?: have| also| now| just| then| already| only| both| gone ahead and| went ahead and| (?:${ADVERBS}))* `;

/** Said as the deed of a person, not as a state: "Added …", "I've added …". */
export function acted(verbs: string, rest = ''): string {
  return `(?:${START}|${SUBJECT})(?:${verbs})\\b(?:${rest})`;
}

/** A form of words, as parts of one pattern. */
export function claim(type: MessageClaimType, ...parts: readonly string[]): ClaimPattern {
  return { type, pattern: () => new RegExp(parts.join('|'), 'i') };
}

/** The form only as an item of a list, a row of a table or a heading. */
export function inItems(form: ClaimPattern): ClaimPattern {
  return { ...form, items: true };
}

/** The form with what it cannot do without. */
export function needing(needs: RegExp, form: ClaimPattern): ClaimPattern {
  return { ...form, needs };
}
