import type { AssayError } from '../contract/assay-error.ts';
import type { Language } from '../contract/language.ts';
import type { AbortSignalLike } from '../contract/ports/knowledge-graph.ts';
import type { OwnChecklist, QualityResult, QualityUnchecked } from '../contract/quality.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import type { GateRequest, Judge, NoteWithContent } from '../core/quality-gate/gate-request.ts';
import { verifiedClaimsOf } from '../core/quality-gate/verified-claims.ts';
import { toldQuality } from '../core/quality-gate/told-quality.ts';
import type { NamedText } from './answer-from-text.ts';
import { asAssayError } from '../contract/trouble-at.ts';
import { gradeInputOf } from './grade-input.ts';
import { canJudge, judgeOfRouter, namedJudge } from './judge-of-router.ts';
import type { ModelRouter } from './models/model-router.ts';
import { openRouter } from './models/open-router.ts';
import type { Home, Outside } from './outside.ts';
import { tighter } from './tighter.ts';
import type { TextWork } from './verify-thread/text-work.ts';
import { verifyGraded } from './verify-graded.ts';
import { NO_CHECKLIST, verdictOfGrading } from './verdict-of-grading.ts';

/** What is graded, and how. */
export interface GradeAsked {
  readonly task: string;
  readonly answer: NamedText;
  /** What the answer replies to; of a spelling check the original text. */
  readonly request: string;
  /** In their order: `[노트 n]` and `[Note n]` lead to the nth. Null: nobody says which there were. */
  readonly notes: readonly NamedText[] | null;
  readonly lang: Language;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Of the caller's own, in place of that of the task. */
  readonly checklist?: OwnChecklist | undefined;
  /** Null: none, rules alone. Absent: that of the settings, else of the configuration, else none. */
  readonly judge?: string | null | undefined;
  readonly votes?: number | undefined;
  /** Fewer steps than settings and configuration allow. */
  readonly max_steps?: number | undefined;
  readonly keep: boolean;
  /** QG24: true where its claims are verified whatever the settings say. */
  readonly verify?: boolean;
}

/** Quality, or why there is none: the task has no checklist, the judge failed, or what is open decides it. */
export interface GradedAnswer {
  readonly quality: QualityResult | null;
  readonly unchecked: QualityUnchecked | null;
  readonly verdict: VerdictRecord;
  /** Of its claims, where they were verified. */
  readonly report: ValidationReport | null;
  /** Why the verdict could not be kept, where it should have been. */
  readonly notKept: AssayError | null;
}

function noteOf({ name, text }: NamedText, at: number): NoteWithContent {
  const title = (name.split(/[/\\]/u).at(-1) ?? name).replace(/\.[a-z]\w{0,9}$/iu, '');
  return { index: at + 1, note_id: name, title, snippet: text.slice(0, 200), score: 1, content: text };
}

/** What a grading works with. */
export interface GradePorts {
  readonly outside: Outside;
  readonly texts: Pick<TextWork, 'assess' | 'verify'>;
  /** Opened where a judge is asked. */
  readonly router: () => Promise<ModelRouter>;
}

/** Those of one command: a router of its own. */
export function gradePorts(home: Home, outside: Outside, texts: GradePorts['texts']): GradePorts {
  return { outside, texts, router: () => openRouter(home, outside) };
}

/** By which it is seen whether the judge may be asked at all. */
const LEAST = { messages: [], temperature: 0, max_tokens: 1 };

async function judgeFor(
  { judge }: GradeAsked,
  home: Home,
  open: GradePorts['router'],
): Promise<Judge | null> {
  const { models, settings } = home.configuration;
  if (judge === null) return null;
  const name = judge ?? namedJudge(settings, models);
  if (name === null || (judge === undefined && !canJudge(name))) return null;
  const router = await open();
  const found = judgeOfRouter(router, name);
  await router.admit({ ...LEAST, model: name });
  return found;
}

/** The request of a grading, with the bounds that the settings set. */
export function gradeRequestOf(
  asked: GradeAsked,
  { configuration: { settings, validation } }: Home,
): GateRequest {
  const { task, lang, request, answer, notes, options, checklist } = asked;
  return {
    task: checklist?.task ?? task,
    checklist,
    lang,
    original_request: request,
    ai_response: answer.text,
    notes: notes === null ? null : notes.map(noteOf),
    votes: asked.votes ?? settings.judge_votes ?? 1,
    derive: false,
    ...(options === undefined ? {} : { options }),
    budget: {
      tokens: settings.budget_tokens ?? null,
      steps: tighter(validation.max_steps, settings.verification_max_steps, asked.max_steps),
    },
  };
}

async function keep(verdict: VerdictRecord, home: Home, outside: Outside): Promise<AssayError | null> {
  try {
    await (await outside.ledger(home)).keep(verdict);
    return null;
  } catch (error) {
    return asAssayError(error);
  }
}

/** QG24: the request with what the verification found, where the answer is verified. */
async function verifiedRequest(
  asked: GradeAsked,
  home: Home,
  texts: GradePorts['texts'],
  abort: AbortSignalLike,
): Promise<{ readonly request: GateRequest; readonly report: ValidationReport | null }> {
  const request = gradeRequestOf(asked, home);
  const verifies = asked.verify === true || home.configuration.settings.verification_enabled === true;
  const report = verifies ? await verifyGraded(request, home, texts, abort) : null;
  const claims = report === null ? null : verifiedClaimsOf(report);
  return { report, request: claims === null ? request : { ...request, verified_claims: claims } };
}

/**
 * QG21: grades an answer by the checklist of its task: by rules alone, or with the judge that is named or configured.
 * Rejects with `AssayError` where that judge is not there, or may not be asked, or the claims cannot be verified.
 */
export async function gradeAnswer(
  asked: GradeAsked,
  home: Home,
  { outside, texts, router }: GradePorts,
  abort: AbortSignalLike = new AbortController().signal,
): Promise<GradedAnswer> {
  const clock = await outside.clock();
  const started = clock.elapsed();
  const judge = await judgeFor(asked, home, router);
  const { request, report } = await verifiedRequest(asked, home, texts, abort);
  const assessment = await texts.assess(request, judge, abort);
  const identity = {
    id: (await outside.ids()).next(),
    tenant_id: home.configuration.tenant_id,
    created_at: clock.now(),
    subject: { id: asked.answer.name, kind: 'answer' },
  };
  const ms = Math.round(clock.elapsed() - started);
  const more = { input: gradeInputOf(request), evidence: request.notes, ms };
  const verdict = verdictOfGrading(assessment, identity, more);
  const notKept = asked.keep ? await keep(verdict, home, outside) : null;
  const { quality, unchecked } = toldQuality(assessment);
  const why = quality === null ? (unchecked ?? NO_CHECKLIST) : null;
  return { quality, unchecked: why, verdict, report, notKept };
}
