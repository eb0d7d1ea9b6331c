import type { Colors } from 'picocolors/types.js';
import type { ClaimValidation } from '../contract/validation-report.ts';
import { GROUNDING_RULES } from '../core/grounding/grounding-rules.ts';
import { plainText } from './plain-text.ts';
import type { ReportWords } from './report-words.ts';

/** How a text report is drawn. */
export interface Style {
  readonly words: ReportWords;
  readonly colours: Colors;
}

/** The four ways in which a claim can come out, in the order in which they are shown. */
export type Standing = 'contradicted' | 'doubtful' | 'verified' | 'unchecked';

export function standingOf(claim: ClaimValidation): Standing {
  if (claim.contradicted || claim.status === 'HALLUCINATION') return 'contradicted';
  if (claim.status === 'VERIFIED') return 'verified';
  return claim.checked ? 'doubtful' : 'unchecked';
}

const MARKS: Readonly<Record<Standing, string>> = {
  contradicted: '✗',
  doubtful: '~',
  verified: '✓',
  unchecked: '?',
};

function painted(standing: Standing, { colours }: Style): (text: string) => string {
  if (standing === 'contradicted') return colours.red;
  return standing === 'verified' ? colours.green : colours.yellow;
}

/** `✗ CLM-01  UNVERIFIED · contradicted` */
export function headOf(claim: ClaimValidation, style: Style): string {
  const { words, colours } = style;
  const standing = standingOf(claim);
  const notes = [
    ...(claim.contradicted ? [words.contradicted] : []),
    ...(standing === 'unchecked' ? [words.notChecked] : []),
    ...(standing === 'unchecked' && claim.unchecked ? [words.reasons[claim.unchecked]] : []),
    ...(standing === 'verified' || standing === 'doubtful' ? [claim.confidence.toFixed(2)] : []),
  ];
  const paint = painted(standing, style);
  const id = colours.bold(plainText(claim.claim_id));
  return `${paint(MARKS[standing])} ${id}  ${paint(claim.status)}${notes.length > 0 ? ` · ${notes.join(' · ')}` : ''}`;
}

const OF_EVIDENCE: ReadonlySet<string> = new Set(GROUNDING_RULES);
const MOST_READ = 2;

/** What of the evidence was read, and which words nothing supports. */
function groundingLines({ grounding, text, issues }: ClaimValidation, { words }: Style): string[] {
  if (grounding === undefined) return [];
  const isDecided = grounding.end === 'supported' || grounding.end === 'contradicted';
  const read = grounding.read
    .slice(0, MOST_READ)
    .map(({ evidence_id, path, quote }) =>
      path === null ? `${evidence_id}: “${quote}”` : `${evidence_id} · ${path}: ${quote}`,
    )
    .map((line) => (isDecided ? line : `${words.nearest} · ${line}`));
  const said = issues.flatMap(({ expected }) => expected ?? []).join('\n');
  const open = grounding.unsupported
    .map(({ start, end }) => text.slice(start, end))
    .filter((part) => !said.includes(part))
    .map((part) => `“${part}”`);
  return [...read, ...(open.length === 0 ? [] : [`${words.unsupported}: ${open.join(', ')}`])];
}

/** Why: what the checkers found, else what supports it. */
function whyOf(claim: ClaimValidation): string[] {
  const found = claim.issues.filter(({ severity }) => severity !== 'info').map(({ message }) => message);
  const supported = claim.parts
    .filter(({ outcome }) => outcome === 'supported')
    .flatMap(({ rule, reading, derivation }) => {
      // what evidence supports is shown by the places that were read of it
      if (OF_EVIDENCE.has(rule)) return derivation ?? [];
      return derivation === undefined ? reading : `${reading} ← ${derivation}`;
    });
  // two parts of a claim may rest on the same value
  return standingOf(claim) === 'contradicted' ? found : [...new Set([...supported, ...found])];
}

export function askedOf(claim: Pick<ClaimValidation, 'sources_asked'>, words: ReportWords): string {
  return claim.sources_asked
    .map(({ source, as_of }) => plainText(as_of === null ? source : `${source} (${words.asOf(as_of)})`))
    .join(', ');
}

/** A claim with its verdict, its words, why, and who was asked. */
export function claimText(claim: ClaimValidation, style: Style): string[] {
  const asked = askedOf(claim, style.words);
  return [
    headOf(claim, style),
    `  “${plainText(claim.text)}”`,
    ...[...whyOf(claim), ...groundingLines(claim, style)].map((line) => `  ${plainText(line)}`),
    ...(asked === '' ? [] : [style.colours.dim(`  ${style.words.asked}: ${asked}`)]),
  ];
}
