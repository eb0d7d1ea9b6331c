import type { ReadSentence } from '../../read/read-text.ts';
import { NAME_SYLLABLE, TABLE_WORDS } from '../../lexicon/record-columns.ts';
import { computes } from '../facts/asked.ts';
import type { Fact, FactBase, Key } from '../facts/fact.ts';
import { withMeasures } from '../facts/fact-reader.ts';
import { peopleIn } from '../facts/korean/people.ts';
import { namesAsked, properWords } from '../facts/names.ts';
import type { Said } from '../held.ts';
import type { Means } from '../means.ts';
import { yearIn } from '../facts/label-fact.ts';
import type { Lemma } from '../same-word.ts';
import type { Cell, CellReader } from './cell.ts';
import type { CellFact, OpenedTable, Place } from './open-table.ts';
import { pathKey } from './rows.ts';
import { nameWords } from './words.ts';
import type { FindRows, Named } from './row-index.ts';

/** What a table says as a claim sees it. */
export interface TableBase {
  readonly base: FactBase;
  readonly said: readonly Said[];
  /** Where each of it stands. */
  readonly places: readonly Place[];
  /** The claim names somebody of whom the table says nothing. */
  readonly strangers: boolean;
}

/** A table of so many cells is always read whole. */
const WHOLE = 2_000;
/** Cells that are read for one claim, and names of columns: to read so many takes a second or two. */
export const MOST = 20_000;

function uniqueKeys(keys: readonly Key[]): readonly Key[] {
  return [...new Map(keys.map((key) => [key.join('\u0000'), key])).values()];
}

/** What several names end in: Bayview Clinic, Linden Clinic. */
function sharedEnds(names: readonly Key[]): readonly string[] {
  const ends = names.flatMap((key) => (key.length > 1 ? (key.at(-1) ?? []) : []));
  const seen = new Set<string>();
  return ends.filter((word) => {
    const isShared = seen.has(word);
    seen.add(word);
    return isShared;
  });
}

/** The rows that a claim may be about: those it names; of a small table, and where it computes, all. */
function rowsFor({ table, names }: OpenedTable, named: readonly Named[], isAll: boolean): readonly Named[] {
  const size = table.rows.length * table.columns.length;
  const all = size <= WHOLE || (isAll && size <= MOST);
  if (!all) return named;
  return table.rows.map((_, row) => ({
    row,
    key: named.find((one) => one.row === row)?.key ?? names[row] ?? [],
  }));
}

function says(token: string, words: readonly Lemma[]): boolean {
  return words.some(({ word }) => word === token);
}

/** The claim says what stands in the cell: its words, or its time. */
function isMentioned(cell: Cell | null, claim: ReadSentence, { compare }: Means): boolean {
  if (cell === null || cell.flag !== null) return false;
  const times = cell.values.map(yearIn).flatMap(({ value }) => (value?.kind === 'period' ? [value] : []));
  if (times.length > 0)
    return claim.values.some(
      ({ value }) => value !== null && times.some((one) => compare(value, one) === 'equal'),
    );
  const said = claim.tokens.flatMap(({ form, lemma }) => [form.toLowerCase(), lemma.toLowerCase()]);
  const { words } = cell;
  return (
    words.length > 0 &&
    cell.values.length === 0 &&
    words.every((one) => said.some((token) => says(token, [one])))
  );
}

/** Of rows of one name those that another cell tells apart, where the claim says it. */
function singledOut(
  opened: OpenedTable,
  rows: readonly Named[],
  claim: ReadSentence,
  means: Means,
): readonly Named[] {
  const groups = new Map<string, Named[]>();
  for (const one of rows) {
    const key = one.key.join('\u0000');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const told = group.filter(({ row }) =>
      opened.table.columns.some(
        (_, at) => at !== opened.name && isMentioned(opened.cell(row, at), claim, means),
      ),
    );
    return told.length === 1 ? told : [];
  });
}

const COUNTING = /^(?:count:|score$)/u;

/** A bare number counts what the claim counts: 42 of the column 직원 수 is 42명. */
function counted(fact: Fact, { values }: ReadSentence): Fact {
  const units = values.flatMap(({ value }) =>
    value?.kind === 'quantity' && COUNTING.test(value.unit?.dimension ?? '') ? [value.unit] : [],
  );
  const counts = fact.values.flatMap((one) => {
    const { value } = one;
    const isBare = value?.kind === 'quantity' && value.sort === 'cardinal' && value.unit === null;
    return isBare ? units.map((unit) => ({ ...one, value: { ...value, unit } })) : [];
  });
  return counts.length === 0 ? fact : { ...fact, values: [...fact.values, ...counts] };
}

function factsIn(opened: OpenedTable, rows: readonly Named[]): readonly CellFact[] {
  return rows
    .flatMap(({ row, key }) => opened.factsOf(row, key.length === 0 ? null : key))
    .map((one, at) => ({
      ...one,
      fact: { ...one.fact, sentence: at },
      said: { ...one.said, place: { ...one.said.place, passage: at } },
    }));
}

function keysOf(names: readonly string[], { language }: CellReader): readonly Key[] {
  return names.map((name) => nameWords(language, name).map(({ form }) => form.toLowerCase()));
}

function namesOfBase(
  owners: readonly Key[],
  facts: readonly CellFact[],
  claim: ReadSentence,
  { language, isCommon }: CellReader,
  elsewhere: readonly Key[],
): Pick<FactBase, 'proper' | 'known' | 'people'> {
  if (language === 'ko') {
    const people = facts.flatMap(({ fact }) => fact.words.filter(({ upos }) => upos === 'PROPN'));
    return {
      proper: new Set(owners.map((key) => key.join(' '))),
      known: [],
      people: new Set([...people.map(({ word }) => word), ...peopleIn([claim])]),
    };
  }
  const said = facts.flatMap(({ fact }) => fact.names);
  return {
    proper: new Set([...[...owners, ...said].flat(), ...properWords([withMeasures(claim)], isCommon)]),
    known: uniqueKeys([...owners, ...said, ...elsewhere]),
  };
}

/** 강좌 of the column 강좌명. */
function whatIsNamed(word: string): readonly string[] {
  return word.length > 2 && word.endsWith(NAME_SYLLABLE) ? [word.slice(0, -NAME_SYLLABLE.length)] : [];
}

/** What a list of records is called by the key that it stands under: bookings, of which each is a booking. */
function kindsOfPath({ shape, path }: OpenedTable['table']): readonly string[] {
  const last = shape === 'table' && path !== '' ? (pathKey(path)?.at(-1) ?? '') : '';
  return last === '' ? [] : [last, last.replace(/s$/u, '')];
}

/** What kind of thing the rows are: by the key of their list, the column of their names, and by what names share. */
function kindsOf(opened: OpenedTable, owners: readonly Key[], { language }: CellReader): readonly string[] {
  const named = opened.name < 0 ? [] : opened.header(opened.name).all.map(({ word }) => word);
  const ofColumn = named.flatMap((word) => [word, ...whatIsNamed(word)]);
  const ofAll = opened.kind === null ? [] : [opened.kind];
  const ofPath = kindsOfPath(opened.table);
  return [...ofPath, ...ofColumn, ...TABLE_WORDS, ...ofAll, ...(language === 'ko' ? [] : sharedEnds(owners))];
}

/** What a claim may call the rows of a table. */
export function kindsOfRows(opened: OpenedTable, cells: CellReader): ReadonlySet<string> {
  return new Set(
    kindsOf(
      opened,
      opened.names.flatMap((key) => (key === null ? [] : [key])),
      cells,
    ),
  );
}

/** An English claim names somebody or something that the table does not. */
function namesStranger(claim: ReadSentence, { proper, known, kinds }: FactBase): boolean {
  const bare = (key: Key): Key => key.filter((word) => !kinds.has(word));
  const isKnown = (key: Key): boolean =>
    known.some((one) => key.every((word) => one.includes(word)) || one.every((word) => key.includes(word)));
  return namesAsked(withMeasures(claim), proper, known).some(({ key }) => !isKnown(bare(key)));
}

/** Reads of a table what a claim may be about. Null where it names none of its rows and computes nothing. */
export function tableBase(
  opened: OpenedTable,
  find: FindRows,
  claim: ReadSentence,
  means: Means,
  cells: CellReader,
): TableBase | null {
  const named = find(claim);
  const isAll = computes(claim, means.words);
  const all = rowsFor(opened, named, isAll);
  const rows = isAll || opened.name < 0 ? all : singledOut(opened, all, claim, means);
  const facts = factsIn(opened, rows).map((one) => ({ ...one, fact: counted(one.fact, claim) }));
  if (facts.length === 0) return null;
  const owners = uniqueKeys(rows.flatMap(({ key }) => (key.length === 0 ? [] : [key])));
  const kinds = new Set(kindsOf(opened, owners, cells));
  const base: FactBase = {
    facts: facts.map(({ fact }) => fact),
    owners,
    kinds,
    ...namesOfBase(owners, facts, claim, cells, keysOf(opened.table.known ?? [], cells)),
  };
  return {
    base,
    said: facts.map(({ said }) => said),
    places: facts.map(({ place }) => place),
    strangers: cells.language === 'en' && namesStranger(claim, base),
  };
}
