import { keyOf, type Word, wordsOf } from '../table/word.ts';
import { cellReader } from '../table/cell.ts';
import { datesIn, dateFits } from '../table/date-value.ts';
import type { RecordTable } from '../record-table.ts';
import { type Aside, type Figure, stretchOf } from './sentence.ts';
import type { Stretch } from '../table/claim-reading.ts';

const LONGEST = 8;
const TELLING_DIGITS = 100;

/** The values that stand beside lists of rows, from tables of one row. */
export function asidesOf(tables: readonly RecordTable[]): Aside[] {
  const read = cellReader();
  return tables
    .filter(({ shape, rows }) => shape === 'record' && rows.length === 1)
    .flatMap(({ columns, rows, path }) =>
      columns.flatMap((column, at): Aside[] => {
        const cell = read(rows[0]?.cells[at]);
        if (cell.empty || cell.words.length > LONGEST) return [];
        const place = path === '' ? column.key : `${path}.${column.key}`;
        const key = [...column.words, ...wordsOf(path.replace(/[._[\]]/gu, ' ')).map(keyOf)];
        return [{ path: place, key, words: cell.words, number: cell.number, text: cell.text }];
      }),
    );
}

function runAt(words: readonly Word[], at: number, run: readonly string[]): boolean {
  return run.length > 0 && run.every((key, next) => words[at + next]?.keys.includes(key) === true);
}

/** The runs of a sentence that are texts beside the rows, or dates that stand there. */
export function asideRuns(text: string, words: readonly Word[], asides: readonly Aside[]): Stretch[] {
  const texts = asides.filter(({ number, words: run }) => Number.isNaN(number) && run.length > 0);
  const named = texts.flatMap(({ words: run }) =>
    words.flatMap((_, at) => (runAt(words, at, run) ? [{ from: at, to: at + run.length }] : [])),
  );
  const days = asides.flatMap((aside) => datesIn(aside.text).map(({ date }) => date));
  const dated = days.length === 0 ? [] : datesIn(text);
  const told = dated
    .filter(({ date }) => days.some((day) => dateFits(date, day)))
    .map(({ start, end }) => stretchOf(words, start, end))
    .filter((place) => place !== null);
  return [...named, ...told];
}

/** The value beside the rows that a number says: its key is named in the clause, or it is long enough to be told apart. */
export function asideOf(figure: Figure, words: readonly Word[], asides: readonly Aside[]): Aside | null {
  const { value } = figure.number;
  return (
    asides.find(
      ({ number, key }) =>
        number === value &&
        (value >= TELLING_DIGITS || words.some(({ keys }) => keys.some((word) => key.includes(word)))),
    ) ?? null
  );
}
