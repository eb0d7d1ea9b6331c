import { type Bound, negated } from './comparator.ts';
import { lastWord } from './last-word.ts';
import type { Comparator } from './quantity.ts';

const LAST: ReadonlySet<string> = new Set(
  'than over above exceed exceeds exceeded exceeding surpass surpasses surpassed surpassing top tops topped of least most minimum maximum max min under below beyond to within'.split(
    ' ',
  ),
);
const BEFORE =
  /(?:^|[^A-Za-z])(?:(not|never|no|cannot|can't|nor|n['’]t)\s(?:be\s|to\s|have\s|significantly\s|yet\s|any\s)?)?((?:more|greater|higher|larger|bigger|longer|older|heavier|faster|better|deeper|taller|wider|thicker|later) than|(?:less|fewer|lower|smaller|shorter|younger|lighter|slower|worse|shallower|narrower|thinner|cheaper|earlier) than|over|above|beyond|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?|topped|tops|in excess of|upwards? of|at least|a? ?minimum(?: of)?|at most|up to|within|a? ?maximum(?: of)?|max|min|under|below) $/i;
const CONTRACTED = /n['’]t\s(?:be\s|have\s)?$/i;
const MOVED = /(?:went|go|goes|gone|rose|rise|rises|shot|moved?|climbed|grew|jumped)\s$/i;
const SPREADS = /(?:spreads?|extends?|stretch(?:es)?|ranges?|covers?|tak(?:es?|ing)|hand(?:s|ed))\s$/i;
const AFTER =
  /(?:\+(?!\d)|\s(?:or|and) (more|greater|higher|above|over|up|upwards?|less|fewer|lower|below|under)\b|\s(?:(?!and |or |with |in |on |by |for |but |to |of )[a-z]+\s)?at (least|most|minimum|maximum)\b|\s(minimum|maximum)\b)/y;
const SIGN = /(?:^|[^-=<>])(>=|=>|<=|[<>≥≤≧≦＞＜])\s?$/;
const SIGNS: Readonly<Record<string, Comparator>> = {
  '>': 'gt',
  '＞': 'gt',
  '<': 'lt',
  '＜': 'lt',
  '>=': 'gte',
  '=>': 'gte',
  '≥': 'gte',
  '≧': 'gte',
  '<=': 'lte',
  '≤': 'lte',
  '≦': 'lte',
};
const SIGN_ENDS: ReadonlySet<number> = new Set([...'<>=≥≤≧≦＞＜'].map((sign) => sign.charCodeAt(0)));
const WORDS: readonly (readonly [RegExp, Comparator])[] = [
  [
    /^(?:more|greater|higher|larger|bigger|longer|older|heavier|faster|better|deeper|taller|wider|thicker|later|over|above|beyond|exceed|surpass|top|in excess|upward)/,
    'gt',
  ],
  [
    /^(?:less|fewer|lower|smaller|shorter|younger|lighter|slower|worse|shallower|narrower|thinner|cheaper|earlier|under|below)/,
    'lt',
  ],
  [/^(?:at least|a? ?min)/, 'gte'],
  [/^(?:at most|up to|within|a? ?max)/, 'lte'],
];

/** The bound before a number: over, at least, does not exceed, >=. A quotation's `>` at the line start is none. */
export function englishBoundBefore(text: string, at: number): Bound | null {
  const last = text.charCodeAt(at - 1) === 32 ? text.charCodeAt(at - 2) : text.charCodeAt(at - 1);
  const from = Math.max(0, at - 40);
  if (SIGN_ENDS.has(last)) return signBound(text.slice(from, at), from);
  const letter = (last >= 97 && last <= 122) || (last >= 65 && last <= 90);
  return letter && LAST.has(lastWord(text, at).toLowerCase()) ? wordBound(text.slice(from, at), from) : null;
}

function wordBound(head: string, from: number): Bound | null {
  const match = BEFORE.exec(head);
  if (match === null) return null;
  const [whole, not, phrase = ''] = match;
  const start = from + head.length - phrase.length - 1;
  const before = head.slice(0, head.length - phrase.length - 1);
  const comparator = WORDS.find(([pattern]) => pattern.test(phrase.toLowerCase()))?.[1];
  if (comparator === undefined || (/^up to$/i.test(phrase) && MOVED.test(before))) return null;
  if (/^over$/i.test(phrase) && SPREADS.test(before)) return null;
  const span = {
    start: not === undefined ? start : from + match.index + whole.indexOf(not),
    end: from + head.length - 1,
  };
  const denied = not !== undefined || CONTRACTED.test(before);
  return { comparator: denied ? negated(comparator) : comparator, span };
}

function signBound(head: string, from: number): Bound | null {
  const sign = SIGN.exec(head)?.[1];
  const comparator = sign === undefined ? undefined : SIGNS[sign];
  if (sign === undefined || comparator === undefined) return null;
  const start = head.lastIndexOf(sign);
  if (sign === '>' && isLineStart(head, start, from)) return null;
  return { comparator, span: { start: from + start, end: from + start + sign.length } };
}

function isLineStart(head: string, at: number, from: number): boolean {
  const before = head.slice(0, at);
  return /\n[ \t>]*$/.test(before) || (from === 0 && /^[ \t>]*$/.test(before));
}

/** The bound behind a number: or more, and above, at least, `100+`. */
export function englishBoundAfter(text: string, at: number): Bound | null {
  const code = text.charCodeAt(at);
  const first = code === 32 ? text.charCodeAt(at + 1) : 97;
  if ((code !== 32 && code !== 43) || (first !== 97 && first !== 109 && first !== 111)) return null;
  AFTER.lastIndex = at;
  const match = AFTER.exec(text);
  if (match === null) return null;
  const word = match[1] ?? match[2] ?? match[3] ?? '+';
  const comparator = /^(?:less|fewer|lower|below|under|most|max)/i.test(word) ? 'lte' : 'gte';
  return { comparator, span: { start: at + (code === 32 ? 1 : 0), end: AFTER.lastIndex } };
}
