import type { LearnedRepair, RepairRecord } from '../../../contract/knowledge-gap.ts';

type Weighed = Pick<RepairRecord, 'action' | 'cause' | 'signature' | 'outcome'>;

/** FB32: what is learned of a repair once its outcome is known; null before. What changed nothing did not help. */
export function lessonOf({ action, cause, signature, outcome }: Weighed): LearnedRepair | null {
  if (outcome === null) return null;
  const helped = outcome === 'helped' ? 1 : 0;
  return {
    errorType: cause,
    errorSignature: signature,
    rootCause: cause,
    solution: action,
    prevention: [],
    successCount: helped,
    failureCount: 1 - helped,
  };
}
