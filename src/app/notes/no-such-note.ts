import { AssayError } from '../../contract/assay-error.ts';

/** That no note is where `where` leads; `hint` says where those that are there can be seen. */
export function noSuchNote(where: string, hint: string): AssayError {
  return new AssayError('not_found', 'there is no such note', { where, hint });
}
