import { AssayError } from '../contract/assay-error.ts';
import { ProviderError } from '../contract/provider-error.ts';
import { refusal } from './refusal.ts';

/** What is wrong with the shape of a body or query is the client's to mend: 422, with the path of the field. Others unchanged. */
export function shapeRefusal(error: unknown): unknown {
  if (!(error instanceof AssayError) || error instanceof ProviderError) return error;
  if (error.code !== 'malformed') return error;
  const { where, hint } = error;
  return refusal(error.message, { status: 422, code: 'malformed', where, hint });
}
