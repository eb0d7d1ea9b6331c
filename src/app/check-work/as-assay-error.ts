import { AssayError } from '../../contract/assay-error.ts';

/** An `AssayError` as it is; anything else is thrown on, for it is a bug. */
export function asAssayError(error: unknown): AssayError {
  if (error instanceof AssayError) return error;
  throw error;
}
