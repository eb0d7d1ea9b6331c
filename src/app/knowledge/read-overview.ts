import type { KnowledgeOverview, KnownType } from '../../contract/knowledge.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { type KnowledgePlace, openKnowledge } from './open-knowledge.ts';

function typesOf(
  counts: readonly { readonly type: string; readonly entities: number }[],
  vocabulary: Vocabulary,
): KnownType[] {
  const names = new Set([...Object.keys(vocabulary), ...counts.map(({ type }) => type)]);
  return [...names].map((type) => ({
    type,
    entities: counts.find((one) => one.type === type)?.entities ?? 0,
    definition: vocabulary[type] ?? null,
  }));
}

/** What the graph holds, by type, and the files that it was loaded from. */
export async function readOverview(place: KnowledgePlace): Promise<KnowledgeOverview> {
  const knowledge = await openKnowledge(place);
  if (knowledge === null) return { configured: false, types: [], loads: [] };
  const { catalogue } = knowledge;
  const [counts, loads] = await Promise.all([catalogue.counts(), catalogue.loads()]);
  const vocabulary = place.home.configuration.graph?.types ?? {};
  return { configured: true, types: typesOf(counts, vocabulary), loads: [...loads] };
}
