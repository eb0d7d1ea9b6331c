import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { QualityResult } from '../../contract/quality.ts';
import type { SearchQAEvaluation } from '../../contract/search-qa-evaluation.ts';
import type { ValidationReport } from '../../contract/validation-report.ts';
import type { ValidationStatus } from '../../contract/claim-status.ts';
import { noteEvidenceId } from '../../contract/note.ts';
import type { VerdictRecord } from '../../contract/verdict-record.ts';
import { evaluateSearchAnswer } from '../../core/quality-gate/search/evaluate-search-answer.ts';
import { verdictOfQuality } from '../verdict-of-quality.ts';
import type { VerifiedAnswer } from '../verify-answer.ts';
import type { Attempt } from './attempt.ts';
import { openBudget } from './budget.ts';
import { gateAnswer, type Gated } from './gate-answer.ts';
import { chatUsage, type Judged, missing, there, type Wanted } from './judged.ts';
import type { Judging } from './judging.ts';
import { notEvaluated } from './not-evaluated.ts';
import type { PreparedChat } from './prepare-chat.ts';
import { untilAborted } from './until-aborted.ts';
import type { Verification } from './verification.ts';
import { verifyWhole } from './verification.ts';
import type { Workbench } from './workbench.ts';

const WORSE: readonly ValidationStatus[] = ['PASSED', 'NEEDS_REVIEW', 'FAILED', 'HALLUCINATION'];

type Verified = Wanted<VerifiedAnswer>;

async function verified(work: Promise<VerifiedAnswer>, abort: AbortSignalLike): Promise<Verified> {
  try {
    return there(await untilAborted(work, abort));
  } catch (error) {
    return missing(notEvaluated(error));
  }
}

function rank({ value }: Verified): number {
  return value === null ? 0 : WORSE.indexOf(value.report.result.validation_status);
}

/** What is asked of an answer, and with what. */
interface Asking {
  readonly bench: Workbench;
  readonly prepared: PreparedChat;
  readonly judging: Judging;
  readonly abort: AbortSignalLike;
}

function gateOf(
  { bench, prepared, judging, abort }: Asking,
  first: Attempt,
  mayReplace: (second: Attempt) => Promise<boolean>,
): Promise<Gated> {
  const budget = openBudget(prepared, abort);
  return gateAnswer(bench, prepared, first, { retry: judging.retry, budget, mayReplace }).finally(() =>
    budget.close(),
  );
}

function searchOf(
  { judging, prepared }: Asking,
  text: string,
  verified: Verified | null,
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

function reportOf(verified: Verified | null): Wanted<ValidationReport> | null {
  if (verified === null) return null;
  return verified.value === null ? verified : there(verified.value.report);
}

async function qualityVerdict(
  { bench, prepared }: Asking,
  quality: QualityResult,
  { text }: Attempt,
  ms: number,
): Promise<VerdictRecord> {
  const { request, notes, lang, message_id, caller, evidences } = prepared;
  const [ids, clock] = await Promise.all([bench.outside.ids(), bench.outside.clock()]);
  return verdictOfQuality(quality, {
    id: ids.next(),
    tenant_id: caller.tenant,
    created_at: clock.now(),
    subject: { id: message_id, kind: 'answer' },
    input: {
      feature: request.feature,
      content: request.content,
      options: request.options,
      lang,
      text,
      notes,
    },
    evidence: evidences,
    ms,
  });
}

function nothingAsked(first: Attempt): Judged {
  return {
    delivered: first,
    revised: false,
    usage: chatUsage(first.usage, null),
    quality: null,
    search: null,
    verification: null,
    verdicts: [],
  };
}

function sampledOut(first: Attempt, { gate, verify, sampledOut: why }: Judging): Judged | null {
  if (why === null) return null;
  return {
    ...nothingAsked(first),
    quality: gate ? missing(why) : null,
    verification: verify ? missing(why) : null,
  };
}

/**
 * WB9, WB10: judges and verifies a whole answer. Never rejects: what cannot be found out is unchecked, with its reason.
 * `growing` is the verification that read along; without one the text is verified at once.
 */
export async function judgeAnswer(
  asking: Asking,
  first: Attempt,
  growing: Verification | null,
): Promise<Judged> {
  const { bench, prepared, judging, abort } = asking;
  const out = sampledOut(first, judging);
  if (out !== null) return out;
  const wanted = judging.verify || judging.evaluateSearch;
  const verify = (text: string): Promise<VerifiedAnswer> => verifyWhole(bench, prepared, text);
  const firstVerified = wanted
    ? verified(growing === null ? verify(first.text) : growing.end(), abort)
    : Promise.resolve(null);
  const clock = await bench.outside.clock();
  const started = clock.elapsed();
  let secondVerified: Verified | null = null;
  const gated = judging.gate
    ? await gateOf(asking, first, async ({ text }) => {
        const one = await firstVerified;
        if (one === null) return true;
        secondVerified = await verified(verify(text), abort);
        return !judging.verify || rank(secondVerified) <= rank(one);
      })
    : null;
  const ms = Math.round(clock.elapsed() - started);
  const revised = gated?.revised ?? false;
  const held = revised ? secondVerified : await firstVerified;
  const delivered = gated?.delivered ?? first;
  const quality = gated?.quality ?? null;
  return {
    delivered,
    revised,
    usage: chatUsage(gated === null ? first.usage : gated.usage, gated?.judge ?? null),
    quality: quality !== null ? there(quality) : gated?.unchecked ? missing(gated.unchecked) : null,
    search: searchOf(asking, delivered.text, held),
    verification: judging.verify ? reportOf(held) : null,
    verdicts: [
      ...(quality === null ? [] : [await qualityVerdict(asking, quality, delivered, ms)]),
      ...(judging.verify && held?.value ? [held.value.verdict] : []),
    ],
  };
}
