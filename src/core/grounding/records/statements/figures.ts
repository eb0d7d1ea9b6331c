import type { Cue } from '../table/claim-reading.ts';
import { yearColumns } from './years.ts';
import { asideOf } from './asides.ts';
import { boundColumns, looseColumns } from './bound-columns.ts';
import { aggregate, cellsFit, difference, fitsValue, told } from './compute.ts';
import {
  type Answer,
  allRows,
  answer,
  cellsIn,
  columnName,
  type Here,
  OPEN,
  rowNames,
  valueAt,
} from './here.ts';
import { roomColumns } from './states.ts';
import type { Figure } from './sentence.ts';
import { timeAnswer } from './times.ts';

const SUM =
  /\b(?:total(?:l?ing|l?ed|s)?|together|altogether|combined|in all|in sum|sum|overall|add(?:s|ed)? up)\b|합계|총|합치|합하|합해|합산|더하|더해|더한|모두|전부|전체|다 해서/iu;
const AVERAGE = /\b(?:average[sd]?|averaging|mean)\b|평균/iu;
const DIFFER =
  /\b(?:more|less|fewer|higher|lower|difference|differs?|another|extra|longer|shorter|older|younger|cheaper|dearer|deeper|larger|smaller|taller|heavier|lighter|faster|slower|gap|ahead|behind|margin|by)\b|차이|더 |덜 |보다|많|적|높|낮|깊|길|짧|비싸|싸|넓|좁|무겁|가볍/iu;
const PARTITIVE = /^(?:of|the|all|these|those|its|their)$/u;
const KOREAN_WHOLE = /중|가운데|모두|전체|전부|합|평균|의/u;
const FREE =
  /\b(?:free|left|remaining|still (?:available|open)|vacant|unsold|available|empty|spare)\b|남[은았아]|빈 ?자리|여석|잔여/iu;
const EACH = /\b(?:each|every|apiece)\b|각각|씩/iu;
const SHARE = /percent|%|\bshare\b|비율|퍼센트|비중/iu;
const TIMES = /\btimes\b|\btwice\b|배[ 가를로인]/iu;
const OTHERS = /\b(?:others?|rest|remaining)\b|나머지|다른/iu;

function isCount({ number, kind }: Figure): boolean {
  const { dimension, comparator, unit } = number;
  if (
    kind !== 'plain' ||
    number.ordinal ||
    !Number.isInteger(number.value) ||
    number.scaled ||
    comparator === 'range'
  )
    return false;
  if (dimension === null) return true;
  return (
    (/^(?:items|people|count:.*|fte)$/u.test(dimension) && !/^(?:원|층|년|쪽)$/u.test(unit ?? '')) ||
    /^(?:times|multiple)$/u.test(dimension)
  );
}

function fitsCount(figure: Figure, size: number): boolean {
  const { value, comparator } = figure.number;
  if (comparator === 'eq') return size === value;
  return comparator === 'gt'
    ? size > value
    : comparator === 'gte'
      ? size >= value
      : comparator === 'lt'
        ? size < value
        : size <= value;
}

/** `the five districts`, `of the five`, 다섯 개 동 가운데. */
function isWhole({ clause, table }: Here, figure: Figure): boolean {
  if (figure.number.value !== table.rows.length || table.rows.length < 2) return false;
  const before = clause.words[figure.from - 1]?.lower ?? '';
  if (PARTITIVE.test(before)) return true;
  const after = clause.words
    .slice(figure.to - 1, figure.to + 3)
    .map(({ lower }) => lower)
    .join(' ');
  return /[가-힣]/u.test(after) && KOREAN_WHOLE.test(after);
}

/** `the three years`: the columns that are years. */
function yearsAnswer({ clause, table }: Here, figure: Figure): Answer | null {
  const years = yearColumns(table);
  const said = clause.words
    .slice(figure.to - 1, figure.to + 1)
    .map(({ lower }) => lower)
    .join(' ');
  if (figure.number.value !== years.length || !/years?\b|해|개년/u.test(said)) return null;
  return answer('yes', { used: [figure], said: `count(years) = ${years.length}`, ofRows: false });
}

function countAnswer(here: Here, figure: Figure): Answer {
  const { rows, table } = here;
  const count = (size: number, said: string): Answer =>
    answer(fitsCount(figure, size) ? 'yes' : 'no', {
      used: [figure],
      cells: cellsIn(rows, 0),
      said: `count(${said}) = ${size}`,
      counted: true,
    });
  if (isWhole(here, figure))
    return { ...count(table.rows.length, 'rows'), counted: !here.chosen, ofRows: false };
  if (EACH.test(here.clause.said) && !here.chosen) return OPEN;
  if (EACH.test(here.clause.said) && /한|하나|one/u.test(here.clause.said) && figure.number.value === 1)
    return eachOnce(here, figure);
  const counted = countedText(here, figure);
  if (counted !== null) {
    const different = new Set(rows.map((row) => table.rows[row]?.cells[counted]?.words.join(' ') ?? ''));
    if (fitsCount(figure, different.size))
      return count(different.size, `different ${columnName(here, counted)} of ${rowNames(here, rows)}`);
  }
  if (here.single) return OPEN;
  return here.chosen || rows.length === figure.number.value
    ? count(rows.length, `rows ${rowNames(here, rows)}`)
    : OPEN;
}

/** `one each`: every value named stands in one row. */
function eachOnce(here: Here, figure: Figure): Answer {
  const once = here.clause.names.every(({ options }) => options.some(({ rows }) => rows.length === 1));
  return once && here.clause.names.length > 0
    ? answer('yes', { used: [figure], said: 'one row each', cells: cellsIn(here.rows, 0), counted: true })
    : OPEN;
}

/** The column of texts named right behind a number: it is counted. */
function countedText({ clause, table }: Here, { to }: Figure): number | null {
  const mention = clause.columns.find(
    (one) => one.from >= to - 1 && one.from <= to + 1 && table.columns[one.column]?.kind === 'text',
  );
  return mention?.column ?? null;
}

function cellAnswer(here: Here, figure: Figure, columns: readonly number[], sure: boolean): Answer {
  const fit = columns.find((column) => cellsFit(here, figure, column));
  if (fit !== undefined)
    return answer('yes', {
      used: [figure],
      cells: cellsIn(here.rows, fit),
      said: `${columnName(here, fit)} of ${rowNames(here, here.rows)} = ${figure.number.value}`,
      column: fit,
    });
  const [column] = columns;
  if (!sure || column === undefined || here.rows.length !== 1) return OPEN;
  const real = valueAt(here, here.rows[0] ?? -1, column);
  return Number.isNaN(real)
    ? OPEN
    : answer('no', {
        used: [figure],
        cells: cellsIn(here.rows, column),
        said: told(here, column, here.rows, real, 'look up'),
        column,
      });
}

/** Small counts of things that no column names prove nothing by standing somewhere in the row. */
function mayBeLoose(here: Here, figure: Figure): boolean {
  const { value, counts, dimension } = figure.number;
  if (dimension !== null && /^(?:currency|mass|length|area|volume|ratio|time)/u.test(dimension)) return true;
  if (value >= 20 || !Number.isInteger(value)) return true;
  const fitting = looseColumns(here, figure).filter((column) => cellsFit(here, figure, column));
  return !counts && fitting.length === 1;
}

const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|일)$/iu, 1],
  [/^(?:w|wk|weeks?|주)$/iu, 7],
];

/** `ten days after`: two dates of one column. */
function daysAnswer(here: Here, figure: Figure): Answer {
  const { pair, clause } = here;
  const words = clause.words.slice(figure.from, figure.to + 1).map(({ lower }) => lower);
  const unit = DAYS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];
  if (pair === null || unit === undefined) return OPEN;
  for (const column of here.table.dated) {
    const by =
      (here.table.rows[pair.one[0] ?? -1]?.cells[column]?.order ?? Number.NaN) -
      (here.table.rows[pair.others[0] ?? -1]?.cells[column]?.order ?? Number.NaN);
    const after = /\b(?:after|later)\b|뒤|늦|후/iu.test(clause.said);
    if (by === figure.number.value * unit * (after ? 1 : -1))
      return answer('yes', {
        used: [figure],
        cells: cellsIn([...pair.one, ...pair.others], column),
        said: `difference(${columnName(here, column)}) = ${by} days`,
      });
  }
  return OPEN;
}

function differenceAnswer(
  here: Here,
  figure: Figure,
  columns: readonly number[],
  cues: readonly Cue[],
): Answer {
  const direction = cues.find(({ kind }) => kind === 'comparative')?.direction ?? null;
  const answers = columns
    .map((column) => difference(here, figure, column, direction))
    .filter((one) => one !== null);
  return answers.find(({ end }) => end === 'yes') ?? (columns.length === 1 ? answers[0] : undefined) ?? OPEN;
}

function shareAnswer(here: Here, figure: Figure, columns: readonly number[]): Answer {
  const all = allRows(here);
  for (const column of columns) {
    const sum = (rows: readonly number[]) =>
      rows.reduce((total, row) => total + (valueAt(here, row, column) || 0), 0);
    const share = (sum(here.rows) / sum(all)) * 100;
    if (here.rows.length < all.length && fitsValue(here, figure, Math.round(share * 10) / 10, column))
      return answer('yes', {
        used: [figure],
        cells: cellsIn(all, column),
        said: `share of ${columnName(here, column)} = ${share.toFixed(1)} %`,
        column,
      });
  }
  const share = (here.rows.length / all.length) * 100;
  return here.chosen && Math.abs(share - figure.number.value) <= figure.number.resolution / 2
    ? answer('yes', {
        used: [figure],
        cells: cellsIn(here.rows, 0),
        said: `share of rows = ${share.toFixed(1)} %`,
      })
    : OPEN;
}

function timesAnswer(here: Here, figure: Figure, columns: readonly number[]): Answer {
  const { pair } = here;
  if (pair === null) return OPEN;
  for (const column of columns) {
    const ratio = valueAt(here, pair.one[0] ?? -1, column) / valueAt(here, pair.others[0] ?? -1, column);
    if (
      Math.abs(ratio - figure.number.value) <=
      (figure.number.approximate ? ratio * 0.05 : figure.number.resolution / 2)
    )
      return answer('yes', {
        used: [figure],
        cells: cellsIn([...pair.one, ...pair.others], column),
        said: `ratio = ${ratio.toFixed(2)}`,
        column,
      });
  }
  return OPEN;
}

function freeAnswer(here: Here, figure: Figure): Answer {
  const room = roomColumns(here.table);
  if (room === null || !FREE.test(here.clause.said) || here.rows.length === 0) return OPEN;
  const left = here.rows.reduce(
    (sum, row) => sum + valueAt(here, row, room.capacity) - valueAt(here, row, room.taken),
    0,
  );
  return left === figure.number.value
    ? answer('yes', {
        used: [figure],
        cells: [...cellsIn(here.rows, room.capacity), ...cellsIn(here.rows, room.taken)],
        said: `difference(${columnName(here, room.capacity)}, ${columnName(here, room.taken)}) = ${left}`,
      })
    : OPEN;
}

function asideAnswer(here: Here, figure: Figure): Answer {
  const { clause } = here;
  const aside = asideOf(figure, clause.words.slice(clause.from, clause.to), here.asides);
  return aside === null
    ? OPEN
    : answer('yes', { used: [figure], said: `${aside.path} = ${aside.text}`, ofRows: false });
}

/** The first reading that bears a figure out; else the first that denies it. */
export function figureAnswer(here: Here, figure: Figure): Answer {
  if (figure.kind !== 'plain') return timeAnswer(here, figure);
  const { said, cues } = here.clause;
  const days = daysAnswer(here, figure);
  if (days.end === 'yes') return days;
  const bound = boundColumns(here, figure);
  const columns = bound.columns.length > 0 ? bound.columns : looseColumns(here, figure);
  const named = bound.columns.length > 0;
  const many = here.rows.length > 1;
  const answers: Answer[] = [];
  const ask = (one: Answer | null | undefined): boolean =>
    one !== null && one !== undefined && answers.push(one) > 0 && one.end === 'yes';
  const money = figure.number.dimension?.startsWith('currency') === true;
  if (ask(yearsAnswer(here, figure))) return answers.at(-1) ?? OPEN;
  if (isCount(figure) && isWhole(here, figure) && ask(countAnswer(here, figure)))
    return answers.at(-1) ?? OPEN;
  const aggregates = (kind: 'sum' | 'average'): boolean => {
    const all =
      named || money || kind === 'average' ? columns : columns.slice(0, here.carried.column === null ? 9 : 1);
    return all.some((column) => ask(aggregate(here, figure, column, kind)));
  };
  if (AVERAGE.test(said) && figure.number.value === 1 && isCount(figure))
    return answer('yes', { used: [figure], ofRows: false });
  if (AVERAGE.test(said)) return aggregates('average') ? (answers.at(-1) ?? OPEN) : (answers[0] ?? OPEN);
  if (TIMES.test(said) && ask(timesAnswer(here, figure, columns))) return answers.at(-1) ?? OPEN;
  if (here.pair !== null && DIFFER.test(said) && ask(differenceAnswer(here, figure, columns, cues)))
    return answers.at(-1) ?? OPEN;
  if (FREE.test(said) && ask(freeAnswer(here, figure))) return answers.at(-1) ?? OPEN;
  const totals = many && (SUM.test(said) || (named && !EACH.test(said)) || here.carried.column !== null);
  if (
    (named || mayBeLoose(here, figure)) &&
    here.chosen &&
    ask(cellAnswer(here, figure, columns, bound.sure))
  )
    return answers.at(-1) ?? OPEN;
  if (
    totals &&
    figure.number.comparator === 'eq' &&
    (SUM.test(said) || named || !figure.number.counts || here.carried.column !== null) &&
    aggregates('sum')
  )
    return answers.at(-1) ?? OPEN;
  if (SHARE.test(said) && figure.number.dimension === 'ratio' && ask(shareAnswer(here, figure, columns)))
    return answers.at(-1) ?? OPEN;
  if (
    isCount(figure) &&
    (!named || !bound.sure || OTHERS.test(said) || here.clause.states.length > 0) &&
    ask(countAnswer(here, figure))
  )
    return answers.at(-1) ?? OPEN;
  if (ask(asideAnswer(here, figure))) return answers.at(-1) ?? OPEN;
  const summed = SUM.test(said);
  return (
    answers.find(
      ({ end, said: what }) =>
        end === 'no' &&
        (here.clause.states.length > 0 || !what.startsWith('count')) &&
        (summed || !what.startsWith('sum')),
    ) ?? OPEN
  );
}
