import type { Language } from '../../../contract/language.ts';

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
}

const SHOWN = 5;

function list(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

const ko: RuleWords = {
  cited: (marks) => `인용 ${list(marks)} 이(가) 노트로 이어집니다`,
  citedPartly: (marks) => `인용 ${list(marks)} 에 해당하는 노트가 없습니다`,
  citedNowhere: (marks) => `인용 ${list(marks)} 에 해당하는 노트가 없습니다`,
  notCited: () => '어느 노트에서 왔는지 밝힌 곳이 없습니다',
  nothingToCite: () => '찾은 것이 없다고 밝혔으므로 인용할 것이 없습니다',
  headings: (titles) => `제목: ${list(titles)}`,
  noHeadings: () => '제목이 하나도 없습니다',
};

const en: RuleWords = {
  cited: (marks) => `${list(marks)} lead to notes`,
  citedPartly: (marks) => `no note for ${list(marks)}`,
  citedNowhere: (marks) => `no note for ${list(marks)}`,
  notCited: () => 'nothing says which note it comes from',
  nothingToCite: () => 'it says that nothing was found: there is nothing to cite',
  headings: (titles) => `headings: ${list(titles)}`,
  noHeadings: () => 'there is no heading',
};

export const RULE_WORDS: Readonly<Record<Language, RuleWords>> = { ko, en };
