import type { Cue } from '../table/claim-reading.ts';
import { chooseColumns } from '../table/choose-column.ts';
import type { ClaimReading } from '../table/claim-reading.ts';
import { boundColumns } from './bound-columns.ts';
import { cellsFit, ordered } from './compute.ts';
import { type Answer, answer, cellsIn, columnName, type Here, OPEN, orderAt, rowNames } from './here.ts';
import { yearColumns } from './years.ts';
import { both, isWithin } from './row-sets.ts';

const YEARLY = /\b(?:each|every|all|always|throughout)\b|해마다|매년|모두|모든|각|내내/iu;

interface Choice {
  readonly column: number;
  readonly direction: 'max' | 'min';
}

function readingOf({ clause }: Here): ClaimReading {
  return { ...clause, slots: [], numbers: [], caption: [], silent: [], negated: false };
}

const GENERAL =
  /^(?:high|great|large|big|low|small|most|more|less|least|few|top|best|bett|wors|max|min|가장|제일|많|적|높|낮|크|큰|컸|작)/u;

/** Hints of an adjective with a meaning of its own go before columns named nearby; Korean names stand before it. */
function inOrder({ clause, table }: Here, cue: Cue, all: readonly Choice[]): Choice[] {
  const said = clause.words
    .slice(cue.from, cue.to)
    .map(({ lower }) => lower)
    .join(' ');
  const rank = ({ column }: Choice): number => {
    const hinted = cue.hints.some(({ words }) =>
      table.columns[column]?.names.some((name) =>
        name.some(
          (word) =>
            words.includes(word) || (/[가-힣]/u.test(word) && words.some((hint) => word.includes(hint))),
        ),
      ),
    );
    if (hinted && !GENERAL.test(said.replace(/^(?:가장|제일) /u, ''))) return 0;
    const before = clause.columns.some(
      (mention) => mention.column === column && mention.to <= cue.to && mention.from >= cue.from - 5,
    );
    return /[가-힣]/u.test(said) && before ? 1 : 2;
  };
  const timely =
    /^(?:old|young|new|lat|earl|soon|first|last|most recent)|오래|최근|늦|먼저|일찍|이른|빨리|새/u.test(
      said.replace(/^(?:가장|제일) /u, ''),
    );
  const numeric = timely ? all : all.filter(({ column }) => table.columns[column]?.kind !== 'date');
  return [...(numeric.length > 0 ? numeric : all)].sort((a, b) => rank(a) - rank(b));
}

/** The columns that a word of order speaks of: named, hinted at, carried on, or the only one. */
function choices(here: Here, cue: Cue): Choice[] {
  const context = { claim: readingOf(here), table: here.table, selections: new Map() };
  const sorts = here.table.columns.filter(({ kind }) => kind !== 'text').map(({ at }) => at);
  const clocked = here.table.columns
    .filter(({ at, kind }) => kind === 'text' && /:/u.test(here.table.rows[0]?.cells[at]?.text ?? ''))
    .map(({ at }) => at);
  const chosen = chooseColumns(context, cue).filter(
    ({ column }) => sorts.includes(column) || clocked.includes(column),
  );
  const named = inOrder(here, cue, chosen);
  if (named.length > 0) return named;
  const direction = cue.direction ?? 'max';
  const { column } = here.carried;
  if (column !== null && sorts.includes(column)) return [{ column, direction }];
  const numbers = here.table.columns.filter(({ kind, ranks }) => kind === 'number' && !ranks);
  const years = yearColumns(here.table);
  const [only] = numbers.length === 1 ? numbers : [];
  if (only !== undefined) return [{ column: only.at, direction }];
  return years.map((year) => ({ column: year, direction }));
}

/** The place that an ordinal beside a superlative names. */
function placeOf(here: Here, cue: Cue): { place: number; used: { from: number; to: number }[] } {
  const figure = here.clause.figures.find(
    ({ number, to, from }) => number.ordinal && to <= cue.to && cue.from - from < 4,
  );
  if (figure !== undefined) return { place: figure.number.value, used: [figure] };
  const before = here.clause.words[cue.from - 1]?.lower ?? '';
  return { place: before === 'second' ? 2 : 1, used: [] };
}

/** Rows at a place of a column's order; ties share theirs. */
function rowsAt(
  here: Here,
  among: readonly number[],
  { column, direction }: Choice,
  place: number,
): number[] {
  const rows = ordered(here, among, column);
  const sorted = direction === 'max' ? [...rows].reverse() : rows;
  const at = sorted[place - 1];
  return at === undefined
    ? []
    : sorted.filter((row) => orderAt(here, row, column) === orderAt(here, at, column));
}

export interface Extreme {
  readonly rows: readonly number[];
  readonly answer: Answer;
}

/** Who stands at the end, or place, that a superlative names, among these rows. */
export function extremeOf(here: Here, cue: Cue, among: readonly number[]): Extreme | null {
  const all = choices(here, cue);
  const years = yearColumns(here.table);
  const yearly =
    YEARLY.test(here.clause.said) &&
    years.length > 0 &&
    !here.clause.columns.some(({ column }) => years.includes(column));
  const [first] = all;
  if (first === undefined) return null;
  const { place, used } = placeOf(here, cue);
  const columns = yearly ? years.map((column) => ({ column, direction: first.direction })) : [first];
  const rows = columns
    .map((choice) => rowsAt(here, among, choice, place))
    .reduce((left, right) => both(left, right));
  const end = first.direction === 'max' ? 'max' : 'min';
  const said = `${end}(${columnName(here, first.column)}) at ${rowNames(here, rows)}`;
  const cells = columns.flatMap(({ column }) => cellsIn(among, column));
  return { rows, answer: answer('yes', { used: [cue, ...used], cells, said, column: first.column }) };
}

/** The column of the clause's number, where no header is named by its own word beside the superlative. */
function figureColumn(here: Here, cue: Cue): number | null {
  const { clause, table } = here;
  const literal = clause.columns.some(
    ({ column, from, to }) =>
      to > cue.from - 6 &&
      clause.words
        .slice(from, to)
        .some(({ lower }) => table.columns[column]?.key.toLowerCase().includes(lower)) &&
      !clause.figures.some((figure) => boundColumns(here, figure).columns.includes(column)),
  );
  const [figure] = clause.figures.filter(({ number }) => !number.ordinal);
  const said = clause.words[cue.from]?.lower ?? '';
  if (!GENERAL.test(said) || literal || figure === undefined || here.rows.length === 0) return null;
  return boundColumns(here, figure).columns.find((column) => cellsFit(here, figure, column)) ?? null;
}

/** Whether the rows of the clause stand where its superlative says. */
export function superlativeAnswer(here: Here, cue: Cue, among: readonly number[]): Answer {
  const extreme = extremeOf(here, cue, among);
  if (extreme === null || extreme.rows.length === 0) return OPEN;
  const holds = here.rows.length > 0 && isWithin(here.rows, extreme.rows);
  if (holds) return extreme.answer;
  const column = figureColumn(here, cue);
  const rows = column === null ? [] : rowsAt(here, among, { column, direction: cue.direction ?? 'max' }, 1);
  if (column !== null && isWithin(here.rows, rows))
    return answer('yes', {
      used: [cue],
      cells: cellsIn(among, column),
      said: `${cue.direction ?? 'max'}(${columnName(here, column)}) at ${rowNames(here, rows)}`,
      column,
    });
  return { ...extreme.answer, end: 'no' };
}

/** Whether one side of a comparison is more, or less, than the other. */
export function comparisonAnswer(here: Here, cue: Cue): Answer {
  const { pair } = here;
  const [choice] = choices(here, cue);
  if (pair === null || choice === undefined) return OPEN;
  const { column, direction } = choice;
  const holds = pair.one.every((one) =>
    pair.others.every((other) => {
      const by = orderAt(here, one, column) - orderAt(here, other, column);
      return direction === 'max' ? by > 0 : by < 0;
    }),
  );
  const rows = [...pair.one, ...pair.others];
  const shown = rows.map((row) => here.table.rows[row]?.cells[column]?.text ?? '').join(', ');
  return answer(holds ? 'yes' : 'no', {
    used: [cue],
    cells: cellsIn(rows, column),
    said: `compare(${columnName(here, column)} of ${rowNames(here, rows)}) = ${shown}`,
    column,
  });
}
