import { WHOLE } from '../../lexicon/korean-clauses.ts';
import { comparedShare, isShare, measuredOf, shareOf, totalOf } from './amounts.ts';
import { attributeOf, isKey, peersOf } from './operands.ts';
import {
  type Anchor,
  type Answer,
  isOperatorName,
  type Operator,
  placesOf,
  type Question,
  statedOf,
  UNDECIDED,
} from './question.ts';

const PLACED: ReadonlySet<string> = new Set(['에', '에서', '에게']);

/** A third of the desks are at A: the name behind the verb; 책상의 절반은 A에 있다; A의 책상은 전체의 3분의 1이다. */
function isOfWhole({ first, last }: Anchor, { tokens, asked }: Question): boolean {
  const said = asked.values.find(({ value }) => isShare(value));
  const [from, to] = [tokens[first], tokens[last]];
  if (said === undefined || from === undefined || to === undefined) return false;
  if (!asked.english) {
    const particles = to.inflection?.particles ?? [];
    const isWhole = tokens.some(
      ({ lemma, inflection, end }) =>
        lemma === WHOLE && (inflection?.particles.includes('의') ?? false) && end <= said.start,
    );
    return particles.some((one) => PLACED.has(one)) || isWhole;
  }
  const next = tokens.findIndex(({ start }) => start >= said.end);
  const isOf = placesOf('of', tokens).includes(next);
  const isBehind = tokens
    .slice(next, first)
    .some(({ upos, xpos }) => upos === 'AUX' || xpos.startsWith('VB'));
  return isOf && isBehind;
}

/** A third of all of them are at A: of those that the text names, where it gives the number of each. */
export const share: Operator = (question): Answer | null => {
  const stated = statedOf(question);
  const [said = null] = stated;
  const [anchor, ...more] = question.anchors;
  if (!isShare(said) || anchor === undefined || more.length > 0 || !isOfWhole(anchor, question)) return null;
  if (stated.length > 1 || question.asked.negative || placesOf('than', question.tokens).length > 0)
    return UNDECIDED;
  const words = question.asked.words.filter(({ word }) => !isOperatorName(word) && word !== WHOLE);
  const keys = peersOf(question);
  const found = attributeOf(keys, keys, [{ side: 'up', dimension: null, usual: null }], {
    ...question,
    words,
  });
  const own = found?.operands.find(({ key }) => isKey(key, anchor.key));
  const total = found === null ? null : totalOf(found.operands);
  const amount = own === undefined ? null : measuredOf(own);
  if (found === null || total === null || amount === null || found.operands.length < 2) return UNDECIDED;
  return comparedShare(said, shareOf(amount, total), found.operands, question.means);
};
