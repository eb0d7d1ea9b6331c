import type { ColumnMention } from '../table/claim-reading.ts';
import type { TableColumn } from '../table/prepared-table.ts';
import { isQuantity } from '../table/quantity-column.ts';
import { touches, type Figure } from './sentence.ts';
import type { Here } from './here.ts';

const CURRENCY =
  /[$€£¥₩]|eur|usd|gbp|krw|euro|pound|dollar|won\b|(?:^|[\s(만억천])원|price|fee|cost|fare|revenue|sales|amount|total|salary|deposit|금액|매출|가격|요금|비용|관람료|단가/iu;
const PEOPLE =
  /people|population|inhabitant|person|player|member|visitor|passenger|staff|employee|student|guest|resident|participant|신청|예약|참가|수강|booked|enrol|인구|주민|명|인원|사람|객|직원|회원|학생|수$/iu;
const FAR = 4;
/** Pounds may be money. */
const POUND = /^(?:lbs?|pounds?)$/u;

export function isMoney({ key, money }: TableColumn): boolean {
  return money || CURRENCY.test(key);
}

/** Whether a number of this unit may stand in the column. */
export function suits({ number }: Figure, column: TableColumn): boolean {
  if (column.kind !== 'number') return false;
  const { dimension, counts, unit } = number;
  if (dimension === null) return true;
  if (dimension.startsWith('currency')) return isMoney(column);
  if (dimension === 'mass' && unit !== null && POUND.test(unit)) return true;
  if (isMoney(column)) return dimension.startsWith('count') && !/[명편]/u.test(unit ?? '');
  if (dimension === 'people') return PEOPLE.test(column.key);
  if (dimension === 'ratio') return column.percent || !counts;
  return true;
}

/** `6 of its 20 seats are booked`: the first number belongs to what is said behind the whole. */
function wholeEnd({ clause }: Here, { to }: Figure, mention: ColumnMention): number {
  if (clause.words[to]?.lower !== 'of') return to;
  const whole = clause.figures.find(({ from }) => from > to && from - to < 4);
  return whole !== undefined && mention.from >= whole.to ? whole.to : to;
}

function gap(here: Here, figure: Figure, mention: ColumnMention): number {
  if (touches(figure, mention)) return 0;
  const after = mention.from >= figure.to;
  const start = wholeEnd(here, figure, mention);
  const [from, to] = after ? [start, mention.from] : [mention.to, figure.from];
  const { words, figures, names } = here.clause;
  const content = words.slice(from, to).reduce((sum, word) => sum + (word.kind === 'function' ? 0.4 : 1), 0);
  const parted = words.slice(from + 1, to + 1).filter(({ parted: mark }) => mark).length;
  const between = figures.filter((other) => other !== figure && other.from >= from && other.to <= to).length;
  const named = names.filter((name) => name.from >= from && name.to <= to).length;
  return content + parted + between * 2 + named + (after ? 0 : 0.3);
}

/** A name of a column right behind another number belongs to that. */
function isTaken({ clause }: Here, figure: Figure, mention: ColumnMention): boolean {
  return clause.figures.some(
    (other) =>
      other !== figure && !touches(figure, mention) && (touches(other, mention) || other.to === mention.from),
  );
}

export interface BoundColumns {
  readonly columns: readonly number[];
  /** True where nothing stands between, so that another value there denies the number. */
  readonly sure: boolean;
}

/** `two desk lamps`, 머그컵 1개: how many of the row named beside the figure. */
function quantityBeside({ clause, table, rows }: Here, figure: Figure): number[] {
  const { number, from, to } = figure;
  const { value, ordinal, dimension } = number;
  const counting = dimension === null || /^(?:items|people|count:.*)$/u.test(dimension);
  if (rows.length !== 1 || ordinal || !Number.isInteger(value) || !counting) return [];
  const beside = clause.names.some((name) => name.from === to || name.to === from || touches(name, figure));
  return beside ? table.columns.filter(isQuantity).map(({ at }) => at) : [];
}

/** The columns of numbers named nearest to a figure; none where nothing near names one. */
export function boundColumns(here: Here, figure: Figure): BoundColumns {
  const near = here.clause.columns
    .filter((mention) => !isTaken(here, figure, mention))
    .filter(({ column }) => {
      const known = here.table.columns[column];
      return known !== undefined && suits(figure, known);
    })
    .map((mention) => ({ mention, far: gap(here, figure, mention) }))
    .filter(({ far }) => far <= FAR)
    .sort((a, b) => a.far - b.far || b.mention.share - a.mention.share);
  const [first] = near;
  if (first === undefined) return { columns: quantityBeside(here, figure), sure: false };
  const same = near.filter(({ mention, far }) => far <= first.far + 1.5 || touches(mention, first.mention));
  return {
    columns: [...new Set(same.map(({ mention }) => mention.column))],
    sure: first.far < 1.5 && same.every(({ mention }) => mention.column === first.mention.column),
  };
}

/** Columns that may hold a figure whose column is not named, the one spoken of before first. */
export function looseColumns(here: Here, figure: Figure): number[] {
  const { column } = here.carried;
  const named = here.clause.columns.map((mention) => mention.column);
  const all = here.table.columns.filter((one) => suits(figure, one)).map(({ at }) => at);
  return [...new Set([...all.filter((at) => at === column || named.includes(at)), ...all])];
}
