import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { NotEvaluated, QualityResult } from '../../contract/quality.ts';
import type { VerifiedClaims } from '../../contract/verified-claims.ts';
import type { GateAssessment, Judge } from '../../core/quality-gate/gate-request.ts';
import { tighter } from '../tighter.ts';
import type { Attempt } from './attempt.ts';
import type { Budget } from './budget.ts';
import { notEvaluated } from './not-evaluated.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { gradeInputOfChat } from './grade-input-of-chat.ts';
import { untilAborted } from './until-aborted.ts';
import type { Workbench } from './workbench.ts';

const OVER_BUDGET: NotEvaluated = { reason: 'over_budget', detail: 'the time for judging is up' };

function failed(unchecked: NotEvaluated): GateAssessment {
  return { quality: null, unchecked, usage: null };
}

/** What was cut off because the time was up is over the budget, not cancelled. */
function inTime(assessment: GateAssessment, budget: Budget): GateAssessment {
  if (!budget.timeIsUp()) return assessment;
  const late = <T extends NotEvaluated>(one: T): T =>
    one.reason === 'cancelled' || one.reason === 'timeout' ? { ...one, ...OVER_BUDGET } : one;
  const { quality, unchecked } = assessment;
  return {
    ...assessment,
    unchecked: unchecked === null ? null : late(unchecked),
    quality:
      quality?.unevaluated === undefined
        ? quality
        : { ...quality, unevaluated: quality.unevaluated.map(late) },
  };
}

/** The derived items of an earlier attempt, to be held again. */
function derivedOf(earlier: QualityResult | null): { readonly derived?: readonly string[] } {
  if (earlier === null) return {};
  const items = [...earlier.details, ...(earlier.unevaluated ?? [])];
  return { derived: items.filter(({ id }) => id.startsWith('derived.')).map(({ question }) => question) };
}

/** Who judges, within which bound. */
export interface Judges {
  readonly texts: Workbench['texts'];
  readonly judge: Judge | null;
  /** True where the user named the judge: only such a one derives items. */
  readonly hasChosenJudge: boolean;
  readonly budget: Budget;
  /** Of the configuration. */
  readonly max_steps: number;
  /** What the verification of an attempt found; null where it is not verified. */
  readonly claimsOf: (attempt: Attempt) => Promise<VerifiedClaims | null>;
}

/** WB9: holds an attempt against the checklist of its feature. Never rejects: a judge that fails is unchecked, with its reason. */
export async function assessAttempt(
  prepared: PreparedChat,
  attempt: Attempt,
  { texts, judge, hasChosenJudge, budget, max_steps, claimsOf }: Judges,
  earlier: QualityResult | null = null,
): Promise<GateAssessment> {
  const { settings, request } = prepared;
  const { options = {}, ...input } = gradeInputOfChat(prepared, attempt, await claimsOf(attempt));
  const of = {
    ...input,
    options,
    votes: settings.judge_votes,
    derive: settings.derived_items_enabled && hasChosenJudge,
    writer: { model: attempt.model, provider: attempt.provider },
    budget: {
      tokens: budget.tokens(),
      steps: tighter(max_steps, settings.verification_max_steps, request.max_steps),
    },
    ...derivedOf(earlier),
  };
  try {
    const signal: AbortSignalLike = budget.signal;
    const assessment = inTime(await untilAborted(texts.assess(of, judge, signal), signal), budget);
    budget.spend(assessment.usage);
    return assessment;
  } catch (error) {
    return inTime(failed(notEvaluated(error)), budget);
  }
}
