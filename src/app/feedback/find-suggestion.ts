import { AssayError } from '../../contract/assay-error.ts';
import type { FixSuggestion, SuggestionHistory } from '../../contract/knowledge-gap.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import { withChanges } from '../../core/correction/feedback/version-changes.ts';
import type { Decider } from './decision-ports.ts';

function noSuch(id: string): AssayError {
  return new AssayError('not_found', 'there is no such suggestion', {
    where: id,
    hint: '`assay suggestions list` shows them',
  });
}

/** FB18: a suggestion with its versions. Rejects with `AssayError` not_found. */
export async function findSuggestion(
  learning: Pick<LearningStore, 'versions'>,
  id: string,
): Promise<SuggestionHistory> {
  const versions = withChanges(await learning.versions(id));
  const last = versions.at(-1);
  if (last === undefined) throw noSuch(id);
  const { changes: _, ...suggestion } = last;
  return { suggestion, versions };
}

/**
 * The last version, to be decided on. Rejects with `AssayError`: not_found; conflict where another version was seen, or it
 * has another status.
 */
export async function suggestionToDecide(
  learning: Pick<LearningStore, 'suggestion'>,
  id: string,
  { version }: Decider,
  from: readonly FixSuggestion['status'][],
): Promise<FixSuggestion> {
  const last = await learning.suggestion(id);
  if (last === null) throw noSuch(id);
  if (version !== undefined && version !== last.version)
    throw new AssayError('conflict', 'the suggestion was changed meanwhile', {
      where: id,
      hint: 'read it again, and decide on what it says now',
    });
  if (from.includes(last.status)) return last;
  throw new AssayError('conflict', `the suggestion is ${last.status}`, {
    where: id,
    hint: `this can be done to one that is ${from.join(' or ')}`,
  });
}

/** The version after one, with what a person changed. */
export function nextVersion(
  last: FixSuggestion,
  change: Partial<Pick<FixSuggestion, 'status' | 'reason' | 'details' | 'target' | 'base_hash' | 'effect'>>,
  { by }: Decider,
  at: string,
): FixSuggestion {
  return { ...last, ...change, version: last.version + 1, decided_by: by, updated_at: at };
}
