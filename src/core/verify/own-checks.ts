import type { Answer } from '../../contract/answer.ts';
import { AssayError } from '../../contract/assay-error.ts';
import type { ClaimChecker, ClaimToCheck } from '../../contract/claim-checker.ts';
import type { Issue } from '../../contract/issue.ts';
import type { Language } from '../../contract/language.ts';
import type { UncheckedReason } from '../../contract/unchecked-reason.ts';
import type { ClaimValidation } from '../../contract/validation-report.ts';
import type { Asking, Failure } from '../grounding/facts/asking.ts';
import { UNCHECKED_WORDS } from '../report/unchecked-words.ts';

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
function unchecked(
  claim: ClaimValidation,
  rule: string,
  reason: UncheckedReason,
  message: string,
): ClaimValidation {
  const told = issueOf(claim, { rule, code: 'NOT_CHECKED', severity: 'warning', message });
  return {
    ...claim,
    status: 'UNVERIFIED',
    confidence: 0,
    checked: false,
    unchecked: reason,
    issues: [told, ...claim.issues],
  };
}

/** IN13: a rule answers null or a reason; anything else is no answer. */
function noAnswer(returned: unknown, language: Language): AssayError {
  const shown = returned === '' ? "''" : String(returned);
  const message =
    language === 'ko'
      ? `null이나 이유를 적은 글이 아닌 값을 돌려주었습니다: ${shown}`
      : `it returned ${shown} where null or a reason is expected`;
  return new AssayError('malformed', message);
}

function failureOf(source: string, error: unknown): Failure {
  const detail = error instanceof Error ? error.message : String(error);
  const code = error instanceof AssayError ? error.code : null;
  return { source, reason: code === 'timeout' || code === 'malformed' ? code : 'unavailable', detail };
}

function failedWords({ source, reason, detail }: Failure, language: Language): string {
  if (language === 'en') return `the rule ${source} could not be asked: ${detail}`;
  const why = reason === 'timeout' ? UNCHECKED_WORDS.ko.timeout : detail;
  return `규칙 ${source} 실행 실패: ${why}`;
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
    if (objection === null) return claim;
    if (typeof objection === 'string' && objection !== '') return denied(claim, checker.name, objection);
    throw noAnswer(objection, language);
  } catch (error) {
    const failure = failureOf(checker.name, error);
    failures.push(failure);
    return unchecked(claim, checker.name, failure.reason, failedWords(failure, language));
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
