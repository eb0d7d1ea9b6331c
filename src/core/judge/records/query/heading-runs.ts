import type { Token } from '../../../statement/token.ts';
import { isContent } from '../../facts/content.ts';
import type { Means } from '../../means.ts';
import type { OpenedTable } from '../open-table.ts';
import { names } from './header-index.ts';

/** Words beside each other that name a column; several columns where nothing tells which. */
export interface HeadingRun {
  readonly columns: readonly number[];
  readonly at: readonly number[];
}

const SMALL: ReadonlySet<string> = new Set(['ADP', 'AUX', 'CCONJ', 'SCONJ', 'PRON', 'PART']);

function wordsOfKey(key: string): readonly string[] {
  return key.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Columns whose name has the word; a small word or letter counts beside another word alone: segment a. */
function columnsOf(token: Token, opened: OpenedTable, means: Means): readonly number[] {
  const said = [token.form.toLowerCase(), token.lemma.toLowerCase()];
  const written = SMALL.has(token.upos)
    ? []
    : opened.table.columns.flatMap(({ key }, column) => {
        const words = wordsOfKey(key);
        return said.some((word) => words.includes(word) || words.includes(`${word}s`)) ? [column] : [];
      });
  if (written.length > 0 || !isContent(token)) return written;
  return opened.table.columns.flatMap((_, column) =>
    names(token, opened.header(column).all, means) ? [column] : [],
  );
}

interface Word {
  readonly at: number;
  readonly columns: readonly number[];
}

/** The columns that most of these words name, the shortest names first; then those of the other words. */
function chosen(group: readonly Word[], opened: OpenedTable): HeadingRun[] {
  const most = Math.max(
    0,
    ...opened.table.columns.map((_, column) => group.filter((word) => word.columns.includes(column)).length),
  );
  if (most === 0) return [];
  const best = [...opened.table.columns.keys()].filter(
    (column) => group.filter((word) => word.columns.includes(column)).length === most,
  );
  const sizes = best.map((column) => wordsOfKey(opened.table.columns[column]?.key ?? '').length);
  const columns = best.filter((_, at) => sizes[at] === Math.min(...sizes));
  const own = group.filter((word) => word.columns.some((column) => columns.includes(column)));
  const rest = group.filter((word) => !own.includes(word));
  return [{ columns, at: own.map(({ at }) => at) }, ...chosen(rest, opened)];
}

/** The columns that a claim names, in its order; `places`: of its words that stand in no cell. */
export function headingRuns(
  tokens: readonly Token[],
  places: readonly number[],
  opened: OpenedTable,
  means: Means,
): readonly HeadingRun[] {
  const groups: Word[][] = [];
  for (const at of places) {
    const token = tokens[at];
    const columns = token === undefined ? [] : columnsOf(token, opened, means);
    if (token === undefined || columns.length === 0) continue;
    const last = groups.at(-1);
    const isBeside = last?.at(-1)?.at === at - 1;
    if (isBeside) last?.push({ at, columns });
    else if (isContent(token)) groups.push([{ at, columns }]);
  }
  return groups.flatMap((group) => chosen(group, opened)).toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
}
