import { ACTION_WORDS, type ActionWords } from '../app/ask/action-words.ts';
import type { AskEnd, AskRelevance, AskResult, AskStepName } from '../contract/ask.ts';
import type { Language } from '../contract/language.ts';

interface RelevanceWords extends Readonly<Record<AskRelevance['verdict'], string>> {
  readonly title: string;
  readonly missing: (words: string) => string;
  readonly shows: Readonly<Record<Exclude<AskRelevance['wanted'], 'any'>, string>>;
}

interface AskWords extends ActionWords {
  readonly steps: Readonly<Record<AskStepName, string>>;
  readonly status: Readonly<Record<AskResult['status'], string>>;
  readonly ended: Readonly<Record<AskEnd, string>>;
  readonly rounds: (count: number) => string;
  readonly nearest: string;
  readonly relevance: RelevanceWords;
  readonly open: string;
  readonly signals: string;
  readonly repairs: string;
  readonly troubles: string;
  readonly switched: (asked: string) => string;
  readonly allow: string;
  readonly gap: string;
  readonly verdict: string;
  readonly resume: (id: string) => string;
}

const en: AskWords = {
  steps: {
    retrieve: 'retrieve',
    generate: 'generate',
    critique: 'critique',
    repair: 'repair',
    act: 'act',
    learn: 'learn',
  },
  status: { answered: 'answered', quoted: 'quoted', abstained: 'abstained' },
  ended: {
    answered: 'every critic let it pass',
    no_repair: 'nothing could mend it',
    same_failure: 'the same failure came twice',
    rounds: 'the rounds are used up',
    budget: 'the time is used up',
    failed: 'something that it needs did not answer',
  },
  rounds: (count) => (count === 1 ? '1 round' : `${count} rounds`),
  nearest: 'What comes nearest, and may not answer:',
  relevance: {
    title: 'relevance',
    answers: 'it answers the question',
    open: 'it stands there, but may not answer the question',
    missing: (words) => `not found: ${words}`,
    shows: {
      money: 'shows no price',
      time: 'shows no time',
      number: 'shows no number',
      reason: 'gives no reason',
    },
  },
  open: 'not decided',
  signals: 'signals',
  repairs: 'repairs',
  troubles: 'did not answer',
  ...ACTION_WORDS.en,
  switched: (asked) => `in place of ${asked}`,
  allow: 'allow it with --consent',
  gap: 'knowledge gap',
  verdict: 'verdict',
  resume: (id) => `ask ${id} · taken up again by: assay ask --resume ${id}`,
};

const ko: AskWords = {
  steps: {
    retrieve: '검색',
    generate: '작성',
    critique: '비평',
    repair: '진단',
    act: '조치',
    learn: '학습',
  },
  status: { answered: '답함', quoted: '인용문', abstained: '답하지 않음' },
  ended: {
    answered: '모든 비평을 통과했습니다',
    no_repair: '고칠 방법이 없습니다',
    same_failure: '같은 실패가 두 번 나왔습니다',
    rounds: '정해진 횟수를 다 썼습니다',
    budget: '정해진 시간을 다 썼습니다',
    failed: '필요한 것이 응답하지 않았습니다',
  },
  rounds: (count) => `${count}회`,
  nearest: '가장 가까운 대목입니다. 답이 아닐 수 있습니다.',
  relevance: {
    title: '관련성',
    answers: '질문에 답합니다',
    open: '문서에 있는 말이지만 질문의 답이 아닐 수 있습니다',
    missing: (words) => `찾지 못한 말: ${words}`,
    shows: {
      money: '금액이 없습니다',
      time: '때가 나와 있지 않습니다',
      number: '수가 없습니다',
      reason: '까닭이 나와 있지 않습니다',
    },
  },
  open: '판단 못 함',
  signals: '신호',
  repairs: '조치',
  troubles: '응답하지 않음',
  ...ACTION_WORDS.ko,
  switched: (asked) => `${asked} 대신`,
  allow: '--consent 로 허락할 수 있습니다',
  gap: '지식의 빈틈',
  verdict: '판정',
  resume: (id) => `질문 ${id} · 이어서 하기: assay ask --resume ${id}`,
};

/** What `assay ask` says. */
export const ASK_WORDS: Readonly<Record<Language, AskWords>> = { ko, en };
