import type { GroundingSettings } from '../../contract/grounding-settings.ts';
import type { GroundedClaim } from '../grounding/own-ground/grounded-claim.ts';
import type { ClaimToHold } from '../grounding/own-ground/hold-claim.ts';
import { type OpenGrounds, withMissingCitations } from '../grounding/own-ground/hold-answer.ts';
import { isSpent } from '../language/steps.ts';
import type { FoundClaims } from './route.ts';
import { stepsBound } from './steps-bound.ts';

/** Between two paragraphs, or two items of a list: a citation of one says nothing of the other. */
const PARAGRAPH = /\n[^\S\n]*(?:\n|[-*+•][ \t]|\d{1,3}[.)][ \t]|#)/u;

/** Claims as they are held: those of the text cite by marks, given ones by their references, if they have any. */
function claimsToHold(found: FoundClaims): ClaimToHold[] {
  return found.claims.map(({ evidence_refs: refs, lead }, at) => ({
    text: found.texts[at] ?? '',
    query: found.answer.query ?? null,
    marks: found.marks[at] ?? [],
    refs: at < found.given ? refs : null,
    lead: lead ?? null,
  }));
}

/** The claims behind the first `context` ones held against the evidence that is its own ground truth; null for each that rests on none. */
export function holdAgainstEvidence(
  found: FoundClaims,
  context: number,
  grounds: OpenGrounds,
  settings: GroundingSettings,
): (GroundedClaim | null)[] {
  const { text = '' } = found.answer.content;
  const claims = claimsToHold(found);
  const grounded = claims.map((claim, at) => {
    if (at < context) return null;
    const bound = found.bounds[at] ?? (isSpent(found.steps) ? stepsBound(found.steps) : null);
    return bound === null ? grounds.hold(claim) : grounds.leave(claim, bound);
  });
  const sameParagraph = (at: number): boolean => {
    const [end, start] = [found.claims[at]?.span?.end, found.claims[at + 1]?.span?.start];
    return end !== undefined && start !== undefined && !PARAGRAPH.test(text.slice(end, start));
  };
  return withMissingCitations(grounded, claims, sameParagraph, settings.citations);
}
