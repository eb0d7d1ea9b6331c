import type { Alignment } from './alignment.ts';
import { bestPart, heldParts, partText } from './best-part.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';

const AGREED = 0.6;
const LEAST = 2;
const LEAST_SHARE = 0.4;
const FORBIDDEN =
  /\b(?:forbidden|forbids?|banned|bans?|prohibited|prohibits?|not (?:allowed|permitted)|may not|must not|cannot|illegal|barred)\b|\b(?:can|must)n't\b|\bno [a-z]+(?: [a-z]+)? (?:is|are) (?:allowed|permitted)\b/iu;
const ALLOWED = /\b(?:can|may|allowed|permitted|free to|possible|welcome)\b/iu;
const EXCEPTED = /\b(?:except|unless|only|apart|other than|but|without)\b/iu;
const DENIED = /\b(?:not|no|never|nor|cannot|neither|nobody|hardly)\b|n't\b/iu;

/** GR27: the clause allows what its sentence forbids. */
export function checkPermission(alignment: Alignment, clause: HeldClause): CheckedText[] {
  if (clause.best.share < LEAST_SHARE) return [];
  const { passages, text } = alignment;
  const start = clause.terms[0]?.term.start ?? 0;
  const own = text.slice(start, clause.terms.at(-1)?.term.end);
  const said = ALLOWED.exec(own);
  if (said === null || DENIED.test(own) || FORBIDDEN.test(own) || EXCEPTED.test(own)) return [];
  const rest = clause.terms.filter(({ term, weight }) => weight > 0 && !ALLOWED.test(term.surface));
  const best = bestPart(heldParts(passages, clause, rest), rest, AGREED);
  if (best === null || best.count < LEAST) return [];
  const there = partText(passages, best);
  const actual = FORBIDDEN.exec(there);
  if (actual === null || EXCEPTED.test(there)) return [];
  const place = { start: start + said.index, end: start + said.index + said[0].length };
  return [
    {
      rule: 'GR27',
      outcome: 'contradicted',
      place,
      reading: said[0],
      actual: actual[0],
      code: 'NEGATION_MISMATCH',
    },
  ];
}
