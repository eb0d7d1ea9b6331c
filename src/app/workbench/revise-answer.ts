import type { TokenUsage } from '../../contract/ai-response.ts';
import type { OnFailAction } from '../../contract/on-fail.ts';
import type { QualityResult } from '../../contract/quality.ts';
import { addUsage } from '../../core/language/asking/add-usage.ts';
import { isDenied } from '../../core/quality-gate/verified-claims.ts';
import { isSameText } from '../../core/quality-gate/retry/same-attempt.ts';
import type { RetryCritique } from '../../core/quality-gate/retry/retry-messages.ts';
import { EXTRACTIVE } from '../models/available-model.ts';
import { actOnAttempt, askedOf, type AttemptFound, passes } from './act-on-attempt.ts';
import type { Attempt } from './attempt.ts';
import type { Budget } from './budget.ts';
import type { Gated } from './gate-answer.ts';
import type { Asking } from './asking.ts';
import { retryAttempt } from './retry-attempt.ts';
import { claimsIn } from './verifications.ts';
import { isWorse, type VerifiedAttempt } from './verified-attempt.ts';

/** An attempt with what its checks found. */
export interface CheckedAttempt {
  readonly attempt: Attempt;
  readonly gated: (Gated & { readonly ms: number }) | null;
  readonly verified: VerifiedAttempt | null;
  readonly found: AttemptFound;
}

interface Spent {
  /** Of all attempts. */
  readonly usage: TokenUsage | null;
  /** Of the judge; null where none was asked. */
  readonly judge: TokenUsage | null;
}

/** The attempt that is let through. */
export interface Chosen extends CheckedAttempt, Spent {
  /** OF8: what the attempt before it asked for, and why; null where this is the first. */
  readonly before: { readonly asked: OnFailAction; readonly why: string } | null;
}

function critiqueOf({ verified, gated }: CheckedAttempt): RetryCritique {
  const claims = verified?.value?.report.result.claim_validations ?? [];
  const open = claims.filter((claim) => claim.status !== 'VERIFIED' && !isDenied(claim));
  const quality: QualityResult | null = gated?.quality ?? null;
  const denied = claimsIn(verified);
  return {
    details: quality?.details ?? [],
    ...(denied === null ? {} : { verified_claims: denied }),
    unconfirmed: open.map(({ text }) => text),
  };
}

/** One that is only open does not take the place of one whose sentences can be told apart. */
function isBetter({ prepared }: Asking, one: CheckedAttempt, other: CheckedAttempt): boolean {
  if (passes(prepared, other.found)) return true;
  if (askedOf(prepared, other.found) === 'deliver') return false;
  if (one.verified === null || other.verified === null) return false;
  return isWorse(other.verified, one.verified) && !isWorse(one.verified, other.verified);
}

function spentOn({ gated, attempt }: CheckedAttempt): Spent {
  return { usage: gated?.usage ?? attempt.usage, judge: gated?.judge ?? null };
}

function bothSpent(one: Spent, other: Spent): Spent {
  return { usage: addUsage(one.usage, other.usage), judge: addUsage(one.judge, other.judge) };
}

/** Null: the model says the same again. */
async function secondOf(
  { bench, prepared }: Asking,
  first: CheckedAttempt,
  check: (attempt: Attempt) => Promise<CheckedAttempt>,
  budget: Budget,
): Promise<{ readonly other: CheckedAttempt | null; readonly spent: Spent }> {
  const second = await retryAttempt(bench, prepared, first.attempt, critiqueOf(first), budget);
  if (isSameText(first.attempt.text, second.text))
    return { other: null, spent: { usage: second.usage, judge: null } };
  const other = await check(second);
  return { other, spent: spentOn(other) };
}

/**
 * OF8: one more attempt where a check that asks for `revise` fails and none was made yet; the better of the two. A model
 * that cannot be asked again leaves the first.
 */
export async function reviseAnswer(
  asking: Asking,
  first: CheckedAttempt,
  check: (attempt: Attempt) => Promise<CheckedAttempt>,
  budget: Budget,
): Promise<Chosen> {
  const own: Chosen = { ...first, ...spentOn(first), before: null };
  const asked = askedOf(asking.prepared, first.found);
  const wasTried = first.gated?.quality?.retry !== undefined;
  const { provider, acts } = first.attempt;
  if (asked !== 'revise' || wasTried || provider === EXTRACTIVE || acts === true) return own;
  try {
    const { other, spent } = await secondOf(asking, first, check, budget);
    const all = bothSpent(own, spent);
    if (other === null || !isBetter(asking, first, other)) return { ...own, ...all };
    const why = actOnAttempt(asking.prepared, first.found).action.reason;
    return { ...other, ...all, before: { asked, why } };
  } catch {
    return own;
  }
}
