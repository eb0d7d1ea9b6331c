import type { Steps } from '../../language/steps.ts';
import type { ModelFailure } from '../model-tier/model-answer.ts';
import type { ModelVerdict, TierClaim } from '../model-tier/model-claim.ts';
import { modelPassages } from '../model-tier/model-passages.ts';
import { askModelTier, type ModelTier } from '../model-tier/model-tier.ts';
import type { GroundedClaim } from './grounded-claim.ts';
import { uncheckedFor } from './undecided.ts';

type Grounded = readonly (GroundedClaim | null)[];

/** A claim that nothing could be asked about is not the model's business either. */
function tierClaim(
  one: GroundedClaim | null,
  text: string,
  textOf: (evidenceId: string) => string | null,
): TierClaim {
  if (one === null || one.pieces.every(({ unchecked }) => unchecked !== null))
    return { text, end: 'supported', probability: 1, passages: [] };
  return {
    text,
    end: one.end,
    probability: one.probability,
    passages: modelPassages(one.read, textOf),
  };
}

function judged(one: GroundedClaim, verdict: ModelVerdict): GroundedClaim {
  if (verdict.decided_by === 'rules') return { ...one, rulings: [...one.rulings, verdict.ruling] };
  const { end, probability, ruling, read } = verdict;
  const supported = end === 'supported';
  const reason = end === 'undecided' ? 'band' : null;
  return {
    ...one,
    end,
    reason,
    probability,
    decided_by: 'model',
    rulings: [...one.rulings, ruling],
    findings: one.findings.filter(
      ({ code, details }) => code !== 'NOT_IN_EVIDENCE' && details['why'] === undefined,
    ),
    unsupported: supported ? [] : one.unsupported,
    read: read === null ? one.read : [read],
    pieces: one.pieces.map((piece) => ({ ...piece, matched: supported && piece.id === read?.evidence_id })),
    unchecked: uncheckedFor(reason),
  };
}

/** Asks the configured model about the claims that the checks left open; what it says is marked as its own (GR40). */
export async function askModel(
  grounded: Grounded,
  texts: readonly string[],
  textOf: (evidenceId: string) => string | null,
  tier: ModelTier,
  steps: Steps,
): Promise<{ readonly grounded: (GroundedClaim | null)[]; readonly failure: ModelFailure | null }> {
  const claims = grounded.map((one, at) => tierClaim(one, texts[at] ?? '', textOf));
  const { verdicts, failure } = await askModelTier(tier, claims, steps);
  const byClaim = new Map(verdicts.map((verdict) => [verdict.claim, verdict]));
  const after = grounded.map((one, at) => {
    const verdict = byClaim.get(at);
    return one === null || verdict === undefined ? one : judged(one, verdict);
  });
  return { grounded: after, failure };
}
