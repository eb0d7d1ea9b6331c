import { CLAIM_STANDINGS, claimStanding } from '../../src/contract/claim-standing.ts';
import type { Span } from '../../src/contract/span.ts';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';

/** A stretch of the answer; `claim` null: nothing is said of it. `isGap`: the report does not quote what stood here. */
export interface AnswerPiece {
  readonly start: number;
  readonly text: string;
  readonly claim: ClaimValidation | null;
  readonly isGap: boolean;
}

/** The claims as they are listed: contradictions first, of one look in the order of the answer. */
export function claimsInOrder({ result }: ValidationReport): ClaimValidation[] {
  return result.claim_validations.toSorted(
    (a, b) => CLAIM_STANDINGS.indexOf(claimStanding(a)) - CLAIM_STANDINGS.indexOf(claimStanding(b)),
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
