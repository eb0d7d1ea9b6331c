import { ADNOMINAL } from '../../../lexicon/korean-marks.ts';
import { wordsOf } from '../../../lexicon/operators.ts';
import { clauseMoods } from '../../../read/korean/clause-moods.ts';
import { joinChains, lastEnding, type JoinedSentence } from '../../../read/korean/join-chains.ts';
import type { Mood } from '../../../statement/statement.ts';
import type { Token } from '../../../statement/token.ts';
import type { ValueMention } from '../../../statement/value.ts';

/** What the predicates of a clause say of it as a whole. */
export interface Stance {
  readonly negative: boolean;
  readonly mood: Mood;
  /** It says what can be or may be done: -ㄹ 수 있다. */
  readonly able: boolean;
}

const ADDING = wordsOf('together');

/** What denies is part of a bound: 200석을 넘지 않는다. */
function isOfBound(token: Token | undefined, values: readonly ValueMention[]): boolean {
  return (
    token !== undefined && values.some(({ reach }) => reach.start <= token.start && token.start < reach.end)
  );
}

/** What it denies is of a noun beside: 입지 않는 옷. */
function deniesBeside(last: Token | undefined, negative = false): boolean {
  return negative && last !== undefined && ADNOMINAL.has(lastEnding(last));
}

/** Of the predicates between two places. `합하면 300이다` supposes nothing: it adds. */
export function stanceWithin(
  { tokens, groups }: JoinedSentence,
  values: readonly ValueMention[],
  from: number,
  end: number,
): Stance {
  const moods = clauseMoods({ tokens, groups });
  const own = [...groups].filter(
    ([at, { last }]) => from <= at && at < end && !isOfBound(tokens[last], values),
  );
  const said = own.flatMap(([at]) => moods.get(at) ?? []);
  const isAdding = own.some(([at]) => ADDING.has(tokens[at]?.lemma ?? ''));
  const denied = said.filter(({ negative }) => negative).length;
  const isBeside = own.some(([at, { last }]) => deniesBeside(tokens[last], moods.get(at)?.negative));
  const mood = said
    .map((one) => one.mood)
    .find((one) => one !== 'asserted' && one !== 'possible' && !(isAdding && one === 'conditional'));
  return {
    negative: denied === 1,
    mood: denied > 1 || isBeside ? 'denied' : (mood ?? 'asserted'),
    able: said.some((one) => one.mood === 'possible'),
  };
}

/** Words that only help a verb: 있 of 갖추고 있다. */
function helpersIn({ tokens, groups }: JoinedSentence): ReadonlySet<Token> {
  return new Set([...groups].flatMap(([at, { last }]) => tokens.slice(at + 1, last + 1)));
}

export interface ClaimStance extends Stance {
  readonly isHelper: (token: Token) => boolean;
}

/** Of a whole claim. */
export function stanceOf(tokens: readonly Token[], values: readonly ValueMention[]): ClaimStance {
  const joined = joinChains(tokens);
  const helpers = new Set([...helpersIn(joined)].map(({ start }) => start));
  return {
    ...stanceWithin(joined, values, 0, tokens.length),
    isHelper: ({ start }) => helpers.has(start),
  };
}
