import type { Answer } from '../../contract/answer.ts';
import type { ClaimOfAnswer } from '../claims/claims-of.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';
import type { Asking } from '../grounding/facts/asking.ts';
import type { JudgedClaim } from '../grounding/facts/judge-claim.ts';
import type { ModelBill } from '../../contract/model-judgement.ts';
import type { ClaimJudge, JudgeResult } from '../grounding/model-tier/claim-judge.ts';
import { askModel } from '../grounding/own-ground/ask-model.ts';
import type { GroundedClaim } from '../grounding/own-ground/grounded-claim.ts';
import type { OpenGrounds } from '../grounding/own-ground/hold-answer.ts';
import type { Bound } from '../grounding/over-budget.ts';
import { withGrounding } from '../grounding/own-ground/with-grounding.ts';
import { findCitations, withoutCitations } from '../language/citations.ts';
import { raisedInPlace } from '../language/html-raised.ts';
import { isSpent, type Steps, take } from '../language/steps.ts';
import { languageOf } from '../report/language-of.ts';
import type { WrittenClaim } from './as-written.ts';
import { holdAgainstEvidence } from './hold-against-evidence.ts';
import { holdAgainstSources } from './hold-against-sources.ts';
import type { FoundClaims, VerifyPorts } from './route.ts';
import { stepsBound } from './steps-bound.ts';
import { validationOf } from './validation-of.ts';

/** Claims of an answer: `given` ones first, of the text the others. */
export interface ClaimsOfAnswer {
  readonly answer: Answer;
  /** As they are read. */
  readonly claims: readonly ClaimOfAnswer[];
  /** The same as they were written. */
  readonly asWritten: readonly WrittenClaim[];
  readonly given: number;
  /** So many of them stand there only for what pronouns mean, and get no verdict. */
  readonly context: number;
}

/** What is longer is no sentence but data or noise; readers look at every pair of its words. */
const LONGEST_CLAIM = 4_000;
/** Readers of tables look at every group of numbers. A sentence of the labelled sets has 17 at most. */
const MOST_NUMBERS = 100;
/** BD2: steps for a character of a claim that is read. */
const READ = 25;

function hasMoreNumbers(text: string, most: number): boolean {
  return (text.match(/\d+/gu)?.length ?? 0) > most;
}

/** BD3: the first claims for which the steps suffice are read, and of these none that is too long. */
function boundsOf(claims: readonly ClaimOfAnswer[], steps: Steps): (Bound | null)[] {
  return claims.map(({ text }) => {
    if (text.length > LONGEST_CLAIM) return { longest: LONGEST_CLAIM };
    if (hasMoreNumbers(text, MOST_NUMBERS)) return { numbers: MOST_NUMBERS };
    if (isSpent(steps)) return stepsBound(steps);
    take(steps, READ * text.length);
    return null;
  });
}

/** The claims as they are held: citations blanked out, what is raised in them read as in evidence. */
function found(
  { answer, claims, given }: ClaimsOfAnswer,
  configuration: Configuration,
  { isKnown }: OpenGrounds,
  steps: Steps,
): FoundClaims {
  const bounds = boundsOf(claims, steps);
  const marks = claims.map(({ text }, at) => (bounds[at] === null ? findCitations(text, isKnown) : []));
  const texts = claims.map(({ text }, at) => raisedInPlace(withoutCitations(text, marks[at] ?? [])));
  const reference_date = answer.reference_date ?? configuration.reference_date ?? null;
  return { answer, claims, marks, texts, bounds, steps, given, reference_date };
}

/** With what the configured model says of the claims that the rules left open; a model that fails changes nothing. */
async function withModel(
  grounded: readonly (GroundedClaim | null)[],
  { texts, steps }: FoundClaims,
  grounds: OpenGrounds,
  judge: ClaimJudge | null,
  { suffices, asking }: { readonly suffices: boolean; readonly asking: Asking },
): Promise<Pick<JudgeResult, 'bill'> & { readonly grounded: readonly (GroundedClaim | null)[] }> {
  if (judge === null) return { grounded, bill: null };
  const doors = { steps, alone: grounds.alone, suffices };
  const asked = await askModel(grounded, texts, (id) => grounds.textOf(id), judge, doors);
  if (asked.failure !== null) {
    const { reason, detail } = asked.failure;
    asking.failures.push({ source: judge.configured, reason, detail });
  }
  return asked;
}

/** Why it was not read is said once, by the evidence. */
function withoutFindings(judged: JudgedClaim): JudgedClaim {
  return { ...judged, verdict: { ...judged.verdict, findings: [] } };
}

/** Claims held against the sources and against the evidence, and what both say as one verdict each. */
export async function judgeClaims(
  of: ClaimsOfAnswer,
  configuration: Configuration,
  ports: VerifyPorts,
  grounds: OpenGrounds,
  steps: Steps,
): Promise<{
  readonly claims: ClaimValidation[];
  readonly asking: Asking;
  readonly bill: ModelBill | null;
}> {
  const read = found(of, configuration, grounds, steps);
  const { judged, asking } = await holdAgainstSources(read, configuration, ports);
  const byRules = holdAgainstEvidence(read, of.context, grounds, configuration.grounding);
  const { model_suffices: suffices } = configuration.grounding;
  const { grounded, bill } = await withModel(byRules, read, grounds, ports.model ?? null, {
    suffices,
    asking,
  });
  const language = languageOf(of.answer, configuration.language);
  const wanted = configuration.validation.min_evidence_count;
  const claims = of.claims.flatMap((claim, index) => {
    const [one, as] = [judged[index], of.asWritten[index]];
    const found = grounded[index] ?? null;
    if (one === undefined || as === undefined || index < of.context) return [];
    const held = found && { ...found, read: found.read.map((place) => grounds.written(place)) };
    const said = held === null || read.bounds[index] === null ? one : withoutFindings(one);
    const whole = held === null ? said : withGrounding(said, held, { length: claim.text.length, wanted });
    return [validationOf(as, claim.text, whole, held, language)];
  });
  return { claims, asking, bill };
}
