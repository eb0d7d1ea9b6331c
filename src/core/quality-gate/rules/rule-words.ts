import type { Language } from '../../../contract/language.ts';
import { withParticle } from '../../language/fitting-particle.ts';

type Say = (list: readonly string[]) => string;

/** The notes of the rules. */
export interface RuleWords {
  readonly cited: Say;
  readonly citedPartly: Say;
  readonly citedNowhere: Say;
  readonly notCited: Say;
  readonly nothingToCite: Say;
  readonly headings: Say;
  readonly noHeadings: Say;
  readonly keywords: Say;
  readonly noKeywords: Say;
  readonly saidSo: Say;
  readonly assertedAnyway: Say;
  readonly fields: Say;
  readonly oneField: Say;
  readonly noFields: Say;
  readonly guides: Say;
  readonly noGuides: Say;
  readonly marked: Say;
  readonly notMarked: Say;
  readonly nothingToCorrect: Say;
  readonly kept: Say;
  readonly changed: Say;
  readonly reasons: Say;
  readonly someReasons: Say;
  readonly noReasons: Say;
  readonly denied: Say;
  readonly verified: Say;
}

const SHOWN = 5;

function list(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

const ko: RuleWords = {
  cited: (marks) => `인용 ${withParticle(list(marks), '이(가)')} 노트로 이어집니다`,
  citedPartly: (marks) => `인용 ${list(marks)} 에 해당하는 노트가 없습니다`,
  citedNowhere: (marks) => `인용 ${list(marks)} 에 해당하는 노트가 없습니다`,
  notCited: () => '어느 노트에서 왔는지 밝힌 곳이 없습니다',
  nothingToCite: () => '찾은 것이 없다고 밝혔으므로 인용할 것이 없습니다',
  headings: (titles) => `제목: ${list(titles)}`,
  noHeadings: () => '제목이 하나도 없습니다',
  keywords: (words) => `들어 있는 키워드: ${list(words)}`,
  noKeywords: (words) => `빠진 키워드: ${list(words)}`,
  saidSo: () => '찾은 것이 없다고 밝혔습니다',
  assertedAnyway: () => '찾은 것이 없는데 단언합니다',
  fields: (names) => `메타데이터: ${list(names)}`,
  oneField: (names) => `메타데이터가 ${list(names)} 하나뿐입니다`,
  noFields: () => '메타데이터 자리가 없습니다',
  guides: (found) => `안내: ${list(found)}`,
  noGuides: () => '써넣을 자리나 안내가 없이 다 쓴 글입니다',
  marked: (pairs) => `고친 곳: ${list(pairs)}`,
  notMarked: () => '고친 글만 있고 어디를 고쳤는지 표시가 없습니다',
  nothingToCorrect: () => '고칠 것이 없다고 밝혔습니다',
  kept: () => '수, 날짜, 이름, 부정이 원문과 같습니다',
  changed: (what) => `원문과 달라진 것: ${list(what)}`,
  reasons: () => '고친 이유가 있습니다',
  someReasons: (pairs) => `이유가 없는 수정: ${list(pairs)}`,
  noReasons: () => '고친 이유가 없습니다',
  denied: (changes) => `노트와 어긋남: ${list(changes)}`,
  verified: ([count]) => `주장 ${count}개를 모두 노트에서 확인했습니다`,
};

const en: RuleWords = {
  cited: (marks) => `${list(marks)} lead to notes`,
  citedPartly: (marks) => `no note for ${list(marks)}`,
  citedNowhere: (marks) => `no note for ${list(marks)}`,
  notCited: () => 'nothing says which note it comes from',
  nothingToCite: () => 'it says that nothing was found: there is nothing to cite',
  headings: (titles) => `headings: ${list(titles)}`,
  noHeadings: () => 'there is no heading',
  keywords: (words) => `keywords that stand in it: ${list(words)}`,
  noKeywords: (words) => `keywords that are missing: ${list(words)}`,
  saidSo: () => 'it says that nothing was found',
  assertedAnyway: () => 'it asserts although nothing was found',
  fields: (names) => `metadata: ${list(names)}`,
  oneField: (names) => `only one field of metadata: ${list(names)}`,
  noFields: () => 'there is no field for metadata',
  guides: (found) => `guidance: ${list(found)}`,
  noGuides: () => 'a finished text without gaps or guidance',
  marked: (pairs) => `corrections: ${list(pairs)}`,
  notMarked: () => 'the corrected text alone, with nothing that shows what was corrected',
  nothingToCorrect: () => 'it says that there is nothing to correct',
  kept: () => 'numbers, dates, names and negation are those of the original',
  changed: (what) => `changed against the original: ${list(what)}`,
  reasons: () => 'reasons are given',
  someReasons: (pairs) => `corrections without a reason: ${list(pairs)}`,
  noReasons: () => 'no reason is given',
  denied: (changes) => `the notes say otherwise: ${list(changes)}`,
  verified: ([count]) => `all claims (${count}) are verified by the notes`,
};

export const RULE_WORDS: Readonly<Record<Language, RuleWords>> = { ko, en };
