import type { Answer } from '../../contract/answer.ts';
import type { ClaimChecker, ClaimToCheck } from '../../contract/claim-checker.ts';
import type { Issue } from '../../contract/issue.ts';
import type { Language } from '../../contract/language.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';
import type { Asking } from '../grounding/facts/asking.ts';

type Failures = Asking['failures'];

function issueOf(claim: ClaimValidation, of: Pick<Issue, 'rule' | 'code' | 'severity' | 'message'>): Issue {
  return { ...of, place: { start: 0, end: claim.text.length }, expected: null, actual: null, sources: [] };
}

/** IN13: an objection counts as a contradiction. */
function denied(claim: ClaimValidation, rule: string, message: string): ClaimValidation {
  const issues = [...claim.issues, issueOf(claim, { rule, code: 'OWN_CHECK', severity: 'error', message })];
  return { ...claim, status: 'UNVERIFIED', confidence: 0, checked: true, contradicted: true, issues };
}

/** What a rule that failed was to say is not known: the claim passes no more. */
function unchecked(claim: ClaimValidation, rule: string, message: string): ClaimValidation {
  const told = issueOf(claim, { rule, code: 'NOT_CHECKED', severity: 'warning', message });
  return {
    ...claim,
    status: 'UNVERIFIED',
    confidence: 0,
    checked: false,
    unchecked: 'unavailable',
    issues: [told, ...claim.issues],
  };
}

function failedWords(rule: string, why: string, language: Language): string {
  return language === 'ko'
    ? `규칙 ${rule}을(를) 실행하지 못했습니다: ${why}`
    : `the rule ${rule} could not be asked: ${why}`;
}

/** What the rules are told of the answer, and the language of messages. */
interface About extends Omit<ClaimToCheck, 'text' | 'status'> {
  readonly language: Language;
}

async function checked(
  claim: ClaimValidation,
  { language, ...of }: About,
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
    return unchecked(claim, checker.name, failedWords(checker.name, detail, language));
  }
}

/** The claims with what the user's own rules say of them, in their order. */
export async function withOwnChecks(
  claims: readonly ClaimValidation[],
  { query, content, language }: Pick<Answer, 'query' | 'content'> & { readonly language: Language },
  checkers: readonly ClaimChecker[],
  failures: Failures,
): Promise<readonly ClaimValidation[]> {
  const of = { question: query ?? null, evidences: content.evidences, language };
  const held: ClaimValidation[] = [];
  for (const claim of claims) {
    let one = claim;
    for (const checker of checkers) one = await checked(one, of, checker, failures);
    held.push(one);
  }
  return held;
}
