import type { ReadSentence } from '../../read/read-text.ts';
import { computes } from '../facts/asked.ts';
import type { FactBase, Key } from '../facts/fact.ts';
import { withMeasures } from '../facts/fact-reader.ts';
import { peopleIn } from '../facts/korean/people.ts';
import { namesAsked, properWords } from '../facts/names.ts';
import type { Said } from '../held.ts';
import type { Means } from '../means.ts';
import type { CellReader } from './cell.ts';
import type { CellFact, OpenedTable, Place } from './open-table.ts';
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
/** Cells that are read for one claim. */
const MOST = 20_000;

function uniqueKeys(keys: readonly Key[]): readonly Key[] {
  return [...new Map(keys.map((key) => [key.join('\u0000'), key])).values()];
}

/** What several names end in: Bayview Clinic, Linden Clinic. */
function sharedEnds(names: readonly Key[]): readonly string[] {
  const ends = names.flatMap((key) => (key.length > 1 ? (key.at(-1) ?? []) : []));
  return ends.filter((word, at) => ends.indexOf(word) !== at);
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

function factsIn(opened: OpenedTable, rows: readonly Named[]): readonly CellFact[] {
  return rows
    .flatMap(({ row, key }) => opened.factsOf(row, key.length === 0 ? null : key))
    .map((one, at) => ({
      ...one,
      fact: { ...one.fact, sentence: at },
      said: { ...one.said, place: { ...one.said.place, passage: at } },
    }));
}

function namesOfBase(
  owners: readonly Key[],
  facts: readonly CellFact[],
  claim: ReadSentence,
  { language, isCommon }: CellReader,
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
    known: uniqueKeys([...owners, ...said]),
  };
}

/** An English claim names somebody or something that the table does not. */
function namesStranger(claim: ReadSentence, { proper, known }: FactBase): boolean {
  const isKnown = (key: Key): boolean =>
    known.some((one) => key.every((word) => one.includes(word)) || one.every((word) => key.includes(word)));
  return namesAsked(withMeasures(claim), proper, known).some(({ key }) => !isKnown(key));
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
  const rows = rowsFor(opened, named, isAll);
  const facts = factsIn(opened, rows);
  if (facts.length === 0) return null;
  const owners = uniqueKeys(rows.flatMap(({ key }) => (key.length === 0 ? [] : [key])));
  const kinds = new Set(
    cells.language === 'ko' ? [] : [...sharedEnds(owners), ...(opened.kind === null ? [] : [opened.kind])],
  );
  const base: FactBase = {
    facts: facts.map(({ fact }) => fact),
    owners,
    kinds,
    ...namesOfBase(owners, facts, claim, cells),
  };
  return {
    base,
    said: facts.map(({ said }) => said),
    places: facts.map(({ place }) => place),
    strangers: cells.language === 'en' && namesStranger(claim, base),
  };
}
