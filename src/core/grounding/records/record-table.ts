/** A value that needs no further unfolding. */
export type Scalar = string | number | boolean | null;

/** A column or key. `words` are the lower-case words of its name (`Q3_PCT` → q3, pct) and `synonyms` what a mapping adds. */
export interface Column {
  readonly key: string;
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
  /** What else a cell of it is called, by what stands in it. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
  /** True where each cell is a name, in whatever script. */
  readonly named?: boolean;
}

/** A row; `cells[i]` belongs to `columns[i]`, undefined where the key is absent (null is a value). */
export interface RecordRow {
  /** JSON path of the row in its evidence: `rows[3]`, `hours`, `` for the whole. */
  readonly path: string;
  readonly cells: readonly (Scalar | undefined)[];
}

/** Rows with common columns: a table, a list of objects, or one object (`shape` record, one row). */
export interface RecordTable {
  readonly evidence_id: string;
  readonly path: string;
  readonly shape: 'table' | 'record';
  readonly caption: string | null;
  readonly columns: readonly Column[];
  readonly rows: readonly RecordRow[];
  /** True where a vocabulary says what its columns mean. */
  readonly typed?: boolean;
  /** Names of things that are told of elsewhere. */
  readonly known?: readonly string[];
}

/** A long text that stands in a cell: held against as a passage, not as a value. */
export interface RecordText {
  readonly path: string;
  readonly text: string;
}

/** All that one piece of evidence holds as records. `cut` is true where its size went over the bound and the rest was left. */
export interface Records {
  readonly evidence_id: string;
  readonly tables: readonly RecordTable[];
  readonly texts: readonly RecordText[];
  readonly cut: boolean;
  /** All words of the mapping, those of keys that stand nowhere in this evidence too; absent where there is none. */
  readonly mapped?: ColumnSynonyms;
}

/** Words that a user's mapping names for keys and columns: `{QTY: ['quantity', '수량']}`. */
export type ColumnSynonyms = Readonly<Record<string, readonly string[]>>;
