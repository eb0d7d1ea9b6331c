import type { CodeObject } from '../../contract/code-object.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import type { Ids } from '../../contract/ports/ids.ts';
import type { IndexReader } from '../../contract/ports/index-store.ts';
import type { Retrieval } from '../../contract/retrieved.ts';
import type { LinkDetails } from '../../contract/suggestion-details.ts';
import { isFounded, proposeLink } from '../../core/correction/link/propose-link.ts';
import { pendingSuggestion } from './pending-suggestion.ts';
import { baseHash, detailsOf, isSchema, isTied, objectsOfName } from './resolve-link.ts';

/** What proposing a tie needs. */
export interface LinkPorts {
  readonly index: IndexReader;
  readonly learning: Pick<LearningStore, 'suggest'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly retrieve: (question: string) => Promise<Retrieval>;
}

/** What became of a proposal; `unfounded`: no field beside `id` speaks for it. */
export interface SuggestedLink {
  /** `pending`: a person decides; `rejected`: one did, and nothing has changed since. */
  readonly state: 'pending' | 'rejected' | 'tied' | 'unfounded' | 'code_unknown' | 'schema_unknown';
  readonly suggestion_id: string | null;
}

/** Objects of a name; where there is none, those of the passages that retrieval finds by it. */
async function objectsMeant(
  { index, retrieve }: LinkPorts,
  name: string,
  of: 'code' | 'schema',
): Promise<readonly CodeObject[]> {
  const named = await objectsOfName(index, name, of);
  if (named.length > 0) return named;
  const { hits, above_threshold } = await retrieve(name);
  const ids = hits.slice(0, above_threshold).flatMap(({ document }) => document.cbo_id ?? []);
  const found = await index.objects([...new Set(ids)]);
  return found.filter((one) => one.kind !== 'module' && isSchema(one) === (of === 'schema')).slice(0, 1);
}

/**
 * FB25: proposes a tie between code and a thing of a database to a person; once for what has not changed. Rejects with
 * `AssayError` where the database does not answer.
 */
export async function suggestLink(
  ports: LinkPorts,
  { code_symbol, schema_ref, reason }: Pick<LinkDetails, 'code_symbol' | 'schema_ref' | 'reason'>,
): Promise<SuggestedLink> {
  const codes = await objectsMeant(ports, code_symbol, 'code');
  if (codes.length === 0) return { state: 'code_unknown', suggestion_id: null };
  const link = proposeLink(codes, await objectsMeant(ports, schema_ref, 'schema'));
  if (link === null) return { state: 'schema_unknown', suggestion_id: null };
  if (await isTied(ports.index, link)) return { state: 'tied', suggestion_id: null };
  if (!isFounded(link)) return { state: 'unfounded', suggestion_id: null };
  const change = {
    action: 'schema.link.suggest' as const,
    target: link.code.name,
    details: detailsOf(link, reason),
    base_hash: baseHash(link),
  };
  const { id, status } = await ports.learning.suggest(pendingSuggestion(change, ports));
  return { state: status === 'rejected' ? status : 'pending', suggestion_id: id };
}
