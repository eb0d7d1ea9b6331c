import { AssayError } from '../../contract/assay-error.ts';

/** LP1: a question where there is no index is for the caller to mend. */
export function nothingIndexed(): AssayError {
  return new AssayError('not_found', 'nothing is indexed here yet', {
    hint: 'run: assay index . (notes are read by the chat of `assay serve` alone)',
  });
}
