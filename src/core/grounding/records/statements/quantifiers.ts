import { superlatives } from './clause-orders.ts';
import { type Answer, allRows, answer, cellsIn, type Here, OPEN, rowNames } from './here.ts';
import { meet, type Met } from './scopes.ts';
import { yearColumns } from './years.ts';
import { both, isWithin, without } from './row-sets.ts';

const BOTH = /\bboth\b|둘 ?다|두 [가-힣]+ ?모두|양쪽/iu;

const ONLY = /\b(?:only|the sole)\b|뿐|만(?= |이 |은 )/iu;

const SAME = /\b(?:the same|identical|equally|equal|tied)\b|똑같|같[은다습았고으]|동일/iu;

const HALF = /\b(?:half|most of|majority)\b|절반|과반|대부분/iu;

export const EXCEPT = /\b(?:except|apart from|other than|all but|bar)\b|제외|빼고|말고/iu;

const ALL = /(?<!\bat )\ball\b|\b(?:every|each|always)\b|모든|모두|전부|항상/iu;

export function sameAnswer(here: Here): Answer | null {
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
export function halfAnswer({ clause, rows, chosen, table, carried }: Here): Answer | null {
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
export function onlyAnswer(here: Here): Answer | null {
  const { clause } = here;
  const said = ONLY.exec(clause.said);
  if (said === null) return null;
  const numbered = clause.figures.length > 0;
  const [state] = clause.states;
  if (state === undefined) return numbered ? null : OPEN;
  const alone = clause.names.length > 0 && !numbered;
  if (!alone) return null;
  const same = (rows: readonly number[]): boolean =>
    rows.length === here.rows.length && isWithin(rows, here.rows);
  const carried = here.carried.rows ?? [];
  const equal = same(state.rows) || (carried.length > 1 && same(both(state.rows, carried)));
  return answer(equal ? 'yes' : 'no', {
    cells: cellsIn(state.rows, state.column),
    said: `count(rows) = ${state.rows.length}, only ${rowNames(here, state.rows)}`,
  });
}

/** `except`: all others are in the state, and the rows named are not. */
export function exceptAnswer(here: Here): Answer | null {
  const { clause, rows } = here;
  const [state] = clause.states;
  if (!EXCEPT.test(clause.said)) return null;
  if (state === undefined || clause.names.length === 0) return OPEN;
  const rest = without(allRows(here), rows);
  const holds = rest.length === state.rows.length && isWithin(rest, state.rows);
  return answer(holds ? 'yes' : 'no', {
    cells: cellsIn(allRows(here), state.column),
    said: `all(rows but ${rowNames(here, rows)})`,
  });
}

export function bothAnswer({ clause, rows }: Here): Answer | null {
  if (!BOTH.test(clause.said)) return null;
  return answer(rows.length === 2 ? 'yes' : 'open', {
    cells: cellsIn(rows, 0),
    said: 'count(rows) = 2',
    counted: true,
  });
}

/** `all`: every row of the first kind named is of the others, and in the states named; numbers must hold for all. */
export function allAnswer(here: Here, met: Met): Answer | null {
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

/** What lists the rows counted before must name just these. */
export function listAnswer(here: Here): Answer | null {
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
