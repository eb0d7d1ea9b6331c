import type { Citation } from '../../src/contract/grounding.ts';
import type { Span } from '../../src/contract/span.ts';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';

/** A stretch of an answer: of a claim, or a citation in it. */
export interface AnswerMark extends Span {
  readonly claim: ClaimValidation;
  readonly citation: Citation | null;
  /** True for the last stretch of its claim: the verdict stands behind it. */
  readonly isEnd: boolean;
}

function marksOf(claim: ClaimValidation, { start, end }: Span): AnswerMark[] {
  const marks: Omit<AnswerMark, 'isEnd'>[] = [];
  let at = start;
  const upTo = (next: number): void => {
    if (next > at) marks.push({ start: at, end: next, claim, citation: null });
    at = Math.max(at, next);
  };
  for (const citation of claim.grounding?.citations ?? []) {
    const [from, to] = [start + citation.place.start, start + citation.place.end];
    if (citation.evidence_id === null || from < at || to > end) continue;
    upTo(from);
    marks.push({ start: from, end: to, claim, citation });
    at = to;
  }
  upTo(end);
  return marks.map((mark, index) => ({ ...mark, isEnd: index === marks.length - 1 }));
}

/** UI37: the claims of an answer and the citations in them, in their order, none over another; none where the text is another one than the verified. */
export function answerMarks({ result }: ValidationReport, text: string): AnswerMark[] {
  let at = 0;
  return result.claim_validations
    .flatMap((claim) => (claim.span === null ? [] : [{ claim, span: claim.span }]))
    .toSorted((one, other) => one.span.start - other.span.start)
    .flatMap(({ claim, span }) => {
      if (span.start < at || text.slice(span.start, span.end) !== claim.text) return [];
      at = span.end;
      return marksOf(claim, span);
    });
}
