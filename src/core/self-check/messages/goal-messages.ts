import type { Language } from '../../../contract/language.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { GoalRule } from '../../../contract/work-rule.ts';
import type { Words, WordsOf } from './words.ts';

function named({ details }: WorkFinding): string {
  return details['name'] ?? '';
}

const HOLLOW: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ko: {
    empty: '아무 일도 하지 않습니다',
    not_implemented: '구현되지 않았다는 오류만 냅니다',
    placeholder: '나중에 하겠다는 주석뿐입니다',
    constant: '무엇을 주어도 같은 값을 돌려줍니다',
  },
  en: {
    empty: 'does nothing',
    not_implemented: 'only throws that it is not implemented',
    placeholder: 'holds only a comment that promises it',
    constant: 'returns the same whatever it is given',
  },
};

function hollow(language: Language): Words {
  return (details, finding) => {
    const what = HOLLOW[language][details['hollow'] ?? ''] ?? details['detail'] ?? '';
    return `${named(finding) || finding.place?.file || ''}: ${what}`;
  };
}

/** Findings of requirements and of the module graph, in words. */
export const GOAL_MESSAGES: WordsOf<GoalRule> = {
  artefact_missing: {
    ko: (_, { place }) => `있어야 할 파일이 없습니다: ${place?.file ?? ''}`,
    en: (_, { place }) => `a file that must be there is not: ${place?.file ?? ''}`,
  },
  artefact_stub: { ko: hollow('ko'), en: hollow('en') },
  artefact_hollow: { ko: hollow('ko'), en: hollow('en') },
  artefact_orphaned: {
    ko: (_, finding) =>
      named(finding) === ''
        ? '새 파일을 아무도 가져다 쓰지 않습니다: 진입점, 경로, 명령, 테스트 어디에서도 닿지 않습니다'
        : `새로 내보낸 ${named(finding)}을(를) 아무도 쓰지 않습니다`,
    en: (_, finding) =>
      named(finding) === ''
        ? 'nothing uses the new file: no entry point, route, command or test leads to it'
        : `nothing uses ${named(finding)}, which is newly exported`,
  },
  link_missing: {
    ko: ({ to = '', detail = '' }, { place }) =>
      `${place?.file ?? ''}에서 ${to}(으)로 이어지지 않습니다: ${detail}`,
    en: ({ to = '', detail = '' }, { place }) => `${place?.file ?? ''} does not lead to ${to}: ${detail}`,
  },
  data_static: {
    ko: (_, { place }) => `${place?.file ?? ''}이(가) 주는 값은 모두 정해져 있습니다`,
    en: (_, { place }) => `all that ${place?.file ?? ''} gives is fixed`,
  },
  data_disconnected: {
    ko: (_, { place }) => `${place?.file ?? ''}에서 가져온 것을 어디에서도 쓰지 않습니다`,
    en: (_, { place }) => `what is imported from ${place?.file ?? ''} is used nowhere`,
  },
  requirement_unmet: {
    ko: ({ must_have = '', requirement = '', detail = '' }) =>
      `요구사항 ${must_have} “${requirement}”이(가) 충족되지 않았습니다: ${detail}`,
    en: ({ must_have = '', requirement = '', detail = '' }) =>
      `requirement ${must_have} “${requirement}” is not met: ${detail}`,
  },
  requirement_dropped: {
    ko: ({ must_have = '', requirement = '' }) =>
      `이 변경이 요구사항 ${must_have} “${requirement}”을(를) 목록에서 지웠습니다. 그래도 검사합니다`,
    en: ({ must_have = '', requirement = '' }) =>
      `the change takes requirement ${must_have} “${requirement}” off the list; it is checked all the same`,
  },
  unfinished_marker: {
    ko: ({ marker }, { after }) =>
      marker === 'merge'
        ? `풀리지 않은 병합 충돌이 파일에 남아 있습니다: ${after ?? ''}`
        : `새 코드에 미완성 표시가 있습니다: ${after ?? ''}`,
    en: ({ marker }, { after }) =>
      marker === 'merge'
        ? `a merge conflict is left in the file: ${after ?? ''}`
        : `the new code holds a marker of unfinished work: ${after ?? ''}`,
  },
};
