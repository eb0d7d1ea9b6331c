import type { ReadPlace } from '../../../contract/grounding.ts';
import type { Span } from '../../../contract/span.ts';
import { sentences } from '../../language/sentences.ts';
import { stretchOf } from './stretch-of.ts';

const GAPS = /\s+/gu;
const QUOTES = /^["'“‘「『«]|["'”’」』»]$/gu;

/** A text with each run of white space as one blank, and where each of its characters stood. */
function squeezed(text: string): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const isGap = /\s/u.test(text.charAt(at));
    if (isGap && (out === '' || out.endsWith(' '))) continue;
    out += isGap ? ' ' : text.charAt(at);
    places.push(at);
  }
  return { text: out, places };
}

/** A quotation where it stands, with the whole sentences that it lies in. */
export interface Quoted {
  /** The passage, with the place of the quotation in its evidence where that is text. */
  readonly place: ReadPlace;
  /** As the passage has it. */
  readonly quotation: string;
  /** The sentences that hold it, as a passage: what was cut off before it may deny it. */
  readonly whole: ReadPlace;
}

/** Where the sentences begin and end that a stretch lies in. */
function around(passage: string, start: number, end: number): Span {
  const held = sentences(passage).filter((one) => one.start < end && start < one.end);
  return { start: held[0]?.start ?? start, end: held.at(-1)?.end ?? end };
}

function inPassage(passage: ReadPlace, wanted: string): Quoted | null {
  const { text, places } = squeezed(passage.quote);
  const at = text.indexOf(wanted);
  if (at < 0) return null;
  const start = places[at] ?? 0;
  const end = (places[at + wanted.length - 1] ?? start) + 1;
  const quotation = passage.quote.slice(start, end);
  const place = passage.path === null ? stretchOf(passage, { start, end }) : passage;
  return { place, quotation, whole: stretchOf(passage, around(passage.quote, start, end)) };
}

/** MJ4: where the quotation stands in one of the passages, letter by letter, white space aside; null where it does not. */
export function findQuotation(quotation: string, passages: readonly ReadPlace[]): Quoted | null {
  const wanted = quotation.replaceAll(GAPS, ' ').trim().replaceAll(QUOTES, '').trim();
  if (wanted === '') return null;
  for (const passage of passages) {
    const found = inPassage(passage, wanted);
    if (found !== null) return found;
  }
  return null;
}
