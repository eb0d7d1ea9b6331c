import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/contract/language.ts';
import { readValues } from '../../src/core/values/read-values.ts';
import { showMention } from './show.ts';

type Row = readonly [text: string, values: readonly string[]];

function rows(file: string): Row[] {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../cases/values/${file}.json`, 'utf8')) as Row[];
}

/** Names and flags have a table of their own. */
function shown(text: string, language: Language): string[] {
  const mentions = readValues(text, language);
  return mentions.filter(({ value }) => value?.kind !== 'name' && value?.kind !== 'flag').map(showMention);
}

describe('values of English text', () => {
  it.each(rows('english'))('VL1 %s', (text, values) => {
    expect(shown(text, 'en')).toEqual(values);
  });
});

describe('values of Korean text', () => {
  it.each(rows('korean'))('VL2 %s', (text, values) => {
    expect(shown(text, 'ko')).toEqual(values);
  });
});

describe('names and flags', () => {
  const named = rows('names') as unknown as (readonly [Language, string, readonly string[]])[];

  it.each(named)('VL7 (%s) %s', (language, text, values) => {
    expect(readValues(text, language).map(showMention)).toEqual(values);
  });
});
