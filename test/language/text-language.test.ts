import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageByScript } from '../../src/core/language/script.ts';
import { languageOfText, languagesOfText } from '../../src/core/language/text-language.ts';

const FILE = new URL('../../cases/language/sentences.json', import.meta.url);
const TEXTS = JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8')))
  .split('"')
  .filter((text) => text.length > 2);

const LANGUAGES = { languageByScript, languageOfText, languagesOfText };

it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  'TX8 %s says the same of decomposed text, which the doors see before it is folded',
  (name) => {
    const korean = TEXTS.filter((text) => /[가-힣]/u.test(text));
    expect(korean.length).toBeGreaterThan(20);
    for (const text of TEXTS)
      expect({ text, says: LANGUAGES[name](text.normalize('NFD')) }).toEqual({
        text,
        says: LANGUAGES[name](text),
      });
  },
);
