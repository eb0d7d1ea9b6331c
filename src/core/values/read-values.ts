import { AMOUNT_SIGNS, BEFORE_SIGNS } from '../lexicon/bounds.ts';
import { SIGN_FRACTIONS, SUPERSCRIPTS } from '../lexicon/digit-scripts.ts';
import { wordTable } from '../lexicon/lexicon.ts';
import { MONEY } from '../lexicon/units-money.ts';
import type { ReadValues, ValueMention } from '../statement/value.ts';
import { beginsBound } from './bound-words.ts';
import { hangulEnd, isDigitAt, isFigureAt, isHan, isHangul, isLatin, latinEnd } from './characters.ts';
import { beginsChunk, figureCodeAt, labelAt, letterCodeAt } from './code.ts';
import { type Draft, read, unreadDraft } from './draft.ts';
import { beginsNumber } from './english-number.ts';
import { expressionAt } from './expression.ts';
import { beginsKorean } from './korean-start.ts';
import { flagAt } from './flag.ts';
import { koreanNameAt, latinNameAt } from './name.ts';
import { markerAt } from './marker.ts';
import { beginsMoney } from './amount-part.ts';
import { beginsOrdinal } from './ordinal.ts';
import { joiner, type PlainText, plainText } from './plain-text.ts';
import { romanAt } from './roman.ts';
import type { Scan } from './scan.ts';
import { beginsTime } from './time-expression.ts';

const SIGNS: ReadonlySet<string> = new Set(
  [
    ...wordTable(AMOUNT_SIGNS).classes.keys(),
    ...wordTable(BEFORE_SIGNS).classes.keys(),
    ...wordTable(MONEY).classes.keys(),
    ...Object.keys(SIGN_FRACTIONS),
    '(',
    '[',
    '#',
    "'",
    '’',
  ]
    .map((sign) => sign.charAt(0))
    .filter((sign) => !isLatin(sign.charCodeAt(0)) && !isHangul(sign.charCodeAt(0))),
);
const LONGEST_WORD = 16;
const OTHER_DIGIT = /\p{N}/u;
const HYPHENS = '-−–－';
const IN_BRACKETS = /^\((?:[$€£¥₩]\s?)?\d[\d,.]*\)/;

/** Words that a value may begin with; all others are passed at once. */
function begins(word: string): boolean {
  return (
    beginsNumber(word) || beginsBound(word) || beginsOrdinal(word) || beginsTime(word) || beginsMoney(word)
  );
}

/** A run of signs may be a code where a figure, an @ or an address follows its first word. */
function codeAt(text: string, at: number, end: number): Draft | null {
  const next = text.charCodeAt(end);
  const isPlain =
    next <= 32 || next > 0x7f || Number.isNaN(next) || (isStop(next) && !(text.charCodeAt(end + 1) > 32));
  return !isPlain && beginsChunk(text, at) ? letterCodeAt(text, at) : null;
}

const isStop = (code: number): boolean => code === 44 || code === 46 || code === 41;

function latinAt(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const end = latinEnd(text, at);
  if (end - at > LONGEST_WORD) return codeAt(text, at, end);
  const word = text.slice(at, end).toLowerCase();
  const time = beginsTime(word) && isDigitAt(text, end) ? expressionAt(scan, at) : null;
  const named = time ?? codeAt(text, at, end) ?? labelAt(text, at, word, end);
  if (named !== null) return named;
  const value = begins(word) ? expressionAt(scan, at) : romanAt(text, at);
  return value ?? flagAt(text, at) ?? latinNameAt(scan, at);
}

/** A dash joins words and begins lists; before a figure that nothing precedes it is a minus. */
function signAt(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const before = text.charCodeAt(at - 1);
  if (HYPHENS.includes(text.charAt(at)) && (isLatin(before) || isHangul(before) || isDigitAt(text, at - 1)))
    return null;
  const marker = markerAt(text, at);
  if (marker !== null) return marker;
  if (text.charAt(at) === '(') {
    const phone = figureCodeAt(text, at);
    if (phone !== null) return phone;
    const brackets = IN_BRACKETS.exec(text.slice(at, at + 40))?.[0];
    return brackets === undefined || isDigitAt(text, at - 1)
      ? null
      : unreadDraft(at, at + brackets.length, 'ambiguous');
  }
  return expressionAt(scan, at);
}

function hangulAt(scan: Scan, at: number): Draft | null {
  const value = beginsKorean(scan.text, at) ? expressionAt(scan, at) : null;
  return value ?? figuredName(scan, at) ?? koreanNameAt(scan.text, at) ?? flagAt(scan.text, at);
}

/** 코로나19: figures glued behind a word, with no unit of their own. */
function figuredName(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const end = hangulEnd(text, at);
  if (end - at < 2 || !isDigitAt(text, end)) return null;
  const draft = expressionAt(scan, end);
  const value = draft?.value;
  const isBare =
    value?.kind === 'quantity' &&
    value.unit === null &&
    value.sort === 'cardinal' &&
    value.low === value.high;
  if (draft === null || !isBare || draft.reach > draft.end) return null;
  return read(at, draft.end, { kind: 'code', sort: 'id', canonical: text.slice(at, draft.end) });
}

function draftAt(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const code = text.charCodeAt(at);
  if (isLatin(code)) return latinAt(scan, at);
  if (isHangul(code)) return hangulAt(scan, at);
  if (isFigureAt(text, at)) return expressionAt(scan, at) ?? unreadRun(text, at);
  if (SIGNS.has(text.charAt(at))) return signAt(scan, at);
  if (isHan(code)) return expressionAt(scan, at);
  const isPower = SUPERSCRIPTS.includes(text.charAt(at)) && isLatin(text.charCodeAt(at - 1));
  return code > 0x7f && !isPower && OTHER_DIGIT.test(characterAt(text, at))
    ? (markerAt(text, at) ?? unreadRun(text, at))
    : null;
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

/** A digit that no reader took: it and all that is glued to it. */
function unreadRun(text: string, at: number): Draft {
  let end = at;
  while (end < text.length && (OTHER_DIGIT.test(characterAt(text, end)) || isLatin(text.charCodeAt(end))))
    end += characterAt(text, end).length;
  return unreadDraft(at, Math.max(end, at + 1), 'form');
}

/** Where the next value may begin: a word is looked at once, at its beginning. */
function nextPlace(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (isLatin(code)) return latinEnd(text, at);
  if (isHangul(code)) return hangulEnd(text, at);
  return at + characterAt(text, at).length;
}

/** Without markup, on one line. */
function writtenIn({ text }: PlainText, start: number, end: number): string {
  return text.slice(start, end).replaceAll(joiner, '').replace(/\s+/g, ' ');
}

function mentionOf(plain: PlainText, draft: Draft): ValueMention {
  const { start, end, value, unread } = draft;
  const struck = plain.struck.some(([from, to]) => from <= start && end <= to);
  const reach = { start: draft.from, end: Math.max(draft.reach, end) };
  return { start, end, written: writtenIn(plain, start, end), reach, value, unread, struck };
}

/** Every value of a text, in order. A number of which a part was not read is one unread mention, never a smaller number. */
export const readValues: ReadValues = (text, language, context = {}) => {
  const plain = plainText(text);
  const scan: Scan = { text: plain.text, language, dayFirst: context.dayFirst ?? null };
  const mentions: ValueMention[] = [];
  for (let at = 0; at < plain.text.length; ) {
    const draft = draftAt(scan, at);
    if (draft !== null) mentions.push(mentionOf(plain, draft));
    at = draft === null ? nextPlace(plain.text, at) : Math.max(draft.reach, draft.end, at + 1);
  }
  return mentions;
};
