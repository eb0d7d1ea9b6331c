import type { TokenUsage } from '../../contract/ai-response.ts';
import type { NotEvaluated, QualityResult } from '../../contract/quality.ts';
import type { GateAssessment, Judge } from '../../core/quality-gate/gate-request.ts';
import { addUsage } from '../../core/language/asking/add-usage.ts';
import { betterAttempt } from '../../core/quality-gate/retry/better-attempt.ts';
import { isSameText, sameAttempt } from '../../core/quality-gate/retry/same-attempt.ts';
import { worthRetrying } from '../../core/quality-gate/retry/worth-retrying.ts';
import { namedJudge } from '../judge-of-router.ts';
import { EXTRACTIVE } from '../models/available-model.ts';
import { assessAttempt, type Judges } from './assess-attempt.ts';
import type { Attempt } from './attempt.ts';
import { chooseJudge } from './choose-judge.ts';
import { errorWords } from './error-words.ts';
import { notEvaluated } from './not-evaluated.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { retryAttempt } from './retry-attempt.ts';
import type { Workbench } from './workbench.ts';

/** What the gate says, and which attempt it lets through. */
export interface Gated {
  readonly delivered: Attempt;
  /** True where that is the second one. */
  readonly revised: boolean;
  /** What the attempt was found to be that the second one replaces; null where none does. */
  readonly replaced: QualityResult | null;
  readonly quality: QualityResult | null;
  readonly unchecked: NotEvaluated | null;
  /** Of all attempts. */
  readonly usage: TokenUsage | null;
  /** Of the judge; null where none was asked. */
  readonly judge: TokenUsage | null;
}

function gated(first: Attempt, { quality, unchecked, usage }: GateAssessment): Gated {
  return {
    delivered: first,
    revised: false,
    replaced: null,
    quality,
    unchecked,
    usage: first.usage,
    judge: usage,
  };
}

/** Whether the second attempt may take the place of the first, for all that is known beside the checklist. */
export type MayReplace = (second: Attempt) => Promise<boolean>;

interface Compared {
  readonly one: GateAssessment & { readonly quality: QualityResult };
  readonly other: GateAssessment;
}

async function decided(
  first: Attempt,
  second: Attempt,
  { one, other }: Compared,
  mayReplace: MayReplace,
): Promise<Gated> {
  const { delivered, retry } = betterAttempt(one, other);
  const usages = {
    usage: addUsage(first.usage, second.usage),
    judge: addUsage(one.usage, other.usage),
  };
  if (delivered === 2 && other.quality !== null && (await mayReplace(second)))
    return {
      delivered: second,
      revised: true,
      replaced: one.quality,
      quality: { ...other.quality, retry },
      unchecked: null,
      ...usages,
    };
  const kept =
    delivered === 1
      ? retry
      : { ...retry, outcome: 'worse' as const, delivered: 1 as const, detail: 'its verification is worse' };
  return { ...gated(first, one), quality: { ...one.quality, retry: kept }, ...usages };
}

/** The same text again: judged already, and paid for twice. */
function repeated(first: Attempt, second: Attempt, one: Compared['one']): Gated {
  const quality = { ...one.quality, retry: sameAttempt(one.quality) };
  return { ...gated(first, one), quality, usage: addUsage(first.usage, second.usage) };
}

async function tryAgain(
  bench: Workbench,
  prepared: PreparedChat,
  first: Attempt,
  one: Compared['one'],
  how: Judges & { readonly mayReplace: MayReplace },
): Promise<Gated> {
  const { budget, mayReplace } = how;
  try {
    const second = await retryAttempt(bench, prepared, first, one.quality, budget);
    if (isSameText(first.text, second.text)) return repeated(first, second, one);
    const other = await assessAttempt(prepared, second, how, one.quality);
    return await decided(first, second, { one, other }, mayReplace);
  } catch (error) {
    const detail = budget.timeIsUp() ? 'the time for a second attempt is up' : errorWords(error);
    const retry = { outcome: 'failed' as const, delivered: 1 as const, scores: [one.quality.score], detail };
    return { ...gated(first, one), quality: { ...one.quality, retry } };
  }
}

/** WB9, WB11: judges an answer, tries once more where that is wanted and worth it, and lets the better attempt through. Never rejects. */
export async function gateAnswer(
  bench: Workbench,
  prepared: PreparedChat,
  first: Attempt,
  how: Pick<Judges, 'claimsOf' | 'budget'> & { readonly retry: boolean; readonly mayReplace: MayReplace },
): Promise<Gated> {
  const { retry, budget, mayReplace, claimsOf } = how;
  let judge: Judge | null;
  try {
    judge = chooseJudge(bench, prepared);
  } catch (error) {
    return gated(first, { quality: null, unchecked: notEvaluated(error), usage: null });
  }
  const named = namedJudge(prepared.settings, bench.home.configuration.models);
  const { max_steps } = bench.home.configuration.validation;
  const judges = { texts: bench.texts, judge, hasChosenJudge: named !== null, budget, max_steps, claimsOf };
  const one = await assessAttempt(prepared, first, judges);
  const { quality } = one;
  const saysTheSame = first.provider === EXTRACTIVE;
  if (!retry || quality === null || !worthRetrying(quality) || saysTheSame) return gated(first, one);
  return tryAgain(bench, prepared, first, { ...one, quality }, { ...judges, mayReplace });
}
