import { asideOf } from './asides.ts';
import { boundColumns, looseColumns } from './bound-columns.ts';
import { aggregate, cellsFit, told } from './compute.ts';
import { EACH, isCount, isWhole, yearsAnswer, countAnswer } from './counts.ts';
import {
  FREE,
  daysAnswer,
  differenceAnswer,
  shareAnswer,
  timesAnswer,
  freeAnswer,
} from './derived-figures.ts';
import { type Answer, answer, cellsIn, columnName, type Here, OPEN, rowNames, valueAt } from './here.ts';
import { type Figure } from './sentence.ts';
import { timeAnswer } from './times.ts';

const SUM =
  /\b(?:total(?:l?ing|l?ed|s)?|together|altogether|combined|in all|in sum|sum|overall|add(?:s|ed)? up)\b|합계|총|합치|합하|합해|합산|더하|더해|더한|모두|전부|전체|다 해서/iu;

const AVERAGE = /\b(?:average[sd]?|averaging|mean)\b|평균/iu;

const DIFFER =
  /\b(?:more|less|fewer|higher|lower|difference|differs?|another|extra|longer|shorter|older|younger|cheaper|dearer|deeper|larger|smaller|taller|heavier|lighter|faster|slower|gap|ahead|behind|margin|by)\b|차이|더 |덜 |보다|많|적|높|낮|깊|길|짧|비싸|싸|넓|좁|무겁|가볍/iu;

const SHARE = /percent|%|\bshare\b|비율|퍼센트|비중/iu;

const TIMES = /\btimes\b|\btwice\b|배[ 가를로인]/iu;

const OTHERS = /\b(?:others?|rest|remaining)\b|나머지|다른/iu;

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
