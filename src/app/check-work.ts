import type { AssayError } from '../contract/assay-error.ts';
import { WORK_CHECKERS } from '../contract/checkers.ts';
import type { WorkTree } from '../contract/ports/work-tree.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { WorkReport } from '../contract/work-report.ts';
import { judgeWork } from '../core/self-check/judge-work.ts';
import type { CheckAsked } from './check-work/check-asked.ts';
import { asAssayError } from '../contract/trouble-at.ts';
import { gatherWork } from './check-work/gather-work.ts';
import { type SettingsAtBase, settingsAtBase } from './check-work/settings-at-base.ts';
import { trustNotice } from './configuration/trust-notice.ts';
import { workPlace } from './check-work/work-place.ts';
import { verdictOfWork } from './check-work/verdict-of-work.ts';
import type { Outside } from './outside.ts';

export interface CheckedWork {
  readonly report: WorkReport;
  readonly verdict: VerdictRecord;
  /** Why the verdict could not be kept, where it should have been. */
  readonly notKept: AssayError | null;
  /** Why the user's server will not show it, where it should. */
  readonly notTold: AssayError | null;
  /** What of the configuration is ignored, as a line for a person; null where all of it holds. */
  readonly ignored: string | null;
}

async function keep(tree: WorkTree, verdict: VerdictRecord, outside: Outside): Promise<AssayError | null> {
  try {
    await (await outside.workLedger(tree.root))?.keep(verdict);
    return null;
  } catch (error) {
    return asAssayError(error);
  }
}

/** OH9: for the screen of the user's server. The verdict does not depend on it. */
async function tell(
  tree: WorkTree,
  verdict: VerdictRecord,
  { configuration: { check, retention } }: SettingsAtBase,
  outside: Outside,
): Promise<AssayError | null> {
  if (!check.tell_server) return null;
  try {
    await (await outside.userWork(retention.days)).keep(verdict, tree.root);
    return null;
  } catch (error) {
    return asAssayError(error);
  }
}

/** Who wrote the message: as the caller says, else as its transcript tells. */
function agentOf(
  { agent, agentReport }: CheckAsked,
  { transcript }: Pick<WorkReport, 'transcript'>,
): Pick<WorkReport, 'agent'> {
  const form = transcript?.form === 'plain' ? undefined : transcript?.form;
  const name = agent?.name ?? form;
  if (agentReport === null || name === undefined) return {};
  return { agent: { name, model: agent?.model ?? transcript?.model ?? null } };
}

/**
 * Checks the work in a git work tree: what changed since the base, what its tests say in a copy, what the base's
 * tests say of the new code, whether what was asked for is there. Nothing in the work tree is written.
 * Rejects with `AssayError`: not_found (no work tree), usage (no such revision), malformed (the configuration).
 */
export async function checkWork(folder: string, asked: CheckAsked, outside: Outside): Promise<CheckedWork> {
  const clock = await outside.clock();
  const started = clock.elapsed();
  const { base, baseline } = asked;
  const tree = await (await outside.workTrees()).open(folder, { base, baseline });
  const settings = await settingsAtBase(tree, folder, outside, asked.config);
  const language = asked.language(settings.configuration.language);
  const now = clock.now();
  const gathered = await gatherWork({ tree, settings, asked, language, today: now.slice(0, 10) }, outside);
  const judged = judgeWork(gathered, asked.allowEmpty);
  const report: WorkReport = {
    check_id: `chk-${(await outside.ids()).next()}`,
    work: workPlace(tree, asked, judged.report),
    ...judged.report,
    ...agentOf(asked, judged.report),
    metadata: {
      language,
      duration_ms: Math.round(clock.elapsed() - started),
      checkers: { ...WORK_CHECKERS },
    },
  };
  const { tenant_id } = settings.configuration;
  const verdict = verdictOfWork(report, { tenant_id, created_at: now, exit: judged.exit });
  const notKept = asked.keep ? await keep(tree, verdict, outside) : null;
  const notTold = asked.keep ? await tell(tree, verdict, settings, outside) : null;
  return { report, verdict, notKept, notTold, ignored: trustNotice(settings.trust) };
}
