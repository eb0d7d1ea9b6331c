import type { Language } from '../../../contract/language.ts';
import type { Words } from './words.ts';

type Details = Parameters<Words>[0];
type Sentences = Readonly<Record<string, (details: Details) => string>>;

const en: Sentences = {
  status: ({ expected, actual }) => `expected status ${expected ?? '?'}, found ${actual ?? '?'}`,
  contains: ({ expected }) => `does not contain “${expected ?? '?'}”`,
  no_file: () => 'there is no such file',
  exit: ({ actual }) => `expected exit 0, found ${actual ?? '?'}`,
  ended: ({ start, actual }) => `\`${start ?? '?'}\` ended before it answered (${actual ?? '?'})`,
  rows: ({ expected, actual }) => `expected at least ${expected ?? '?'} rows, found ${actual ?? '?'}`,
  no_table: ({ actual }) => `the database has no such thing: ${actual ?? '?'}`,
};

const ko: Sentences = {
  status: ({ expected, actual }) => `기대한 상태 코드 ${expected ?? '?'}, 실제 ${actual ?? '?'}`,
  contains: ({ expected }) => `“${expected ?? '?'}” 문구가 없음`,
  no_file: () => '파일이 없음',
  exit: ({ actual }) => `기대한 종료 코드 0, 실제 ${actual ?? '?'}`,
  ended: ({ start, actual }) => `응답하기 전에 \`${start ?? '?'}\` 종료됨 (${actual ?? '?'})`,
  rows: ({ expected, actual }) => `기대한 행 ${expected ?? '?'}개 이상, 실제 ${actual ?? '?'}개`,
  no_table: ({ actual }) => `데이터베이스에 없음: ${actual ?? '?'}`,
};

function saying(sentences: Sentences, otherwise: string): Words {
  return (details) => {
    const said = sentences[details['reason'] ?? '']?.(details) ?? otherwise;
    return `${details['probe'] ?? '?'}: ${said}`;
  };
}

/** An outcome that is not there, in words. */
export const PROBE_FAILED: Readonly<Record<Language, Words>> = {
  en: saying(en, 'is not as expected'),
  ko: saying(ko, '기대와 다름'),
};
