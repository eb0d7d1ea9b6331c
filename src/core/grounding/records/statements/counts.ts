import { type Answer, answer, cellsIn, columnName, type Here, OPEN, rowNames } from './here.ts';
import { type Figure } from './sentence.ts';
import { yearColumns } from './years.ts';

const PARTITIVE = /^(?:of|the|all|these|those|its|their)$/u;

const KOREAN_WHOLE = /중|가운데|모두|전체|전부|합|평균|의/u;

export const EACH = /\b(?:each|every|apiece)\b|각각|씩/iu;

export function isCount({ number, kind }: Figure): boolean {
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
export function isWhole({ clause, table }: Here, figure: Figure): boolean {
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
export function yearsAnswer({ clause, table }: Here, figure: Figure): Answer | null {
  const years = yearColumns(table);
  const said = clause.words
    .slice(figure.to - 1, figure.to + 1)
    .map(({ lower }) => lower)
    .join(' ');
  if (figure.number.value !== years.length || !/years?\b|해|개년/u.test(said)) return null;
  return answer('yes', { used: [figure], said: `count(years) = ${years.length}`, ofRows: false });
}

export function countAnswer(here: Here, figure: Figure): Answer {
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
