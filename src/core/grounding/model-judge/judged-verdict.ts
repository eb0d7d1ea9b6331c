import type { Finding } from '../../../contract/finding.ts';
import type { ModelJudgement, NotCounted } from '../../../contract/model-judgement.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { ModelRuling, ModelVerdict, TierClaim } from '../model-tier/model-claim.ts';
import type { Believed } from './believe.ts';

/** Who was asked for a claim, and what that cost. */
export type Asked = Pick<ModelJudgement, 'model' | 'version' | 'tokens' | 'cost'>;

const UNCHECKED: Readonly<Partial<Record<NotCounted, UncheckedReason>>> = {
  unreachable: 'unavailable',
  over_budget: 'over_budget',
  unreadable: 'malformed',
};

function rulingOf(claim: TierClaim, asked: Asked, { answer, quotation, why }: Believed): ModelRuling {
  const place = { start: 0, end: claim.text.length };
  const said = quotation === '' ? answer : `${answer}: “${quotation}”`;
  const finding: Finding = {
    code: 'NEGATION_MISMATCH',
    severity: 'error',
    place,
    expected: claim.text,
    actual: quotation,
    details: { by: 'model', model: asked.model },
    sources: [],
  };
  const isContradicted = why === null && answer === 'contradicted';
  return {
    rule: 'MJ4',
    by: 'model',
    model: asked.model,
    outcome: why === null && answer !== 'not_said' ? answer : 'unchecked',
    ...(why === null ? {} : { reason: UNCHECKED[why] ?? 'ambiguous' }),
    findings: isContradicted ? [finding] : [],
    reading: `${asked.model}: ${said}`,
    place,
    points: [],
    ...(why === null ? { derivation: `${asked.model} → ${said}` } : {}),
  };
}

/** MJ1: a claim with what the model said of it. What does not count leaves the claim as it was. */
export function judgedVerdict(
  index: number,
  claim: TierClaim,
  asked: Asked,
  believed: Believed,
): ModelVerdict {
  const { answer, quotation, read, why } = believed;
  const counted = why === null && answer !== 'not_said';
  return {
    claim: index,
    decided_by: counted ? 'model' : 'rules',
    end: counted ? answer : claim.end,
    probability: claim.probability,
    read: counted ? read : null,
    ruling: rulingOf(claim, asked, believed),
    judged: {
      by: 'language_model',
      ...asked,
      answer,
      quotation: quotation === '' ? null : quotation,
      counted,
      why,
    },
  };
}

/** MJ8: a claim that the model was not heard about stays as it was, and says why. */
export function unheardVerdict(
  index: number,
  claim: TierClaim,
  asked: Asked,
  {
    why,
    reason,
    detail,
  }: { readonly why: NotCounted; readonly reason: UncheckedReason; readonly detail: string },
): ModelVerdict {
  const place = { start: 0, end: claim.text.length };
  return {
    claim: index,
    decided_by: 'rules',
    end: claim.end,
    probability: claim.probability,
    read: null,
    ruling: {
      rule: 'MJ8',
      by: 'model',
      model: asked.model,
      outcome: 'unchecked',
      reason,
      findings: [],
      reading: `${asked.model}: ${detail}`,
      place,
      points: [],
    },
    judged: { by: 'language_model', ...asked, answer: null, quotation: null, counted: false, why },
  };
}
