import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import { covers } from '../../facts/content.ts';
import { JOINTS, PAIRING } from '../../../lexicon/query-words.ts';
import type { Standing } from './part-index.ts';

type Parts = readonly (readonly Token[])[];

function isJoint({ form, lemma }: Token): boolean {
  return form === ',' || form === ';' || JOINTS.has(lemma.toLowerCase());
}

function isVerb({ upos }: Token): boolean {
  return upos === 'VERB' || upos === 'AUX';
}

/** Of two names that a joint puts beside each other each one by itself: the claim without the one, and without the other. */
function spread(tokens: readonly Token[], runs: readonly Standing[]): Parts[] {
  const isBetween = (token: Token): boolean => isJoint(token) || token.upos === 'DET' || token.upos === 'ADP';
  return runs.slice(1).flatMap((run, at): Parts[] => {
    const before = runs[at];
    if (before === undefined) return [];
    const between = tokens.slice(before.last, run.first);
    const isShared = run.stands.some(
      ({ column }) => column >= 0 && before.stands.some((one) => one.column === column),
    );
    if (!isShared || !between.some(isJoint) || !between.every(isBetween)) return [];
    const bare = (some: readonly Token[]): readonly Token[] =>
      some.filter(({ lemma }) => !PAIRING.has(lemma));
    const without = (from: number, to: number): readonly Token[] =>
      bare([...tokens.slice(0, from), ...tokens.slice(to)]);
    return [[without(before.first, run.first), without(before.last, run.last)]];
  });
}

/** The clause behind a joint; one without a subject of its own has that of the clause before. */
function cut(tokens: readonly Token[], runs: readonly Standing[]): Parts[] {
  const verb = tokens.findIndex(isVerb);
  return tokens.flatMap((token, at): Parts[] => {
    if (!isJoint(token) || at <= verb || verb < 0) return [];
    const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)];
    const own = runs.find(({ first }) => first > at);
    const isWhole = own !== undefined && tokens.slice(own.last).some(isVerb);
    return own === undefined ? [] : [[before, isWhole ? after : [...tokens.slice(0, verb), ...after]]];
  });
}

/** Ways to take a claim as several that must all be true. */
export function partsOf({ tokens }: ReadSentence, runs: readonly Standing[]): readonly Parts[] {
  return [...spread(tokens, runs), ...cut(tokens, runs)];
}

export function sentenceOf(sentence: ReadSentence, tokens: readonly Token[]): ReadSentence {
  const isOwn = (value: { readonly start: number; readonly end: number }): boolean =>
    tokens.some((token) => covers(value, token));
  return { ...sentence, tokens, values: sentence.values.filter(isOwn) };
}
