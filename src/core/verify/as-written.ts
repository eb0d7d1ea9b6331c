import type { Answer } from '../../contract/answer.ts';
import type { Claim } from '../../contract/claim.ts';
import type { Span } from '../../contract/span.ts';
import type { SetAside } from '../../contract/validation-report.ts';
import { foldText, folded, type Folded } from '../language/fold-text.ts';

/** A claim as it was written, with the way back from the text that is read. */
export interface WrittenClaim {
  readonly claim: Claim;
  /** A span of the claim as it is read as a span of the claim as written. */
  readonly written: (span: Span) => Span;
}

/** An answer as it is read, with the way back to what was written. */
export interface ReadAnswer {
  readonly answer: Answer;
  /** The claims of the answer that is read, `given` ones first. */
  asWritten(claims: readonly Claim[], given: number): WrittenClaim[];
  asideAsWritten(aside: SetAside): SetAside;
}

/** A claim of the text: its places lead back through the places of the text. */
export function placedInText(
  claim: Claim & { readonly span: Span },
  source: { readonly text: string; readonly span: Span },
  written: Folded['written'],
): WrittenClaim {
  const base = claim.span.start;
  const { start, end } = source.span;
  const within = (place: number): number => Math.min(Math.max(place, start), end) - start;
  return {
    claim: { ...claim, text: source.text, span: source.span },
    written: (span) => {
      const place = written({ start: span.start + base, end: span.end + base });
      return { start: within(place.start), end: within(place.end) };
    },
  };
}

/** TX4: the answer as it is read: its text, its claims and its question folded; its evidence is folded where it is read. */
export function readAnswer(answer: Answer): ReadAnswer {
  const { content, query } = answer;
  const text = content.text === undefined ? null : foldText(content.text);
  const claims = content.claims?.map((claim) => ({ claim, read: foldText(claim.text) }));
  const quote = (span: Span): { text: string; span: Span } => {
    const place = text?.written(span) ?? span;
    return { text: content.text?.slice(place.start, place.end) ?? '', span: place };
  };
  return {
    answer: {
      ...answer,
      ...(query === undefined ? {} : { query: folded(query) }),
      content: {
        ...content,
        ...(text === null ? {} : { text: text.text }),
        ...(claims === undefined
          ? {}
          : { claims: claims.map(({ claim, read }) => ({ ...claim, text: read.text })) }),
      },
    },
    asWritten: (found, given) =>
      found.map((claim, index): WrittenClaim => {
        const own = index < given ? claims?.[index] : undefined;
        const { span } = claim;
        if (own !== undefined) {
          const placed = own.claim.span ?? (span && text?.written(span));
          return {
            claim: { ...own.claim, ...(placed === undefined ? {} : { span: placed }) },
            written: own.read.written,
          };
        }
        if (span === undefined || text === null) return { claim, written: (place) => place };
        return placedInText({ ...claim, span }, quote(span), text.written);
      }),
    asideAsWritten: (aside) => ({ ...aside, ...quote(aside.span) }),
  };
}
