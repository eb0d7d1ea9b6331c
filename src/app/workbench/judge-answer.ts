import { noteEvidenceId } from '../../contract/note.ts';
import type { NotEvaluated, QualityResult } from '../../contract/quality.ts';
import type { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import { revisionReason } from '../../core/quality-gate/retry/revision-reason.ts';
import { evaluateSearchAnswer } from '../../core/quality-gate/search/evaluate-search-answer.ts';
import { toldQuality } from '../../core/quality-gate/told-quality.ts';
import { actOnAttempt, askedOf } from './act-on-attempt.ts';
import { wholeAnswerOf } from './answer-to-verify.ts';
import type { Asking } from './asking.ts';
import type { Attempt } from './attempt.ts';
import { type Budget, openBudget } from './budget.ts';
import { gateAnswer, type Gated } from './gate-answer.ts';
import { chatUsage, type GivenVerdict, type Judged, missing, there, type Wanted } from './judged.ts';
import type { Judging } from './judging.ts';
import { gradeInputOfChat } from './grade-input-of-chat.ts';
import { qualityVerdict } from './quality-verdict.ts';
import { type CheckedAttempt, type Chosen, reviseAnswer } from './revise-answer.ts';
import { claimsIn, type Verifications, verificationsOf } from './verifications.ts';
import type { VerifiedAttempt } from './verified-attempt.ts';
import type { Verification } from '../verify-thread/text-work.ts';

/** OA6: calls and refusals pass as they are; it is the words of an answer that are held against evidence. */
const NO_WORDS: NotEvaluated = {
  reason: 'not_applicable',
  detail: 'the answer calls tools or refuses, and says nothing that could be checked',
};

async function gateOf(
  { bench, prepared, judging }: Asking,
  attempt: Attempt,
  { claimsOf, mayReplace }: Verifications,
  { budget, retry }: { readonly budget: Budget; readonly retry: boolean },
): Promise<CheckedAttempt['gated']> {
  if (!judging.gate) return null;
  const clock = await bench.outside.clock();
  const started = clock.elapsed();
  const gated = await gateAnswer(bench, prepared, attempt, { retry, budget, claimsOf, mayReplace });
  return { ...gated, ms: Math.round(clock.elapsed() - started) };
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
  const isOne = notVerified === null || verified?.value?.report.result.abstained === true;
  return isOne ? reportOf(verified) : missing(notVerified);
}

/** What is wanted of an answer that nobody looks at: nothing of it, with why. */
export function notLookedAt(
  first: Attempt,
  { gate, verify }: Judging,
  why: NonNullable<Judging['sampledOut']>,
): Judged {
  return {
    delivered: first,
    content: first.text,
    action: null,
    revised: false,
    why_revised: '',
    usage: chatUsage(first.usage, null),
    quality: gate ? missing(why) : null,
    search: null,
    verification: verify ? missing(why) : null,
    verdicts: [],
  };
}

async function checkedAttempt(
  { judging }: Asking,
  attempt: Attempt,
  verifications: Verifications,
  gated: CheckedAttempt['gated'],
): Promise<CheckedAttempt> {
  const verified = await verifications.of(attempt);
  const { text } = attempt;
  const found = { text, verification: verificationOf(judging, verified), quality: qualityOf(gated) };
  return { attempt, gated, verified, found };
}

/** What the attempt asked for that the gate's own second one stands in place of. */
async function replacedBy(
  { prepared, judging }: Asking,
  first: Attempt,
  quality: QualityResult,
  verifications: Verifications,
): Promise<NonNullable<Chosen['before']>> {
  const verification = verificationOf(judging, await verifications.of(first));
  const asked = askedOf(prepared, { text: first.text, verification, quality: there(quality) });
  return { asked, why: revisionReason(quality, prepared.lang) };
}

/** The attempt that the gate lets through, or where a check asks for it the better of one more. */
async function chosenAttempt(
  asking: Asking,
  first: Attempt,
  verifications: Verifications,
  budget: Budget,
): Promise<Chosen> {
  const check = async (attempt: Attempt, retry: boolean): Promise<CheckedAttempt> => {
    const gated = await gateOf(asking, attempt, verifications, { budget, retry });
    return checkedAttempt(asking, gated?.delivered ?? attempt, verifications, gated);
  };
  const one = await check(first, asking.judging.retry && first.acts !== true);
  const chosen = await reviseAnswer(asking, one, (second) => check(second, false), budget);
  if (chosen.before !== null || one.gated === null || one.gated.replaced === null) return chosen;
  return { ...chosen, before: await replacedBy(asking, first, one.gated.replaced, verifications) };
}

async function judgedOf(asking: Asking, chosen: Chosen): Promise<Judged> {
  const { prepared, judging } = asking;
  const { attempt, gated, verified, found, before } = chosen;
  const acted = judging.acts ? actOnAttempt(prepared, found, before?.asked) : null;
  return {
    delivered: attempt,
    content: acted?.content ?? attempt.text,
    action: acted?.action ?? null,
    revised: before !== null || (acted !== null && acted.content !== null),
    why_revised: acted === null || acted.content === null ? (before?.why ?? '') : acted.action.reason,
    usage: chatUsage(chosen.usage, chosen.judge),
    quality: found.quality,
    search: searchOf(asking, attempt.text, verified),
    verification: found.verification,
    verdicts: await verdictsOf(asking, gated, verified, attempt),
  };
}

/**
 * WB9, WB10, OF5: verifies and judges a whole answer, and acts on what was found; where it is verified, the verdict leads the
 * judging (QG24). Never rejects: what cannot be found out is unchecked, with its reason. `growing` is the verification that
 * read along; without one the text is verified now.
 */
export async function judgeAnswer(
  asking: Asking,
  first: Attempt,
  growing: Verification | null,
): Promise<Judged> {
  const { judging, prepared, abort } = asking;
  if (first.acts === true && first.text.trim() === '') return notLookedAt(first, judging, NO_WORDS);
  if (judging.sampledOut !== null) return notLookedAt(first, judging, judging.sampledOut);
  const verifications = verificationsOf(asking, first, growing);
  await verifications.claimsOf(first);
  const budget = openBudget(prepared, abort);
  try {
    return await judgedOf(asking, await chosenAttempt(asking, first, verifications, budget));
  } finally {
    budget.close();
  }
}
