function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Never the last word of a sentence: a name, number or clause follows. Lower case, without the last point. */
const NEVER_LAST = words(
  'dr mr mrs ms prof st vs e.g i.e cf approx fig figs eq eqs sec gen sen rep gov capt lt col sgt rev hon mt ft al viz resp ca',
);

/** Before a figure only: `No. 5`, `p. 12`, `Jan. 5`. */
const BEFORE_NUMBER = words(
  'no nos vol vols ch chap art pp p para ver v jan feb mar apr jun jul aug sep sept oct nov dec op',
);

/** May be the last word or not; the next word decides. */
const MAYBE_LAST = words(
  'inc ltd co corp llc jr sr a.m p.m ph.d m.d b.a m.a b.sc m.sc d.c plc bros dept est',
);

/** Words that begin a sentence far more often than a name. */
const STARTERS = words(
  'the it he she they we i you this that these those there a an in on at for from by to as if but and so or however when while after before since its his her their our my no not all some most many what why how who where then thus therefore although because both each one',
);

/** Korean last syllables of a finished sentence. */
const KOREAN_FINALS: ReadonlySet<string> = new Set('다요죠까오함음임됨짐움네군라자');

/** A run of terminators in a text and its surroundings. */
export interface Stop {
  /** Where the run of `.!?…` begins. */
  readonly at: number;
  /** After the run. */
  readonly end: number;
  /** After the closing quotes, brackets and emphasis that follow the run. */
  readonly closed: number;
  /** The first character after `closed` that is no white space. */
  readonly next: number;
  /** Where the sentence and its block begin and end. */
  readonly from: number;
  readonly blockEnd: number;
}

const LONGEST_WORD = 14;
const DATE_HEAD = /\d{4}\.\s?\d{1,2}\.\s?(?:\d{1,2}\.)?$|['’]\d{2}\.\s?\d{1,2}\.\s?(?:\d{1,2}\.)?$/;
const DATE_TAIL = /(?:0?[1-9]|[12]\d|3[01])\.(?![0-9])/y;
const YEAR = /(?:^|[^\d.])(?:\d{4}|['’]\d{2})$/;
const WORD = /[A-Za-z]+/y;

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLower = (code: number) => code >= 97 && code <= 122;
const isUpper = (code: number) => code >= 65 && code <= 90;
const isHangul = (code: number) => code >= 0xac00 && code <= 0xd7a3;
const isQuote = (code: number) => code === 34 || code === 39 || code === 0x201d || code === 0x2019;
const isCloser = (code: number) =>
  isQuote(code) || code === 41 || code === 93 || (code >= 0x3009 && code <= 0x3011);

/** Whether the sentence ends at this stop. Looks a bounded way to both sides. */
export function isBreak(text: string, stop: Stop): boolean {
  if (stop.next >= stop.blockEnd) return true;
  const code = text.charCodeAt(stop.at);
  if (code === 0x3002 || code === 0xff01 || code === 0xff1f) return !isQuotedParticle(text, stop);
  if (stop.next === stop.closed) return breaksTight(text, stop);
  if (code === 0x2026 || (code === 46 && stop.end - stop.at > 1)) return breaksEllipsis(text, stop);
  return code === 46 ? breaksPoint(text, stop) : !goesOnAfterQuote(text, stop);
}

/** `"갔다."라고`: the sentence goes on behind the quotation. */
function isQuotedParticle(text: string, stop: Stop): boolean {
  const closer = stop.closed > stop.end && isCloser(text.charCodeAt(stop.closed - 1));
  return closer && stop.next === stop.closed && isHangul(text.charCodeAt(stop.next));
}

/** `"Really?" he asked`. */
function goesOnAfterQuote(text: string, stop: Stop): boolean {
  return stop.closed > stop.end && isLower(text.charCodeAt(stop.next));
}

/** No space follows: only Korean is written so (`갔다.그는`). */
function breaksTight(text: string, stop: Stop): boolean {
  if (stop.closed > stop.end) return false;
  const before = text.charAt(stop.at - 1);
  const after = text.charCodeAt(stop.next);
  if (text.charCodeAt(stop.at) !== 46 || stop.end - stop.at > 1)
    return isHangul(after) && stop.at > stop.from;
  return KOREAN_FINALS.has(before) && (isHangul(after) || isUpper(after) || isDigit(after));
}

function breaksEllipsis(text: string, stop: Stop): boolean {
  return KOREAN_FINALS.has(text.charAt(stop.at - 1)) || isUpper(text.charCodeAt(stop.next));
}

function breaksPoint(text: string, stop: Stop): boolean {
  const before = text.charCodeAt(stop.at - 1);
  if (isDigit(before)) return breaksNumber(text, stop);
  if (isHangul(before)) return stop.at - stop.from > 1;
  if (isLower(text.charCodeAt(stop.next))) return false;
  return breaksWord(text, stop);
}

/** `2020. 3. 4.` is one date, `1.` at the beginning is an item's number; `rose to 5.` ends. */
function breaksNumber(text: string, stop: Stop): boolean {
  const head = text.slice(Math.max(stop.from, stop.at - LONGEST_WORD), stop.at);
  if (stop.from + head.length === stop.at && /^[\d.]+$/.test(head)) return isLongNumber(head);
  if (isLower(text.charCodeAt(stop.next))) return false;
  if (DATE_HEAD.test(`${head}.`)) return false;
  DATE_TAIL.lastIndex = stop.next;
  return !(YEAR.test(head) && DATE_TAIL.test(text));
}

function isLongNumber(head: string): boolean {
  return /^\d{5,}$/.test(head);
}

/** The word before the point, lower case, with points inside it: `e.g`, `u.s`. */
function wordBefore(text: string, stop: Stop): string {
  let at = stop.at;
  const floor = Math.max(stop.from, stop.at - LONGEST_WORD);
  while (at > floor && isWordCode(text.charCodeAt(at - 1))) at--;
  return text.slice(at, stop.at).toLowerCase();
}

function isWordCode(code: number): boolean {
  return isLower(code) || isUpper(code) || code === 46;
}

function breaksWord(text: string, stop: Stop): boolean {
  const word = wordBefore(text, stop);
  if (NEVER_LAST.has(word)) return false;
  const initial = word.length === 1 && isUpper(text.charCodeAt(stop.at - 1));
  if (!initial && BEFORE_NUMBER.has(word)) return !isDigit(text.charCodeAt(stop.next));
  if (word.length === 1 && stop.at - stop.from === 1) return false;
  const initials = word.length === 1 ? initial : /^(?:[a-z]\.)+[a-z]$/.test(word);
  return initials || MAYBE_LAST.has(word) ? STARTERS.has(wordAt(text, stop.next)) : true;
}

function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0].toLowerCase() ?? '';
}
