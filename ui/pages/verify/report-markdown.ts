import type { ClaimValidation, ValidationReport } from '../../../src/contract/validation-report.ts';
import { claimGraphView } from '../../react/claim-graph-view.ts';
import { type ClaimLabels, labelsOf } from '../../react/claim-labels.ts';
import { claimReason, claimWord } from '../../react/claim-word.tsx';
import { claimsInOrder } from '../../react/claims-view.ts';
import type { ReportPart } from './report-parts.ts';

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
  const reason = claimReason(claim, labels);
  return [
    `## ${claimWord(claim, labels)}: ${plain(claim.text)}`,
    '',
    `\`${claim.claim_id}\` · \`${claim.status}\`${reason === null ? '' : ` · ${reason}`}`,
    '',
    ...claim.issues.map(({ message, rule }) => `- ${plain(message)} (${rule})`),
    ...readLines(claim, labels),
    ...quotes.map(({ evidence_id, quote }) => `> ${plain(quote)} (${plain(evidence_id)})\n`),
    '',
  ];
}

/** What stands above and below the claims, in words. */
export interface MarkdownFrame {
  readonly title: string;
  /** Of the verdict, as the page shows it. */
  readonly outcome: string;
  /** Counts and score, as far as there are any. */
  readonly numbers: readonly string[];
  readonly parts: readonly ReportPart[];
}

/** The report as Markdown: what the page shows of it, contradictions first. */
export function reportMarkdown(report: ValidationReport, frame: MarkdownFrame, labels: ClaimLabels): string {
  const { title, outcome, numbers, parts } = frame;
  const head = [
    `# ${title}: ${outcome}`,
    '',
    `\`${report.result.validation_id}\` · ${numbers.join(' · ')}`,
    '',
  ];
  const words = labelsOf(report, labels);
  const claims = claimsInOrder(report).flatMap((claim) => claimLines(claim, words));
  const below = parts.flatMap((part) => [
    `## ${part.title}`,
    '',
    ...part.lines.map((line) => `- ${plain(line)}`),
    '',
  ]);
  return [...head, ...claims, ...below].join('\n');
}
