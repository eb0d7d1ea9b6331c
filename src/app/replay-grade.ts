import { AssayError } from '../contract/assay-error.ts';
import type { AbortSignalLike } from '../contract/ports/knowledge-graph.ts';
import { type ChecklistItem, QualityResult } from '../contract/quality.ts';
import type { GradeInput } from '../contract/verdict-input.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { Judge } from '../core/quality-gate/gate-request.ts';
import { judgeOfRouter } from './judge-of-router.ts';
import type { ModelRouter } from './models/model-router.ts';
import type { Outside } from './outside.ts';
import type { TextWork } from './verify-thread/text-work.ts';
import { verdictOfGrading } from './verdict-of-grading.ts';

/** A grading that was kept, given again. `holds` null: it could not be evaluated now. */
export interface ReplayedGrade {
  readonly now: VerdictRecord;
  readonly holds: boolean | null;
}

/** The judge of then; none where there was none, or it can no longer be asked. */
function judgeOf({ checkers }: VerdictRecord, router: ModelRouter): Judge | null {
  const { judge: name } = checkers;
  if (name === undefined) return null;
  try {
    return judgeOfRouter(router, name);
  } catch (error) {
    if (error instanceof AssayError) return null;
    throw error;
  }
}

function detailsOf({ report }: VerdictRecord): readonly ChecklistItem[] {
  const read = QualityResult.safeParse(report);
  return read.success ? read.data.details : [];
}

function ruledOf(record: VerdictRecord): string {
  const ruled = detailsOf(record).filter(({ decided_by }) => decided_by === 'rule');
  return JSON.stringify(ruled.map(({ id, passed }) => [id, passed]));
}

/** The same outcome, and by rule the same items: what a judge says of one may differ from call to call. */
function holdsOf(before: VerdictRecord, now: VerdictRecord): boolean | null {
  if (now.exit === 2 && before.exit !== 2) return null;
  return now.outcome === before.outcome && ruledOf(before) === ruledOf(now);
}

/** Grades what a kept verdict was given on once more: the same rules, the judge of then, the items that it derived then. */
export async function replayGrade(
  before: VerdictRecord,
  input: GradeInput,
  at: {
    readonly router: ModelRouter;
    readonly outside: Outside;
    readonly texts: TextWork;
    readonly votes: number;
  },
  abort: AbortSignalLike,
): Promise<ReplayedGrade> {
  const clock = await at.outside.clock();
  const started = clock.elapsed();
  const derived = detailsOf(before).filter(({ id }) => id.startsWith('derived.'));
  const { options, ...rest } = input;
  const judge = judgeOf(before, at.router);
  if (judge !== null)
    await at.router.admit({ messages: [], temperature: 0, max_tokens: 1, model: before.checkers.judge });
  const assessment = await at.texts.assess(
    {
      ...rest,
      ...(options === undefined ? {} : { options }),
      votes: at.votes,
      derive: derived.length > 0,
      derived: derived.map(({ question }) => question),
    },
    judge,
    abort,
  );
  const { tenant_id, subject, evidence_hash } = before;
  const identity = { id: (await at.outside.ids()).next(), tenant_id, created_at: clock.now(), subject };
  const ms = Math.round(clock.elapsed() - started);
  const graded = verdictOfGrading(assessment, identity, { input, evidence: null, ms });
  const now = { ...graded, evidence_hash };
  return { now, holds: holdsOf(before, now) };
}
