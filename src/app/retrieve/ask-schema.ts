import type { IndexReader } from '../../contract/ports/index-store.ts';
import { mentionsOf } from '../../core/retrieval/mentions.ts';
import { namesToAsk } from '../../core/retrieval/rank-named.ts';
import { rankSchema } from '../../core/retrieval/rank-schema.ts';
import type { FoundPassage } from './ask-ways.ts';

const MOST_FOUND = 30;

/** The passages of tables that a question names, by their own name or by columns. */
export async function askSchema(index: IndexReader, question: string): Promise<readonly FoundPassage[]> {
  const [byWords, byName] = await Promise.all([
    index.search(question, MOST_FOUND, ['schema']),
    index.objectsNamed(namesToAsk(mentionsOf(question)), MOST_FOUND),
  ]);
  const found = await index.documents(byWords.map(({ id }) => id));
  const ids = found.flatMap(({ cbo_id }) => cbo_id ?? []);
  const tables = byName.filter(({ kind }) => kind.startsWith('schema.'));
  const objects = new Map([...tables, ...(await index.objects(ids))].map((object) => [object.id, object]));
  const ranked = rankSchema(question, [...objects.values()]);
  if (ranked.length === 0) return [];
  const documents = await index.documentsOf(ranked);
  return ranked.flatMap((id) =>
    documents
      .filter(({ cbo_id }) => cbo_id === id)
      .map((document) => ({
        id: document.id,
        source: 'schema' as const,
        bearing: 'self' as const,
        relevance: 1,
      })),
  );
}
