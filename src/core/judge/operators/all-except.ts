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

/** All but A, except for A, A를 제외한, A 외에는: the word stands right before the name, in Korean right behind it. */
function isLeftOut({ first, last }: Anchor, { tokens, asked }: Question): boolean {
  return placesOf('except', tokens).some((at) =>
    asked.english
      ? at < first && tokens.slice(at + 1, first).every(({ upos }) => upos === 'DET' || upos === 'ADP')
      : at === last + 1,
  );
}

/** True where the claim says of the others that none has it. */
function deniesAll({ tokens, asked }: Question): boolean {
  return asked.english ? placesOf('none', tokens).length > 0 : asked.negative;
}

/**
 * All except A have it, none except A has it: of those that the text names. It says that A is otherwise than all others;
 * one of them against it contradicts, support needs an answer for each.
 */
export const allExcept: Operator = (question): Answer | null => {
  const { anchors, asked, tokens } = question;
  if (placesOf('except', tokens).length === 0) return null;
  const out = anchors.filter((anchor) => isLeftOut(anchor, question));
  const isOfAll = [...placesOf('all', tokens), ...placesOf('none', tokens)].length > 0 || asked.negative;
  if (out.length === 0 || !isOfAll) return null;
  if (out.length < anchors.length || statedOf(question).length > 0) return UNDECIDED;
  const isDenied = deniesAll(question);
  const flags = flagsOf(question);
  const isOut = (key: readonly string[]): boolean => out.some((one) => isKey(key, one.key));
  if (flags.filter(({ key }) => !isOut(key)).length < 2) return UNDECIDED;
  const wanted = (key: readonly string[]): boolean => isOut(key) === isDenied;
  const against = flags.filter(({ key, holds }) => holds !== null && holds !== wanted(key));
  if (against.length > 0) return { match: 'contradicted', facts: factsIn(against) };
  return flags.every(({ holds }) => holds !== null)
    ? { match: 'supported', facts: factsIn(flags) }
    : UNDECIDED;
};
