/** What stands in a cell. */
export type Scalar = string | number | boolean | null;

export interface Column {
  readonly key: string;
  /** The words of its name in small letters. */
  readonly words: readonly string[];
  /** Words that a user says of it too. */
  readonly synonyms: readonly string[];
  /** What else a cell of it is called, by what stands in it. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
  /** True where each cell is a name, in whatever script. */
  readonly named?: boolean;
}

export interface Row {
  /** Where it stands in its evidence: `rows[3]`. */
  readonly path: string;
  /** One for each column; undefined where it has none. */
  readonly cells: readonly (Scalar | undefined)[];
}

/** Rows of one kind, whatever format they were written in: a table, a list of objects, one object. */
export interface Table {
  readonly path: string;
  readonly shape: 'table' | 'record';
  readonly caption: string | null;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** True where a vocabulary says what its columns mean: the voice of a verb tells nothing more. */
  readonly typed?: boolean;
  /** Names of things that are told of elsewhere. */
  readonly known?: readonly string[];
}
