import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../ui/locales/en.json' with { type: 'json' };
import ko from '../../ui/locales/ko.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

/** Every sentence under its whole key. */
function sentences(texts: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...sentences(value, `${path}${key}.`)],
    ),
  );
}

const [korean, english] = [sentences(ko), sentences(en)];

/** `count_one` and `count_other` are one key: Korean has one form. */
function base(key: string): string {
  return key.replace(/_(?:one|other)$/, '');
}

function holes(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();
}

describe('the two languages', () => {
  it('UI4 have the same keys', () => {
    const keys = [korean, english].map((texts) => [...new Set([...texts.keys()].map(base))].toSorted());
    expect(keys[0]).toEqual(keys[1]);
  });

  it('UI4 fill the same holes', () => {
    const wrong = [...korean].filter(([key, text]) => {
      const other = english.get(key) ?? english.get(key.replace(/_other$/, '_one'));
      return other !== undefined && holes(text).join() !== holes(other).join();
    });
    expect(wrong).toEqual([]);
  });

  it('UI4 leave no sentence in the other language, or empty', () => {
    expect([...english].filter(([, text]) => text.trim() === '' || /[가-힣]/.test(text))).toEqual([]);
    expect([...korean].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('UI4 stand in the locales alone: no file of the screen holds Korean but the names of languages', () => {
    const root = new URL('../../', import.meta.url).pathname;
    const files = globSync('ui/**/*.{ts,tsx}', { cwd: root });
    const holding = files.filter((path) => /[가-힣]/.test(readFileSync(root + path, 'utf8')));
    expect(files.length).toBeGreaterThan(20);
    expect(holding.filter((path) => !path.endsWith('language-switch.tsx'))).toEqual([]);
  });
});
