import type { Span } from '../../src/contract/span.ts';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';

/** How a claim is shown: its verdict, where one thing more must be seen at once. */
export type ClaimLook =
  | 'contradicted'
  | 'hallucination'
  | 'unverified'
  | 'unchecked'
  | 'partial'
  | 'verified';

/** Contradictions first, what is in order last. */
const ORDER: readonly ClaimLook[] = [
  'contradicted',
  'hallucination',
  'unverified',
  'unchecked',
  'partial',
  'verified',
];

/** A stretch of the answer; `claim` null: nothing is said of it. `isGap`: the report does not quote what stood here. */
export interface AnswerPiece {
  readonly start: number;
  readonly text: string;
  readonly claim: ClaimValidation | null;
  readonly isGap: boolean;
}

export function claimLook({ status, contradicted, checked }: ClaimValidation): ClaimLook {
  if (contradicted) return 'contradicted';
  if (status === 'HALLUCINATION') return 'hallucination';
  if (!checked) return 'unchecked';
  if (status === 'UNVERIFIED') return 'unverified';
  return status === 'VERIFIED' ? 'verified' : 'partial';
}

/** The claims as they are listed: contradictions first, of one look in the order of the answer. */
export function claimsInOrder({ result }: ValidationReport): ClaimValidation[] {
  return result.claim_validations.toSorted(
    (a, b) => ORDER.indexOf(claimLook(a)) - ORDER.indexOf(claimLook(b)),
  );
}

interface Quoted {
  readonly span: Span;
  readonly text: string;
  readonly claim: ClaimValidation | null;
}

function quotedOf({ result }: ValidationReport): Quoted[] {
  const claims = result.claim_validations.flatMap((claim) =>
    claim.span === null ? [] : [{ span: claim.span, text: claim.text, claim }],
  );
  const aside = result.set_aside.map(({ span, text }) => ({ span, text, claim: null }));
  return [...claims, ...aside].toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** What lies between two quotations: of the whole text, or unknown. */
function between(start: number, end: number, text: string | null): AnswerPiece[] {
  if (end <= start) return [];
  if (text !== null) return [{ start, text: text.slice(start, end), claim: null, isGap: false }];
  return [{ start, text: ' ', claim: null, isGap: end - start > 2 }];
}

/** Claims that came without an answer to stand in, one behind the other. */
function claimsAlone({ result }: ValidationReport, from: number): AnswerPiece[] {
  let start = from;
  return result.claim_validations.flatMap((claim) => {
    if (claim.span !== null) return [];
    const piece = { start: start + 1, text: claim.text, claim, isGap: false };
    const before = between(start, start + 1, null);
    start += claim.text.length + 1;
    return [...before, piece];
  });
}

/** The answer cut into its claims and what lies between; without its text as far as the report quotes it, claims of no place in it behind. */
export function answerPieces(report: ValidationReport, text: string | null): AnswerPiece[] {
  const pieces: AnswerPiece[] = [];
  let at = 0;
  for (const { span, text: quote, claim } of quotedOf(report)) {
    if (span.start < at) continue;
    pieces.push(...between(at, span.start, text));
    pieces.push({ start: span.start, text: quote, claim, isGap: false });
    at = span.end;
  }
  return text === null
    ? [...pieces, ...claimsAlone(report, at)]
    : [...pieces, ...between(at, text.length, text)];
}
