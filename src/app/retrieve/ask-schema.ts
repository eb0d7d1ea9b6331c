import type { IndexReader } from '../../contract/ports/index-store.ts';
import { rankSchema } from '../../core/retrieval/rank-schema.ts';
import type { FoundPassage } from './ask-ways.ts';

const MOST_FOUND = 30;

/** The passages of tables that a question names, by their own name or by columns. */
export async function askSchema(index: IndexReader, question: string): Promise<readonly FoundPassage[]> {
  const byWords = await index.search(question, MOST_FOUND, ['schema']);
  if (byWords.length === 0) return [];
  const found = await index.documents(byWords.map(({ id }) => id));
  const objects = await index.objects(found.flatMap(({ cbo_id }) => cbo_id ?? []));
  const ranked = rankSchema(question, objects);
  if (ranked.length === 0) return [];
  return ranked.flatMap((id) =>
    found
      .filter(({ cbo_id }) => cbo_id === id)
      .map((document) => ({
        id: document.id,
        source: 'schema' as const,
        bearing: 'self' as const,
        relevance: 1,
      })),
  );
}
