import type { Finding } from '../../contract/finding.ts';
import type { GroundingReason } from '../../contract/grounding.ts';
import type { IssueCode } from '../../contract/issue.ts';
import type { Language } from '../../contract/language.ts';
import { GROUNDING_WORDS } from './grounding-words.ts';
import { UNCHECKED_WORDS } from './unchecked-words.ts';
import { withParticle } from '../language/fitting-particle.ts';

function reason(finding: Finding, language: Language): string {
  const word = detail(finding, 'reason');
  const known: Readonly<Record<string, string>> = UNCHECKED_WORDS[language];
  return known[word] ?? word.replace(/_/gu, ' ');
}

type Words = (finding: Finding) => string;

/** A claim that is told whole ends its own sentence there. */
const STOP = / ?[.!?。]$/u;

function said({ expected }: Finding): string {
  return (expected ?? '?').replace(STOP, '');
}

function found({ actual }: Finding): string {
  return actual ?? '?';
}

function detail(finding: Finding, key: string): string {
  return finding.details[key] ?? '';
}

function staleKo(finding: Finding): string {
  const at = detail(finding, 'true_at');
  const now = finding.actual === null ? '' : `, 물은 시점의 값은 ${finding.actual}`;
  return `다른 시점의 값입니다: ${withParticle(said(finding), '은(는)')} ${at === '' ? '다른 시점' : at}에 맞던 값${now}`;
}

function staleEn(finding: Finding): string {
  const at = detail(finding, 'true_at');
  const now = finding.actual === null ? '' : `; the source now says ${finding.actual}`;
  return `value of another time: ${said(finding)} was true ${at === '' ? 'at another time' : `at ${at}`}${now}`;
}

/** What stands in the evidence instead, where there is something. */
function near({ actual }: Finding, before: string): string {
  return actual === null ? '' : `${before}${actual}`;
}

/** Evidence that could not be asked, or only in part; null where a part of the claim was not checked. */
function silent(finding: Finding, empty: string, cut: string): string | null {
  const evidence = detail(finding, 'evidence');
  const words: Readonly<Record<string, string>> = { no_evidence: empty, over_budget: cut };
  const what = finding.expected === null ? words[detail(finding, 'reason')] : undefined;
  return what === undefined || evidence === '' ? null : `${what}: ${evidence}`;
}

/** A source that could not be asked for evidence, and why; null for any other finding. */
function unasked(finding: Finding, language: Language): string | null {
  const source = detail(finding, 'source');
  if (source === '') return null;
  const why = detail(finding, 'why_not');
  const because = why === '' ? reason(finding, language) : why;
  return language === 'ko'
    ? `원천 ${source}에 묻지 못했습니다: ${because}`
    : `the source ${source} could not be asked: ${because}`;
}

interface BoundWords {
  readonly length: string;
  readonly numbers: string;
  readonly steps: string;
}

function reasonOf(why: unknown): GroundingReason | undefined {
  const isKnown = typeof why === 'string' && Object.hasOwn(GROUNDING_WORDS.en, why);
  return isKnown ? (why as GroundingReason) : undefined;
}

/** A claim that is undecided, with the words that are open; null for any other. */
function undecided({ expected, details }: Finding, language: Language, head: string): string | null {
  const why = reasonOf(details['why']);
  return why === undefined ? null : `${head}: ${GROUNDING_WORDS[language][why]} (${expected ?? '?'})`;
}

/** A claim that met a bound; null where there was none. */
function bounded(finding: Finding, { length, numbers, steps }: BoundWords): string | null {
  const setting = detail(finding, 'setting');
  if (setting !== '') return `${steps} (${setting} ${detail(finding, 'most')})`;
  const longest = detail(finding, 'longest');
  if (longest !== '') return length.replace('#', longest);
  const most = detail(finding, 'numbers');
  return most === '' ? null : numbers.replace('#', most);
}

const BOUND_KO: BoundWords = {
  length: '확인하지 못했습니다: 문장이 #자를 넘습니다',
  numbers: '확인하지 못했습니다: 문장에 숫자가 #개보다 많습니다',
  steps: '확인하지 못했습니다: 검증 한 번에 허용된 단계를 다 썼습니다',
};
const BOUND_EN: BoundWords = {
  length: 'not checked: the sentence is longer than # characters',
  numbers: 'not checked: the sentence holds more than # numbers',
  steps: 'not checked: the steps of this verification are used up',
};

const KO: Readonly<Record<IssueCode, Words>> = {
  NUMBER_MISMATCH: (finding) => `수치가 다릅니다: 주장 ${said(finding)}, 원천 ${found(finding)}`,
  UNIT_MISMATCH: (finding) => `단위가 다릅니다: 주장 ${said(finding)}, 원천 ${found(finding)}`,
  DATE_MISMATCH: (finding) => `날짜가 다릅니다: 주장 ${said(finding)}, 원천 ${found(finding)}`,
  TERM_MISMATCH: (finding) => `값이 다릅니다: 주장 ${said(finding)}, 원천 ${found(finding)}`,
  COMPARISON_MISMATCH: (finding) => `비교가 맞지 않습니다: 주장 ${said(finding)}, 원천 ${found(finding)}`,
  CHANGE_MISMATCH: (finding) =>
    `변화가 맞지 않습니다: 주장 ${said(finding)}, 원천 ${detail(finding, 'derivation')}`,
  COUNT_MISMATCH: (finding) => `개수가 다릅니다: 주장 ${said(finding)}, 원천 ${found(finding)}`,
  ENTITY_MISMATCH: (finding) => `대상이 다릅니다: 주장 ${said(finding)}, 근거 ${found(finding)}`,
  DATA_MISMATCH: (finding) =>
    `근거 ${detail(finding, 'evidence')}의 값이 원천과 다릅니다: ${said(finding)}, 원천 ${finding.actual ?? '값 없음'}`,
  RUN_MISMATCH: (finding) =>
    `근거 ${withParticle(detail(finding, 'evidence'), '이(가)')} 말하는 실행 ${withParticle(detail(finding, 'run'), '이(가)')} 원천에 없습니다`,
  OUT_OF_RANGE: (finding) => `있을 수 없는 값입니다: ${said(finding)}, 허용 범위 ${found(finding)}`,
  IMPOSSIBLE_DATE: (finding) => `존재하지 않는 날짜입니다: ${said(finding)}`,
  ENTITY_NOT_FOUND: (finding) => `지식 그래프에 없는 이름입니다: ${said(finding)}`,
  ENTITY_AMBIGUOUS: (finding) =>
    `여러 대상을 가리킬 수 있는 이름입니다: ${said(finding)} → ${found(finding)}`,
  ENTITY_SIMILAR: (finding) =>
    `비슷한 이름만 있습니다: ${said(finding)} ≈ ${found(finding)} (유사도 ${detail(finding, 'score')})`,
  ATTRIBUTE_NOT_FOUND: (finding) =>
    `${detail(finding, 'entity')}의 ${detail(finding, 'attribute')} 값이 지식 그래프에 없습니다: 주장 ${said(finding)}`,
  RELATION_NOT_FOUND: (finding) =>
    `관계가 맞지 않습니다: 주장 ${said(finding)}, 원천 ${finding.actual ?? '관계 없음'}`,
  STALE_DATA: staleKo,
  EVIDENCE_MISSING: (finding) => `참조한 근거가 없습니다: ${detail(finding, 'evidence')}`,
  EVIDENCE_IRRELEVANT: (finding) =>
    `근거 ${withParticle(detail(finding, 'evidence'), '은(는)')} 이 주장의 대상이나 속성을 말하지 않습니다`,
  EVIDENCE_TOO_FEW: (finding) =>
    `뒷받침하는 근거가 ${found(finding)}개로, 필요한 ${said(finding)}개보다 적습니다`,
  NOT_IN_EVIDENCE: (finding) => `근거에서 찾을 수 없습니다: ${said(finding)}`,
  NEGATION_MISMATCH: (finding) => `근거는 다르게 말합니다: 주장 ${said(finding)}${near(finding, ', 근거 ')}`,
  STRENGTH_MISMATCH: (finding) =>
    `근거보다 강하게 말합니다: 주장 ${said(finding)}${near(finding, ', 근거 ')}`,
  OTHER_LANGUAGE: (finding) =>
    `근거가 이 문장과 다른 언어라서 대조하지 않았습니다: ${detail(finding, 'evidence')}`,
  CITATION_UNRESOLVED: (finding) => `가리키는 근거가 없는 인용입니다: ${said(finding)}`,
  CITATION_UNSUPPORTED: (finding) =>
    `인용한 근거가 이 문장을 뒷받침하지 않습니다: ${said(finding)}${near(finding, '; 뒷받침하는 근거: ')}`,
  CITATION_MISSING: () => '출처를 밝혀야 하는데 인용이 없습니다',
  OWN_CHECK: () => '직접 만든 규칙에 어긋납니다',
  NOT_CHECKED: (finding) =>
    bounded(finding, BOUND_KO) ??
    unasked(finding, 'ko') ??
    undecided(finding, 'ko', '판단 보류') ??
    silent(finding, '읽을 것이 없는 근거', '너무 커서 일부만 읽은 근거') ??
    `확인하지 못한 부분입니다 (${reason(finding, 'ko')}): ${finding.expected ?? detail(finding, 'evidence')}`,
};

const EN: Readonly<Record<IssueCode, Words>> = {
  NUMBER_MISMATCH: (finding) => `number differs: claimed ${said(finding)}, source ${found(finding)}`,
  UNIT_MISMATCH: (finding) => `unit differs: claimed ${said(finding)}, source ${found(finding)}`,
  DATE_MISMATCH: (finding) => `date differs: claimed ${said(finding)}, source ${found(finding)}`,
  TERM_MISMATCH: (finding) => `value differs: claimed ${said(finding)}, source ${found(finding)}`,
  COMPARISON_MISMATCH: (finding) =>
    `comparison does not hold: claimed ${said(finding)}, source ${found(finding)}`,
  CHANGE_MISMATCH: (finding) =>
    `change does not hold: claimed ${said(finding)}, source ${detail(finding, 'derivation')}`,
  COUNT_MISMATCH: (finding) => `count differs: claimed ${said(finding)}, source ${found(finding)}`,
  ENTITY_MISMATCH: (finding) => `about another entity: claimed ${said(finding)}, evidence ${found(finding)}`,
  DATA_MISMATCH: (finding) =>
    `data of ${detail(finding, 'evidence')} differ from their source: ${said(finding)}, source ${finding.actual ?? 'has no value'}`,
  RUN_MISMATCH: (finding) =>
    `run ${detail(finding, 'run')} named by ${detail(finding, 'evidence')} is not at its source`,
  OUT_OF_RANGE: (finding) => `impossible value: ${said(finding)}, allowed ${found(finding)}`,
  IMPOSSIBLE_DATE: (finding) => `date that does not exist: ${said(finding)}`,
  ENTITY_NOT_FOUND: (finding) => `name unknown to the knowledge graph: ${said(finding)}`,
  ENTITY_AMBIGUOUS: (finding) => `name that could mean several: ${said(finding)} → ${found(finding)}`,
  ENTITY_SIMILAR: (finding) =>
    `only a similar name is known: ${said(finding)} ≈ ${found(finding)} (similarity ${detail(finding, 'score')})`,
  ATTRIBUTE_NOT_FOUND: (finding) =>
    `the graph holds no ${detail(finding, 'attribute')} of ${detail(finding, 'entity')}: claimed ${said(finding)}`,
  RELATION_NOT_FOUND: (finding) =>
    `relation does not hold: claimed ${said(finding)}, source ${finding.actual ?? 'has none'}`,
  STALE_DATA: staleEn,
  EVIDENCE_MISSING: (finding) => `no such evidence: ${detail(finding, 'evidence')}`,
  EVIDENCE_IRRELEVANT: (finding) =>
    `${detail(finding, 'evidence')} does not speak of this claim's subject or attribute`,
  EVIDENCE_TOO_FEW: (finding) => `${found(finding)} supporting pieces, ${said(finding)} wanted`,
  NOT_IN_EVIDENCE: (finding) => `not found in the evidence: ${said(finding)}`,
  NEGATION_MISMATCH: (finding) =>
    `the evidence says otherwise: claimed ${said(finding)}${near(finding, ', evidence ')}`,
  STRENGTH_MISMATCH: (finding) =>
    `stronger than the evidence: claimed ${said(finding)}${near(finding, ', evidence ')}`,
  OTHER_LANGUAGE: (finding) =>
    `evidence in another language than this sentence, not held against it: ${detail(finding, 'evidence')}`,
  CITATION_UNRESOLVED: (finding) => `citation that leads nowhere: ${said(finding)}`,
  CITATION_UNSUPPORTED: (finding) =>
    `the cited ${said(finding)} does not support this sentence${near(finding, '; supported by ')}`,
  CITATION_MISSING: () => 'needs a citation and has none',
  OWN_CHECK: () => 'a rule of your own objects',
  NOT_CHECKED: (finding) =>
    bounded(finding, BOUND_EN) ??
    unasked(finding, 'en') ??
    undecided(finding, 'en', 'undecided') ??
    silent(finding, 'evidence with nothing to read', 'evidence too large, read in part') ??
    `part not checked (${reason(finding, 'en')}): ${finding.expected ?? detail(finding, 'evidence')}`,
};

/** A finding in words of the language. */
export function messageOf(finding: Finding, language: Language): string {
  return (language === 'ko' ? KO : EN)[finding.code](finding);
}
