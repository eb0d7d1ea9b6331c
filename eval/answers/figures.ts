import type { Outcome } from './judge-answer.ts';
import type { AskedQuestion } from './ask-set.ts';

export type Face = 'ask' | 'chat';

/** Counts of outcomes of some questions. */
export interface Figures {
  /** Questions that a passage of the documents answers, and those that none does. */
  readonly answerable: number;
  readonly silent: number;
  readonly of: Readonly<Record<Outcome, number>>;
  /** Abstentions from what a passage answers that show it among the nearest; of `ask` alone. */
  readonly near: number;
  /** Of what nothing answers: green, marked as open, and rightly abstained from. */
  readonly silentOf: Readonly<Record<Outcome, number>>;
}

function counts(outcomes: readonly Outcome[]): Record<Outcome, number> {
  const of = (outcome: Outcome): number => outcomes.filter((one) => one === outcome).length;
  return { right: of('right'), green: of('green'), wrong: of('wrong'), abstained: of('abstained') };
}

export function figures(asked: readonly AskedQuestion[], face: Face): Figures {
  const able = asked.filter(({ question }) => question.answerable);
  const silent = asked.filter(({ question }) => !question.answerable);
  return {
    answerable: able.length,
    silent: silent.length,
    of: counts(able.map((one) => one[face].outcome)),
    near: able.filter(({ ask, isNear }) => ask.outcome === 'abstained' && isNear).length,
    silentOf: counts(silent.map((one) => one[face].outcome)),
  };
}

/** AN3: the questions of a language or kind. */
export function groups(
  asked: readonly AskedQuestion[],
  of: (one: AskedQuestion) => string,
): readonly (readonly [string, readonly AskedQuestion[]])[] {
  const names = [...new Set(asked.map(of))].sort();
  return names.map((name) => [name, asked.filter((one) => of(one) === name)]);
}
