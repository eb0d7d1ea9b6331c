import type { Language } from '../contract/language.ts';

/** What a user may begin with. */
export const STARTS = ['documents', 'tables', 'graph', 'work'] as const;
export type Start = (typeof STARTS)[number];

export function isStart(word: string): word is Start {
  return STARTS.some((start) => start === word);
}

/** What it is called, and the commands that come next. */
interface StartWords {
  readonly what: string;
  readonly commands: readonly string[];
}

interface InitWords {
  readonly wrote: (path: string) => string;
  readonly question: string;
  readonly again: (starts: readonly Start[]) => string;
  readonly starts: Readonly<Record<Start, StartWords>>;
  readonly next: string;
}

const DOCUMENTS = ['assay verify ANSWER.md --evidence DOCUMENT.md'];
const TABLES = ['assay verify ANSWER.md --evidence TABLE.csv'];
const WORK = ['assay check', 'assay hook install claude'];

export const INIT_WORDS: Readonly<Record<Language, InitWords>> = {
  ko: {
    wrote: (path) => `${path}에 썼습니다`,
    question: '무엇을 가지고 있습니까?',
    again: (starts) =>
      `1부터 ${starts.length}까지의 번호나 ${starts.join(', ')} 가운데 하나로 답해 주세요. Enter만 누르면 모두 보여 줍니다.`,
    starts: {
      documents: { what: '문서와 그것으로 쓴 답', commands: DOCUMENTS },
      tables: { what: '표나 JSON과 그것으로 쓴 답', commands: TABLES },
      graph: {
        what: '이름과 수치가 담긴 파일: 지식 그래프',
        commands: ['assay config  # assay.config.yaml의 graph에 파일을 적은 뒤', 'assay verify ANSWER.md'],
      },
      work: { what: 'git 저장소에서 코딩 에이전트가 한 일', commands: WORK },
    },
    next: '다음 명령:',
  },
  en: {
    wrote: (path) => `wrote ${path}`,
    question: 'What do you have?',
    again: (starts) =>
      `Answer by a number from 1 to ${starts.length}, or ${starts.join(', ')}; Enter alone shows all.`,
    starts: {
      documents: { what: 'documents, and answers made of them', commands: DOCUMENTS },
      tables: { what: 'tables or JSON, and answers made of them', commands: TABLES },
      graph: {
        what: 'files of names and figures: a knowledge graph',
        commands: [
          'assay config  # after naming the files under graph in assay.config.yaml',
          'assay verify ANSWER.md',
        ],
      },
      work: { what: 'the work of a coding agent in a git repository', commands: WORK },
    },
    next: 'next:',
  },
};
