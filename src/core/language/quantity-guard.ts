import { NOT_COUNT } from './date-english.ts';
import { lastWord } from './last-word.ts';

/** What looks like a number but names a date, a time, a version, an address, a label or a citation. */

const DATES =
  /\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d{4}[./]\d{1,2}[./]\d{1,2}(?!\d)|\d{4}-(?:0[1-9]|1[0-2])(?![\d-])|\d{4}\. ?\d{1,2}\.(?: ?\d{1,2}\.?(?!\d))?|\d{4}-[WwQqHh]\d{1,2}|(?:19|20)\d\d\s?[~∼–-]\s?(?:19|20)?\d\d(?:년|(?![\d.,가-힣%A-Za-z]))|(?:19|20)\d\d년(?:도|대)?(?!간|동안)|\d{2}년(?=도|\s?\d{1,2}월|\s?[상하]반기|\s?\d분기)|(?:1[0-2]|0?[1-9])월(?!간)(?:\s?[0-3]?\d일)?|\d{1,4}:\d{1,4}(?::\d{1,4})?|\d{1,4}\s?대\s?\d{1,4}(?![\d.]|명|대)|\d{1,2}시(?!간)(?:\s?\d{1,2}분)?|[1-4]분기|[1-4]Q(?:\d\d)?(?![A-Za-z0-9])|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}\s?[ap]\.?m\b\.?|\d{1,2}(?:st|nd|rd|th)?(?:\s(?:of\s)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b\.?)(?:,?\s\d{4})?|(?:19|20)\d\d(?=\s?[QH][1-4]|-Q)/y;
const TOKEN = /[\w.:/\\@-]*\w/y;
const DIGIT_RUN = /[\d.,]*\d/y;
const JOINED = /\d+(?:\.\d+\.\d[\d.]*|-\d+-[\d-]+)/y;
const CITATION = /[\d,\s–-]{1,40}\]/y;
const ENUMERATOR = /\d{1,3}[.)](?=\s|$)/y;
const ARTICLE = /\d+(?!\d|차|회|위|번째)/y;
const SCORE = /(\d{1,3})-(\d{1,3})(?![\d%-]|[.,]\d)/y;
const HANGUL_LABEL = /\d+(?:호선?|호기|번지|번길|동(?!안)|월호|학년|반|기(?!가)|급)(?![가-힣]*[명개])/y;
const YEAR = /(?:19|20)\d\d(?![\d.,]*\d)(?! [a-z]+s\b)(?!\s?[가-힣%$€₩℃])/y;
const MONTH_DAY = new RegExp(
  `[0-3]?\\d(?:st|nd|rd|th)?(?!\\d)(?:, ?\\d{4}|${NOT_COUNT})(?!\\s?[%가-힣])`,
  'y',
);
const MONTHS: ReadonlySet<string> = new Set(
  'January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec.'.split(
    ' ',
  ),
);
const BEFORE_YEAR: ReadonlySet<string> = new Set(
  'In Since By During Until After Before the The in since by during until till FY year early late mid before after from of Q1 Q2 Q3 Q4 H1 H2'.split(
    ' ',
  ),
);
const DAY_BEFORE_YEAR = /^[0-3]?\d(?:st|nd|rd|th)?,$/;
const LABELS: ReadonlySet<string> = new Set(
  'iso iec ieee rfc ansi din version ver ver. figure figures fig. table tables section sections chapter chapters step appendix article page line port room option phase level tier class no. nos. # id issue python node windows iphone galaxy android ios java 버전 표 그림 옵션 레벨 번호 코드 포트 페이지 단계'.split(
    ' ',
  ),
);
const LABELLED = /\d+(?:\.\d+)*(?![\d%]|\s?(?:%|percent|people|명|개|건|원|배))/y;

function end(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

const isLatin = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
const isDigit = (code: number) => code >= 48 && code <= 57;

/** Where to go on reading when the digits at `at` are no quantity; -1 when they may be one. */
export function skipNonQuantity(text: string, at: number): number {
  const glued = skipGlued(text, at);
  if (glued >= 0) return glued;
  const date = mayBeDate(text, at) ? end(DATES, text, at) : -1;
  if (date >= 0) return date;
  const score = skipScore(text, at);
  if (score >= 0) return score;
  const joined = end(JOINED, text, at);
  if (joined >= 0) return Math.max(end(TOKEN, text, at), joined);
  return skipNamed(text, at);
}

/** `3-1`: two numbers with a hyphen that do not rise are a score, not a range. */
function skipScore(text: string, at: number): number {
  SCORE.lastIndex = at;
  const [, first = '', second = ''] = SCORE.exec(text) ?? [];
  return first !== '' && Number(first) >= Number(second) ? SCORE.lastIndex : -1;
}

const DATE_NEXT = /[-./년월:시분QqWw대 ~∼–\u00a0sSnrtapH]/;

/** A date begins with at most four digits and goes on with one of a few characters. */
function mayBeDate(text: string, at: number): boolean {
  let stop = at + 1;
  while (stop < at + 5 && isDigit(text.charCodeAt(stop))) stop++;
  return stop < at + 5 && DATE_NEXT.test(text.charAt(stop));
}

/** Digits that belong to the token before them: `AI2`, `PRJ-2025`, `#5`, `/12`, `[1]`, `=7` in an address. */
function skipGlued(text: string, at: number): number {
  if (at === 0) return -1;
  const before = text.charCodeAt(at - 1);
  if (isLatin(before) || before === 35 || before === 64 || before === 92) return end(TOKEN, text, at);
  if (before === 91 || before === 94) return end(CITATION, text, at);
  if (before > 64 || before < 44) return -1;
  return skipJoined(text, at, before);
}

function skipJoined(text: string, at: number, before: number): number {
  const prior = at > 1 ? text.charCodeAt(at - 2) : 32;
  const word = isLatin(prior) || isDigit(prior);
  if (before === 45 && (word || (prior >= 0xac00 && prior <= 0xd7a3))) return end(TOKEN, text, at);
  if ((before === 46 || before === 47) && word) return end(TOKEN, text, at);
  if (before === 58 && isDigit(prior)) return end(DIGIT_RUN, text, at);
  return before === 61 && isAddress(text, at) ? end(TOKEN, text, at) : -1;
}

/** `?x=7` and `&x=7`. */
function isAddress(text: string, at: number): boolean {
  return /[?&]\w{1,20}=$/.test(text.slice(Math.max(0, at - 22), at));
}

function skipNamed(text: string, at: number): number {
  const before = text.charCodeAt(at - 1);
  if (at === 0 || before === 32 || before === 10 || before === 9) return skipAfterSpace(text, at);
  if (before === 0xc81c) return end(ARTICLE, text, at);
  if (before === 40) return end(/\d{1,2}\)/y, text, at);
  return end(HANGUL_LABEL, text, at);
}

function skipAfterSpace(text: string, at: number): number {
  const enumerator = isLineStart(text, at) ? end(ENUMERATOR, text, at) : -1;
  if (enumerator >= 0) return enumerator;
  const label = end(HANGUL_LABEL, text, at);
  if (label >= 0 || at < 2 || text.charCodeAt(at - 1) !== 32) return label;
  const word = lastWord(text, at);
  if (MONTHS.has(word)) return end(MONTH_DAY, text, at);
  if (LABELS.has(word.toLowerCase())) return end(LABELLED, text, at);
  return BEFORE_YEAR.has(word) || DAY_BEFORE_YEAR.test(word) ? end(YEAR, text, at) : -1;
}

function isLineStart(text: string, at: number): boolean {
  let before = at - 1;
  for (const floor = at - 12; before > floor; before--) {
    const code = text.charCodeAt(before);
    if (code !== 32 && code !== 9 && code !== 62) break;
  }
  return before < 0 || text.charCodeAt(before) === 10;
}
