import type { ErasedBy } from '../verdict-input.ts';

/** The input of a verdict, or the tombstone that it left. Times are ISO 8601. */
export type KeptInput =
  | { readonly input: unknown; readonly erased: null }
  | { readonly input: null; readonly erased: { readonly at: string; readonly by: ErasedBy } };

/** An input on its way into the store, under the id of its verdict. */
export interface InputToKeep {
  readonly verdict_id: string;
  readonly input: unknown;
}

/** What verdicts of one tenant were given on, as long as it is kept. Idempotent by the id of the verdict. */
export interface VerdictInputs {
  keep(inputs: readonly InputToKeep[], at: string): Promise<void>;
  /** Null: none was ever kept. */
  find(verdictId: string): Promise<KeptInput | null>;
  /** Leaves a tombstone; false where none was ever kept. One that is erased already stays as it is. */
  erase(verdictId: string, at: string): Promise<boolean>;
}
