import { blocksSoFar } from './growing-blocks.ts';
import { type Block, newWalk, takeLine, type Walk } from './markup-blocks.ts';
import { readLine } from './markup-line.ts';
import type { Sentence } from './sentence.ts';
import type { Stop } from './sentence-break.ts';
import { type Cut, cutBlock, finishBlock, sentences } from './sentences.ts';

/** A sentence that nothing which comes can change, placed in the whole text. */
export interface FinishedSentence extends Sentence {
  /** From `body` to `end`; empty for a block of code. */
  readonly words: string;
  /** What stands between the sentence before and the words: white space and marks; null where it is long. */
  readonly gap: string | null;
}

/** A text that grows at its end. Pieces may be cut anywhere. */
export interface GrowingSentences {
  /** The sentences that this piece finished, in order; often none. All together are those of the whole text. */
  add(piece: string): FinishedSentence[];
  /** The sentences that were still open. */
  end(): FinishedSentence[];
  /** What the next sentence begins with, as far as that is settled; `code` stands for a block of code. */
  next(): string;
  /** How many characters have been looked at so far: within a multiple of the text's length, whatever the pieces. */
  looked(): number;
}

/** The end of a text, being read. Places are in `walk.text`, which stands at `base` in the whole. */
interface Reading {
  readonly walk: Walk;
  base: number;
  /** Where the first line begins that is not whole yet. */
  line: number;
  /** The first block that has not been given out whole, and how far it has. */
  block: number;
  cut: Cut | null;
  /** Where the last sentence given out ends. */
  before: number;
  next: string;
}

/** Characters behind a full stop that decide whether it ends the sentence; more where a citation may begin. */
const DECIDES = 16;
const DECIDES_CITATION = 280;
const MAY_CITE = /[[【<(（¹²³⁴-⁹]/u;
const LONGEST_GAP = 200;
const SHOWN = 24;
/** A short rest is looked at often, a long one when it has grown by a share; it is cut once enough of it is done. */
const SHORT = 16_384;
const SHARE = 4;
const DONE = 1_024;

/** Takes the lines that are whole: up to the last line break, or to the end. */
function takeLines(reading: Reading, upTo: number): void {
  while (reading.line < upTo) {
    const [line, next] = readLine(reading.walk.text, reading.line);
    takeLine(reading.walk, line);
    reading.line = Math.min(next, reading.walk.text.length);
  }
}

function giveBlock(reading: Reading, block: Block, found: Sentence[]): void {
  finishBlock(reading.walk.text, block, reading.cut, found);
  reading.cut = null;
  reading.block += 1;
}

/** Whether what is known behind a stop decides it, and what comes can take it back no more. */
function isDecided(text: string, open: Block, bar: number) {
  return (stop: Stop): boolean => {
    const reach = MAY_CITE.test(text.charAt(stop.next)) ? DECIDES_CITATION : DECIDES;
    return stop.next + reach <= open.end && (bar < 0 || bar > stop.at);
  };
}

/** Gives out what is finished, and keeps how the next sentence begins. */
function give(reading: Reading): Sentence[] {
  const { text } = reading.walk;
  const found: Sentence[] = [];
  const { blocks, open, single } = blocksSoFar(reading.walk, reading.block, reading.line);
  for (const block of blocks) if (block !== open) giveBlock(reading, block, found);
  reading.next = open?.whole === true ? 'code' : '';
  if (open === null || open.whole || !blocks.includes(open)) return found;
  const bar = single ? text.indexOf('|', open.start) : -1;
  reading.cut = cutBlock(text, open, reading.cut, isDecided(text, open, bar), found);
  const from = Math.max(reading.cut.start, open.body);
  reading.next = text.slice(from, Math.min(from + SHOWN, open.end));
  return found;
}

function finished(text: string, sentence: Sentence, before: number): FinishedSentence {
  const { body, end, kind } = sentence;
  const isCode = kind === 'code';
  const gap = isCode || body - before > LONGEST_GAP ? null : text.slice(before, body);
  return { ...sentence, words: isCode ? '' : text.slice(body, end), gap };
}

/** The sentences of a whole text, as those of one that grew. */
export function finishedSentences(text: string): FinishedSentence[] {
  let before = 0;
  return sentences(text).map((sentence) => {
    const one = finished(text, sentence, before);
    before = sentence.end;
    return one;
  });
}

function placed(reading: Reading, sentence: Sentence): FinishedSentence {
  const { base, before, walk } = reading;
  const one = finished(walk.text, sentence, before);
  reading.before = sentence.end;
  return moved(one, -base);
}

/** The first character that is still needed. */
function needed({ walk, line, block, cut, before }: Reading): number {
  const places = [line, cut?.start ?? line];
  const first = walk.blocks[block];
  if (first?.whole === false) places.push(cut?.start ?? first.start);
  if (walk.open?.whole === false && walk.last !== null) places.push(walk.last.start);
  const needs = Math.min(...places);
  return needs - before > LONGEST_GAP ? needs : Math.min(needs, Math.max(0, before));
}

function moved<T extends { start: number; end: number; body: number }>(one: T, by: number): T {
  return { ...one, start: one.start - by, end: one.end - by, body: one.body - by };
}

/** Lets go of what is done. */
function forget(reading: Reading): void {
  const { walk } = reading;
  const by = needed(reading);
  if (by < DONE || by * 2 < walk.text.length) return;
  walk.text = walk.text.slice(by);
  const kept = walk.blocks.splice(0).slice(reading.block);
  const open = walk.open && moved(walk.open, by);
  walk.blocks.push(...kept.map((block) => (block === walk.open && open !== null ? open : moved(block, by))));
  walk.open = open;
  walk.last = walk.last && moved(walk.last, by);
  reading.base += by;
  reading.line -= by;
  reading.block = 0;
  reading.before -= by;
  reading.cut = reading.cut && { start: reading.cut.start - by, search: reading.cut.search - by };
}

function read(reading: Reading, more: string): FinishedSentence[] {
  reading.walk.text += more;
  takeLines(reading, reading.walk.text.lastIndexOf('\n') + 1);
  const found = give(reading).map((sentence) => placed(reading, sentence));
  forget(reading);
  return found;
}

function readLast(reading: Reading, more: string): FinishedSentence[] {
  const { walk } = reading;
  walk.text += more;
  takeLines(reading, walk.text.length);
  const found: Sentence[] = [];
  for (const block of walk.blocks.slice(reading.block)) giveBlock(reading, block, found);
  return found.map((sentence) => placed(reading, sentence));
}

/** GA1: the sentences of a text that grows, each as soon as nothing that comes can change it. Linear in the text, whatever the pieces. */
export function growingSentences(): GrowingSentences {
  const reading: Reading = { walk: newWalk(''), base: 0, line: 0, block: 0, cut: null, before: 0, next: '' };
  let pieces: string[] = [];
  let waiting = 0;
  let looked = 0;
  const taken = (): string => {
    const more = pieces.join('');
    looked += reading.walk.text.length + more.length;
    pieces = [];
    waiting = 0;
    return more;
  };
  return {
    add(piece) {
      pieces.push(piece);
      waiting += piece.length;
      const size = reading.walk.text.length + waiting;
      const isDue = waiting >= DECIDES || piece.includes('\n');
      return isDue && (size <= SHORT || waiting * SHARE >= size) ? read(reading, taken()) : [];
    },
    end: () => readLast(reading, taken()),
    next: () => reading.next,
    looked: () => looked,
  };
}
