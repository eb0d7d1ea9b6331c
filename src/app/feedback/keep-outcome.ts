import type { RepairRecord } from '../../contract/knowledge-gap.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import { lessonOf } from '../../core/correction/learn/lesson-of.ts';

/** FB32: keeps what became of a repair, and learns from it once. Rejects with `AssayError`. */
export async function keepOutcome(
  learning: Pick<LearningStore, 'keepRepair' | 'learn'>,
  record: RepairRecord,
): Promise<void> {
  const isNew = await learning.keepRepair(record);
  const lesson = lessonOf(record);
  if (isNew && lesson !== null) await learning.learn(lesson);
}
