import type { Finding } from '../../../contract/finding.ts';
import type { ReadPlace } from '../../../contract/grounding.ts';
import type { ModelJudgement, NotCounted } from '../../../contract/model-judgement.ts';
import type { ModelScore } from '../../../contract/ports/grounding-model.ts';
import type { ModelFailure } from './model-answer.ts';
import type { ModelRuling, ModelVerdict, TierClaim, TierSettings } from './model-claim.ts';

/** A passage and what the model says of the claim there. */
export interface Scored {
  readonly passage: ReadPlace;
  readonly score: ModelScore;
}

const OUTCOMES = {
  supported: { outcome: 'supported' },
  contradicted: { outcome: 'contradicted' },
  not_found: { outcome: 'not_found' },
  undecided: { outcome: 'unchecked', reason: 'ambiguous' },
} as const;

const CODES = {
  contradicted: ['NEGATION_MISMATCH', 'error'],
  not_found: ['NOT_IN_EVIDENCE', 'warning'],
  undecided: ['NOT_CHECKED', 'info'],
} as const;

/** The surest contradiction wins where it counts; else the surest support speaks. */
function decide(
  scored: readonly [Scored, ...Scored[]],
  settings: TierSettings,
): Scored & { readonly end: keyof typeof OUTCOMES } {
  const surest = (of: (score: ModelScore) => number): Scored =>
    scored.reduce((best, one) => (of(one.score) > of(best.score) ? one : best));
  const opposed = surest(({ contradicted }) => contradicted ?? 0);
  const against = opposed.score.contradicted;
  if (against !== null && against >= settings.contradicted_above) return { ...opposed, end: 'contradicted' };
  const best = surest(({ supported }) => supported);
  if (best.score.supported >= settings.supported_above) return { ...best, end: 'supported' };
  return { ...best, end: best.score.supported < settings.not_found_below ? 'not_found' : 'undecided' };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function readingOf({ supported, contradicted }: ModelScore, model: string): string {
  const against = contradicted === null ? '' : `, contradicted ${percent(contradicted)}`;
  return `${model}: supported ${percent(supported)}${against}`;
}

function ruling(
  claim: TierClaim,
  model: string,
  more: Pick<ModelRuling, 'outcome' | 'reason' | 'findings' | 'reading' | 'derivation'>,
): ModelRuling {
  return {
    rule: 'GR40',
    by: 'model',
    model,
    place: { start: 0, end: claim.text.length },
    points: [],
    ...more,
  };
}

function finding(
  claim: TierClaim,
  [code, severity]: readonly [Finding['code'], Finding['severity']],
  more: Pick<Finding, 'actual' | 'details'>,
): Finding {
  const place = { start: 0, end: claim.text.length };
  return { code, severity, place, expected: claim.text, sources: [], ...more };
}

/** `model.onnx@9f2c…` as name and version. */
function nameOf(model: string): Pick<ModelJudgement, 'by' | 'model' | 'version' | 'quotation' | 'tokens'> {
  const [name = model, version = null] = model.split('@');
  return { by: 'cross_encoder', model: name, version, quotation: null, tokens: null };
}

const ANSWERS = {
  supported: 'supported',
  contradicted: 'contradicted',
  not_found: 'not_said',
  undecided: null,
} as const;

const FAILURES: Readonly<Partial<Record<ModelFailure['reason'], NotCounted>>> = {
  over_budget: 'over_budget',
  unsupported: 'over_budget',
  malformed: 'unreadable',
};

/** GR40: what the model says of a claim over all passages that it could read. */
export function modelVerdict(
  at: number,
  claim: TierClaim,
  scored: readonly [Scored, ...Scored[]],
  model: string,
  settings: TierSettings,
): ModelVerdict {
  const { end, passage, score } = decide(scored, settings);
  const reading = readingOf(score, model);
  const details = { by: 'model', model, evidence: passage.evidence_id, reason: 'ambiguous' };
  return {
    claim: at,
    decided_by: 'model',
    end,
    probability: Math.round(score.supported * 1e6) / 1e6,
    read: passage,
    judged: {
      ...nameOf(model),
      answer: ANSWERS[end],
      counted: end !== 'undecided',
      why: end === 'undecided' ? 'unsure' : null,
      probability: Math.round(score.supported * 1e6) / 1e6,
    },
    ruling: ruling(claim, model, {
      ...OUTCOMES[end],
      findings: end === 'supported' ? [] : [finding(claim, CODES[end], { actual: passage.quote, details })],
      reading,
      derivation: `${passage.evidence_id} → ${reading}`,
    }),
  };
}

/** GR40: a claim that the model was not heard about stays as it was, and says why. */
export function unheard(
  at: number,
  claim: TierClaim,
  model: string,
  { reason, detail }: ModelFailure,
): ModelVerdict {
  const details = { by: 'model', model, reason, why: detail };
  return {
    claim: at,
    decided_by: 'rules',
    end: claim.end,
    probability: claim.probability,
    read: null,
    judged: { ...nameOf(model), answer: null, counted: false, why: FAILURES[reason] ?? 'unreachable' },
    ruling: ruling(claim, model, {
      outcome: 'unchecked',
      reason,
      findings: [finding(claim, ['NOT_CHECKED', 'info'], { actual: null, details })],
      reading: `${model}: ${detail}`,
    }),
  };
}
