import { joins } from './markup-join.ts';
import { type Line, readLine } from './markup-line.ts';
import type { SentenceKind } from './sentence.ts';
import { firstBreak } from './sentence-stop.ts';

/** A run of text that sentences do not cross. `whole`: it is one sentence as it stands. */
export interface Block {
  start: number;
  end: number;
  body: number;
  kind: SentenceKind;
  whole: boolean;
}

/** What the lines so far tell about the next one. Places are in `text`. */
export interface Walk {
  text: string;
  blocks: Block[];
  /** The block that the next line may continue, with its last line. */
  open: Block | null;
  last: Line | null;
  afterBlank: boolean;
  inList: boolean;
  inTable: boolean;
  /** The three characters that close the code block that is open. */
  fence: string;
}

const DELIMITER = /:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)+[ \t]*\|?[ \t]*$/my;
const LONGEST_DELIMITER = 10_000;
const TERMINATED = /[.!?。！？]$/;

export function newWalk(text: string): Walk {
  return {
    text,
    blocks: [],
    open: null,
    last: null,
    afterBlank: true,
    inList: false,
    inTable: false,
    fence: '',
  };
}

/** Splits Markdown (or plain text) into blocks, in order; each character that is not white space lies in one. */
export function blocks(text: string): readonly Block[] {
  const walk = newWalk(text);
  for (let at = 0; at < text.length; ) {
    const [line, next] = readLine(text, at);
    takeLine(walk, line);
    at = next;
  }
  return walk.blocks;
}

/** Goes on by one line. Only the open block can still change. */
export function takeLine(walk: Walk, line: Line): void {
  step(walk, line);
  walk.afterBlank = line.look === 'blank';
}

function step(walk: Walk, line: Line): void {
  if (walk.fence !== '') return insideFence(walk, line);
  if (line.look === 'blank') return close(walk);
  if (line.look === 'fence') return openFence(walk, line);
  if (isIndentedCode(walk, line)) return indentedCode(walk, line);
  if (line.look === 'break' || line.look === 'underline') return rule(walk, line);
  if (line.look === 'table' || isTableRow(walk, line)) return whole(walk, line, 'table_row');
  walk.inTable = false;
  if (line.look === 'heading') return whole(walk, line, 'heading');
  if (line.look === 'list_item') return open(walk, line, 'list_item');
  textLine(walk, line);
}

function close(walk: Walk): void {
  walk.open = null;
  walk.last = null;
  walk.inTable = false;
}

function add(walk: Walk, line: Line, kind: SentenceKind, isWhole: boolean): Block {
  const block: Block = { start: line.start, end: line.end, body: line.body, kind, whole: isWhole };
  walk.blocks.push(block);
  walk.inList = kind === 'list_item' || (walk.inList && line.indent >= 2);
  return block;
}

function whole(walk: Walk, line: Line, kind: SentenceKind): void {
  add(walk, line, kind, true);
  walk.open = null;
  walk.last = null;
}

function open(walk: Walk, line: Line, kind: SentenceKind): void {
  walk.open = add(walk, line, kind, false);
  walk.last = line;
}

function insideFence(walk: Walk, line: Line): void {
  if (line.start < line.end && walk.open !== null) walk.open.end = line.end;
  if (!walk.text.startsWith(walk.fence, line.start) || line.look !== 'fence') return;
  walk.fence = '';
  close(walk);
}

function openFence(walk: Walk, line: Line): void {
  walk.open = add(walk, line, 'code', true);
  walk.fence = walk.text.slice(line.start, line.start + 3);
}

/** True for a line of code without a fence. */
export function isIndentedCode(walk: Walk, line: Line): boolean {
  if (line.indent < 4 || walk.inList) return false;
  return walk.afterBlank || walk.open?.kind === 'code';
}

function indentedCode(walk: Walk, line: Line): void {
  if (walk.open?.kind === 'code') walk.open.end = line.end;
  else walk.open = add(walk, { ...line, body: line.start }, 'code', true);
}

/** `===` or `---`: makes a heading of one line of text above it that is one sentence, and has no words itself. */
function rule(walk: Walk, line: Line): void {
  const above = walk.open;
  const single = above !== null && above.kind === 'prose' && walk.last?.start === above.start;
  if (single && isTitle(walk.text, above)) {
    above.kind = 'heading';
    above.whole = true;
  }
  whole(walk, { ...line, body: line.start }, 'heading');
}

function isTitle(text: string, { body, end }: Block): boolean {
  return !TERMINATED.test(text.slice(end - 1, end)) && firstBreak(text, body, end) < 0;
}

function isTableRow(walk: Walk, line: Line): boolean {
  if (walk.inTable) return walk.text.slice(line.start, line.end).includes('|');
  if (line.look !== 'text' || line.end - line.start > LONGEST_DELIMITER) return false;
  DELIMITER.lastIndex = line.start;
  if (walk.open === null || walk.open.whole || !DELIMITER.test(walk.text)) return false;
  return headRow(walk, walk.open);
}

/** Makes a table head of the one line above a delimiter row, if it has a bar, and no sentence ends before that. */
function headRow(walk: Walk, above: Block): boolean {
  const bar = walk.text.indexOf('|', above.start);
  if (walk.last?.start !== above.start || bar < 0 || bar >= above.end) return false;
  const ends = firstBreak(walk.text, above.body, above.end);
  if (ends >= 0 && ends < bar) return false;
  above.kind = 'table_row';
  above.whole = true;
  walk.inTable = true;
  return true;
}

function textLine(walk: Walk, line: Line): void {
  const goesOn = walk.open !== null && walk.last !== null && !walk.open.whole;
  const sameMark = line.look === 'text' || walk.open?.kind === 'quote';
  if (goesOn && sameMark && walk.open && walk.last && joins(walk.text, walk.last, line)) {
    walk.open.end = line.end;
    walk.last = line;
    return;
  }
  open(walk, line, kindOf(walk, line));
}

function kindOf(walk: Walk, line: Line): SentenceKind {
  if (line.look === 'quote') return 'quote';
  const underItem = walk.open?.kind === 'list_item' || (walk.inList && line.indent >= 2);
  return underItem ? 'list_item' : 'prose';
}
