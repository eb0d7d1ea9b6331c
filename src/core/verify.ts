import type { Answer } from '../contract/answer.ts';
import type { Configuration } from '../contract/configuration.ts';
import type { ValidationReport } from '../contract/validation-report.ts';
import { claimsOf } from './claims/claims-of.ts';
import { readable } from './claims/readable.ts';
import { answerProbability } from './grounding/answer-probability.ts';
import { withGrounding } from './grounding/own-ground/with-grounding.ts';
import { byText } from './grounding/point.ts';
import { findCitations, withoutCitations } from './language/citations.ts';
import { answerGrounding } from './report/answer-grounding.ts';
import { buildReport } from './report/build-report.ts';
import { languageOf } from './report/language-of.ts';
import { holdAgainstEvidence } from './verify/hold-against-evidence.ts';
import { holdAgainstSources } from './verify/hold-against-sources.ts';
import type { FoundClaims, VerifyPorts } from './verify/route.ts';
import { validationOf } from './verify/validation-of.ts';

/** The claims as they are read: what a reader does not see left out, citations blanked out. */
function foundClaims(
  answer: Answer,
  found: ReturnType<typeof claimsOf>,
  referenceDate: string | undefined,
): FoundClaims {
  const seen = found.claims.map((claim) => readable(claim.text));
  const marks = seen.map(({ text }) => findCitations(text));
  const texts = seen.map((one, at) => ({ ...one, text: withoutCitations(one.text, marks[at] ?? []) }));
  const { claims, given } = found;
  return { answer, claims, marks, texts, given, reference_date: referenceDate ?? null };
}

/**
 * The route of one answer: claims, sources, evidence, verdicts, report. Deterministic for the same answers of the
 * ports. Rejects never for what a source does: what could not be asked is unchecked, with its reason.
 */
export async function verify(
  answer: Answer,
  configuration: Configuration,
  ports: VerifyPorts,
): Promise<ValidationReport> {
  const started = ports.clock.elapsed();
  const language = languageOf(answer, configuration.language);
  const inContent = claimsOf(answer.content);
  const found = foundClaims(answer, inContent, answer.reference_date ?? configuration.reference_date);

  const { judged, asking } = await holdAgainstSources(found, configuration, ports);
  const grounded = holdAgainstEvidence(found, configuration.grounding);

  const wanted = configuration.validation.min_evidence_count;
  const claims = found.claims.flatMap((claim, index) => {
    const one = judged[index];
    const held = grounded[index] ?? null;
    if (one === undefined) return [];
    const whole = held === null ? one : withGrounding(one, held, { length: claim.text.length, wanted });
    return validationOf(claim, whole, held, language, found.texts[index]?.written ?? ((span) => span));
  });
  return buildReport({
    validation_id: `val-${ports.ids.next()}`,
    response_id: answer.response_id,
    claims,
    set_aside: inContent.set_aside,
    grounding: answerGrounding(claims, configuration.grounding, answerProbability),
    configuration,
    language,
    reference_date: found.reference_date,
    queries: asking.asked,
    time_ms: Math.round(ports.clock.elapsed() - started),
    unavailable: [...asking.failures].sort(
      (a, b) => byText(a.source, b.source) || byText(a.detail, b.detail),
    ),
  });
}
