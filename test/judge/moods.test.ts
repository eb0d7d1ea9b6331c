import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/moods.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { readText } from '../../src/core/read/read-text.ts';

const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };

function isAsserted(text: string, word: string, language: 'en' | 'ko'): boolean {
  const at = text.indexOf(word);
  const said = readText(text, READERS[language]).flatMap(({ statements }) => statements);
  const holds = said.flatMap(({ mood, roles }) =>
    roles.some(({ phrase: { span } }) => span.start <= at && at < span.end) ? [mood] : [],
  );
  return holds.includes('asserted');
}

describe('what a text stands by', () => {
  it.each(data.cases)(
    'SA10 ($language) "$text": $word is asserted: $asserted',
    ({ language, text, word, asserted }) => {
      expect(isAsserted(text, word, language === 'ko' ? 'ko' : 'en')).toBe(asserted);
    },
  );
});
