import type { LlmResponse } from '../../../contract/llm-response.ts';
import type { ValidationReport } from '../../../contract/validation-report.ts';
import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { citedEvidence, markedNumbers } from './cited-evidence.ts';
import type { CriticFinding } from './finding.ts';
import { citationText, citedPath, resolveCitation } from './resolve-citation.ts';

/** What the citations of an answer are held against. */
export interface CitationGround {
  /** What the writer was shown. */
  readonly evidence: readonly AskEvidence[];
  /** Of the answer against what it cites. */
  readonly report: ValidationReport;
  /** Whether a path is in the index at all. */
  readonly indexed: ReadonlySet<string>;
  /** Evidence that is no longer what its file says. */
  readonly stale: readonly AskEvidence[];
  /** Evidence whose file could not be looked at. */
  readonly unseen: readonly AskEvidence[];
  /** Of quotations: whether a sentence stands in the evidence as it is. */
  readonly isVerbatim: (text: string) => boolean;
}

function listTroubles({ citations }: LlmResponse, { evidence, indexed }: CitationGround): string[] {
  return citations.flatMap((citation) => {
    if (resolveCitation(citation, evidence).length > 0) return [];
    const path = citedPath(citation);
    const exists = path !== null && indexed.has(path);
    return [`${citationText(citation)}: ${exists ? 'was not among the evidence' : 'does not exist'}`];
  });
}

function markTroubles({ answer }: LlmResponse, { evidence }: CitationGround): string[] {
  return markedNumbers(answer)
    .filter((number) => !evidence.some((one) => one.number === number))
    .map((number) => `[${number}]: does not exist`);
}

/** Sentences without a citation of their own, and those whose citation says something else. */
function sentenceTroubles({ report, isVerbatim }: CitationGround): string[] {
  return report.result.claim_validations.flatMap(({ text, issues, grounding }) => {
    if (isVerbatim(text)) return [];
    const isUncited = issues.some(({ code }) => code === 'CITATION_MISSING');
    const isUnsupported = grounding?.citations.some(({ supports }) => supports === false) ?? false;
    if (isUncited) return [`no citation: ${text}`];
    return isUnsupported ? [`its citation does not support: ${text}`] : [];
  });
}

function pathsAmong(cited: readonly AskEvidence[], some: readonly AskEvidence[]): readonly string[] {
  const ids = new Set(some.map(({ document_id }) => document_id));
  return [...new Set(cited.flatMap(({ document_id, path }) => (ids.has(document_id) ? [path] : [])))];
}

function verdictOf(fixes: readonly string[], unseen: readonly string[]): CriticFinding['verdict'] {
  if (fixes.length > 0) return 'fail';
  return unseen.length > 0 ? 'warn' : 'pass';
}

/**
 * LP9: each citation exists, in the file as it is now, was among what was retrieved, and supports its sentence; an answer that says something has
 * at least one.
 */
export function citationCritic(response: LlmResponse, ground: CitationGround): CriticFinding {
  const cited = citedEvidence(response, ground.evidence);
  const none = cited.length === 0 ? ['the answer cites nothing that was retrieved'] : [];
  const fixes = [
    ...none,
    ...listTroubles(response, ground),
    ...markTroubles(response, ground),
    ...pathsAmong(cited, ground.stale).map((path) => `${path}: has changed since it was indexed`),
    ...sentenceTroubles(ground),
  ];
  const unseen = pathsAmong(cited, ground.unseen);
  const verdict = verdictOf(fixes, unseen);
  const asked = markedNumbers(response.answer).length + response.citations.length;
  const score = fixes.length === 0 ? 1 : Math.max(0, 1 - fixes.length / Math.max(asked, fixes.length));
  return {
    critic: 'citation',
    verdict,
    score: none.length > 0 ? 0 : verdict === 'warn' ? null : score,
    checked: [
      ...markedNumbers(response.answer).map((number) => `[${number}]`),
      ...response.citations.map(citationText),
    ],
    evidence: cited.map(({ document_id }) => document_id),
    fixes: [...fixes, ...unseen.map((path) => `${path}: could not be looked at`)],
  };
}
