import type { Quantity } from '../../../language/quantity.ts';
import type { Item, MentionItem, NumberItem, PairItem, PlainItem } from './entity-item.ts';
import type { Lexicon, Meaning } from './entity-lexicon.ts';
import { numberAt, quantityMap } from './entity-numbers.ts';
import { phraseAt } from './entity-phrases.ts';
import { type EntityToken, entityTokens, isDash } from './entity-token.ts';
import { ARTICLES } from './entity-words.ts';

interface Reading {
  readonly text: string;
  readonly tokens: readonly EntityToken[];
  readonly quantities: ReadonlyMap<number, Quantity>;
  readonly lexicon: Lexicon;
}

interface Step {
  readonly item: Item;
  readonly size: number;
}

function isCapital(token: EntityToken): boolean {
  return token.text !== token.text.toLowerCase() || !/\p{Ll}/u.test(token.text);
}

function span(reading: Reading, from: number, to: number): { start: number; end: number; text: string } {
  const start = reading.tokens[from]?.start ?? 0;
  const end = reading.tokens[to - 1]?.end ?? start;
  return { start, end, text: reading.text.slice(start, end) };
}

function mention(reading: Reading, from: number, to: number, meanings: readonly Meaning[]): MentionItem {
  const named = meanings.filter((meaning) => meaning.kind === 'entity');
  const known = meanings.find((meaning) => meaning.kind === 'known');
  const full = named.filter(({ form }) => form === 'full');
  return {
    kind: 'mention',
    ...span(reading, from, to),
    entities: (full.length > 0 ? full : named).map(({ entity }) => entity),
    known: named.length === 0 && known !== undefined ? known.phrase : null,
    possessive: reading.tokens[to]?.kind === 'possessive',
    short: full.length === 0,
    meanings,
  };
}

/** `King` is not the known name `Kings`: the plural s of a name belongs to it where nothing of that name is here. */
function isSingular(phrase: string, last: EntityToken | undefined): boolean {
  return last !== undefined && phrase.endsWith('s') && !last.text.endsWith('s');
}

function phraseStep(reading: Reading, at: number): Step | null {
  const match = phraseAt(reading.lexicon, reading.tokens, at);
  const token = reading.tokens[at];
  if (match === null || token === undefined) return null;
  const capital = isCapital(token);
  const meanings = match.values.filter(
    (meaning) =>
      (capital || (meaning.kind !== 'entity' && meaning.kind !== 'known')) &&
      (meaning.kind !== 'known' || !isSingular(meaning.phrase, reading.tokens[match.to - 1])),
  );
  if (meanings.length === 0) return null;
  const size = match.to - match.from;
  if (meanings.some(({ kind }) => kind === 'entity' || kind === 'known'))
    return { item: mention(reading, at, match.to, meanings), size };
  return { item: { kind: 'phrase', ...span(reading, at, match.to), meanings }, size };
}

const DIGIT = /^\d/;

/** `5-4` and `3-of-5`, but no part of a longer row of numbers. */
function pairStep(reading: Reading, at: number): Step | null {
  const { tokens } = reading;
  const number = (index: number) => tokens[index]?.kind === 'number';
  if (!number(at) || (isDash(tokens[at - 1]) && number(at - 2))) return null;
  const dashed = isDash(tokens[at + 1]) ? 1 : 0;
  const word = tokens[at + 1 + dashed]?.key;
  const isOf = (word === 'of' || word === 'for') && (dashed === 1 || word === 'of');
  let to = at + 1 + dashed;
  if (isOf) to += isDash(tokens[to + 1]) ? 2 : 1;
  else if (dashed === 0) return null;
  if (!number(to) || (isDash(tokens[to + 1]) && number(to + 2))) return null;
  const one = numberAt(reading.text, tokens, at, new Map());
  const two = numberAt(reading.text, tokens, to, new Map());
  if (one === null || two === null || !DIGIT.test(one.item.text)) return null;
  const pair: PairItem = {
    kind: 'pair',
    start: one.item.start,
    end: two.item.end,
    first: one.item,
    second: two.item,
    join: isOf ? 'of' : 'dash',
  };
  return { item: pair, size: to - at + 1 };
}

function articleStep(reading: Reading, at: number): Step | null {
  const token = reading.tokens[at];
  if (token === undefined || (token.key !== 'a' && token.key !== 'an' && token.key !== 'no')) return null;
  const next = phraseAt(reading.lexicon, reading.tokens, at + 1);
  if (next === null || !next.values.some(({ kind }) => kind === 'column')) return null;
  if (reading.tokens[next.to]?.key === 'of') return null;
  const item: NumberItem = {
    kind: 'number',
    ...span(reading, at, at + 1),
    value: token.key === 'no' ? 0 : 1,
    mantissa: 1,
    form: 'article',
    comparator: 'eq',
    approximate: false,
    resolution: 1,
    percent: false,
  };
  return { item, size: 1 };
}

function plainStep(reading: Reading, at: number): Step {
  const token = reading.tokens[at];
  const kind: PlainItem['kind'] =
    token === undefined || token.kind === 'number' ? 'word' : isDash(token) ? 'dash' : token.kind;
  return { item: { kind, ...span(reading, at, at + 1), key: token?.key ?? '' }, size: 1 };
}

function percentBehind(reading: Reading, at: number, step: Step | null): Step | null {
  if (step === null || step.item.kind !== 'number' || step.item.percent) return step;
  let next = at + step.size;
  if (isDash(reading.tokens[next])) next++;
  const key = reading.tokens[next]?.key;
  const percent = key === 'percent' || key === '%' || key === 'pct';
  return percent ? { ...step, item: { ...step.item, percent: true } } : step;
}

/** A sentence as names, numbers, pairs, phrases that mean something, and the rest, in order. */
export function entityItems(text: string, lexicon: Lexicon): Item[] {
  const tokens = entityTokens(text);
  const reading: Reading = { text, tokens, quantities: quantityMap(text), lexicon };
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const step = stepAt(reading, at);
    items.push(step.item);
    at += step.size;
  }
  return items;
}

function stepAt(reading: Reading, at: number): Step {
  const phrase = phraseStep(reading, at);
  const token = reading.tokens[at];
  if (phrase !== null && phrase.size > 1) return phrase;
  const pair = pairStep(reading, at);
  if (pair !== null) return pair;
  if (phrase !== null && token?.kind === 'word' && !ARTICLES.has(token.key)) return phrase;
  const number = percentBehind(reading, at, numberAt(reading.text, reading.tokens, at, reading.quantities));
  return number ?? articleStep(reading, at) ?? phrase ?? plainStep(reading, at);
}
