import type { Cue } from '../table/claim-reading.ts';
import { cellsFit } from './compute.ts';
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
import { comparisonAnswer, extremeOf, superlativeAnswer } from './orders.ts';
import { compares, overtakes, pairOf } from './pairs.ts';
import { meet, type Met, type Scope, scopesOf } from './scopes.ts';
import { type Clause, type Ground, touches } from './sentence.ts';
import { changeAnswer, trendAnswer, trendOf } from './trends.ts';
import { isUnknown, unknownAnswer } from './unknowns.ts';
import { yearColumns } from './years.ts';

const BOTH = /\bboth\b|둘 ?다|두 [가-힣]+ ?모두|양쪽/iu;
const ONLY = /\b(?:only|the sole)\b|뿐|만(?= |이 |은 )/iu;
const SAME = /\b(?:the same|identical|equally|equal|tied)\b|똑같|같[은다습았고으]|동일/iu;
const HALF = /\b(?:half|most of|majority)\b|절반|과반|대부분/iu;
const NOBODY = /\b(?:no|none|neither|nobody|nor)\b|없/iu;
const EXCEPT = /\b(?:except|apart from|other than|all but|bar)\b|제외|빼고|말고/iu;
const KIND = /^(?:in|of|from|among|with|by|at)$/u;
const ALL = /(?<!\bat )\ball\b|\b(?:every|each|always)\b|모든|모두|전부|항상/iu;
const NOT = /\b(?:not|never|none|neither|nor|no|without|nobody)\b|n['’]t\b|않|아니|못[하 했]|없/iu;

/** A comparison whose column nothing names. */
const UNTOLD: Answer = { ...OPEN };

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

function superlatives({ clause, pair }: Here): Cue[] {
  const all = clause.cues.filter((cue) => cue.kind === 'superlative' && cue !== pair?.cue);
  const longer = (cue: Cue, other: Cue): boolean =>
    touches(cue, other) && other.to - other.from > cue.to - cue.from;
  return all.filter(
    (cue, at) =>
      !all.some((other) => longer(cue, other)) && !all.slice(0, at).some((other) => touches(other, cue)),
  );
}

function orderAnswers(here: Here): Answer[] {
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

function sameAnswer(here: Here): Answer | null {
  if (!SAME.test(here.clause.said)) return null;
  if (here.rows.length < 2) return OPEN;
  const same = (column: number): boolean => {
    const texts = here.rows.map((row) => here.table.rows[row]?.cells[column]?.words.join(' '));
    return texts.every((text) => text === texts[0]);
  };
  const columns = [...new Set(here.clause.columns.map(({ column }) => column))];
  if (columns.length === 0) return OPEN;
  return answer(columns.every(same) ? 'yes' : 'no', {
    cells: columns.flatMap((column) => cellsIn(here.rows, column)),
    said: 'same',
  });
}

/** Half of the rows, or most of them. */
function halfAnswer({ clause, rows, chosen, table, carried }: Here): Answer | null {
  if (!HALF.test(clause.said)) return null;
  const wholes = [table.rows.length, carried.rows?.length ?? 0];
  const half = /\bhalf\b|절반/iu.test(clause.said);
  const more = /\b(?:more than|over|at least) half\b|절반 ?(?:이상|넘)/iu.test(clause.said);
  const fits = wholes.some((size) => (half && !more ? rows.length * 2 === size : rows.length * 2 > size));
  return answer(chosen && fits ? 'yes' : 'open', {
    cells: cellsIn(rows, 0),
    said: `count(rows) = ${rows.length} of ${table.rows.length}`,
    counted: true,
  });
}

/** `only`: no other row is in that state. */
function onlyAnswer(here: Here): Answer | null {
  const { clause } = here;
  const said = ONLY.exec(clause.said);
  if (said === null) return null;
  const numbered = clause.figures.length > 0;
  const [state] = clause.states;
  if (state === undefined) return numbered ? null : OPEN;
  const alone = clause.names.length > 0 && !numbered;
  if (!alone) return null;
  const same = (rows: readonly number[]): boolean =>
    rows.length === here.rows.length && rows.every((row) => here.rows.includes(row));
  const carried = here.carried.rows ?? [];
  const equal =
    same(state.rows) || (carried.length > 1 && same(state.rows.filter((row) => carried.includes(row))));
  return answer(equal ? 'yes' : 'no', {
    cells: cellsIn(state.rows, state.column),
    said: `count(rows) = ${state.rows.length}, only ${rowNames(here, state.rows)}`,
  });
}

/** `except`: all others are in the state, and the rows named are not. */
function exceptAnswer(here: Here): Answer | null {
  const { clause, rows } = here;
  const [state] = clause.states;
  if (!EXCEPT.test(clause.said)) return null;
  if (state === undefined || clause.names.length === 0) return OPEN;
  const rest = allRows(here).filter((row) => !rows.includes(row));
  const holds = rest.length === state.rows.length && rest.every((row) => state.rows.includes(row));
  return answer(holds ? 'yes' : 'no', {
    cells: cellsIn(allRows(here), state.column),
    said: `all(rows but ${rowNames(here, rows)})`,
  });
}

function bothAnswer({ clause, rows }: Here): Answer | null {
  if (!BOTH.test(clause.said)) return null;
  return answer(rows.length === 2 ? 'yes' : 'open', {
    cells: cellsIn(rows, 0),
    said: 'count(rows) = 2',
    counted: true,
  });
}

/** `has none`: nothing of what was spoken of last. */
function zeroAnswer(here: Here): Answer | null {
  const { clause, carried, table, rows } = here;
  const column =
    clause.columns.find((one) => table.columns[one.column]?.kind === 'number')?.column ?? carried.column;
  if (clause.figures.length > 0) return null;
  if (
    !/\bnone\b|\bno\b|없/iu.test(clause.said) ||
    clause.states.length > 0 ||
    isUnknown(clause.said) ||
    column === null
  )
    return null;
  if (!here.chosen || table.columns[column]?.kind !== 'number') return null;
  const holds = rows.length > 0 && rows.every((row) => table.rows[row]?.cells[column]?.number === 0);
  return answer(holds ? 'yes' : 'no', {
    cells: cellsIn(rows, column),
    said: `${table.columns[column]?.key ?? ''} of ${rowNames(here, rows)} = 0`,
    column,
  });
}

/** `the others do not`: they are not in the state spoken of before. */
function ellipsisAnswer(here: Here): Answer | null {
  const { clause, carried, rows } = here;
  if (!deniesMore(here) || carried.states.length === 0 || rows.length === 0 || !here.chosen) return null;
  const holds = carried.states.every((state) => rows.every((row) => !state.rows.includes(row)));
  return answer(holds ? 'yes' : 'no', {
    used: clause.names,
    cells: carried.states.flatMap(({ column }) => cellsIn(rows, column)),
    said: `look up ${rowNames(here, rows)}`,
  });
}

/** A denial that no state, zero or unknown cell takes up cannot be read. */
function deniesMore(here: Here): boolean {
  const { clause } = here;
  if (!NOT.test(clause.said)) return false;
  return clause.states.length === 0 && clause.denied === undefined && !isUnknown(clause.said);
}

/** `all`: every row of the first kind named is of the others, and in the states named; numbers must hold for all. */
function allAnswer(here: Here, met: Met): Answer | null {
  const { clause, table } = here;
  if (
    !ALL.test(clause.said) ||
    clause.figures.some(({ number }) => number.comparator === 'eq') ||
    yearColumns(table).length > 0
  )
    return null;
  if (superlatives(here).length > 0 || met.torn) return null;
  const [first, ...rest] = met.columns;
  const subject =
    first === undefined || (rest.length === 0 && clause.states.length === 0)
      ? allRows(here)
      : meet(
          clause.names.filter(({ options }) => options.some(({ column }) => column === first)),
          table,
        ).rows;
  const others =
    first === undefined
      ? []
      : rest.length === 0 && clause.states.length === 0
        ? [met.rows]
        : rest.length === 0
          ? []
          : [met.rows];
  const sets = [...others, ...clause.states.map(({ rows }) => rows)];
  if (sets.length === 0) return null;
  const holds = subject.every((row) => sets.every((rows) => rows.includes(row)));
  return answer(holds ? 'yes' : 'no', {
    cells: cellsIn(subject, first ?? 0),
    said: `all(rows ${rowNames(here, subject)})`,
    counted: true,
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

/** What lists the rows counted before must name just these. */
function listAnswer(here: Here): Answer | null {
  const { clause, carried, rows } = here;
  if (clause.names.length === 0 || carried.rows === null || !carried.counted) return null;
  if (clause.after !== 'colon' && clause.after !== 'comma' && clause.after !== 'joint') return null;
  if (clause.figures.length > 0 || clause.states.length > 0 || clause.cues.length > 0) return null;
  const inside = rows.every((row) => carried.rows?.includes(row));
  const whole =
    clause.after !== 'colon' ||
    rows.length === carried.rows.length ||
    (clause.names.length === 1 && rows.length < carried.rows.length);
  return answer(inside && whole ? 'yes' : 'no', {
    cells: cellsIn(rows, 0),
    said: `list ${rowNames(here, rows)}`,
  });
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

/** A comparison without a named column is told by its difference. */
function toldByDifference(answers: readonly Answer[]): Answer[] {
  const by = answers.some(({ end, said }) => end === 'yes' && /^(?:difference|ratio)/u.test(said));
  return by ? answers.filter((one) => one !== UNTOLD) : [...answers];
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

/** `is not closed`, 강변클럽 소속이 아니다: values that the rows are said not to have. */
function deniedNames({ names, words, said, states }: Clause): Clause['names'] {
  if (!NOT.test(said) || states.length > 0 || names.length < 2) return [];
  return names.filter(({ from, to }) => {
    const before = words
      .slice(Math.max(0, from - 3), from)
      .some(({ lower }) => /^(?:not|never)$|n['’]t$/u.test(lower));
    const after = words.slice(to - 1, to + 2).some(({ lower }) => /아니|아닌|않/u.test(lower));
    return before || (after && /[가-힣]/u.test(words[to - 1]?.lower ?? ''));
  });
}

function deniedAnswers({ clause, rows, chosen }: Here): Answer[] {
  return (clause.denied ?? []).map((name) => {
    if (!chosen) return OPEN;
    const has = name.options.some((option) => option.rows.some((row) => rows.includes(row)));
    return answer(has ? 'no' : 'yes', {
      used: [name],
      cells: cellsIn(rows, name.options[0]?.column ?? 0),
      said: 'look up: not so',
    });
  });
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
