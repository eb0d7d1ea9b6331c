import { AssayError } from '../../contract/assay-error.ts';
import type { KnowledgeGap } from '../../contract/knowledge-gap.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';

/** Rejects with `AssayError` not_found. */
export async function findGap(learning: Pick<LearningStore, 'gap'>, id: string): Promise<KnowledgeGap> {
  const gap = await learning.gap(id);
  if (gap !== null) return gap;
  throw new AssayError('not_found', 'there is no such gap', {
    where: id,
    hint: '`assay gaps list` shows them',
  });
}

/** FB15: closes a gap for good. Rejects with `AssayError`: not_found, conflict where it is closed already. */
export async function closeGap(
  learning: Pick<LearningStore, 'gap' | 'closeGap'>,
  id: string,
  at: string,
): Promise<KnowledgeGap> {
  await findGap(learning, id);
  if (await learning.closeGap(id, at)) return findGap(learning, id);
  throw new AssayError('conflict', 'the gap is closed already', {
    where: id,
    hint: 'what falls into it from now on opens a new one',
  });
}
