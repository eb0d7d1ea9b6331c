import type { Colors } from 'picocolors/types.js';
import type { ClaimVerdictStatus, JudgedClaim } from '../contract/message-claim.ts';
import type { WorkReport } from '../contract/work-report.ts';
import { type ClaimsWords, claimsWords } from './claims-words.ts';
import { plainText } from './plain-text.ts';

const SHOWN = 30;
const LONGEST = 160;
const ORDER: readonly ClaimVerdictStatus[] = [
  'CONTRADICTED',
  'STALE',
  'UNSUPPORTED',
  'UNVERIFIABLE',
  'BACKED',
];
const MARKS: Readonly<Record<ClaimVerdictStatus, string>> = {
  CONTRADICTED: '✗',
  STALE: '!',
  UNSUPPORTED: '?',
  UNVERIFIABLE: '?',
  BACKED: '✓',
};

function quoted(text: string): string {
  const line = plainText(text.replace(/\s+/g, ' '));
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function more(count: number, words: ClaimsWords): string[] {
  return count > 0 ? [`  ${words.more(count)}`] : [];
}

/** What the final message says to be open, what it says in passing first. */
export function limitationsText({ limitations = [], metadata }: WorkReport, { yellow }: Colors): string[] {
  if (limitations.length === 0) return [];
  const words = claimsWords[metadata.language];
  const lines = limitations.slice(0, SHOWN).map(({ text }) => `  ${yellow('!')} “${quoted(text)}”`);
  return [`${words.limitations}:`, ...lines, ...more(limitations.length - SHOWN, words), ''];
}

function claimText(claim: JudgedClaim, words: ClaimsWords, colours: Colors): string[] {
  const { verdict, type, text, message } = claim;
  const paint = { BACKED: colours.green, CONTRADICTED: colours.red }[verdict as string] ?? colours.yellow;
  return [
    `  ${paint(`${MARKS[verdict]} ${words.verdicts[verdict]}`)}  ${words.types[type]}: “${quoted(text)}”`,
    colours.dim(`      ${plainText(message)}`),
  ];
}

/** The claims of the final message, what is not so first. */
export function claimsText({ claims = [], transcript, metadata }: WorkReport, colours: Colors): string[] {
  if (claims.length === 0) return [];
  const words = claimsWords[metadata.language];
  const sorted = claims.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
  return [
    `${words.claims}:`,
    ...sorted.slice(0, SHOWN).flatMap((claim) => claimText(claim, words, colours)),
    ...more(claims.length - SHOWN, words),
    ...(transcript === undefined ? [] : [colours.dim(`  ${words.transcript(transcript)}`)]),
    '',
  ];
}
