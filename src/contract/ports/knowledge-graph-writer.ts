import type { Labels } from '../language.ts';

/** An entity row to be stored. Names are every name and alias it answers to; `name` is shown. */
export interface EntityRow {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly names: readonly { readonly name: string; readonly language?: keyof Labels }[];
}

/** What one load did. Counts are rows after the load, `changed` those that it inserted or altered. */
export interface LoadResult {
  readonly file: string;
  readonly rows: number;
  readonly entities: number;
  readonly facts: number;
  readonly relations: number;
  /** True where the file's content and mapping were already loaded: nothing was done. */
  readonly unchanged: boolean;
}
