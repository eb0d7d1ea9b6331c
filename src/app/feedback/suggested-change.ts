import { AssayError } from '../../contract/assay-error.ts';
import type { FixSuggestion } from '../../contract/knowledge-gap.ts';
import type { IndexReader } from '../../contract/ports/index-store.ts';
import type { LinkDetails } from '../../contract/suggestion-details.ts';
import { SUGGESTION_DETAILS } from '../../contract/suggestion-details.ts';
import { checkValue } from '../check-value.ts';
import { baseHash, detailsOf, resolveLink } from './resolve-link.ts';

/** What a suggestion changes, read by its action. */
export type SuggestedChange =
  | { readonly action: 'schema.link.suggest'; readonly link: LinkDetails }
  | {
      readonly action: 'index.file' | 'index.module' | 'evidence.inject';
      readonly payload: FixSuggestion['details'];
      readonly path: string;
    }
  | { readonly action: 'model.switch'; readonly to: string };

/** Details as they came from outside, or as they are stored. Throws `AssayError`: malformed, usage for an action that nobody decides on. */
export function readChange(action: FixSuggestion['action'], details: unknown): SuggestedChange {
  const at = { place: 'details', hint: 'give the details as `assay suggestions show` prints them' };
  switch (action) {
    case 'schema.link.suggest':
      return { action, link: checkValue(SUGGESTION_DETAILS[action], details, at) };
    case 'index.file':
    case 'index.module': {
      const payload = checkValue(SUGGESTION_DETAILS[action], details, at);
      return { action, payload, path: payload.path };
    }
    case 'evidence.inject': {
      const payload = checkValue(SUGGESTION_DETAILS[action], details, at);
      return { action, payload, path: payload.id };
    }
    case 'model.switch':
      return { action, to: checkValue(SUGGESTION_DETAILS[action], details, at).to };
    default:
      throw new AssayError('usage', `nobody decides on ${action}`, {
        hint: 'the loop does it by itself',
      });
  }
}

/** Details, target and base of a change, as the index is now. Rejects with `AssayError` not_found where an end is missing. */
export async function lookedAt(
  index: Pick<IndexReader, 'objectsNamed' | 'relations'>,
  change: SuggestedChange,
): Promise<Pick<FixSuggestion, 'details' | 'target' | 'base_hash'>> {
  if (change.action === 'model.switch')
    return { details: { to: change.to }, target: change.to, base_hash: null };
  if (change.action !== 'schema.link.suggest')
    return { details: change.payload, target: change.path, base_hash: null };
  const link = await resolveLink(index, change.link);
  const details = detailsOf(link, change.link.reason);
  return { details, target: link.code.name, base_hash: baseHash(link) };
}
