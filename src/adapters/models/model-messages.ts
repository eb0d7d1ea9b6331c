import type { ModelScore, TextPair } from '../../contract/ports/grounding-model.ts';
import { whyOf } from './why.ts';
import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';

/** What the thread of a model is told. */
export type ModelRequest =
  | { readonly kind: 'score'; readonly id: number; readonly pairs: readonly TextPair[] }
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'stop' };

/** What it says. `id` of a failure is null where the model could not be loaded. */
export type ModelReply =
  | { readonly kind: 'ready'; readonly name: string }
  | { readonly kind: 'scored'; readonly id: number; readonly scores: readonly (ModelScore | null)[] }
  | { readonly kind: 'failed'; readonly id: number | null; readonly trouble: Trouble };

/** An `AssayError` as data: threads do not hand over what an error carries. */
export interface Trouble {
  readonly code: AssayErrorCode;
  readonly message: string;
  readonly where: string | undefined;
  readonly hint: string | undefined;
}

export function troubleOf(error: unknown, where: string): Trouble {
  if (error instanceof AssayError)
    return { code: error.code, message: error.message, where: error.where, hint: error.hint };
  return { code: 'unavailable', message: `the model failed (${whyOf(error)})`, where, hint: undefined };
}

export function errorOf({ code, message, where, hint }: Trouble): AssayError {
  return new AssayError(code, message, { where, hint });
}
