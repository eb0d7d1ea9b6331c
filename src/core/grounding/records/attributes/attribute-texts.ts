import type { ReadPlace } from '../../../../contract/grounding.ts';
import { sentences } from '../../../language/sentences.ts';
import type { Term, TermReader } from '../../../language/term.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import type { Records } from '../record-table.ts';

interface TextSentence {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

/** The long texts of records: their sentences, and where each stem stands. */
export interface Texts {
  readonly evidence_id: string;
  readonly sentences: readonly TextSentence[];
  readonly places: ReadonlyMap<string, readonly number[]>;
  /** Every stem and word of the texts, and their numbers. */
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
}

/** The three neighbouring sentences of one text that hold most of a claim, and the share of its content that they hold. */
export interface BestText {
  readonly share: number;
  readonly read: ReadPlace | null;
}

/** Reads the long texts once. */
export function readTexts({ evidence_id, texts }: Records, read: TermReader): Texts {
  const found: TextSentence[] = [];
  const places = new Map<string, number[]>();
  const words = new Set<string>();
  const numbers = new Set<number>();
  for (const { path, text } of texts)
    for (const { start, end } of sentences(text)) {
      const quote = text.slice(start, end);
      for (const term of read(quote)) {
        gatherTerm(term, words, numbers);
        if (term.kind !== 'function') note(places, term.stem, found.length);
      }
      found.push({ path, start, end, quote });
    }
  return { evidence_id, sentences: found, places, words, numbers };
}

/** Notes a term of the evidence under its stem and as it is written. */
export function gatherTerm({ stem, kind, surface }: Term, words: Set<string>, numbers: Set<number>): void {
  words.add(stem);
  words.add(surface.toLowerCase());
  if (kind === 'number') numbers.add(Number(stem));
}

function note(places: Map<string, number[]>, stem: string, at: number): void {
  const known = places.get(stem);
  if (known === undefined) places.set(stem, [at]);
  else if (known.at(-1) !== at) known.push(at);
}

/** Where the texts hold most of a claim. */
export function bestText(texts: Texts, { terms }: AttributeClaim): BestText {
  const stems = new Set(terms.filter(({ kind }) => kind !== 'function').map(({ stem }) => stem));
  const held = new Map<number, Set<string>>();
  for (const stem of stems)
    for (const at of texts.places.get(stem) ?? [])
      for (const window of [at - 1, at, at + 1])
        if (texts.sentences[window]?.path === texts.sentences[at]?.path) gather(held, window, stem);
  let best = -1;
  for (const [at, words] of held) if (words.size > (held.get(best)?.size ?? 0)) best = at;
  const sentence = texts.sentences[best];
  if (sentence === undefined) return { share: 0, read: null };
  const { path, start, end, quote } = sentence;
  const read = { evidence_id: texts.evidence_id, span: { start, end }, path, quote };
  return { share: (held.get(best)?.size ?? 0) / stems.size, read };
}

function gather(held: Map<number, Set<string>>, at: number, stem: string): void {
  const words = held.get(at);
  if (words === undefined) held.set(at, new Set([stem]));
  else words.add(stem);
}
