import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagedWeights } from '../../src/adapters/reading/packaged-weights.ts';
import { sentenceReader } from '../../src/core/read/sentence-reader.ts';

const root = resolve(import.meta.dirname, '..', '..');

describe('the weights in the package', () => {
  const read = sentenceReader(packagedWeights);

  it('RD15 read an English sentence', () => {
    const tokens = read('The judges were avoided by the artists.', 'en') ?? [];
    expect(tokens[1]).toMatchObject({
      form: 'judges',
      lemma: 'judge',
      head: 3,
      relation: 'nsubj:pass',
      start: 4,
    });
    expect(tokens[6]).toMatchObject({ form: 'artists', head: 3, relation: 'obl:agent' });
  });

  it('RD15 read a Korean sentence', () => {
    expect(read('사람이 스스로 갔다 .', 'ko')?.[0]).toMatchObject({
      lemma: '사람',
      head: 2,
      relation: 'nsubj',
    });
  });

  it('RD15 are packed with their licence, and the built package finds them', () => {
    const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: root,
      encoding: 'utf8',
    });
    const names = ['en.json', 'en.weights.gz', 'ko.json', 'ko.weights.gz', 'LICENSE.md'];
    expect(
      names.filter((name) => !packed.stdout.includes(`"dist/adapters/reading/weights/${name}"`)),
    ).toEqual([]);
    const built = names.filter((name) => existsSync(join(root, 'dist/adapters/reading/weights', name)));
    expect(built).toEqual(names);
  });

  it('RD16 a language without weights is unread', () => {
    let asked = 0;
    const unread = sentenceReader(() => {
      asked += 1;
      return null;
    });
    expect(unread('The pump runs.', 'en')).toBeNull();
    expect(unread('It stops.', 'en')).toBeNull();
    expect(asked).toBe(1);
  });
});
