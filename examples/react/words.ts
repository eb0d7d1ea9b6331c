// The words of this page, in the language of the browser; those of assay/react and of the server come in the same.
import { assayLabels, claimLabels } from 'assay/react';

export const language = navigator.language.startsWith('ko') ? 'ko' : 'en';

const OWN = {
  ko: {
    question: '질문',
    ask: '묻기',
    stop: '멈추기',
    answer: '답변',
    evidence: '근거',
    verify: '검증하기',
    cut: '답변이 끝나기 전에 연결이 끊겼습니다. 다시 물어보세요.',
    unanswered: '서버가 응답하지 않습니다. npm start가 실행 중인지 확인하세요.',
  },
  en: {
    question: 'Question',
    ask: 'Ask',
    stop: 'Stop',
    answer: 'Answer',
    evidence: 'Evidence',
    verify: 'Verify',
    cut: 'The connection broke before the answer came to its end. Ask again.',
    unanswered: 'The server does not answer. Is npm start running?',
  },
} as const;

export const words = OWN[language];
export const labels = { badge: assayLabels(language), claims: claimLabels(language) };
