import type { Configuration } from '../../contract/configuration.ts';
import type { AskEvidence } from '../../contract/ask-evidence.ts';
import { placeOf } from '../../contract/ask-evidence.ts';
import type { Answer } from '../../contract/answer.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { Language } from '../../contract/language.ts';
import type { LlmResponse } from '../../contract/llm-response.ts';
import type { CodePassage } from '../correction/code/code-passages.ts';
import type { ReadTry } from '../correction/contract/ladder.ts';
import { citationCritic } from '../correction/critics/citation-critic.ts';
import { citedEvidence, markedNumbers } from '../correction/critics/cited-evidence.ts';
import { contractCritic } from '../correction/critics/contract-critic.ts';
import type { CriticFinding } from '../correction/critics/finding.ts';
import { heldToQuestion } from '../correction/critics/relation-critic.ts';
import { relevanceCritic } from '../correction/critics/relevance-critic.ts';
import { groundednessCritic } from '../correction/critics/groundedness-critic.ts';
import { evidenceText } from '../correction/evidence-text.ts';
import type { Quoted } from '../correction/quote/quoted.ts';
import { withoutLeads } from '../correction/quote-lead.ts';
import { onlyAbstains } from '../quality-gate/rules/only-abstains.ts';
import { verify } from '../verify.ts';
import type { VerifyPorts } from '../verify/route.ts';

/** An answer of one round with what it was made of. */
export interface ToCritique {
  readonly id: string;
  readonly question: string;
  readonly language: Language;
  readonly tries: readonly ReadTry[];
  readonly evidence: readonly AskEvidence[];
  /** OF13: a sentence that the evidence leaves open fails. */
  readonly failsClosed: boolean;
  /** False for quotations, which only what they quote can bear out. */
  readonly isWritten: boolean;
  /** The quotations that it was made of; null where a model wrote it, or nothing was found. */
  readonly quoted: Quoted<CodePassage> | null;
  /** Paths that it cites and the index knows. */
  readonly indexed: ReadonlySet<string>;
  /** Evidence that is no longer what its file says, and evidence whose file could not be looked at. */
  readonly stale: readonly AskEvidence[];
  readonly unseen: readonly AskEvidence[];
}

/** What the critics say, each with its time in milliseconds. */
export interface Critiqued {
  readonly findings: readonly (CriticFinding & { readonly ms: number })[];
  readonly abstained: boolean;
}

/** Evidence as an answer is held against it: in its order, so that `[n]` leads to the nth. */
function asEvidence(evidence: AskEvidence): Evidence {
  return {
    evidence_id: evidence.document_id,
    type: 'document',
    source: evidence.title === '' ? evidence.path : evidence.title,
    uri: placeOf(evidence),
    data: evidenceText(evidence),
  };
}

/** LP9: a text without marks rests on all that its list names, one with marks on each where it stands. */
function answerToHold(
  { id, question, language, evidence, isWritten }: ToCritique,
  response: LlmResponse,
): Answer {
  const marked = markedNumbers(response.answer).length > 0;
  const cited = citedEvidence(response, evidence);
  const rests = marked || cited.length === 0 ? evidence : cited;
  const evidences = rests.map((one) => ({
    ...asEvidence(one),
    // read only where it is needed: quotations are not in conflict with what they do not quote
    ...(isWritten || cited.includes(one) ? {} : { data: '' }),
  }));
  const text = isWritten ? response.answer : withoutLeads(response.answer, evidence);
  return { response_id: id, language, query: question, content: { text, evidences } };
}

const MARKS = /\[\d{1,9}\]/gu;

function asWritten(text: string): string {
  return text.replaceAll(MARKS, '').replaceAll(/\s+/gu, ' ').trim();
}

/** Whether a sentence stands word for word in a piece of the evidence. */
function standsIn(evidence: readonly AskEvidence[]): (text: string) => boolean {
  const texts = evidence.map((one) => asWritten(evidenceText(one)));
  return (text) => {
    const sentence = asWritten(text);
    return sentence !== '' && texts.some((one) => one.includes(sentence));
  };
}

/** Quotations that claim nothing, as steps of a recipe, leave nothing to be held: that is open. */
function open(finding: CriticFinding, { isWritten }: ToCritique): CriticFinding {
  return isWritten || finding.checked.length > 0 ? finding : { ...finding, verdict: 'warn' };
}

/** LP8, LP9, LP10: the critics of one answer. An abstention that keeps to the contract has nothing else to be held to. */
export async function critiqueAnswer(
  of: ToCritique,
  configuration: Configuration,
  ports: VerifyPorts,
): Promise<Critiqued> {
  const { clock } = ports;
  let from = clock.elapsed();
  const timed = (finding: CriticFinding): CriticFinding & { readonly ms: number } => {
    const ms = clock.elapsed() - from;
    from = clock.elapsed();
    return { ...finding, ms };
  };
  const contract = timed(contractCritic(of.tries));
  const read = of.tries.at(-1)?.read;
  if (read?.kind !== 'valid') return { findings: [contract], abstained: false };
  const { response } = read;
  if (onlyAbstains(response.answer)) return { findings: [contract], abstained: true };
  const report = await verify(answerToHold(of, response), configuration, ports);
  const { question, evidence } = of;
  const isVerbatim = of.isWritten ? () => false : standsIn(evidence);
  const grounded = open(groundednessCritic(report, of.failsClosed, isVerbatim), of);
  const groundedness = timed(heldToQuestion(grounded, question, response, evidence));
  const citation = timed(citationCritic(response, { ...of, report, isVerbatim }));
  // what a model wrote is no quotation
  const relevance = of.isWritten ? [] : [timed(relevanceCritic(of.quoted, evidence))];
  return { findings: [contract, citation, groundedness, ...relevance], abstained: false };
}
