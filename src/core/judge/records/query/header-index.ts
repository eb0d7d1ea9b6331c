import { shareGroup } from '../../../lexicon/clause-words.ts';
import type { Token } from '../../../statement/token.ts';
import { lemmaOf } from '../../facts/content.ts';
import { saysWord } from '../../facts/said.ts';
import type { Means } from '../../means.ts';
import type { Lemma } from '../../same-word.ts';
import type { OpenedTable } from '../open-table.ts';

/** Words of a claim that name a column; several columns where nothing tells which. */
export interface Heading {
  readonly columns: readonly number[];
  /** Places of the words. */
  readonly at: readonly number[];
  /** The claim says the verb of the column, Beat: who does it decides. */
  readonly verbal: boolean;
}

/** True for a column of yes and no. */
export function isFlagged(opened: OpenedTable, column: number): boolean {
  const flags = [...opened.table.rows.keys()]
    .map((row) => opened.cell(row, column))
    .filter((one) => one !== null);
  return flags.length > 0 && flags.every(({ flag }) => flag !== null);
}

function isWord(token: Token, header: readonly Lemma[]): boolean {
  const said = [token.form.toLowerCase(), token.lemma.toLowerCase()];
  return header.some(({ word }) => said.includes(word));
}

/** A verb that says only that something is there is wider than any: is, of a column that it belongs to. */
export function names(token: Token, header: readonly Lemma[], means: Means): boolean {
  const own = lemmaOf(token);
  const isLight = means.words.light.has(own.word);
  const says = (one: Lemma): boolean =>
    (!isLight && saysWord(own, one, null, means)) || shareGroup(means.words.frames, own.word, one.word);
  return isWord(token, header) || header.some(says);
}

/** A column called `Directed by` says whom its rows were directed by. */
function isPassive({ table }: OpenedTable, column: number, { words }: Means): boolean {
  return table.columns[column]?.words.some((one) => words.agents.has(one)) ?? false;
}

/** The columns that the words at these places name: those that most of the words name together come first; the word itself before others for it. */
export function headingsIn(
  tokens: readonly Token[],
  places: readonly number[],
  opened: OpenedTable,
  means: Means,
): readonly Heading[] {
  const left = new Set(places);
  const found: Heading[] = [];
  const headers = opened.table.columns.map((_, column) => opened.header(column).all);
  const sizes = opened.table.columns.map((_, column) => opened.header(column).words.length);
  const placesOf = (header: readonly Lemma[]): number[] =>
    [...left].filter((at) => {
      const token = tokens[at];
      if (token === undefined) return false;
      const isExact = headers.some((one) => isWord(token, one));
      return isExact ? isWord(token, header) : names(token, header, means);
    });
  while (left.size > 0) {
    const each = headers.map((header, column) => ({
      column,
      at: placesOf(header),
      size: sizes[column] ?? 0,
    }));
    const most = Math.max(0, ...each.map(({ at }) => at.length));
    if (most === 0) break;
    const best = each.filter(({ at }) => at.length === most);
    const shortest = Math.min(...best.map(({ size }) => size));
    const [first] = best;
    if (first === undefined) break;
    const same = best.filter(
      ({ at, size }) => size === shortest && at.every((one) => first.at.includes(one)),
    );
    const chosen = same.length > 0 ? same : [first];
    const at = chosen[0]?.at ?? [];
    const active = chosen.flatMap(({ column }) =>
      isPassive(opened, column, means) ? [] : (headers[column] ?? []),
    );
    const verbal = at.some((place) => {
      const token = tokens[place];
      return token?.upos === 'VERB' && active.some(({ word }) => word === token.lemma || word === token.form);
    });
    found.push({ columns: chosen.map(({ column }) => column), at, verbal });
    for (const one of chosen.flatMap(({ at }) => at)) left.delete(one);
  }
  return found;
}
