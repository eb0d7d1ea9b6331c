import { isOfNone, koreanKindHeads } from '../facts/korean/kind-heads.ts';
import { factsIn, flagsOf } from './flags.ts';
import { type Answer, type Operator, placesOf, type Question, statedOf, UNDECIDED } from './question.ts';

/** It may deny what one thing has: no insurance has been taken out for the timber. */
const NO = 'no';

/** Which of the two a claim about nobody by name says of everything: all of the flats, none of them. */
function quantifierOf({ tokens, anchors, base, asked }: Question): 'all' | 'none' | null {
  if (anchors.length > 0) return null;
  const isKorean = tokens.some(({ inflection }) => inflection !== undefined);
  if (isKorean && asked.negative)
    return isOfNone(tokens) || placesOf('none', tokens).length > 0 ? 'none' : null;
  // 아무, 어느 deny nothing by themselves: 어느 축제에서나.
  const roles = isKorean ? (['all'] as const) : (['none', 'all'] as const);
  for (const role of roles) {
    const places = placesOf(role, tokens);
    const heads = koreanKindHeads(tokens, base);
    const isOfKind = (at: number): boolean =>
      heads.includes(at) ||
      heads.includes(at + 1) ||
      tokens.slice(at + 1, at + 4).some(({ lemma }) => base.kinds.has(lemma.toLowerCase()));
    const isOfOne = tokens.some(({ xpos, lemma }) => xpos === 'DT' && lemma === 'the');
    const isAlone = (at: number): boolean => at === 0 && !(tokens[at]?.lemma === NO && isOfOne);
    if (places.some((at) => isAlone(at) || isOfKind(at))) return role;
  }
  return null;
}

/** All of them, none of them: of those that the text names, and supported only where it says so of each. */
export const allOrNone: Operator = (question): Answer | null => {
  const quantifier = quantifierOf(question);
  if (quantifier === null) return null;
  const isDenied = question.asked.negative && quantifier === 'all';
  const flags = flagsOf(question);
  if (isDenied || statedOf(question).length > 0 || flags.length < 2) return UNDECIDED;
  const wanted = quantifier === 'all';
  const against = flags.filter(({ holds }) => holds === !wanted);
  if (against.length > 0) return { match: 'contradicted', facts: factsIn(against) };
  return flags.every(({ holds }) => holds === wanted)
    ? { match: 'supported', facts: factsIn(flags) }
    : UNDECIDED;
};
