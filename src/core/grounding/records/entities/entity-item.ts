import type { Span } from '../../../../contract/span.ts';
import type { Comparator } from '../../../language/quantity.ts';
import type { Meaning } from './entity-lexicon.ts';
import type { Entity } from './entity-world.ts';

/** A number with what decides how it is compared. */
export interface NumberItem extends Span {
  readonly kind: 'number';
  readonly value: number;
  /** The value before a multiplier word: 1.2 of 1.2 million. */
  readonly mantissa: number;
  readonly form: 'digits' | 'word' | 'article' | 'ordinal';
  readonly comparator: Comparator;
  readonly approximate: boolean;
  readonly resolution: number;
  readonly percent: boolean;
  readonly text: string;
}

/** Two numbers that are written together: 5-4, 3-of-5. */
export interface PairItem extends Span {
  readonly kind: 'pair';
  readonly first: NumberItem;
  readonly second: NumberItem;
  readonly join: 'dash' | 'of';
}

/** A name: of a record, or one that is known not to be here. */
export interface MentionItem extends Span {
  readonly kind: 'mention';
  readonly entities: readonly Entity[];
  readonly known: string | null;
  readonly possessive: boolean;
  readonly text: string;
  /** True where only the town or the last name stands. */
  readonly short: boolean;
  readonly meanings: readonly Meaning[];
}

export interface PhraseItem extends Span {
  readonly kind: 'phrase';
  readonly meanings: readonly Meaning[];
  readonly text: string;
}

export interface PlainItem extends Span {
  readonly kind: 'word' | 'mark' | 'dash' | 'possessive';
  readonly text: string;
  readonly key: string;
}

export type Item = NumberItem | PairItem | MentionItem | PhraseItem | PlainItem;

/** The first meaning of a kind that an item has. */
export function meaningOf<K extends Meaning['kind']>(
  item: Item | undefined,
  kind: K,
): Extract<Meaning, { kind: K }> | undefined {
  if (item === undefined || (item.kind !== 'phrase' && item.kind !== 'mention')) return undefined;
  return item.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind);
}

export function hasSense(item: Item | undefined, sense: string): boolean {
  if (item === undefined || item.kind !== 'phrase') return false;
  return item.meanings.some((meaning) => meaning.kind === 'sense' && meaning.sense === sense);
}

export function isMark(item: Item | undefined, marks: string): boolean {
  return item !== undefined && item.kind === 'mark' && marks.includes(item.text);
}
