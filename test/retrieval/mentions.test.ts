import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from '../../cases/retrieval/mentions.json' with { type: 'json' };
import { mentionsOf } from '../../src/core/retrieval/mentions.ts';
import { type NamedObject, rankNamed } from '../../src/core/retrieval/rank-named.ts';

function named(...names: readonly string[]): NamedObject[] {
  return names.map((name) => ({ id: name, name }));
}

describe('names in a question', () => {
  it.each(table.rows)('RT11 $question', ({ question, sure, maybe }) => {
    const found = mentionsOf(question);
    const of = (isSure: boolean) => found.filter((one) => one.isSure === isSure).map(({ name }) => name);
    expect(of(true)).toEqual(sure);
    expect(of(false)).toEqual(maybe);
  });

  it('RT11 whatever the question, few names, none of them empty or with a space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (question) => {
        const found = mentionsOf(question);
        expect(found.length).toBeLessThanOrEqual(24);
        for (const { name } of found) expect(name).toMatch(/^\S+$/u);
      }),
    );
  });

  it.each(['a.'.repeat(200_000), '`'.repeat(200_000), 'a-_'.repeat(150_000), '가a'.repeat(150_000)])(
    'RT11 is linear, text %#',
    (text) => {
      const before = process.cpuUsage();
      mentionsOf(text);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000);
    },
  );
});

describe('symbols of a name', () => {
  const found = (question: string, ...names: readonly string[]) =>
    rankNamed(mentionsOf(question), named(...names)).map(({ id }) => id);

  it('RT11 the best fit alone, in the order of the mentions', () => {
    expect(found('`TextIndex.search`?', 'NoteReader.search', 'TextIndex.search')).toEqual([
      'TextIndex.search',
    ]);
    expect(
      found('bestHits() or readQuery()', 'core/read-query', 'readQuery', 'besthits', 'bestHits'),
    ).toEqual(['bestHits', 'readQuery']);
    expect(found('text-index.ts', 'src/core/text-index', 'index')).toEqual(['src/core/text-index']);
  });

  it('RT11 a plain word means only a symbol of the very same letters', () => {
    expect(found('Who closes the Stores?', 'stores')).toEqual([]);
    expect(found('Who closes the Stores?', 'Stores', 'stores')).toEqual(['Stores']);
    expect(found('a story of chat', 'chat')).toEqual([]);
  });

  it('RT11 a name behind another class is found, and is not exact', () => {
    expect(rankNamed(mentionsOf('`index.search`'), named('NoteReader.search'))).toEqual([
      { id: 'NoteReader.search', isExact: false },
    ]);
  });
});
