import type { CodeObject } from '../../contract/code-object.ts';
import { mentionsOf } from './mentions.ts';
import { tailOf } from './rank-named.ts';
import { searchTerms } from './search-terms.ts';

export type SchemaObject = Pick<CodeObject, 'id' | 'name'> & {
  readonly metadata: Pick<CodeObject['metadata'], 'fields_json'>;
};

/** What a question says, as tables and columns are held against it. */
interface Asked {
  readonly words: ReadonlySet<string>;
  /** Names written as names, in small letters. */
  readonly names: ReadonlySet<string>;
}

const TABLE = 2;

/** RT13: the tables that a question names, or whose columns it names, those with most of both first. */
export function rankSchema(question: string, objects: readonly SchemaObject[]): string[] {
  const asked = readAsked(question);
  const scored = objects.map((object) => ({ id: object.id, score: scoreOf(object, asked) }));
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
}

function readAsked(question: string): Asked {
  const words = searchTerms(question).flatMap(({ readings, parts }) => [...readings, ...parts]);
  const names = mentionsOf(question).filter(({ isSure }) => isSure);
  const written = names.flatMap(({ name }) => [name, tailOf(name)]);
  return { words: new Set(words), names: new Set(written.map((name) => name.toLowerCase())) };
}

function scoreOf({ name, metadata }: SchemaObject, asked: Asked): number {
  const table = tailOf(name);
  const isNamed = asked.names.has(table.toLowerCase()) || standsIn(table, asked);
  const columns = metadata.fields_json ?? [];
  const named = columns.filter(({ name: column }) => isColumnNamed(column, asked, isNamed));
  return (isNamed ? TABLE : 0) + named.length;
}

/** A column of one plain word (`name`, `status`) says nothing unless its table is named too. */
function isColumnNamed(column: string, asked: Asked, isTableNamed: boolean): boolean {
  if (asked.names.has(column.toLowerCase())) return true;
  return (
    (isTableNamed || searchTerms(column).some(({ parts }) => parts.length > 1)) && standsIn(column, asked)
  );
}

/** The name stands in the question as one word, or all its parts do. */
function standsIn(name: string, { words }: Asked): boolean {
  const terms = searchTerms(name);
  return (
    terms.length > 0 &&
    terms.every(
      ({ readings, parts }) =>
        readings.some((word) => words.has(word)) ||
        (parts.length > 1 && parts.every((word) => words.has(word))),
    )
  );
}
