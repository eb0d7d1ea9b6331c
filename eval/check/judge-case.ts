import { askAssay } from './ask-assay.ts';
import type { Case } from './cases.ts';
import type { PackageStore } from './packages.ts';
import { makeRepository, removeRepository } from './repository.ts';
import type { Verdict } from './verdict.ts';

/** A case with what Assay said of it. */
export interface Judged {
  readonly one: Case;
  readonly withRuns: Verdict;
  readonly without: Verdict;
}

export async function judgeCase(one: Case, store: PackageStore): Promise<Judged> {
  const folder = await makeRepository(one, store);
  try {
    const without = await askAssay(folder, false, one.report);
    return { one, without, withRuns: await askAssay(folder, true, one.report) };
  } finally {
    removeRepository(folder);
  }
}
