import type { Colors } from 'picocolors/types.js';
import type { ClaimValidation } from '../contract/validation-report.ts';
import { judgedLine } from '../core/report/judged-words.ts';
import { GROUNDING_RULES } from '../core/grounding/grounding-rules.ts';
import { type ClaimGroup, groupOf } from './claim-group.ts';
import { openReason } from './open-reason.ts';
import { plainText } from './plain-text.ts';
import type { ReportWords } from './report-words.ts';

/** How a text report is drawn. */
export interface Style {
  readonly words: ReportWords;
  readonly colours: Colors;
}

export const MARKS: Readonly<Record<ClaimGroup, string>> = {
  contradicted: '✗',
  doubtful: '~',
  byWords: '≈',
  verified: '✓',
  undecided: '?',
  unchecked: '?',
};

function painted(group: ClaimGroup, { colours }: Style): (text: string) => string {
  if (group === 'contradicted') return colours.red;
  return group === 'verified' ? colours.green : colours.yellow;
}

function notesOf(claim: ClaimValidation, { words }: Style): string[] {
  const score = claim.confidence.toFixed(2);
  switch (groupOf(claim)) {
    case 'contradicted':
      return claim.contradicted ? [words.contradicted] : [];
    case 'verified':
    case 'doubtful':
      return [score];
    case 'byWords':
      return [...openReason(claim, words), score];
    case 'undecided':
      return openReason(claim, words);
    case 'unchecked':
      return [words.notChecked, ...openReason(claim, words)];
  }
}

/** `✗ CLM-01  UNVERIFIED · contradicted` */
export function headOf(claim: ClaimValidation, style: Style): string {
  const group = groupOf(claim);
  const byModel = claim.grounding?.judged?.counted === true ? [style.words.byModel] : [];
  const notes = [...notesOf(claim, style), ...byModel];
  const paint = painted(group, style);
  const id = style.colours.bold(plainText(claim.claim_id));
  return `${paint(MARKS[group])} ${id}  ${paint(claim.status)}${notes.length > 0 ? ` · ${notes.join(' · ')}` : ''}`;
}

const OF_EVIDENCE: ReadonlySet<string> = new Set(GROUNDING_RULES);
const MOST_READ = 2;

/** What of the evidence was read, and which words nothing supports. */
function groundingLines({ grounding, text, issues }: ClaimValidation, { words }: Style): string[] {
  if (grounding === undefined) return [];
  const isDecided = grounding.end !== 'not_found' && grounding.end !== 'undecided';
  const read = grounding.read
    .slice(0, MOST_READ)
    .map(({ evidence_id, path, quote }) =>
      path === null ? `${evidence_id}: “${quote}”` : `${evidence_id} · ${path}: ${quote}`,
    )
    .map((line) => (isDecided ? line : `${words.nearest} · ${line}`));
  const said = issues
    .flatMap(({ expected, severity }) => (severity === 'info' ? [] : (expected ?? [])))
    .join('\n');
  const open = grounding.unsupported
    .map(({ start, end }) => text.slice(start, end))
    .filter((part) => !said.includes(part))
    .map((part) => `“${part}”`);
  const judged = grounding.judged === undefined ? [] : [judgedLine(grounding.judged, words.language)];
  return [...read, ...(open.length === 0 ? [] : [`${words.unsupported}: ${open.join(', ')}`]), ...judged];
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
  return groupOf(claim) === 'contradicted' ? found : [...new Set([...supported, ...found])];
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
