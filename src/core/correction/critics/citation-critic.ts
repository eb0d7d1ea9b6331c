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
  readonly isIndexed: (path: string) => boolean;
}

function listTroubles({ citations }: LlmResponse, { evidence, isIndexed }: CitationGround): string[] {
  return citations.flatMap((citation) => {
    if (resolveCitation(citation, evidence).length > 0) return [];
    const path = citedPath(citation);
    const exists = path !== null && isIndexed(path);
    return [`${citationText(citation)}: ${exists ? 'was not among the evidence' : 'does not exist'}`];
  });
}

function markTroubles({ answer }: LlmResponse, { evidence }: CitationGround): string[] {
  return markedNumbers(answer)
    .filter((number) => !evidence.some((one) => one.number === number))
    .map((number) => `[${number}]: does not exist`);
}

/** Sentences without a citation of their own, and those whose citation says something else. */
function sentenceTroubles({ report }: CitationGround): string[] {
  return report.result.claim_validations.flatMap(({ text, issues, grounding }) => {
    const isUncited = issues.some(({ code }) => code === 'CITATION_MISSING');
    const isUnsupported = grounding?.citations.some(({ supports }) => supports === false) ?? false;
    if (isUncited) return [`no citation: ${text}`];
    return isUnsupported ? [`its citation does not support: ${text}`] : [];
  });
}

/**
 * LP9: each citation exists, was among what was retrieved, and supports its sentence; an answer that says something has
 * at least one.
 */
export function citationCritic(response: LlmResponse, ground: CitationGround): CriticFinding {
  const cited = citedEvidence(response, ground.evidence);
  const none = cited.length === 0 ? ['the answer cites nothing that was retrieved'] : [];
  const fixes = [
    ...none,
    ...listTroubles(response, ground),
    ...markTroubles(response, ground),
    ...sentenceTroubles(ground),
  ];
  const asked = markedNumbers(response.answer).length + response.citations.length;
  const score = fixes.length === 0 ? 1 : Math.max(0, 1 - fixes.length / Math.max(asked, fixes.length));
  return {
    critic: 'citation',
    verdict: fixes.length === 0 ? 'pass' : 'fail',
    score: none.length > 0 ? 0 : score,
    checked: [
      ...markedNumbers(response.answer).map((number) => `[${number}]`),
      ...response.citations.map(citationText),
    ],
    evidence: cited.map(({ document_id }) => document_id),
    fixes,
  };
}
