import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorText } from '../../src/cli/error-text.ts';
import { koreanMessages } from '../../src/app/messages/korean-messages.ts';
import { messageLanguage } from '../../src/cli/message-language.ts';
import { plainText } from '../../src/cli/plain-text.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { parseConfiguration } from '../../src/app/configuration/parse-configuration.ts';
import { parseAnswer } from '../../src/app/parse-answer.ts';
import { AssayError } from '../../src/contract/assay-error.ts';

const HANGUL = /[가-힣]/;

function refused(work: () => unknown): AssayError {
  try {
    work();
  } catch (error) {
    if (error instanceof AssayError) return error;
  }
  throw new Error('was taken');
}

describe('the language of messages', () => {
  it('FC18 is that asked for, else configured, else the environment, else English', () => {
    expect(messageLanguage('en', 'ko', { LANG: 'ko_KR.UTF-8' })).toBe('en');
    expect(messageLanguage(undefined, 'ko', {})).toBe('ko');
    expect(messageLanguage(undefined, undefined, { ASSAY_LANGUAGE: 'ko', LANG: 'C' })).toBe('ko');
    expect(messageLanguage(undefined, undefined, { LANG: 'ko_KR.UTF-8' })).toBe('ko');
    expect(messageLanguage(undefined, undefined, { LANG: 'de_DE' })).toBe('en');
  });

  it('FC18 every refusal of a bad answer is worded in Korean, with its hint', () => {
    const cases = JSON.parse(
      readFileSync(new URL('../../cases/bad-input/answers.json', import.meta.url), 'utf8'),
    ) as { input: string }[];
    const errors = cases.map(({ input }) => refused(() => parseAnswer(input, 'a.json')));
    const english = errors.flatMap(({ message, hint = '' }) => [message, hint]);
    expect(english.filter((sentence) => !HANGUL.test(translate(sentence, 'ko')))).toEqual([]);
    expect(english.map((sentence) => translate(sentence, 'en'))).toEqual(english);
  });

  it('FC18 what is wrong with a configuration is said in Korean, with the word that was meant', () => {
    const rows = JSON.parse(
      readFileSync(new URL('../../cases/configuration/refused.json', import.meta.url), 'utf8'),
    ) as { text: string }[];
    const english = rows.map(
      ({ text }) => refused(() => parseConfiguration({ path: 'a.yaml', text })).message,
    );
    expect(english.filter((sentence) => !HANGUL.test(translate(sentence, 'ko')))).toEqual([]);
    expect(translate('timeuot: unknown key. Did you mean "timeout"?', 'ko')).toBe(
      'timeuot: 모르는 키입니다. 혹시 "timeout"입니까?',
    );
    expect(translate('x: unknown key. Known: a, b_c', 'ko')).toBe(
      'x: 모르는 키입니다. 쓸 수 있는 것: a, b_c',
    );
  });

  it('FC18 every plain sentence of an error in the code that verify can reach has a Korean one', () => {
    const folders = [
      'src/adapters/sources',
      'src/adapters/database',
      'src/adapters/ledger',
      'src/adapters/queue',
      'src/adapters/workspace/git',
      'src/adapters/workspace/sandbox',
      'src/cli',
      'src/app',
      'src/mcp/tools',
    ];
    const root = new URL('../..', import.meta.url).pathname;
    const files = folders.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(root, folder, name)),
    );
    const sentences = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [
        ...text.matchAll(/new AssayError\(\s*'\w+',\s*'([^']+)'/g),
        ...text.matchAll(/hint: '([^']+)'/g),
      ].map((match) => match[1] ?? '');
    });
    expect(sentences.length).toBeGreaterThan(25);
    expect(sentences.filter((sentence) => !HANGUL.test(translate(sentence, 'ko')))).toEqual([]);
  });

  it('FC18 the Korean sentences are Korean and keep no hole', () => {
    for (const [pattern, korean] of koreanMessages) {
      expect(korean).toMatch(HANGUL);
      const holes = [...korean.matchAll(/\$(\d)/g)].map((match) => Number(match[1]));
      const groups = new RegExp(`${pattern.source}|`).exec('')?.length ?? 0;
      expect(Math.max(0, ...holes)).toBeLessThan(groups);
    }
  });
});

describe('errors', () => {
  it('FC19 say where, why and what to do, without a stack', () => {
    const error = new AssayError('malformed', 'is a folder', {
      where: 'a\u001b[2Jb',
      hint: 'check the path',
    });
    expect(errorText(error, 'en', false)).toBe('assay: a\\x1b[2Jb: is a folder\n  check the path\n');
    expect(errorText(error, 'ko', false)).toBe('assay: a\\x1b[2Jb: 폴더입니다\n  경로를 확인하세요\n');
  });

  it('FC19 that nobody foresaw are called a bug of Assay; the stack stands there only for debugging', () => {
    expect(errorText(new Error('boom'), 'en', false)).toBe(
      'assay: boom\n  this is a bug in Assay; ASSAY_DEBUG=1 shows where\n',
    );
    expect(errorText(new Error('boom'), 'en', true)).toContain('words.test.ts');
  });
});

describe('the screen', () => {
  it('FC16 text of others is one line without control characters', () => {
    expect(plainText('a\r\nb\t\u001b[31mc\u009b\u202e\u2066d')).toBe('a b \\x1b[31mc\\x9bd');
    expect(plainText('가나 👩‍🚀 é')).toBe('가나 👩‍🚀 é');
  });
});
