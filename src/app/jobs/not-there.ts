import { AssayError } from '../../contract/assay-error.ts';
import type { Job } from '../../contract/job.ts';
import type { FileOutcome } from '../index/index-file.ts';

/**
 * JB20: throws `AssayError` usage for a file that never was, in the folder or in the index. An attempt before this one may
 * have taken it out of the index itself: then it says no more than that.
 */
export function refuseMissing(first: FileOutcome | undefined, { attempts }: Pick<Job, 'attempts'>): void {
  if (first?.status !== 'missing' || attempts > 1) return;
  throw new AssayError('usage', 'is neither in the folder nor in the index', {
    where: first.path,
    hint: 'name a file that is there and that git does not ignore',
  });
}
