import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseJson } from '../../src/app/parse-json.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { AssayError } from '../../src/contract/assay-error.ts';

const Rows = z.array(z.strictObject({ english: z.string(), korean: z.string() }));
const url = new URL('../../cases/messages/korean-shapes.json', import.meta.url);
const rows = Rows.parse(JSON.parse(readFileSync(url, 'utf8')));

describe('what is wrong with a text or a value, in Korean', () => {
  it.each(rows)('FC18 $english', ({ english, korean }) => {
    expect(translate(english, 'ko')).toBe(korean);
    expect(translate(english, 'en')).toBe(english);
  });

  it.each(['{', "{'a':1}", '{"a":1,}', '{"a" 1}', '[1 2]', '[1,]', '', '{"a":[{"b":}]}', '"abc', '{} x'])(
    'FC18 no JSON, no English: %j',
    (text) => {
      const found = (() => {
        try {
          parseJson(text, 'body');
        } catch (error) {
          if (error instanceof AssayError) return error.message;
        }
        return '';
      })();
      const korean = translate(found.replace(/, found ".*$/su, ', found "x"'), 'ko');
      expect(korean).toMatch(/^JSON이 아닙니다: .*[가-힣]/u);
      expect(korean).not.toMatch(/expected|found|quote|value|the end/u);
    },
  );
});
