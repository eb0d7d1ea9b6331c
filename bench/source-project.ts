import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a folder: as many as people keep in one. */
const IN_FOLDER = 40;

function pathOf(at: number): string {
  return `src/part${Math.floor(at / IN_FOLDER)}/module${at}.ts`;
}

/** A module of the size of those that people write: an interface, a class, functions that call its neighbours. */
function sourceFile(at: number, files: number, word: string): string {
  const [one, other] = [(at + 1) % files, (at * 7 + 3) % files];
  const from = (target: number): string => `../part${Math.floor(target / IN_FOLDER)}/module${target}.ts`;
  return `import { make${one}, type Row${one} } from '${from(one)}';
import { Keeper${other} } from '${from(other)}';

/** A row of the ${word} table, as it is stored. */
export interface Row${at} {
  readonly id: string;
  readonly amount: number;
  readonly tags: readonly string[];
}

/** Keeps rows of ${word} until they are written. */
export class Keeper${at} {
  private readonly rows = new Map<string, Row${at}>();

  /** Puts a row in; one of the same id gives way. */
  put(row: Row${at}): void {
    this.rows.set(row.id, row);
  }
}

/** Makes a row of the ${word} table with ${at} as its amount. */
export function make${at}(id: string): Row${at} {
  const before: Row${one} = make${one}(id);
  const keeper = new Keeper${other}();
  keeper.put({ id, amount: before.amount, tags: [] });
  return { id, amount: ${at}, tags: [...before.tags, '${word}'] };
}
`;
}

/** Writes the files of a project that stand at these places. */
export function writeSource(folder: string, files: number, places: readonly number[], word: string): void {
  for (const at of places) {
    const file = join(folder, pathOf(at));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, sourceFile(at, files, word));
  }
}
