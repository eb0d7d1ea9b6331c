import { type Cue } from '../table/claim-reading.ts';
import { type Answer, allRows, type Here, OPEN } from './here.ts';
import { comparisonAnswer, superlativeAnswer } from './orders.ts';
import { overtakes } from './pairs.ts';
import { meet } from './scopes.ts';
import { touches } from './sentence.ts';

const KIND = /^(?:in|of|from|among|with|by|at)$/u;

/** A comparison whose column nothing names. */
const UNTOLD: Answer = { ...OPEN };

export function superlatives({ clause, pair }: Here): Cue[] {
  const all = clause.cues.filter((cue) => cue.kind === 'superlative' && cue !== pair?.cue);
  const longer = (cue: Cue, other: Cue): boolean =>
    touches(cue, other) && other.to - other.from > cue.to - cue.from;
  return all.filter(
    (cue, at) =>
      !all.some((other) => longer(cue, other)) && !all.slice(0, at).some((other) => touches(other, cue)),
  );
}

export function orderAnswers(here: Here): Answer[] {
  const { clause, pair } = here;
  const answers = superlatives(here).map((cue) => superlativeAnswer(here, cue, amongFor(here, cue)));
  if (pair !== null) {
    const cue = clause.cues.find(({ kind }) => kind === 'comparative');
    const more: Cue | undefined = overtakes(clause.said)
      ? { from: clause.from, to: clause.from, kind: 'comparative', direction: 'max', hints: [] }
      : undefined;
    const asked = cue ?? more;
    if (asked !== undefined) {
      const one = comparisonAnswer(here, asked);
      answers.push(one.end === 'yes' || one.column !== null ? one : UNTOLD);
    }
  }
  return answers;
}

/** Rows among which a superlative is sought: the clause's kinds, where it names one besides its subject; else all. */
function amongFor(here: Here, cue: Cue): number[] {
  const { words } = here.clause;
  const kinds = here.clause.names.filter(
    ({ options, from, to }) =>
      options.some(({ rows }) => rows.length > 1) &&
      (to <= cue.from ||
        (from - cue.to < 5 &&
          KIND.test(
            words[from - 1]?.lower === 'the'
              ? (words[from - 2]?.lower ?? '')
              : (words[from - 1]?.lower ?? ''),
          ))),
  );
  const subjects = here.clause.names.length > kinds.length;
  const all = allRows(here);
  if (kinds.length === 0 || !subjects) return all;
  const met = meet(kinds, here.table);
  return met.torn ? all : [...met.rows];
}

/** A comparison without a named column is told by its difference. */
export function toldByDifference(answers: readonly Answer[]): Answer[] {
  const by = answers.some(({ end, said }) => end === 'yes' && /^(?:difference|ratio)/u.test(said));
  return by ? answers.filter((one) => one !== UNTOLD) : [...answers];
}
