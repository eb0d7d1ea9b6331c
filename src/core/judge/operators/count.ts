import type { Quantity } from '../../statement/value.ts';
import { dimensionOf } from '../facts/dimension.ts';
import { koreanKindHeads } from '../facts/korean/kind-heads.ts';
import { counted } from './amounts.ts';
import { factsIn, flagsOf } from './flags.ts';
import { type Answer, type Operator, placesOf, type Question, statedOf, UNDECIDED } from './question.ts';

/** The number of those that the claim counts: two of the flats, 세 곳. */
function countIn(question: Question): Quantity | null {
  const [said, ...more] = statedOf(question);
  const { tokens, anchors } = question;
  if (said?.kind !== 'quantity' || more.length > 0 || anchors.length > 0 || said.per !== null) return null;
  const isOf = placesOf('of', tokens).some((at) => tokens[at - 1]?.upos === 'NUM');
  const isHeaded = koreanKindHeads(tokens, question.base).length > 0 || placesOf('of', tokens).length > 0;
  const isKorean = isHeaded && (said.unit?.dimension.startsWith('count:') ?? false);
  const isNumber = dimensionOf(said) === 'number' || isKorean;
  return isNumber && (isOf || isKorean) ? said : null;
}

/** Two of them have it: where the text says of each whether it has. */
export const count: Operator = (question): Answer | null => {
  const said = countIn(question);
  if (said === null) return null;
  const flags = flagsOf(question);
  const isWhole = flags.every(({ holds }) => holds !== null);
  if (question.asked.negative || flags.length < 2 || !isWhole) return UNDECIDED;
  const many = flags.filter(({ holds }) => holds).length;
  const found = question.means.compare(said, counted(said, many));
  if (found === 'equal' || found === 'within') return { match: 'supported', facts: factsIn(flags) };
  return found === 'excluded' ? { match: 'contradicted', facts: factsIn(flags) } : UNDECIDED;
};
