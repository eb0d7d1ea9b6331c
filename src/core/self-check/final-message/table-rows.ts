import { wordSet } from '../../lexicon/clause-words.ts';
import {
  DONE_CELLS,
  type DoneKind,
  MEASURING_HEADS,
  OPEN_CELLS,
  UNDONE_TAILS,
} from '../../lexicon/work-verbs.ts';

const HEADS = wordSet(MEASURING_HEADS);
const OPEN = wordSet(OPEN_CELLS);
/** A figure alone in its cell, with its unit. */
const FIGURE =
  /^[~≈<>+-]? ?\d[\d.,]*(?: ?(?:ms|µs|ns|s|sec|min|h|%|x|배|초|밀리초|분|시간|건|개|회|kB|KB|MB|GB|TB|MiB|GiB|KiB|B|k|M|G|req\/s|rps|qps|fps|ops\/s|행|줄))?(?: ?\([^)]{0,40}\))?$/i;

/** The cells of a row. */
export function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

const wordsOf = (cell: string): readonly string[] => cell.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** A head over figures: "before | after", 변경 전 | 변경 후, or of what is measured. */
export function headsFigures(cells: readonly string[]): boolean {
  const isHead = (cell: string): boolean =>
    wordsOf(cell).some((word) => HEADS.has(word)) || HEADS.has(wordsOf(cell).join(''));
  return !cells.some((cell) => FIGURE.test(cell)) && cells.filter(isHead).length > 0;
}

/** A row of figures: two of them, or one beside what it is of. */
export function tellsFigures(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.filter((cell) => FIGURE.test(cell)).length > 1;
}

const DONE = (Object.keys(DONE_CELLS) as DoneKind[]).map(
  (kind) => [kind, wordSet(DONE_CELLS[kind])] as const,
);
const UNDONE = wordSet(UNDONE_TAILS);

function tellsDone(cell: string, done: ReadonlySet<string>): boolean {
  const [first = '', ...rest] = wordsOf(cell);
  const isDone = done.has(first) || done.has(first.replace(/(?:했음|했습니다|함|됨|완료)$/u, ''));
  return isDone && !rest.some((word) => UNDONE.has(word));
}

/** A row of a matter with a cell that says what was done about it. */
export function doneInRow(cells: readonly string[]): DoneKind | null {
  const own = cells.slice(1);
  return DONE.find(([, words]) => own.some((cell) => tellsDone(cell, words)))?.[0] ?? null;
}

/** A row that says of its matter that it is open. */
export function isOpenRow(cells: readonly string[]): boolean {
  return cells.slice(1).some((cell) => OPEN.has(wordsOf(cell)[0] ?? '') || OPEN.has(wordsOf(cell).join('')));
}
