import { AssayError } from './assay-error.ts';
import { knownTrouble, type Trouble, type TroublePlace } from './troubles.ts';

function errorOf({ kind, why, hint }: Trouble, cause: unknown, where?: string): AssayError {
  return new AssayError(kind, why, { where, hint, cause });
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** An error of the file system as one that says where, why and what to do; one that does so already stays as it is. */
export function troubleAt(place: TroublePlace, error: unknown, where: string): AssayError {
  if (error instanceof AssayError) return error;
  const known = knownTrouble(place, codeOf(error));
  const why = error instanceof Error ? error.message : String(error);
  return errorOf(known ?? { kind: 'unavailable', why, hint: 'check the file' }, error, where);
}

/** FT8: a fault of the machine where nobody looked for one, as while a part of Assay is loaded, is no bug. Others stay. */
export function foreseen(error: unknown): unknown {
  if (error instanceof AssayError) return error;
  const known = knownTrouble('any', codeOf(error));
  return known === undefined ? error : errorOf(known, error);
}

/** What a person can act on; anything else is thrown on, for it is a bug. */
export function asAssayError(thrown: unknown): AssayError {
  const error = foreseen(thrown);
  if (error instanceof AssayError) return error;
  throw error;
}
