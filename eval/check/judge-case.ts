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

async function inRepository<Found>(
  one: Case,
  store: PackageStore,
  ask: (folder: string) => Promise<Found>,
): Promise<Found> {
  const folder = await makeRepository(one, store);
  try {
    return await ask(folder);
  } finally {
    removeRepository(folder);
  }
}

export function judgeCase(one: Case, store: PackageStore): Promise<Judged> {
  return inRepository(one, store, async (folder) => {
    const without = await askAssay(folder, false, one.report);
    return { one, without, withRuns: await askAssay(folder, true, one.report) };
  });
}

/** What is said of the case where its tests may be run. */
export function verdictWithRuns(one: Case, store: PackageStore): Promise<Verdict> {
  return inRepository(one, store, (folder) => askAssay(folder, true, one.report));
}
