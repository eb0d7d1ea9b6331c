import type { PartsApart } from '../app/apart.ts';
import type { Language } from '../contract/language.ts';

const SHOWN = 5;

type Words = Readonly<Record<keyof PartsApart['leftOut'], string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    answers: 'not verified, being evidence of this run',
    evidence: 'not taken as evidence, being answers or reports of this run',
  },
  ko: {
    answers: '근거로 지정된 파일이라서 답으로 확인하지 않습니다',
    evidence: '이번에 확인할 답이거나 보고서라서 근거로 쓰지 않습니다',
  },
};

/** IN16: what folders and patterns brought that was left out, a line for each part of the run. */
export function leftOutLines(leftOut: PartsApart['leftOut'], language: Language): readonly string[] {
  return (['answers', 'evidence'] as const).flatMap((part) => {
    const files = leftOut[part];
    if (files.length === 0) return [];
    const more = files.length > SHOWN ? [`… (${files.length})`] : [];
    return [`${WORDS[language][part]}: ${[...files.slice(0, SHOWN), ...more].join(', ')}`];
  });
}
