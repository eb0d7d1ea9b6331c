import { describe, expect, it } from 'vitest';
import hedges from '../../cases/language/hedges.json' with { type: 'json' };
import moods from '../../cases/language/mood.json' with { type: 'json' };
import { findHedges } from '../../src/core/language/hedge.ts';
import { sentenceMood } from '../../src/core/language/mood.ts';

describe('HD hedges and MD mood', () => {
  it.each(hedges.rows as unknown as [string, string[]][])('HD1 hedges of %s', (text, expected) => {
    expect(findHedges(text).map((hedge) => hedge.text)).toEqual(expected);
  });

  it.each(moods.rows as [string, string][])('MD1 %s is a %s', (sentence, mood) => {
    expect(sentenceMood(sentence)).toBe(mood);
  });
});
