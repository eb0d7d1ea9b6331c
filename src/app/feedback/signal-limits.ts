import type { FeedbackStore } from '../../contract/ports/feedback-store.ts';

/** The same of the same caller counts once in this time. */
export const ONCE_MS = 600_000;
const HOUR_MS = 3_600_000;
/** Signals of an hour that are acted on. */
const CALLER_LIMIT = 30;
const TENANT_LIMIT = 600;

/** Who has said too much; null: nobody. */
export type Limited = 'caller' | 'tenant' | null;

export function momentBefore(at: string, ms: number): string {
  return new Date(Date.parse(at) - ms).toISOString();
}

/** FB7: whether this hour's measure of a caller, or of the tenant, is full. */
export async function limitOf(
  feedback: Pick<FeedbackStore, 'countSince'>,
  caller: string,
  at: string,
): Promise<Limited> {
  const since = momentBefore(at, HOUR_MS);
  if ((await feedback.countSince(since, { caller })) >= CALLER_LIMIT) return 'caller';
  return (await feedback.countSince(since, {})) >= TENANT_LIMIT ? 'tenant' : null;
}
