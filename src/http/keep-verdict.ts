import type { AssayError } from '../contract/assay-error.ts';
import { asAssayError } from '../contract/trouble-at.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { Asked } from './route.ts';

/** Headers that name a verdict, and say why it could not be kept where it should have been. */
export async function keepVerdict(
  { served, holder }: Pick<Asked, 'served' | 'holder'>,
  verdict: VerdictRecord,
  notKept: AssayError | null,
): Promise<Record<string, string>> {
  const headers = { 'X-Verdict-Id': verdict.id };
  try {
    await served.stores.verdicts(holder.tenant).add([verdict]);
    return notKept === null ? headers : { ...headers, 'X-Verdict-Not-Kept': notKept.code };
  } catch (error) {
    return { ...headers, 'X-Verdict-Not-Kept': asAssayError(error).code };
  }
}
