import { AssayError } from '../../contract/assay-error.ts';
import type { Clock } from '../../contract/ports/clock.ts';
import type { LearningStore } from '../../contract/ports/feedback-store.ts';
import type { Ids } from '../../contract/ports/ids.ts';
import type { RegressionCase } from '../../contract/regression-case.ts';
import { findGap } from './find-gap.ts';

/** What is to be kept of a gap. */
export interface CasesToKeep {
  /** Some of its questions; absent: all that it shows. */
  readonly questions?: readonly string[] | undefined;
  /** Files of which an answer must cite one. */
  readonly expected_paths: readonly string[];
}

/** Rejects with `AssayError` not_found. */
export async function forgetCase(learning: Pick<LearningStore, 'removeCase'>, id: string): Promise<void> {
  if (await learning.removeCase(id)) return;
  throw new AssayError('not_found', 'there is no such regression case', {
    where: id,
    hint: '`assay gaps cases` shows them',
  });
}

/**
 * FB24: questions of a gap as regression cases; one that is kept already stays as it is. Gives those that are new. Rejects
 * with `AssayError` not_found where there is no such gap, or it has no such question.
 */
export async function keepCases(
  learning: Pick<LearningStore, 'gap' | 'keepCase'>,
  id: string,
  { questions, expected_paths }: CasesToKeep,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
): Promise<readonly RegressionCase[]> {
  const { reason, questions: asked } = await findGap(learning, id);
  const strange = questions?.find((question) => !asked.includes(question));
  if (strange !== undefined)
    throw new AssayError('not_found', 'the gap has no such question', {
      where: strange,
      hint: '`assay gaps show` prints them',
    });
  const kept: RegressionCase[] = [];
  for (const question of questions ?? asked) {
    const rest = { expected_paths: [...expected_paths], gap_id: id, created_at: clock.now() };
    const one = { id: ids.next(), question, reason, ...rest };
    if (await learning.keepCase(one)) kept.push(one);
  }
  return kept;
}
