import type { KnowledgeGap } from '../contract/knowledge-gap.ts';
import type { Language } from '../contract/language.ts';
import { withParticle } from '../core/language/fitting-particle.ts';

interface Words {
  readonly none: string;
  readonly head: readonly string[];
  readonly status: Readonly<Record<KnowledgeGap['status'], string>>;
  readonly file: string;
  readonly symbol: string;
  readonly counted: (questions: number, callers: number) => string;
  readonly first: string;
  readonly last: string;
  readonly closedBy: string;
  readonly questions: string;
  readonly closed: (id: string) => string;
  readonly kept: (count: number) => string;
  readonly noCases: string;
  readonly caseHead: readonly string[];
  readonly anyPath: string;
  readonly forgotten: (id: string) => string;
  readonly passed: string;
  readonly failed: string;
  readonly cites: (paths: string) => string;
  readonly wanted: (paths: string) => string;
  readonly summary: (passed: number, all: number) => string;
}

/** What `assay gaps` says. */
export const GAP_WORDS: Readonly<Record<Language, Words>> = {
  ko: {
    none: '지식의 빈틈이 없습니다',
    head: ['빈틈', '상태', '질문', '사람', '이유', '주제'],
    status: { open: '열림', closed: '닫힘' },
    file: '파일',
    symbol: '심볼',
    counted: (questions, callers) => `질문 ${questions}건, ${callers}명`,
    first: '처음',
    last: '마지막',
    closedBy: '닫은 질문',
    questions: '질문',
    closed: (id) => `${withParticle(id, '을(를)')} 닫았습니다`,
    kept: (count) => `질문 ${count}개를 회귀 사례로 남겼습니다`,
    noCases: '남긴 회귀 사례가 없습니다',
    caseHead: ['사례', '이유', '인용할 파일', '질문'],
    anyPath: '아무 파일',
    forgotten: (id) => `${withParticle(id, '을(를)')} 지웠습니다`,
    passed: '통과',
    failed: '다시 실패',
    cites: (paths) => `인용: ${paths}`,
    wanted: (paths) => `인용해야 할 파일: ${paths}`,
    summary: (passed, all) => `회귀 사례 ${all}개 중 ${passed}개 통과`,
  },
  en: {
    none: 'there is no gap',
    head: ['gap', 'status', 'questions', 'callers', 'reason', 'topic'],
    status: { open: 'open', closed: 'closed' },
    file: 'file',
    symbol: 'symbol',
    counted: (questions, callers) =>
      `${questions} ${questions === 1 ? 'question' : 'questions'} of ${callers} ${callers === 1 ? 'caller' : 'callers'}`,
    first: 'first',
    last: 'last',
    closedBy: 'closed by ask',
    questions: 'questions',
    closed: (id) => `${id} is closed`,
    kept: (count) => `${count} ${count === 1 ? 'question is' : 'questions are'} kept as regression cases`,
    noCases: 'no regression case is kept',
    caseHead: ['case', 'reason', 'must cite', 'question'],
    anyPath: 'any file',
    forgotten: (id) => `${id} is forgotten`,
    passed: 'passed',
    failed: 'failed again',
    cites: (paths) => `cites ${paths}`,
    wanted: (paths) => `must cite ${paths}`,
    summary: (passed, all) => `${passed} of ${all} regression ${all === 1 ? 'case' : 'cases'} passed`,
  },
};
