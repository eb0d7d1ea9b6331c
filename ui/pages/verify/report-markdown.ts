import type { ClaimValidation, ValidationReport } from '../../../src/contract/validation-report.ts';
import { claimGraphView } from '../../react/claim-graph-view.ts';
import { type ClaimLabels } from '../../react/claim-labels.ts';
import { claimWord } from '../../react/claim-word.tsx';
import { claimsInOrder } from '../../react/claims-view.ts';

/** What Markdown would read as its own stays a character. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);
}

/** What was read of the graph for a claim, a line each. */
function readLines({ graph }: ClaimValidation, labels: ClaimLabels): string[] {
  if (graph === undefined) return [];
  return claimGraphView(graph, labels.graph).rows.map(({ subject, word, object, days, sources, outcome }) => {
    const said = `${subject.name} · ${word}: ${object?.name ?? labels.graph.notThere}`;
    const where = [days, ...sources].filter((text) => text !== '').join(', ');
    return `- ${plain(said)}${where === '' ? '' : ` (${plain(where)})`}: ${outcome}`;
  });
}

function claimLines(claim: ClaimValidation, labels: ClaimLabels): string[] {
  const quotes = claim.grounding?.read ?? [];
  return [
    `## ${claimWord(claim, labels)}: ${plain(claim.text)}`,
    '',
    `\`${claim.claim_id}\` · \`${claim.status}\`${claim.unchecked === undefined ? '' : ` · ${labels.reasons[claim.unchecked]}`}`,
    '',
    ...claim.issues.map(({ message, rule }) => `- ${plain(message)} (${rule})`),
    ...readLines(claim, labels),
    ...quotes.map(({ evidence_id, quote }) => `> ${plain(quote)} (${plain(evidence_id)})\n`),
    '',
  ];
}

/** The report as Markdown, contradictions first. */
export function reportMarkdown(report: ValidationReport, title: string, labels: ClaimLabels): string {
  const { validation_id, validation_status, overall_score } = report.result;
  const head = [`# ${title}: ${validation_status}`, '', `\`${validation_id}\` · ${overall_score}`, ''];
  return [...head, ...claimsInOrder(report).flatMap((claim) => claimLines(claim, labels))].join('\n');
}
