import { type Block, blocks } from './markup-blocks.ts';
import type { Sentence } from './sentence.ts';
import { isBreak, type Stop } from './sentence-break.ts';
import { isWhite } from './white-space.ts';

const CLOSERS =
  /(?:["'”’»)\]）」』】〉》*_`~]|\[\^?\d{1,3}\](?!\())*(?:\s(?:\[\^?\d{1,3}\](?!\())+(?=\s|$))?/y;

/**
 * The sentences of a Markdown or plain text, in order. Every character that is not white space lies in exactly
 * one; code blocks, table rows and headings are one each. Time is linear in the length.
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const block of blocks(text)) {
    if (block.whole) found.push(sentence(block, block.start, block.end));
    else splitBlock(text, block, found);
  }
  return found;
}

function sentence(block: Block, start: number, end: number): Sentence {
  return { start, end, kind: block.kind, body: Math.min(Math.max(start, block.body), end) };
}

function skipWhite(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && isWhite(text.charCodeAt(next))) next++;
  return next;
}

function closedAt(text: string, at: number, end: number): number {
  CLOSERS.lastIndex = at;
  CLOSERS.test(text);
  return Math.min(Math.max(CLOSERS.lastIndex, at), end);
}

function splitBlock(text: string, block: Block, found: Sentence[]): void {
  let start = block.start;
  let from = block.body;
  for (let stop = nextStop(text, block, from, from); stop !== null; ) {
    if (isBreak(text, stop)) {
      found.push(sentence(block, start, stop.closed));
      start = stop.next;
      from = start;
    }
    stop = nextStop(text, block, from, stop.closed);
  }
  if (start < block.end) found.push(sentence(block, start, block.end));
}

function isTerminator(code: number): boolean {
  if (code < 0x80) return code === 46 || code === 33 || code === 63;
  return code === 0x2026 || code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0xff0e;
}

function nextStop(text: string, block: Block, from: number, search: number): Stop | null {
  let at = search;
  while (at < block.end && !isTerminator(text.charCodeAt(at))) at++;
  if (at >= block.end) return null;
  let end = at + 1;
  while (end < block.end && isTerminator(text.charCodeAt(end))) end++;
  const closed = closedAt(text, end, block.end);
  return { at, end, closed, next: skipWhite(text, closed, block.end), from, blockEnd: block.end };
}
