import { madeOnceFor } from '../../language/made-once.ts';
import { wordsOf } from '../../lexicon/operators.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { covers } from './content.ts';
import { dimensionOf, measured } from './dimension.ts';
import type { NameRun } from './name-run.ts';

const RESPECTIVE = wordsOf('respective');
const JOINING: ReadonlySet<string> = new Set([',', 'and', '및', '그리고']);

/** A sentence that gives several names their own values in order, as one of its names and its value say it. */
export interface Distributed {
  readonly sentence: ReadSentence;
  readonly names: readonly NameRun[];
}

function isRespectiveWord({ lemma }: Token): boolean {
  return RESPECTIVE.has(lemma.toLowerCase());
}

/** Amounts and times by what they measure. */
function byDimension(values: readonly ValueMention[]): readonly (readonly ValueMention[])[] {
  const found = new Map<string, ValueMention[]>();
  for (const mention of measured(values)) {
    const dimension = mention.value === null ? null : dimensionOf(mention.value);
    if (dimension === null) continue;
    const some = found.get(dimension);
    if (some === undefined) found.set(dimension, [mention]);
    else some.push(mention);
  }
  return [...found.values()];
}

/** Lists several things of which each belongs to another one: nobody may read it as one clause. */
export const isRespective = madeOnceFor(({ tokens, values }: ReadSentence): boolean => {
  if (!tokens.some(isRespectiveWord)) return false;
  const isKorean = tokens.some(({ inflection }) => inflection !== undefined);
  return !isKorean || byDimension(values).some(({ length }) => length > 1);
});

function tokensOf({ tokens }: ReadSentence, { first, last }: NameRun): readonly Token[] {
  return tokens.slice(first, last + 1);
}

/** The last name of a list has the particle of all. */
function withParticles(token: Token, { key }: NameRun, last: Token | undefined): Token {
  if (token.inflection === undefined || last?.inflection === undefined) return token;
  const inflection = { ...token.inflection, particles: last.inflection.particles };
  return { ...token, lemma: key.at(-1) ?? token.lemma, upos: 'PROPN', inflection };
}

/** The sentence with some of its names, and without the values of the others. */
function only(
  sentence: ReadSentence,
  kept: readonly NameRun[],
  names: readonly NameRun[],
  away: readonly ValueMention[],
): Distributed {
  const dropped = names.filter((name) => !kept.includes(name)).flatMap((name) => tokensOf(sentence, name));
  const end = sentence.tokens[names.at(-1)?.last ?? -1];
  const ends = kept.map((name) => ({ name, token: sentence.tokens[name.last] }));
  const own = sentence.tokens.filter(
    (token) =>
      !dropped.includes(token) &&
      !away.some(({ reach }) => covers(reach, token)) &&
      !isRespectiveWord(token) &&
      !JOINING.has(token.lemma.toLowerCase()),
  );
  const tokens = own.map((token) => {
    const name = ends.find((one) => one.token === token)?.name;
    return name === undefined ? token : withParticles(token, name, end);
  });
  const runs = kept.map((name) => {
    const first = own.findIndex((token) => token === sentence.tokens[name.first]);
    return { ...name, first, last: first + name.last - name.first };
  });
  const values = sentence.values.filter(
    (one) => !away.includes(one) && !dropped.some((token) => covers(one.reach, token)),
  );
  return { sentence: { ...sentence, tokens, values, statements: [] }, names: runs };
}

/** `Subscribing to both A and B costs $345`: what is done with them has the value, once or for each of them. */
function isOfDeed({ tokens }: ReadSentence, [first]: readonly NameRun[]): boolean {
  const at = tokens.findIndex(({ xpos }, place) => xpos === 'CC' && place < (first?.first ?? 0));
  const before = tokens[at - 1];
  return at >= 0 && (before?.upos === 'VERB' || before?.upos === 'ADP');
}

/**
 * The rents of A and B are $500 and $650 respectively; A와 B의 책상은 각각 24개와 17개다: one sentence for each name. A list of
 * names as long as that before it is shared out in the same way. Null where no word says so, `unread` where nothing tells
 * which belongs to which.
 */
export function respectiveOf(
  sentence: ReadSentence,
  names: readonly NameRun[],
): readonly Distributed[] | 'unread' | null {
  if (names.length < 2 || !sentence.tokens.some(isRespectiveWord)) return null;
  const groups = byDimension(sentence.values);
  const lists = groups.filter(({ length }) => length > 1);
  const [list, ...more] = lists;
  if (list === undefined && names.length % 2 === 0 && names.length > 2) {
    const half = names.length / 2;
    const pairs = names.slice(0, half).map((name, at) => [name, ...names.slice(half + at, half + at + 1)]);
    return pairs.map((kept) => only(sentence, kept, names, []));
  }
  if (list === undefined && groups.length > 0)
    return isOfDeed(sentence, names) ? 'unread' : names.map((name) => only(sentence, [name], names, []));
  if (list?.length !== names.length || more.length > 0) return 'unread';
  return names.map((name, at) =>
    only(
      sentence,
      [name],
      names,
      list.filter((_, place) => place !== at),
    ),
  );
}
