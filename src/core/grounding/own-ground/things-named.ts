import { tokensOf } from '../../language/token.ts';
import type { Records } from '../records/record-table.ts';
import type { EvidenceContent } from './evidence-content.ts';

/** A piece of evidence with what it holds. */
interface Piece {
  readonly evidence_id: string;
  readonly content: EvidenceContent;
}

/** Which pieces of evidence hold a value by which one thing could be told from another. */
export interface ThingIndex {
  /** Ids of the pieces that are one object each. */
  readonly things: ReadonlySet<string>;
  readonly byValue: ReadonlyMap<string, ReadonlySet<string>>;
}

const LONGEST = 60;
const WORDS = 5;
const LEAST = 2;

/** The object that a piece is, where it is one and nothing else. */
export function objectOf({ content: { text, records } }: Piece): Records['tables'][number] | null {
  if (text !== null || records === null) return null;
  return records.tables.find(({ shape, path }) => shape === 'record' && path === '') ?? null;
}

/** Names and short texts as they are; a number with the word of its key: `sample 11`. */
function valuesOf({ columns, rows }: Records['tables'][number]): string[] {
  return columns.flatMap(({ words }, at) => {
    const value = rows[0]?.cells[at];
    if (typeof value === 'number') return [`${words.join(' ')} ${value}`];
    if (typeof value !== 'string' || value.length < LEAST || value.length > LONGEST) return [];
    return [keyOf(value)];
  });
}

function keyOf(text: string): string {
  return tokensOf(text)
    .map((token) => token.text.toLowerCase())
    .join(' ');
}

/** Reads once by what several objects can be told apart. */
export function thingIndex(pieces: readonly Piece[]): ThingIndex {
  const things = new Set<string>();
  const byValue = new Map<string, Set<string>>();
  for (const piece of pieces) {
    const object = objectOf(piece);
    if (object === null) continue;
    things.add(piece.evidence_id);
    for (const value of valuesOf(object))
      byValue.set(value, (byValue.get(value) ?? new Set()).add(piece.evidence_id));
  }
  for (const [value, ids] of byValue) if (ids.size === things.size) byValue.delete(value);
  return { things, byValue };
}

/** A Korean word without its particles could be any of its beginnings. */
function forms(word: string): string[] {
  if (!/[가-힣]/u.test(word)) return [word];
  return Array.from({ length: Math.max(1, word.length - LEAST + 1) }, (_, cut) =>
    word.slice(0, word.length - cut),
  );
}

/** GR46: the pieces whose thing the text names, out of several that are one object each. */
export function thingsNamed({ byValue }: ThingIndex, text: string): Set<string> {
  const words = tokensOf(text).map((token) => token.text.toLowerCase());
  const named = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let size = 1; size <= WORDS && from + size <= words.length; size++) {
      const head = words.slice(from, from + size - 1);
      for (const last of forms(words[from + size - 1] ?? ''))
        for (const id of byValue.get([...head, last].join(' ')) ?? []) named.add(id);
    }
  return named;
}
