import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../src/app/configuration/parse-configuration.ts';
import { errorText } from '../../src/cli/error-text.ts';
import type { Language } from '../../src/contract/language.ts';

const text = 'timeuot: 3\nvalidation:\n  pass_threshold: 7\ngraph:\n  load: [{ file: "x\\ny.csv" }]\n';

function said(written: string, language: Language): string {
  try {
    parseConfiguration({ path: 'assay.config.yaml', text: written });
  } catch (error) {
    return errorText(error, language, false);
  }
  throw new Error('nothing is wrong with it');
}

describe('errors for a person', () => {
  it('CF3 several problems of a configuration stand on a line each, with place, path, why and what is meant', () => {
    expect(said(text, 'en').split('\n')).toEqual([
      'assay: assay.config.yaml:1:1: 4 problems',
      '  1:1 timeuot: unknown key. Did you mean "timeout"?',
      '  3:19 validation.pass_threshold: expected number to be <=1',
      '  5:10 graph.load[0].type: is missing, expected string',
      '  5:10 graph.load[0].id: is missing, expected string',
      '  correct the file; `assay config --explain` shows every value that it sets',
      '',
    ]);
    expect(said(text, 'ko').split('\n').slice(0, 3)).toEqual([
      'assay: assay.config.yaml:1:1: 문제 4개',
      '  1:1 timeuot: 모르는 키입니다. 혹시 "timeout"입니까?',
      '  3:19 validation.pass_threshold: 값이 <=1이어야 합니다 (number)',
    ]);
  });

  it('FC16 words of others make no line of their own', () => {
    const lines = said('"a\\n  b: forged": 1\nc: 2\n', 'en').split('\n');
    expect(lines).toHaveLength(5);
    expect(said('"a\\nb": 1\n', 'en').split('\n')).toHaveLength(3);
  });
});
