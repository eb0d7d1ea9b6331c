import type { VerifiedClaims } from '../../contract/verified-claims.ts';
import { onlyAbstains } from '../../core/quality-gate/rules/only-abstains.ts';
import { verifiedClaimsOf } from '../../core/quality-gate/verified-claims.ts';
import type { Verification } from '../verify-thread/text-work.ts';
import type { Judges } from './assess-attempt.ts';
import type { Attempt } from './attempt.ts';
import type { MayReplace } from './gate-answer.ts';
import type { Asking } from './asking.ts';
import { textToVerify } from './text-to-verify.ts';
import { verifyWhole } from './verification.ts';
import { endedBy, isWorse, type VerifiedAttempt, verifiedAttempt } from './verified-attempt.ts';

/** What the verification of an attempt found; the first one is under way, a second one begins when it is asked for. */
export interface Verifications {
  /** Null where nobody wants it. */
  of(attempt: Attempt): Promise<VerifiedAttempt | null>;
  /** QG24: what the gate goes by; null where answers are not verified. */
  readonly claimsOf: Judges['claimsOf'];
  readonly mayReplace: MayReplace;
}

export function claimsIn(verified: VerifiedAttempt | null): VerifiedClaims | null {
  const report = verified?.value?.report;
  return report === undefined ? null : verifiedClaimsOf(report);
}

/** `growing` is the verification that read along with the first attempt; without one its text is verified now. */
export function verificationsOf(
  { bench, prepared, judging, abort }: Asking,
  first: Attempt,
  growing: Verification | null,
): Verifications {
  // What was not done is no correction, whatever its feature: its verdict says that the answer abstained.
  const verifies = judging.verify && (judging.notVerified === null || onlyAbstains(first.text));
  const begun = (attempt: Attempt): Promise<VerifiedAttempt> => {
    const text = textToVerify(prepared.request.feature, attempt.text);
    const isGrown = attempt === first && growing !== null && first.thought === undefined;
    const work = isGrown ? growing.end() : verifyWhole(bench, prepared, text);
    const ended = work.then((verified) => endedBy(verified, attempt.finish_reason));
    return verifiedAttempt(bench, ended, abort);
  };
  const known = new Map<Attempt, Promise<VerifiedAttempt>>();
  const of = async (attempt: Attempt): Promise<VerifiedAttempt | null> => {
    if (!verifies && !judging.evaluateSearch) return null;
    const verified = known.get(attempt) ?? begun(attempt);
    known.set(attempt, verified);
    return verified;
  };
  const ofFirst = of(first);
  return {
    of,
    claimsOf: async (attempt) => (verifies ? claimsIn(await of(attempt)) : null),
    async mayReplace(second) {
      const [one, other] = [await ofFirst, await of(second)];
      return one === null || other === null || !judging.verify || !isWorse(one, other);
    },
  };
}
