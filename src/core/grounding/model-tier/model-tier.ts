import type { ReadPlace } from '../../../contract/grounding.ts';
import type { GroundingModel, ModelScore } from '../../../contract/ports/grounding-model.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import { isSpent, newSteps, type Steps, take } from '../../language/steps.ts';
import { type ModelFailure, readFailure, readScores } from './model-answer.ts';
import { isOpen, type ModelVerdict, type TierClaim, type TierSettings } from './model-claim.ts';
import { modelVerdict, type Scored, unheard } from './model-verdict.ts';

/** The model as configured: opened when the first claim is left open, and not before. */
export interface ModelTier {
  /** What it is called where it could not be opened. */
  readonly configured: string;
  readonly open: () => Promise<GroundingModel>;
  readonly settings: TierSettings;
}

export interface TierResult {
  /** One for each claim that the model was asked about, in order of the claims. */
  readonly verdicts: readonly ModelVerdict[];
  /** Why the model could not be heard; null where it was, or had nothing to say. */
  readonly failure: ModelFailure | null;
}

/** A claim and the passages that the model is asked about. */
interface Asked {
  readonly at: number;
  readonly claim: TierClaim;
  readonly passages: readonly ReadPlace[];
}

const OVER_BUDGET: ModelFailure = {
  reason: 'over_budget',
  detail: 'the steps of validation.max_steps are used up',
};
const UNREADABLE: ModelFailure = {
  reason: 'unsupported',
  detail: 'the claim and its passages are longer than the model can read',
};

/** BD2: steps for a character of a pair that the model reads: some 8 ms for a pair of 400. */
const ASK = 1_000;

/** BD3: those for whose pairs the steps suffice, in their order. */
function affordable(asked: readonly Asked[], steps: Steps): readonly Asked[] {
  return asked.filter(({ claim, passages }) => {
    if (isSpent(steps)) return false;
    take(
      steps,
      passages.reduce((all, { quote }) => all + ASK * (quote.length + claim.text.length), 0),
    );
    return true;
  });
}

function askedOf(claims: readonly TierClaim[], settings: TierSettings): Asked[] {
  const all = claims.map((claim, at) => ({
    at,
    claim,
    passages: claim.passages.slice(0, settings.passages),
  }));
  return all.filter(({ claim, passages }) => passages.length > 0 && isOpen(claim, settings));
}

async function listen(
  tier: ModelTier,
  asked: readonly Asked[],
  abort: AbortSignalLike | undefined,
): Promise<{ model: string; scores: readonly (ModelScore | null)[] } | ModelFailure> {
  const pairs = asked.flatMap(({ claim, passages }) =>
    passages.map(({ quote }) => ({ premise: quote, hypothesis: claim.text })),
  );
  try {
    const model = await tier.open();
    const scores = readScores(await model.score(pairs, abort), pairs.length);
    return 'reason' in scores ? scores : { model: model.name, scores };
  } catch (error) {
    return readFailure(error);
  }
}

function verdictOf(
  { at, claim, passages }: Asked,
  scores: readonly (ModelScore | null)[],
  model: string,
  settings: TierSettings,
): ModelVerdict {
  const scored = passages.flatMap((passage, index): Scored[] => {
    const score = scores[index] ?? null;
    return score === null ? [] : [{ passage, score }];
  });
  const [first, ...others] = scored;
  if (first === undefined) return unheard(at, claim, model, UNREADABLE);
  return modelVerdict(at, claim, [first, ...others], model, settings);
}

/**
 * GR40: asks the model about the claims that the deterministic checks left open, in one call, and touches no other. A
 * model that cannot be opened, fails, or answers in another shape changes nothing: its claims stay as they were.
 */
export async function askModelTier(
  tier: ModelTier,
  claims: readonly TierClaim[],
  steps: Steps = newSteps(),
  abort?: AbortSignalLike,
): Promise<TierResult> {
  const all = askedOf(claims, tier.settings);
  if (all.length === 0) return { verdicts: [], failure: null };
  const asked = affordable(all, steps);
  const left = all
    .slice(asked.length)
    .map(({ at, claim }) => unheard(at, claim, tier.configured, OVER_BUDGET));
  if (asked.length === 0) return { verdicts: left, failure: OVER_BUDGET };
  const heard = await listen(tier, asked, abort);
  if ('reason' in heard) {
    const verdicts = asked.map(({ at, claim }) => unheard(at, claim, tier.configured, heard));
    return { verdicts: [...verdicts, ...left], failure: heard };
  }
  let next = 0;
  const verdicts = asked.map((one) => {
    const scores = heard.scores.slice(next, (next += one.passages.length));
    return verdictOf(one, scores, heard.model, tier.settings);
  });
  return { verdicts: [...verdicts, ...left], failure: left.length === 0 ? null : OVER_BUDGET };
}
