import { comparedShare, factorOf, measuredOf, timesSaid } from './amounts.ts';
import { attributeOf } from './operands.ts';
import { type Answer, type Operator, placesOf, type Question, statedOf, UNDECIDED } from './question.ts';

/** A has three times as many as B, A is twice that of B, A는 B의 두 배다: the number stands before the second name, in Korean behind it. */
function isBetween({ anchors, asked, tokens }: Question): boolean {
  const [first, second] = anchors;
  const said = asked.values.find(({ value }) => factorOf(value) !== null);
  const [from, to] = [tokens[first?.last ?? -1], tokens[second?.first ?? -1]];
  if (said === undefined || from === undefined || to === undefined || second === undefined) return false;
  const last = tokens[second.last];
  return asked.english
    ? from.end <= said.start && said.end <= to.start
    : said.start > to.start && (last?.inflection?.particles.includes('의') ?? false);
}

/** One has so many times what the other has. */
export const multiple: Operator = (question): Answer | null => {
  const stated = statedOf(question);
  const factor = factorOf(stated[0] ?? null);
  const { tokens, asked, anchors, means } = question;
  const isAsked = placesOf('than', tokens).length === 0 && isBetween(question);
  if (factor === null || anchors.length !== 2 || !isAsked) return null;
  if (stated.length > 1 || asked.negative) return UNDECIDED;
  const keys = anchors.map(({ key }) => key);
  const found = attributeOf(keys, keys, [{ side: 'up', dimension: null, usual: null }], question);
  const [one, other] = found?.operands ?? [];
  const [amount, base] = [one, other].map((operand) => (operand === undefined ? null : measuredOf(operand)));
  if (found === null || amount === null || amount === undefined || base === null || base === undefined)
    return UNDECIDED;
  const times = timesSaid(factor, amount, base);
  const answer = comparedShare(factor, times, found.operands, means);
  const isRounded = times !== null && means.compare(factor, times) === 'within';
  return isRounded ? UNDECIDED : answer;
};
