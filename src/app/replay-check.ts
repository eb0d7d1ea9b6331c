import { AssayError } from '../contract/assay-error.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import { WorkReport } from '../contract/work-report.ts';
import type { CheckAsked } from './check-work/check-asked.ts';
import { type CheckedWork, checkWork } from './check-work.ts';
import type { Outside } from './outside.ts';

/** A verdict that was kept, and the same question asked again now. */
export interface ReplayedCheck {
  readonly before: VerdictRecord;
  readonly checked: CheckedWork;
  /** The same status, for the same blocking rules at the same files. */
  readonly holds: boolean;
}

async function findCheck(folder: string, id: string, outside: Outside): Promise<VerdictRecord> {
  const { records = [] } = (await (await outside.workLedger(folder))?.read()) ?? {};
  const prefix = id.replace(/^chk-/, '').toUpperCase();
  const [found, ...others] = records.filter((record) => record.id.startsWith(prefix));
  if (found !== undefined && others.length === 0) return found;
  if (found === undefined)
    throw new AssayError('not_found', 'no such verdict is kept here', {
      where: id,
      hint: '`assay verdicts` lists what is kept',
    });
  throw new AssayError('usage', `${others.length + 1} verdicts begin so`, {
    where: id,
    hint: `give more of the id: ${[found, ...others].map((record) => record.id).join(', ')}`,
  });
}

function outcomeOf({ status, findings }: WorkReport): string {
  const blocking = findings
    .filter(({ severity, override }) => severity === 'error' && override === undefined)
    .map(({ rule, place }) => `${rule} ${place?.file ?? ''}`);
  return JSON.stringify([status, ...blocking.toSorted()]);
}

/**
 * Checks again, against the same base, what a kept verdict was about; nothing that ran before is taken for it.
 * Rejects with `AssayError` (not_found, usage, malformed).
 */
export async function replayCheck(
  folder: string,
  id: string,
  asked: CheckAsked,
  outside: Outside,
): Promise<ReplayedCheck> {
  const before = await findCheck(folder, id, outside);
  const kept = WorkReport.safeParse(before.report);
  if (!kept.success)
    throw new AssayError('malformed', 'was kept by another version and cannot be compared', {
      where: before.id,
      hint: 'run `assay check` for a new verdict',
    });
  const checked = await checkWork(
    folder,
    { ...asked, base: kept.data.base.commit, baseline: undefined, fresh: true },
    outside,
  );
  return { before, checked, holds: outcomeOf(kept.data) === outcomeOf(checked.report) };
}
