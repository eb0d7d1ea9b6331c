import type { Answer } from '../contract/answer.ts';
import type { Configuration } from '../contract/configuration.ts';
import type { AnswerGrounding } from '../contract/grounding.ts';
import type { GroundingSettings } from '../contract/grounding-settings.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import { claimsOf } from './claims/claims-of.ts';
import { answerProbability } from './grounding/answer-probability.ts';
import { applyCalibration } from './grounding/calibration/apply-calibration.ts';
import { openGrounds, type OpenGrounds } from './grounding/own-ground/hold-answer.ts';
import { byText } from './grounding/facts/point.ts';
import { answerGrounding } from './report/answer-grounding.ts';
import { buildReport } from './report/build-report.ts';
import { languageOf } from './report/language-of.ts';
import { newSteps, type Steps, take } from './language/steps.ts';
import { readAnswer } from './verify/as-written.ts';
import { assertingFor } from './verify/asserting-for.ts';
import { judgeClaims } from './verify/judge-claims.ts';
import { withOwnChecks } from './verify/own-checks.ts';
import type { VerifyPorts } from './verify/route.ts';

/** By which rules evidence was weighed, as the report says it. */
function howGrounded(
  settings: GroundingSettings,
): Pick<AnswerGrounding, 'aggregation' | 'band' | 'calibration'> {
  const { supported_above, not_found_below, note } = applyCalibration(settings);
  return {
    aggregation: settings.aggregate,
    band: { supported_above, not_found_below },
    ...(note === undefined ? {} : { calibration: note }),
  };
}

/** BD2: steps for a character of the answer in which claims are looked for. */
const FIND = 25;

/** BD1: the steps that this answer may take: of what the configuration and the request allow the fewer. */
export function stepsFor({ max_steps }: Pick<Answer, 'max_steps'>, { validation }: Configuration): Steps {
  return newSteps(Math.min(validation.max_steps, max_steps ?? Number.POSITIVE_INFINITY));
}

/**
 * The route of one answer: its claims, held against sources and evidence, and the report. Deterministic for the same
 * answers of the ports. Rejects never for what a source does: what could not be asked is unchecked, with its reason.
 */
export function verify(
  answer: Answer,
  configuration: Configuration,
  ports: VerifyPorts,
  steps: Steps = stepsFor(answer, configuration),
): Promise<ValidationReport> {
  const { evidences } = answer.content;
  const { grounding, validation } = configuration;
  const open = (text: string): OpenGrounds =>
    openGrounds(evidences, text, grounding, steps, ports.statements, validation, ports.unasked);
  return verifyOn(open, answer, configuration, ports, steps);
}

/** As `verify`, with the evidence opened by `open` for the text as it is read. */
export async function verifyOn(
  open: (text: string) => OpenGrounds,
  answer: Answer,
  configuration: Configuration,
  ports: VerifyPorts,
  steps: Steps,
): Promise<ValidationReport> {
  const started = ports.clock.elapsed();
  take(steps, FIND * (answer.content.text?.length ?? 0));
  const read = readAnswer(answer);
  const { content } = read.answer;
  const { claims: found, given, set_aside } = claimsOf(content, assertingFor(content.evidences), steps);
  const of = {
    answer: read.answer,
    claims: found,
    asWritten: read.asWritten(found, given),
    given,
    context: 0,
  };
  const {
    claims: judged,
    asking,
    bill,
  } = await judgeClaims(of, configuration, ports, open(content.text ?? ''), steps);
  const { checkers = [], unasked = [], leftOut = [], unread = [] } = ports;
  const language = languageOf(answer, configuration.language);
  const claims = await withOwnChecks(judged, { ...answer, language }, checkers, asking.failures);
  const failures = [...asking.failures, ...unasked.map(({ failure }) => failure)];
  return buildReport({
    validation_id: `val-${ports.ids.next()}`,
    response_id: answer.response_id,
    claims,
    set_aside: set_aside.map((aside) => read.asideAsWritten(aside)),
    grounding: answerGrounding(claims, howGrounded(configuration.grounding), answerProbability),
    configuration,
    language,
    reference_date: answer.reference_date ?? configuration.reference_date ?? null,
    queries: asking.asked,
    time_ms: Math.round(ports.clock.elapsed() - started),
    steps: steps.used,
    bill,
    left_out: leftOut,
    unread,
    unavailable: failures.sort((a, b) => byText(a.source, b.source) || byText(a.detail, b.detail)),
  });
}
