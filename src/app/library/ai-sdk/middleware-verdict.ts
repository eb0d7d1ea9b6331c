import type { ClaimStatus, ValidationStatus } from '../../../contract/claim-status.ts';
import type { ActedCheck, AnswerAction, OnFail, OnFailAction } from '../../../contract/on-fail.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { ValidationReport } from '../../../contract/validation-report.ts';
import { verifiedOutcome } from '../../../core/quality-gate/on-fail/check-outcomes.ts';
import { actOnReport, askedLevel } from '../../act-on-report.ts';
import { messagesForm } from '../../forms/messages-form.ts';
import { VERIFIER_OPTIONS, type VerifierOptions, type Verifier, verifyOnce } from '../../open-verifier.ts';
import { claimVerdict } from '../verdict-in-short.ts';
import type { KnownOptions } from '../known-options.ts';
import type { ShortAnswer } from '../library-answer.ts';
import type { CallParams } from './middleware-types.ts';

type Evidences = NonNullable<ShortAnswer['evidences']>;

/** How middleware of the AI SDK verifies. */
export interface VerifyMiddlewareOptions extends VerifierOptions {
  /** What answers are held against beside the results of tools in the messages; or what gives it for each call. */
  readonly evidences?:
    | Evidences
    | ((params: { readonly prompt: readonly object[] }) => Evidences | Promise<Evidences>)
    | undefined;
  /** What is done with an answer that fails. Default: `deliver`. Nobody writes again: `revise` gives what `replace` gives. */
  readonly on_fail?: OnFailAction | undefined;
  /** What could not be checked fails. */
  readonly fail_closed?: boolean | undefined;
  /** An open verifier, for many answers; the options of a verifier are then its own. */
  readonly verifier?: Pick<Verifier, 'verify'> | undefined;
  /** Is given the whole report of each answer. */
  readonly onReport?: ((report: ValidationReport) => void) | undefined;
}

export const MIDDLEWARE_OPTIONS: KnownOptions<VerifyMiddlewareOptions> = {
  ...VERIFIER_OPTIONS,
  evidences: 'own',
  on_fail: 'own',
  fail_closed: 'switch',
  verifier: 'object',
  onReport: 'own',
};

/** What stands under `providerMetadata.assay`. */
export interface MiddlewareVerdict {
  readonly outcome: ActedCheck['outcome'];
  /** Why it could not be checked. */
  readonly reason?: UncheckedReason | undefined;
  readonly status?: ValidationStatus;
  readonly score?: number;
  /** Each claim with its verdict and why, in the order of the answer. */
  readonly claims: readonly {
    readonly text: string;
    readonly status: ClaimStatus;
    readonly reason: string | null;
  }[];
  readonly action?: AnswerAction;
}

/** What was found, and the words to deliver. */
export interface Judged {
  readonly verdict: MiddlewareVerdict;
  readonly content: string;
}

async function evidencesFor(
  { evidences = [] }: VerifyMiddlewareOptions,
  params: CallParams,
): Promise<Evidences> {
  return typeof evidences === 'function' ? evidences(params) : evidences;
}

async function answerOf(
  text: string,
  params: CallParams,
  options: VerifyMiddlewareOptions,
): Promise<ShortAnswer> {
  const own = await evidencesFor(options, params);
  const messages = [...params.prompt, { role: 'assistant', content: text }];
  const form = messagesForm(messages as Readonly<Record<string, unknown>>[], 'prompt');
  const { evidences, ...short } = form as unknown as ShortAnswer;
  return { ...short, evidences: [...own, ...(evidences ?? [])] };
}

function saidOf(report: ValidationReport, action: AnswerAction | undefined): MiddlewareVerdict {
  const { validation_status: status, overall_score: score, claim_validations } = report.result;
  const claims = claim_validations.map((claim) => {
    const { text, status: own, reason } = claimVerdict(claim, report.metadata.language);
    return { text, status: own, reason };
  });
  return { ...verifiedOutcome(report), status, score, claims, ...(action === undefined ? {} : { action }) };
}

/** The level that the options ask for; `deliver` acts on nothing. */
export function levelOf({ on_fail, fail_closed }: VerifyMiddlewareOptions): OnFail {
  return askedLevel('verification', { on_fail, fail_closed });
}

/** LB20: the verdict of a text that a model gave to these messages. Rejects as `verify`. */
export async function judge(
  text: string,
  params: CallParams,
  options: VerifyMiddlewareOptions,
): Promise<Judged> {
  if (text.trim() === '') return { verdict: { outcome: 'not_applicable', claims: [] }, content: text };
  const answer = await answerOf(text, params, options);
  const { evidences: _evidences, on_fail: _level, fail_closed: _fails, verifier, onReport, ...own } = options;
  const { report } = await (verifier === undefined ? verifyOnce(answer, own) : verifier.verify(answer));
  onReport?.(report);
  const { action, content = text } = actOnReport(text, report, [levelOf(options)]);
  return { verdict: saidOf(report, action), content };
}
