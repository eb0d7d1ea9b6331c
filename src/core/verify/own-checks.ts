import type { Answer } from '../../contract/answer.ts';
import type { ClaimChecker, ClaimToCheck } from '../../contract/claim-checker.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';
import type { Asking } from '../grounding/facts/asking.ts';

type Failures = Asking['failures'];

/** IN13: an objection counts as a contradiction. */
function denied(claim: ClaimValidation, rule: string, message: string): ClaimValidation {
  const place = { start: 0, end: claim.text.length };
  const issue = { rule, code: 'OWN_CHECK', severity: 'error', message, place } as const;
  const issues = [...claim.issues, { ...issue, expected: null, actual: null, sources: [] }];
  return { ...claim, status: 'UNVERIFIED', confidence: 0, checked: true, contradicted: true, issues };
}

/** What a rule that failed was to say is not known: the claim passes no more. */
function unchecked(claim: ClaimValidation): ClaimValidation {
  return { ...claim, status: 'UNVERIFIED', confidence: 0, checked: false, unchecked: 'unavailable' };
}

async function checked(
  claim: ClaimValidation,
  of: Omit<ClaimToCheck, 'text' | 'status'>,
  checker: ClaimChecker,
  failures: Failures,
): Promise<ClaimValidation> {
  try {
    const objection: unknown = await checker.check({ ...of, text: claim.text, status: claim.status });
    const objects = typeof objection === 'string' && objection !== '';
    return objects ? denied(claim, checker.name, objection) : claim;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    failures.push({ source: checker.name, reason: 'unavailable', detail });
    return unchecked(claim);
  }
}

/** The claims with what the user's own rules say of them, in their order. */
export async function withOwnChecks(
  claims: readonly ClaimValidation[],
  { query, content }: Answer,
  checkers: readonly ClaimChecker[],
  failures: Failures,
): Promise<readonly ClaimValidation[]> {
  const of = { question: query ?? null, evidences: content.evidences };
  const held: ClaimValidation[] = [];
  for (const claim of claims) {
    let one = claim;
    for (const checker of checkers) one = await checked(one, of, checker, failures);
    held.push(one);
  }
  return held;
}
