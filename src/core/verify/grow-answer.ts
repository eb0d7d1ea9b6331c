import type { Answer } from '../../contract/answer.ts';
import type { Claim } from '../../contract/claim.ts';
import type { Configuration } from '../../contract/configuration.ts';
import type { ClaimValidation, ValidationReport } from '../../contract/validation-report.ts';
import { type Asserting, extractClaims } from '../claims/extract-claims.ts';
import { openGrounds } from '../grounding/own-ground/hold-answer.ts';
import { grow, type GrowingText, NOTHING_YET } from '../language/finished-sentences.ts';
import { assertingFor } from './asserting-for.ts';
import { verify } from '../verify.ts';
import { judgeClaims } from './judge-claims.ts';
import type { VerifyPorts } from './route.ts';

/** An answer that is still being written. */
export interface GrowingAnswer {
  /** Takes the next piece of text. Gives the verdicts of the sentences that it finished, in order; often none. */
  write(piece: string): Promise<readonly ClaimValidation[]>;
  /** The report of the whole text: the very one that verifying it at once gives. */
  end(): Promise<ValidationReport>;
}

const WIDTH = 2;

/** Claims of a part of the text, placed and numbered as in the whole. */
function claimsOfPart(part: string, start: number, before: number, asserting: Asserting): Claim[] {
  return extractClaims(part, asserting).claims.map(({ span = { start: 0, end: 0 }, ...claim }, at) => ({
    ...claim,
    claim_id: `CLM-${String(before + at + 1).padStart(WIDTH, '0')}`,
    span: { start: start + span.start, end: start + span.end },
  }));
}

/**
 * GA1: verifies an answer while it grows, a sentence at a time. Work on the way is linear in the text: each sentence is
 * held once, with the one before it for what its pronouns mean. Pieces are taken one after the other.
 */
export function growAnswer(
  answer: Omit<Answer, 'content'> & { readonly content: Pick<Answer['content'], 'evidences'> },
  configuration: Configuration,
  ports: VerifyPorts,
): GrowingAnswer {
  const { evidences } = answer.content;
  const grounds = openGrounds(evidences, '', configuration.grounding);
  let growing: GrowingText = NOTHING_YET;
  let judged = 0;
  let previous: Claim[] = [];
  const soFar = (): Answer => ({ ...answer, content: { text: growing.text, evidences } });
  return {
    async write(piece) {
      const step = grow(growing, piece);
      growing = step.growing;
      if (step.finished === null) return [];
      const { start, end } = step.finished;
      const fresh = claimsOfPart(growing.text.slice(start, end), start, judged, assertingFor(evidences));
      if (fresh.length === 0) return [];
      const claims = [...previous, ...fresh];
      const of = { answer: soFar(), claims, given: 0, context: previous.length };
      judged += fresh.length;
      previous = fresh.slice(-1);
      return (await judgeClaims(of, configuration, ports, grounds)).claims;
    },
    end: () => verify(soFar(), configuration, ports),
  };
}
