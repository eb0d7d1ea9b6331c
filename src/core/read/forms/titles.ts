import type { Span } from '../../../contract/span.ts';
import type { Sentence } from '../../language/sentence.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Mood } from '../../statement/statement.ts';
import { isClause, type Line, phraseIn } from './line.ts';
import { markersIn } from './markers.ts';
import { labelSides } from './pieces.ts';

/** What stands over the lines below it, and how wide it reaches: a smaller level holds more. */
export interface Title {
  readonly level: number;
  readonly phrase: Phrase;
  /** What it takes back of all that stands under it: Rumours, Proposals. */
  readonly moods: readonly Mood[];
}

/** Levels of headings are 1 to 6. */
const PLAIN = 7;
export const LEAD_IN = 8;
const ITEM = 10;

const ENDS = /[.!?。！？,;]$/u;

/** How far the line of a list item is indented. */
function indentOf(text: string, start: number): number {
  let at = start;
  while (at > 0 && ' \t'.includes(text.charAt(at - 1))) at -= 1;
  return start - at;
}

function marksOf(text: string, { start, body }: Sentence): number {
  return text.slice(start, body).replace(/[^#]/gu, '').length || 1;
}

function isWholeLine(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 8), start).trimStart();
  return (before === '' || before.includes('\n') || start === 0) && '\n\r'.includes(text.charAt(end));
}

function bare(text: string, { start, end }: Span): string {
  return text
    .slice(start, end)
    .replaceAll(/[*_]{2}/gu, '')
    .trim();
}

/** The line ends in a colon: what it names holds of what follows. */
function isLeadIn(line: Line): boolean {
  return /[:：]$/u.test(bare(line.text, line.span));
}

/** A line by itself without a stop or a clause, or a list item over a deeper list. */
function isPlainTitle(line: Line, sentence: Sentence, next: Sentence): boolean {
  if (isClause(line.tokens) || labelSides(line.text, line.span, line.values) !== null) return false;
  if (ENDS.test(bare(line.text, line.span))) return false;
  if (sentence.kind === 'list_item') return isDeeper(line.text, sentence, next);
  return line.values.length === 0 && isWholeLine(line.text, line.span) && next.kind !== 'heading';
}

function isDeeper(text: string, one: Sentence, next: Sentence): boolean {
  return next.kind === 'list_item' && indentOf(text, next.start) > indentOf(text, one.start);
}

function levelOf({ text }: Line, sentence: Sentence, isPlain: boolean): number {
  if (sentence.kind === 'list_item') return ITEM + indentOf(text, sentence.start);
  return isPlain ? PLAIN : LEAD_IN;
}

function titleLevel(line: Line, sentence: Sentence, next: Sentence | undefined): number | null {
  if (sentence.kind === 'heading') return marksOf(line.text, sentence);
  if (next === undefined || (sentence.kind !== 'prose' && sentence.kind !== 'list_item')) return null;
  if (isLeadIn(line)) return levelOf(line, sentence, false);
  return isPlainTitle(line, sentence, next) ? levelOf(line, sentence, true) : null;
}

/** `Biologist and field technician`: what stands below is about one of them; `Brook & Sons` is one name. */
function namesSeveral({ tokens }: Line): boolean {
  const isName = (at: number): boolean => tokens[at]?.upos === 'PROPN';
  return tokens.some(({ upos }, at) => upos === 'CCONJ' && !(isName(at - 1) && isName(at + 1)));
}

/** The title that a line is for those below it; null where it is none. */
export function titleOf(line: Line, sentence: Sentence, next: Sentence | undefined): Title | null {
  const level = titleLevel(line, sentence, next);
  const phrase = level === null ? null : phraseIn(line, line.span);
  if (level === null || phrase === null) return null;
  // The text below a question answers it.
  const moods = markersIn(line).map(({ marker }) => marker.mood);
  const said = namesSeveral(line) ? { ...phrase, head: '', names: [] } : phrase;
  return { level, phrase: said, moods: moods.filter((mood) => mood !== 'asked') };
}

/** From which level on the titles end where this sentence begins. */
export function endsFrom({ text }: Line, { kind, start }: Sentence, isLabelled: boolean): number {
  if (kind === 'list_item') return ITEM + indentOf(text, start);
  return isLabelled ? ITEM : LEAD_IN;
}
