import { claimStanding } from '../../contract/claim-standing.ts';
import type { IssueCode } from '../../contract/issue.ts';
import type { Language } from '../../contract/language.ts';
import type { ClaimValidation, Recommendation } from '../../contract/validation-report.ts';

type Action = Recommendation['action'];

const ACTIONS: Readonly<Partial<Record<IssueCode, Action>>> = {
  NUMBER_MISMATCH: 'correct',
  UNIT_MISMATCH: 'correct',
  DATE_MISMATCH: 'correct',
  TERM_MISMATCH: 'correct',
  COMPARISON_MISMATCH: 'correct',
  CHANGE_MISMATCH: 'correct',
  COUNT_MISMATCH: 'correct',
  OUT_OF_RANGE: 'correct',
  IMPOSSIBLE_DATE: 'correct',
  ENTITY_NOT_FOUND: 'remove',
  ATTRIBUTE_NOT_FOUND: 'remove',
  RELATION_NOT_FOUND: 'correct',
  STALE_DATA: 'update',
  ENTITY_AMBIGUOUS: 'clarify',
  ENTITY_SIMILAR: 'clarify',
  EVIDENCE_MISSING: 'cite',
  EVIDENCE_IRRELEVANT: 'cite',
  EVIDENCE_TOO_FEW: 'cite',
  NOT_IN_EVIDENCE: 'remove',
  NEGATION_MISMATCH: 'correct',
  STRENGTH_MISMATCH: 'correct',
  OTHER_LANGUAGE: 'cite',
  CITATION_UNRESOLVED: 'cite',
  CITATION_UNSUPPORTED: 'cite',
  CITATION_MISSING: 'cite',
  OWN_CHECK: 'correct',
  NOT_CHECKED: 'clarify',
};

const WORDS: Readonly<Record<Language, Readonly<Record<Action, string>>>> = {
  ko: {
    clarify: '무엇을 가리키는지 분명히 해 주세요',
    correct: '원천의 값으로 고치거나 빼야 합니다',
    remove: '근거가 없으므로 빼거나 근거를 대야 합니다',
    update: '지금 시점의 값으로 고치거나 시점을 밝혀야 합니다',
    cite: '이 주장을 뒷받침하는 근거를 대야 합니다',
    review: '자동으로 판단할 수 없으니 사람이 확인해야 합니다',
    retry: '원천이 응답할 때 다시 검증하세요',
    configure: '근거를 주거나, 원천이나 지식 그래프를 설정하면 확인할 수 있습니다',
  },
  en: {
    clarify: 'say which one or what is meant',
    correct: 'correct it to what the source says, or take it out',
    remove: 'take it out, or give a source for it',
    update: 'bring it up to date, or say which time it is of',
    cite: 'cite evidence that supports this claim',
    review: 'have a person look at it; it could not be decided',
    retry: 'verify again when the source answers',
    configure: 'give evidence, or configure a source or a knowledge graph that could tell',
  },
};

/** A claim that the evidence neither bears out nor denies is no fault of its writer. */
function isOpen(claim: ClaimValidation): boolean {
  const standing = claimStanding(claim);
  return standing === 'undecided' || standing === 'by_words';
}

function actionFor(claim: ClaimValidation): Action | null {
  if (claim.unchecked === 'unavailable' || claim.unchecked === 'timeout') return 'retry';
  if (claim.unchecked === 'not_configured') return 'configure';
  const errors = claim.issues.filter(({ severity }) => severity === 'error');
  const first =
    errors[0] ??
    claim.issues.find(({ code, severity }) => severity !== 'info' && ACTIONS[code] !== undefined);
  if (first !== undefined) return ACTIONS[first.code] ?? null;
  if (claim.status === 'VERIFIED') return null;
  if (isOpen(claim)) return 'review';
  return claim.unchecked === 'ambiguous' ? 'clarify' : 'cite';
}

function recommend(claim: ClaimValidation, language: Language): Recommendation[] {
  const action = actionFor(claim);
  if (action === null) return [];
  const about = claim.issues.find(
    ({ severity, code }) =>
      severity === 'error' ||
      ACTIONS[code] === action ||
      ((action === 'review' || action === 'retry') && code === 'NOT_CHECKED'),
  );
  const why = about === undefined ? claim.text : about.message;
  return [{ claim_id: claim.claim_id, action, message: `${WORDS[language][action]} — ${why}` }];
}

const OPEN_ANSWER: Readonly<Record<Language, string>> = {
  ko: '인용한 내용은 노트에 있지만 질문의 답이 아닐 수 있으니 사람이 확인해야 합니다',
  en: 'what is quoted stands in the evidence, but may not answer the question: have a person look at it',
};

const EMPTY_EVIDENCE: Readonly<Record<Language, string>> = {
  ko: '비어 있거나 글이 없는 근거입니다. 글이나 표가 있는 근거를 주세요',
  en: 'this evidence is empty, or holds no text: give evidence that has text or rows in it',
};
const IDS_SHOWN = 5;

/** Pieces with nothing to read, where a claim is not verified: by their ids, said once. */
function forEmptyEvidence(claims: readonly ClaimValidation[], language: Language): Recommendation[] {
  const open = claims.filter(({ status }) => status !== 'VERIFIED');
  const silent = open.flatMap(({ evidence_match }) =>
    Object.entries(evidence_match).flatMap(([id, { unchecked }]) => (unchecked === 'no_evidence' ? id : [])),
  );
  const ids = [...new Set(silent)];
  if (ids.length === 0) return [];
  const more = ids.length > IDS_SHOWN ? ` (+${ids.length - IDS_SHOWN})` : '';
  const message = `${EMPTY_EVIDENCE[language]} — ${ids.slice(0, IDS_SHOWN).join(', ')}${more}`;
  return [{ claim_id: null, action: 'cite', message }];
}

/**
 * RP4: at most one recommendation a claim: what the writer should do first. For the whole: where it may be no answer, and
 * where evidence has nothing to read.
 */
export function recommendations(
  claims: readonly ClaimValidation[],
  language: Language,
  isOpenAnswer = false,
): Recommendation[] {
  const whole: Recommendation = { claim_id: null, action: 'review', message: OPEN_ANSWER[language] };
  return [
    ...(isOpenAnswer ? [whole] : []),
    ...forEmptyEvidence(claims, language),
    ...claims.flatMap((claim) => recommend(claim, language)),
  ];
}
