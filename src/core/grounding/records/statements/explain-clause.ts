import { superlatives, orderAnswers, toldByDifference } from './clause-orders.ts';
import { cellsFit } from './compute.ts';
import { zeroAnswer, ellipsisAnswer, deniesMore, deniedNames, deniedAnswers } from './denials.ts';
import { figureAnswer } from './figures.ts';
import {
  type Answer,
  allRows,
  answer,
  type Carried,
  cellsIn,
  type Here,
  OPEN,
  type Pair,
  rowNames,
} from './here.ts';
import { extremeOf } from './orders.ts';
import { compares, pairOf } from './pairs.ts';
import {
  EXCEPT,
  sameAnswer,
  halfAnswer,
  onlyAnswer,
  exceptAnswer,
  bothAnswer,
  allAnswer,
  listAnswer,
} from './quantifiers.ts';
import { meet, type Met, type Scope, scopesOf } from './scopes.ts';
import { type Clause, type Ground } from './sentence.ts';
import { changeAnswer, trendAnswer, trendOf } from './trends.ts';
import { isUnknown, unknownAnswer } from './unknowns.ts';
import { yearColumns } from './years.ts';

const NOBODY = /\b(?:no|none|neither|nobody|nor)\b|없/iu;

/** What became of a clause. `end` of the worst of its parts; `loose` where its rows are not accounted for yet. */
export interface ClauseReading {
  readonly end: Answer['end'];
  readonly answers: readonly Answer[];
  readonly carried: Carried;
  readonly loose: boolean;
}

function stateAnswers({ clause, rows }: Here, condition: boolean): Answer[] {
  return clause.states.map((state) => {
    const holds =
      condition ||
      EXCEPT.test(clause.said) ||
      (rows.length > 0 && rows.every((row) => state.rows.includes(row)));
    return answer(holds ? 'yes' : 'no', {
      used: [state],
      cells: cellsIn(rows, state.column),
      said: 'look up',
      column: null,
      ofRows: !condition,
      counted: condition,
    });
  });
}

function namesAnswer(here: Here, met: Met): Answer[] {
  const { clause } = here;
  if (clause.names.length === 0) return [];
  if (here.pair !== null) return [answer('yes', { used: clause.names, ofRows: true, cells: [], said: '' })];
  if (met.torn && (!met.whole || NOBODY.test(clause.said))) return [OPEN];
  if (met.torn)
    return [answer('no', { used: clause.names, said: `look up ${rowNames(here, met.rows)}`, cells: [] })];
  const linked = met.columns.length > 1;
  const cells = met.columns.flatMap((column) => cellsIn(here.rows.slice(0, 4), column));
  return [
    answer('yes', {
      used: clause.names,
      cells,
      said: linked ? `look up ${rowNames(here, here.rows)}` : '',
      ofRows: linked,
    }),
  ];
}

function figureAnswers(here: Here): Answer[] {
  const trend = trendOf(here.clause.said);
  const years = yearColumns(here.table).length > 0;
  return here.clause.figures
    .filter(({ number }) => !number.ordinal || superlatives(here).length === 0)
    .map((figure, at) => {
      if (figure.number.ordinal) return OPEN;
      const column = here.carried.columns[at];
      const bare = figure.to >= here.clause.to && column !== undefined && cellsFit(here, figure, column);
      if (bare && here.chosen)
        return answer('yes', {
          used: [figure],
          cells: cellsIn(here.rows, column),
          column,
          said: `${here.table.columns[column]?.key ?? ''} of ${rowNames(here, here.rows)}`,
        });
      const plain = figureAnswer(here, figure);
      if (plain.end === 'yes' || trend === null || !years) return plain;
      const change = changeAnswer(here, figure);
      return change.end === 'yes' ? change : plain;
    });
}

function partsOf(here: Here, scope: Scope, met: Met): Answer[] {
  if (met.torn && here.pair === null) return namesAnswer(here, met);
  const { clause, table } = here;
  const trend = yearColumns(table).length > 0 ? trendOf(clause.said) : null;
  const single = [
    halfAnswer(here),
    bothAnswer(here),
    sameAnswer(here),
    onlyAnswer(here),
    exceptAnswer(here),
    listAnswer(here),
    trend === null ? null : trendAnswer(here, trend),
    isUnknown(clause.said) ? unknownAnswer(here) : null,
    zeroAnswer(here) ?? ellipsisAnswer(here) ?? (deniesMore(here) ? OPEN : null),
    allAnswer(here, met),
    compares(clause.said) &&
    here.pair === null &&
    clause.figures.every(({ number }) => number.comparator === 'eq') &&
    trend === null
      ? OPEN
      : null,
  ].filter((one) => one !== null);
  return [
    ...namesAnswer(here, met),
    ...stateAnswers(here, scope.condition),
    ...deniedAnswers(here),
    ...orderAnswers(here),
    ...single,
    ...figureAnswers(here),
  ];
}

function worst(answers: readonly Answer[]): Answer['end'] {
  if (answers.some(({ end }) => end === 'no')) return 'no';
  return answers.some(({ end }) => end === 'open') ? 'open' : 'yes';
}

function conditionHeld(answers: readonly Answer[], scope: Scope): boolean {
  if (!scope.condition) return true;
  return answers.some(
    ({ counted, ofRows, end, said }) => end === 'yes' && said !== 'look up' && (counted || ofRows),
  );
}

/** A pair whose other side is the one at an end of a column. */
function settled(pair: Pair | null, here: Here): Pair | null {
  if (pair === null || pair.cue === null) return pair;
  const extreme = extremeOf(here, pair.cue, allRows(here));
  const others = (extreme?.rows ?? []).filter((row) => !pair.one.includes(row));
  return others.length === 0 ? null : { ...pair, others };
}

function readingIn(clause: Clause, scope: Scope, met: Met, carried: Carried, ground: Ground): ClauseReading {
  const pair = settled(pairOf(clause, carried, ground), {
    ...ground,
    clause,
    carried,
    rows: scope.rows,
    chosen: true,
    single: false,
    pair: null,
  });
  const rows = pair?.one ?? scope.rows;
  const plain: Here = {
    ...ground,
    clause,
    carried,
    rows,
    chosen: scope.chosen || pair !== null,
    single: scope.single,
    pair,
  };
  const selected = clause.names.length === 0 && !plain.chosen ? selectedBy(plain) : null;
  const here =
    selected === null ? plain : { ...plain, rows: selected, chosen: true, single: selected.length === 1 };
  const answers = toldByDifference(partsOf(here, scope, met));
  const loose =
    !answers.some(({ end, ofRows, counted }) => end === 'yes' && (ofRows || counted)) &&
    clause.names.length > 0;
  const held = conditionHeld(answers, scope);
  const spoken = here.chosen || answers.some(({ counted }) => counted);
  const column = answers.findLast((one) => one.column !== null)?.column ?? carried.column;
  return {
    end: held && (selected === null || isTied(answers)) ? worst(answers) : 'open',
    answers,
    loose,
    carried: {
      rows: spoken ? here.rows : carried.rows,
      column,
      columns: answers.flatMap((one) => (one.column === null || one.used.length === 0 ? [] : [one.column])),
      counted: answers.some(({ counted, end }) => counted && end === 'yes'),
      states: clause.states.length > 0 ? clause.states : carried.states,
      seen: here.chosen ? [...new Set([...carried.seen, ...here.rows])] : carried.seen,
    },
  };
}

/** Something besides the superlative that chose the rows is true of them. */
function isTied(answers: readonly Answer[]): boolean {
  return answers.some(({ end, ofRows, said }) => end === 'yes' && ofRows && !/^(?:max|min)\(/u.test(said));
}

/** A superlative without a subject chooses its own rows. */
function selectedBy(here: Here): number[] | null {
  const [cue] = superlatives(here);
  const extreme = cue === undefined ? null : extremeOf(here, cue, allRows(here));
  return extreme === null || extreme.rows.length === 0 ? null : [...extreme.rows];
}

/** Reads a clause in the likeliest way that bears it out; else the first that denies it, or leaves it open. */
export function explainClause(whole: Clause, carried: Carried, ground: Ground): ClauseReading {
  const denied = deniedNames(whole);
  const clause =
    denied.length === 0
      ? whole
      : { ...whole, names: whole.names.filter((name) => !denied.includes(name)), denied };
  const met = meet(clause.names, ground.table);
  const readings = scopesOf(clause, met, carried, ground).map((scope) =>
    readingIn(clause, scope, met, carried, ground),
  );
  const yes = readings.find(({ end }) => end === 'yes');
  return yes ?? readings[0] ?? { end: 'open', answers: [OPEN], carried, loose: false };
}
