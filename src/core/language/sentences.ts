import { type Block, blocks } from './markup-blocks.ts';
import type { Sentence } from './sentence.ts';
import { isBreak, type Stop } from './sentence-break.ts';
import { nextStop } from './sentence-stop.ts';

/** How far a block has been cut: where the next sentence begins, and from where its end is looked for. */
export interface Cut {
  readonly start: number;
  readonly search: number;
}

/**
 * The sentences of a Markdown or plain text, in order. Every character that is not white space lies in exactly
 * one; code blocks, table rows and headings are one each. Time is linear in the length.
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const block of blocks(text)) finishBlock(text, block, null, found);
  return found;
}

function sentence(block: Block, start: number, end: number): Sentence {
  return { start, end, kind: block.kind, body: Math.min(Math.max(start, block.body), end) };
}

/** The sentences of a block that are left behind a cut. */
export function finishBlock(text: string, block: Block, cut: Cut | null, found: Sentence[]): void {
  if (block.whole) {
    found.push(sentence(block, block.start, block.end));
    return;
  }
  const { start } = cutBlock(text, block, cut, () => true, found);
  if (start < block.end) found.push(sentence(block, start, block.end));
}

/** Cuts sentences off a block, as long as the stop between two is known to be one or none. */
export function cutBlock(
  text: string,
  block: Block,
  cut: Cut | null,
  isKnown: (stop: Stop) => boolean,
  found: Sentence[],
): Cut {
  let { start, search } = cut ?? { start: block.start, search: block.body };
  for (;;) {
    const stop = nextStop(text, Math.max(start, block.body), search, block.end);
    if (stop === null || !isKnown(stop)) return { start, search };
    search = stop.closed;
    if (!isBreak(text, stop)) continue;
    found.push(sentence(block, start, stop.closed));
    start = stop.next;
    search = Math.max(start, search);
  }
}
