import type { PartsApart } from '../app/apart.ts';
import type { Language } from '../contract/language.ts';

const SHOWN = 5;

interface Words extends Readonly<Record<keyof PartsApart['leftOut'], string>> {
  readonly unread: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    answers: 'not verified, being evidence of this run',
    evidence: 'not taken as evidence, being answers or reports of this run',
    unread: 'not read, being of other kinds or reports of Assay',
  },
  ko: {
    answers: '근거로 지정된 파일이라서 답으로 확인하지 않습니다',
    evidence: '이번에 확인할 답이거나 보고서라서 근거로 쓰지 않습니다',
    unread: '읽지 않는 형식이거나 Assay 보고서라서 읽지 않았습니다',
  },
};

/** The words, and the first of the files. */
function lineOf(words: string, files: readonly string[]): string {
  const more = files.length > SHOWN ? [`… (${files.length})`] : [];
  return `${words}: ${[...files.slice(0, SHOWN), ...more].join(', ')}`;
}

/** IN6: what folders and patterns hold that is not read; null where they hold none. */
export function unreadLine(unread: readonly string[], language: Language): string | null {
  return unread.length === 0 ? null : lineOf(WORDS[language].unread, unread);
}

/** IN16: what folders and patterns brought that was left out, a line for each part of the run. */
export function leftOutLines(leftOut: PartsApart['leftOut'], language: Language): readonly string[] {
  return (['answers', 'evidence'] as const).flatMap((part) => {
    const files = leftOut[part];
    return files.length === 0 ? [] : [lineOf(WORDS[language][part], files)];
  });
}
