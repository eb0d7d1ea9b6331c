import { AssayError } from '../../contract/assay-error.ts';
import type { EntityKey } from '../../contract/entity.ts';
import type {
  GraphFile,
  GraphRow,
  LoadProgress,
  LoadResult,
  NameRow,
} from '../../contract/ports/knowledge-graph-writer.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import { ALIAS_RANK, ID_RANK, rankOf } from './name-rank.ts';
import type { StoredRelation } from './fact-row.ts';
import type { Fact } from '../../contract/fact.ts';

/** A name that stands in memory, with the entity that answers to it. */
export interface HeldName extends EntityKey {
  readonly name: string;
  readonly language: string | null;
  readonly rank: number;
}

/** What files say, in memory. Names, facts and relations stand in the order of the files. */
export interface GraphRows {
  readonly names: readonly HeldName[];
  /** The name to show, by `entityId`. */
  readonly shown: ReadonlyMap<string, string>;
  readonly facts: readonly Fact[];
  readonly relations: readonly StoredRelation[];
  readonly loads: readonly LoadResult[];
}

export interface ReadOptions {
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** Records between two calls of `onProgress`. */
const STRIDE = 500;
const FEW = 5;

export function entityId({ type, id }: EntityKey): string {
  return `${type}\u0000${id}`;
}

/** What one file brought. */
interface Brought {
  readonly file: string;
  readonly ids: Set<string>;
  rows: number;
  readonly names: HeldName[];
  readonly facts: Fact[];
  readonly relations: StoredRelation[];
}

function addRow(brought: Brought, seen: Set<string>, row: GraphRow): void {
  const { type, id } = row;
  const key = { type, id };
  const addName = ({ name, language }: Pick<NameRow, 'name' | 'language'>, rank: number): void => {
    const known = `${id}\u0000${rank} ${name}`;
    if (seen.has(known)) return;
    seen.add(known);
    brought.names.push({ ...key, name, language: language ?? null, rank });
  };
  brought.rows += 1;
  brought.ids.add(entityId(key));
  addName({ name: id }, ID_RANK);
  for (const name of row.names) addName(name, rankOf(name.language, name.shown));
  brought.facts.push(...row.facts);
  for (const relation of row.relations)
    brought.relations.push({ subject_type: type, subject_id: id, ...relation });
}

/** How many facts a file says, relations too; a name alone counts as one. */
function sizeOf({ ids, facts, relations }: Brought): number {
  return Math.max(ids.size, facts.length + relations.length);
}

async function readFile(file: GraphFile, most: number, options: ReadOptions): Promise<Brought | null> {
  const brought: Brought = { file: file.file, ids: new Set(), rows: 0, names: [], facts: [], relations: [] };
  const seen = new Set<string>();
  for await (const row of file.rows(options.signal)) {
    addRow(brought, seen, row);
    if (sizeOf(brought) > most) return null;
    if (brought.rows % STRIDE !== 0) continue;
    if (options.signal?.aborted === true)
      throw new AssayError('cancelled', 'the load was cancelled', { where: file.file });
    options.onProgress?.({ file: file.file, rows: brought.rows });
  }
  options.onProgress?.({ file: file.file, rows: brought.rows });
  return brought;
}

/** The Korean name, else the English one, else the id; of equals that of the first file, then the first by its letters. */
function shownNames(files: readonly Brought[]): Map<string, string> {
  const best = new Map<string, HeldName>();
  for (const { names } of files) {
    const own = names.filter(({ rank }) => rank !== ALIAS_RANK);
    for (const name of own.toSorted((a, b) => a.rank - b.rank || inOrder(a.name, b.name))) {
      const known = best.get(entityId(name));
      if (known === undefined || name.rank < known.rank) best.set(entityId(name), name);
    }
  }
  return new Map([...best].map(([key, { name }]) => [key, name]));
}

/** By code point, as the database orders texts; a comparison of strings takes a surrogate for less than U+E000. */
export function inOrder(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    if (one.charCodeAt(at) === other.charCodeAt(at)) continue;
    return (one.codePointAt(at) ?? 0) - (other.codePointAt(at) ?? 0);
  }
  return one.length - other.length;
}

function resultOf(
  { file, rows, ids, facts, relations }: Brought,
  isKnown: (key: string) => boolean,
): LoadResult {
  const objects = new Map(
    relations.map(({ object_type, object_id }) => [
      entityId({ type: object_type, id: object_id }),
      object_id,
    ]),
  );
  const missing = [...objects].filter(([key]) => !isKnown(key)).map(([, id]) => id);
  const dangling = { count: missing.length, ids: missing.toSorted(inOrder).slice(0, FEW) };
  const counts = { rows, entities: ids.size, facts: facts.length, relations: relations.length };
  return { file, ...counts, unchanged: false, dangling };
}

/**
 * Reads the files of a graph; null where they say more than `most` facts, relations counted: then a database is to hold
 * them. Throws `AssayError` (malformed with file and line, cancelled).
 */
export async function readGraphRows(
  files: readonly GraphFile[],
  most: number,
  options: ReadOptions = {},
): Promise<GraphRows | null> {
  const read: Brought[] = [];
  const done = new Set<string>();
  let left = most;
  for (const file of files) {
    const key = `${file.file}\u0000${file.mapping_hash}`;
    if (done.has(key)) continue;
    done.add(key);
    const brought = await readFile(file, left, options);
    if (brought === null) return null;
    left -= sizeOf(brought);
    read.push(brought);
  }
  const shown = shownNames(read);
  return {
    names: read.flatMap(({ names }) => names),
    shown,
    facts: read.flatMap(({ facts }) => facts),
    relations: read.flatMap(({ relations }) => relations),
    loads: read.map((one) => resultOf(one, (id) => shown.has(id))),
  };
}
