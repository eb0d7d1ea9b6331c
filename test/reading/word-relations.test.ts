import { describe, expect, it } from 'vitest';
import { packagedWords } from '../../src/adapters/reading/packaged-words.ts';
import { shareGroup } from '../../src/core/lexicon/clause-words.ts';
import { NO_RELATIONS, readWordRelations, type WordKind } from '../../src/core/lexicon/word-relations.ts';

describe('what words mean to each other', () => {
  const relations = readWordRelations('# source\nset_up v =found,establish !dismantle +setup.n =build\n');

  it('RD40 is a word a line, with its kind and a sign before each relation', () => {
    expect([...relations.of('set up', 'v', 'same')]).toEqual(['found', 'establish', 'build']);
    expect([...relations.of('set up', 'v', 'opposite')]).toEqual(['dismantle']);
    expect([...relations.of('set up', 'v', 'form')]).toEqual(['setup.n']);
  });

  it('RD40 a word of another kind, an unknown one and a source line have none', () => {
    for (const [word, kind] of [
      ['set up', 'n'],
      ['found', 'v'],
      ['#', 'n'],
    ] as const)
      expect(relations.of(word, kind, 'same').size).toBe(0);
    expect(NO_RELATIONS.of('set up', 'v', 'same').size).toBe(0);
  });

  it('RD40 each word has its own line: of one letter, of two words, named as a field of every object is', () => {
    const words = readWordRelations('a n =angstrom\na_priori a =deduced\nconstructor n +construct.v\n');
    expect([...words.of('a', 'n', 'same')]).toEqual(['angstrom']);
    expect([...words.of('a priori', 'a', 'same')]).toEqual(['deduced']);
    expect([...words.of('constructor', 'n', 'form')]).toEqual(['construct.v']);
  });

  it('RD40 a field without a sign is an error that names it', () => {
    expect(() => readWordRelations('buy v purchase').of('buy', 'v', 'same')).toThrow('purchase');
  });

  it('RD40 a group relates each to the others, or one side to the other', () => {
    const groups = readWordRelations(
      '= v begin start commence\n! a open / closed shut\n> n lorry / vehicle\n',
    );
    expect([...groups.of('start', 'v', 'same')]).toEqual(['begin', 'commence']);
    expect([...groups.of('shut', 'a', 'opposite')]).toEqual(['open']);
    expect([...groups.of('lorry', 'n', 'implies')]).toEqual(['vehicle']);
    expect(groups.of('vehicle', 'n', 'implies').size).toBe(0);
  });

  it('RD42 the Korean ones lie in the package, and no word is the same as its opposite in either language', () => {
    const korean = readWordRelations(packagedWords('ko') ?? '');
    expect(korean.of('세우', 'v', 'same')).toContain('설립하');
    expect(korean.of('무료', 'n', 'opposite')).toContain('유료');
    for (const language of ['en', 'ko'] as const) {
      const text = packagedWords(language) ?? '';
      const relations = readWordRelations(text);
      const clashes = text.split('\n').flatMap((line) => {
        const [sign, kind, ...words] = line.split(' ');
        if (sign !== '=' || kind === undefined) return [];
        return words.filter((word) =>
          words.some((other) => relations.of(word, kind as WordKind, 'opposite').has(other)),
        );
      });
      expect(clashes).toEqual([]);
    }
  });

  it('RD41 the English ones lie in the package: synonyms, opposites, what is implied, other forms', () => {
    const english = readWordRelations(packagedWords('en') ?? '');
    expect(english.of('buy', 'v', 'same')).toContain('purchase');
    expect(english.of('buy', 'v', 'opposite')).toContain('sell');
    expect(english.of('kill', 'v', 'implies')).toContain('die');
    expect(english.of('found', 'v', 'form')).toContain('founder.n');
    expect(english.of('physician', 'n', 'same')).toContain('doctor');
    expect(english.of('buy', 'v', 'same')).not.toContain('sell');
  });

  it('RD44 frames and parts stand beside the relations, each word with the numbers of its lines', () => {
    const { belonging } = readWordRelations(
      '~ frame rent let lease\n~ frame lease car_lease\n~ part run manager\n',
    );
    expect(shareGroup(belonging.frames, 'rent', 'lease')).toBe(true);
    expect(shareGroup(belonging.frames, 'car lease', 'lease')).toBe(true);
    expect(shareGroup(belonging.frames, 'rent', 'car lease')).toBe(false);
    expect(shareGroup(belonging.parts, 'run', 'manager')).toBe(true);
    expect(belonging.frames.has('manager')).toBe(false);
  });
});
