import { noteEvidenceId } from '../../contract/note.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import type { VerifiedClaims } from '../../contract/verified-claims.ts';
import { revisionReason } from '../../core/quality-gate/retry/revision-reason.ts';
import { evaluateSearchAnswer } from '../../core/quality-gate/search/evaluate-search-answer.ts';
import { toldQuality } from '../../core/quality-gate/told-quality.ts';
import { verifiedClaimsOf } from '../../core/quality-gate/verified-claims.ts';
import { wholeAnswerOf } from './answer-to-verify.ts';
import type { Judges } from './assess-attempt.ts';
import type { Attempt } from './attempt.ts';
import { openBudget } from './budget.ts';
import { gateAnswer, type Gated, type MayReplace } from './gate-answer.ts';
import { chatUsage, type GivenVerdict, type Judged, missing, there, type Wanted } from './judged.ts';
import type { Judging } from './judging.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { gradeInputOfChat } from './grade-input-of-chat.ts';
import { qualityVerdict } from './quality-verdict.ts';
import { textToVerify } from './text-to-verify.ts';
import { isWorse, type VerifiedAttempt, verifiedAttempt } from './verified-attempt.ts';
import type { Verification } from '../verify-thread/text-work.ts';
import { verifyWhole } from './verification.ts';
import type { Workbench } from './workbench.ts';

/** What is asked of an answer, and with what. */
export interface Asking {
  readonly bench: Workbench;
  readonly prepared: PreparedChat;
  readonly judging: Judging;
  readonly abort: AbortSignalLike;
}

async function gateOf(
  { bench, prepared, judging, abort }: Asking,
  first: Attempt,
  { claimsOf, mayReplace }: Verifications,
): Promise<(Gated & { readonly ms: number }) | null> {
  if (!judging.gate) return null;
  await claimsOf(first);
  const clock = await bench.outside.clock();
  const started = clock.elapsed();
  const budget = openBudget(prepared, abort);
  try {
    const { retry } = judging;
    const gated = await gateAnswer(bench, prepared, first, { retry, budget, claimsOf, mayReplace });
    return { ...gated, ms: Math.round(clock.elapsed() - started) };
  } finally {
    budget.close();
  }
}

/** What the verification of an attempt found; the first one is under way, a second one begins when it is asked for. */
interface Verifications {
  /** Null where nobody wants it. */
  of(attempt: Attempt): Promise<VerifiedAttempt | null>;
  /** QG24: what the gate goes by; null where answers are not verified. */
  readonly claimsOf: Judges['claimsOf'];
  readonly mayReplace: MayReplace;
}

function claimsIn(verified: VerifiedAttempt | null): VerifiedClaims | null {
  const report = verified?.value?.report;
  return report === undefined ? null : verifiedClaimsOf(report);
}

function verificationsOf(
  { bench, prepared, judging, abort }: Asking,
  first: Attempt,
  growing: Verification | null,
): Verifications {
  const verifies = judging.verify && judging.notVerified === null;
  const begun = (attempt: Attempt): Promise<VerifiedAttempt> => {
    const text = textToVerify(prepared.request.feature, attempt.text);
    const isGrown = attempt === first && growing !== null;
    return verifiedAttempt(bench, isGrown ? growing.end() : verifyWhole(bench, prepared, text), abort);
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

function searchOf(
  { judging, prepared }: Asking,
  text: string,
  verified: VerifiedAttempt | null,
): SearchQAEvaluation | null {
  if (!judging.evaluateSearch || verified === null || verified.value === null) return null;
  const { request, notes, lang } = prepared;
  return evaluateSearchAnswer({
    question: request.content,
    answer: text,
    notes: notes.map((note) => ({ ...note, note_id: noteEvidenceId(note) })),
    report: verified.value.report,
    lang,
  });
}

function reportOf(verified: VerifiedAttempt | null): Wanted<ValidationReport> | null {
  if (verified === null) return null;
  return verified.value === null ? verified : there(verified.value.report);
}

function qualityOf(gated: Gated | null): Judged['quality'] {
  if (gated === null) return null;
  const { quality, unchecked } = toldQuality(gated);
  if (quality !== null) return there(quality);
  return unchecked === null ? null : missing(unchecked);
}

async function verdictsOf(
  { bench, prepared, judging }: Asking,
  gated: (Gated & { readonly ms: number }) | null,
  verified: VerifiedAttempt | null,
  delivered: Attempt,
): Promise<GivenVerdict[]> {
  const input = gradeInputOfChat(prepared, delivered, judging.verify ? claimsIn(verified) : null);
  const graded =
    gated === null ? null : await qualityVerdict(bench, prepared, gated, { input, ms: gated.ms });
  const report = judging.verify ? (verified?.value ?? null) : null;
  return [
    ...(graded === null ? [] : [{ record: graded, input }]),
    ...(report === null ? [] : [{ record: report.verdict, input: wholeAnswerOf(prepared, delivered.text) }]),
  ];
}

function verificationOf(
  { verify, notVerified }: Judging,
  verified: VerifiedAttempt | null,
): Judged['verification'] {
  if (!verify) return null;
  return notVerified === null ? reportOf(verified) : missing(notVerified);
}

function notLookedAt(
  first: Attempt,
  { gate, verify }: Judging,
  why: NonNullable<Judging['sampledOut']>,
): Judged {
  return {
    delivered: first,
    revised: false,
    why_revised: '',
    usage: chatUsage(first.usage, null),
    quality: gate ? missing(why) : null,
    search: null,
    verification: verify ? missing(why) : null,
    verdicts: [],
  };
}

/**
 * WB9, WB10: verifies and judges a whole answer; where it is verified, the verdict leads the judging (QG24). Never rejects: what cannot be found out is unchecked, with
 * its reason. `growing` is the verification that read along; without one the text is verified now.
 */
export async function judgeAnswer(
  asking: Asking,
  first: Attempt,
  growing: Verification | null,
): Promise<Judged> {
  const { judging } = asking;
  if (judging.sampledOut !== null) return notLookedAt(first, judging, judging.sampledOut);
  const verifications = verificationsOf(asking, first, growing);
  const gated = await gateOf(asking, first, verifications);
  const { delivered, revised, replaced, usage, judge } = gated ?? {
    delivered: first,
    revised: false,
    replaced: null,
    usage: first.usage,
    judge: null,
  };
  const verified = await verifications.of(delivered);
  return {
    delivered,
    revised,
    why_revised: replaced === null ? '' : revisionReason(replaced, asking.prepared.lang),
    usage: chatUsage(usage, judge),
    quality: qualityOf(gated),
    search: searchOf(asking, delivered.text, verified),
    verification: verificationOf(judging, verified),
    verdicts: await verdictsOf(asking, gated, verified, delivered),
  };
}
