import type { IssueCode } from '../../contract/issue.ts';
import { both, type RuleHelp } from './rule-help.ts';

/** What each finding of `assay verify` says. */
export const ISSUE_HELP: Readonly<Record<IssueCode, RuleHelp>> = {
  NUMBER_MISMATCH: both('A number differs from its source.', '수치가 원천과 다릅니다.'),
  UNIT_MISMATCH: both('A unit differs from its source.', '단위가 원천과 다릅니다.'),
  DATE_MISMATCH: both('A date differs from its source.', '날짜가 원천과 다릅니다.'),
  TERM_MISMATCH: both('A value differs from its source.', '값이 원천과 다릅니다.'),
  COMPARISON_MISMATCH: both('A comparison does not hold.', '비교가 맞지 않습니다.'),
  CHANGE_MISMATCH: both('A change over time does not hold.', '변화가 맞지 않습니다.'),
  COUNT_MISMATCH: both('A count differs from its source.', '개수가 원천과 다릅니다.'),
  ENTITY_MISMATCH: both(
    'It is said of another thing than the evidence says.',
    '근거가 말하는 대상과 다릅니다.',
  ),
  DATA_MISMATCH: both('Data that came along differ from their source.', '함께 온 데이터가 원천과 다릅니다.'),
  RUN_MISMATCH: both('A run that is named is not at its source.', '말하는 실행이 원천에 없습니다.'),
  OUT_OF_RANGE: both('A value cannot be.', '있을 수 없는 값입니다.'),
  IMPOSSIBLE_DATE: both('A date does not exist.', '존재하지 않는 날짜입니다.'),
  ENTITY_NOT_FOUND: both('A name is unknown to the knowledge graph.', '지식 그래프에 없는 이름입니다.'),
  ENTITY_AMBIGUOUS: both('A name may mean several things.', '여러 대상을 가리킬 수 있는 이름입니다.'),
  ENTITY_SIMILAR: both('Only similar names are known.', '비슷한 이름만 있습니다.'),
  ATTRIBUTE_NOT_FOUND: both('The knowledge graph has no such value.', '지식 그래프에 그런 값이 없습니다.'),
  RELATION_NOT_FOUND: both('A relation does not hold.', '관계가 맞지 않습니다.'),
  STALE_DATA: both('A value is of another time.', '다른 시점의 값입니다.'),
  EVIDENCE_MISSING: both('Evidence that is named is not there.', '참조한 근거가 없습니다.'),
  EVIDENCE_IRRELEVANT: both('Evidence does not speak of the claim.', '근거가 주장과 관계없습니다.'),
  EVIDENCE_TOO_FEW: both('Too few pieces of evidence support it.', '뒷받침하는 근거가 모자랍니다.'),
  NOT_IN_EVIDENCE: both('It is not in the evidence.', '근거에서 찾을 수 없습니다.'),
  NEGATION_MISMATCH: both('The evidence says the opposite.', '근거는 반대로 말합니다.'),
  STRENGTH_MISMATCH: both('It is said more strongly than the evidence says it.', '근거보다 강하게 말합니다.'),
  OTHER_LANGUAGE: both('The evidence is in another language.', '근거가 다른 언어입니다.'),
  CITATION_UNRESOLVED: both('A citation leads nowhere.', '가리키는 근거가 없는 인용입니다.'),
  CITATION_UNSUPPORTED: both(
    'The cited evidence does not support the sentence.',
    '인용한 근거가 문장을 뒷받침하지 않습니다.',
  ),
  CITATION_MISSING: both('A citation is missing.', '있어야 할 인용이 없습니다.'),
  OWN_CHECK: both('A rule of your own objects.', '직접 만든 규칙에 어긋납니다.'),
  NOT_CHECKED: both('A part was not checked.', '확인하지 못한 부분입니다.'),
};

/** What settles them. */
export const ISSUE_WAY_OUT: RuleHelp = both(
  'Correct the claim to what the source says, cite evidence that supports it, or take it out.',
  '원천이 말하는 대로 고치거나, 뒷받침하는 근거를 대거나, 주장을 빼세요.',
);
