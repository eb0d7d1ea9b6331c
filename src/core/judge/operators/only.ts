import type { Token } from '../../statement/token.ts';
import { factsIn, flagsOf } from './flags.ts';
import { isKey } from './operands.ts';
import {
  type Anchor,
  type Answer,
  type Operator,
  placesOf,
  type Question,
  statedOf,
  UNDECIDED,
} from './question.ts';

/** Only A has it, A alone has it, A is the only one that has it; not: A has only 3. */
function isAboutName({ first, last }: Anchor, { tokens, base }: Question): boolean {
  const isKind = ({ lemma }: Token): boolean => base.kinds.has(lemma.toLowerCase());
  return placesOf('only', tokens).some((at) => {
    const all = tokens.slice(Math.min(at, last) + 1, Math.max(at, first));
    const between = at > last ? all.filter((token) => !isKind(token)) : all;
    const isBeside = at < first ? between.every(({ upos }) => upos === 'DET') : between.length === 0;
    const isPredicate = between.every(({ upos, lemma }) => upos === 'DET' || lemma === 'be');
    const kind = tokens[at + 1];
    return (
      isBeside ||
      at === last ||
      (at > last && isPredicate && kind !== undefined && kind.upos !== 'NUM') ||
      (at > last && isPredicate && kind?.form === 'one')
    );
  });
}

/** Only A has it: of those that the text names, and supported only where it says of each other one that it has not. */
export const only: Operator = (question): Answer | null => {
  const [anchor] = question.anchors;
  if (anchor === undefined || question.anchors.length > 1 || !isAboutName(anchor, question)) return null;
  const flags = flagsOf(question);
  if (question.asked.negative || statedOf(question).length > 0 || flags.length < 2) return UNDECIDED;
  const own = flags.filter(({ key }) => isKey(key, anchor.key));
  const others = flags.filter((one) => !own.includes(one));
  const against = [
    ...own.filter(({ holds }) => holds === false),
    ...others.filter(({ holds }) => holds === true),
  ];
  if (against.length > 0) return { match: 'contradicted', facts: factsIn(against) };
  const isWhole = own.every(({ holds }) => holds === true) && others.every(({ holds }) => holds === false);
  return isWhole ? { match: 'supported', facts: factsIn(flags) } : UNDECIDED;
};
