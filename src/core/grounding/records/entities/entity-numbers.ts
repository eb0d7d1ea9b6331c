import { findQuantities } from '../../../language/find-quantities.ts';
import type { Quantity } from '../../../language/quantity.ts';
import type { NumberItem } from './entity-item.ts';
import type { EntityToken } from './entity-token.ts';

const ORDINALS = new Map(
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
    (word, at) => [word, at + 1] as const,
  ),
);
const SUFFIXED = /^(\d{1,4})(?:st|nd|rd|th)$/i;
const TWO = new Set(['pair', 'couple']);

function plain(token: EntityToken, text: string, value: number, form: NumberItem['form']): NumberItem {
  const decimals = /\.(\d+)$/.exec(token.text)?.[1]?.length ?? 0;
  return {
    kind: 'number',
    start: token.start,
    end: token.end,
    text: text.slice(token.start, token.end),
    value,
    mantissa: value,
    form,
    comparator: 'eq',
    approximate: false,
    resolution: form === 'digits' ? 10 ** -decimals : 1,
    percent: false,
  };
}

function fromQuantity(quantity: Quantity, text: string): NumberItem | null {
  if (quantity.kind !== 'cardinal' || quantity.high !== undefined) return null;
  const { start, end, value, comparator, approximate, resolution } = quantity;
  const dimension = quantity.unit?.dimension ?? '';
  const unitless = text.slice(start, end).replace(/-.*$/, '');
  const digits = /^[\d,.]+/.exec(unitless)?.[0] ?? '';
  return {
    kind: 'number',
    start,
    end,
    text: text.slice(start, end),
    value,
    mantissa: digits === '' ? value : Number(digits.replaceAll(',', '').replace(/\.$/, '')),
    form: digits === '' ? 'word' : 'digits',
    comparator,
    approximate,
    resolution,
    percent: dimension === 'ratio',
  };
}

/** The quantities of a text by the place where their number begins. */
export function quantityMap(text: string): ReadonlyMap<number, Quantity> {
  return new Map(findQuantities(text).map((quantity) => [quantity.start, quantity]));
}

/** The number that begins at a token, with the number of tokens it takes; null where none does. */
export function numberAt(
  text: string,
  tokens: readonly EntityToken[],
  at: number,
  quantities: ReadonlyMap<number, Quantity>,
): { readonly item: NumberItem; readonly size: number } | null {
  const token = tokens[at];
  if (token === undefined || (token.kind !== 'number' && token.kind !== 'word')) {
    const money = token === undefined ? undefined : quantities.get(token.start);
    const item = money === undefined ? null : fromQuantity(money, text);
    return item === null ? null : sized(item, tokens, at);
  }
  const lower = token.text.toLowerCase();
  const rank = ORDINALS.get(lower) ?? Number(SUFFIXED.exec(token.text)?.[1] ?? Number.NaN);
  if (Number.isFinite(rank)) return { item: plain(token, text, rank, 'ordinal'), size: 1 };
  const quantity = quantities.get(token.start);
  const read = quantity === undefined ? null : fromQuantity(quantity, text);
  if (read !== null && !SPACED_UNIT.test(read.text)) return sized(read, tokens, at);
  if (read !== null) return sized(trimmed(read, token, text), tokens, at);
  if (token.kind === 'number')
    return { item: plain(token, text, Number(token.text.replaceAll(',', '')), 'digits'), size: 1 };
  if (TWO.has(lower)) return { item: plain(token, text, 2, 'word'), size: 1 };
  return null;
}

/** A unit in letters behind the number belongs to the words that name its column, not to the number. */
const SPACED_UNIT = /^(?:[\d,.]+|[a-z]+(?:-[a-z]+)*?)[\s-]+[a-z]{2,}$/i;

function trimmed(read: NumberItem, token: EntityToken, text: string): NumberItem {
  if (/(?:million|billion|trillion|thousand|hundred|dozen)/i.test(read.text)) return read;
  return { ...read, end: token.end, text: text.slice(token.start, token.end) };
}

function sized(
  item: NumberItem,
  tokens: readonly EntityToken[],
  at: number,
): { item: NumberItem; size: number } {
  let size = 1;
  while (at + size < tokens.length && (tokens[at + size]?.start ?? 0) < item.end) size++;
  return { item, size };
}
