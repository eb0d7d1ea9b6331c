/** A query to a database of the user's, which is only read. */
export interface RowQuestion {
  readonly connection: string;
  /** The variable that the connection string came from, for errors: the string itself is never told. */
  readonly variable: string;
  readonly query: string;
  /** No more rows than these are counted. */
  readonly most: number;
  readonly timeout_ms: number;
}

/** Rows that the query gives, or why there can be none: a table or column that the database does not have. */
export type RowAnswer = { readonly rows: number } | { readonly missing: string };

/** Rejects with `AssayError`: unavailable, timeout, malformed (a query that the database does not take). */
export interface RowCounter {
  count(question: RowQuestion): Promise<RowAnswer>;
}
