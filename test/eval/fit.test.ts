import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { labelOf, type SeenClaim } from '../../eval/claim-example.ts';
import { collectClaims } from '../../eval/collect-claims.ts';
import { documentOf, plainRow } from '../../eval/datasets/plain-row.ts';
import { readFile } from '../../eval/datasets/read-file.ts';
import { FITTED } from '../../eval/fitted.ts';
import { fittedFile } from '../../eval/fitted-file.ts';
import { fitModels, measureModels } from '../../eval/fit-weights.ts';
import { balanced } from '../../eval/judges/balanced.ts';
import type { EvalRow } from '../../eval/row.ts';
import { seenClaims } from '../../eval/seen-claims.ts';
import { sectionsOf } from '../../eval/sections.ts';
import { plants, setFolder } from './set-folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function row(dataset: string, at: number, more: Partial<EvalRow> = {}): EvalRow {
  const label = at % 2 === 0 ? 1 : 0;
  return plainRow({ dataset, id: `${at}`, group: `${at}`, answer: 'Yes. No.', evidences: [], label }, more);
}

/** Two claims a row; `x` tells the label of the first, the second is always good. */
function seen({ label }: EvalRow): SeenClaim[] {
  const claim = { verifier: 'passages', language: 'en' as const };
  return [
    { ...claim, span: { start: 0, end: 4 }, signals: { x: label === 1 ? 1 : 0 } },
    { ...claim, span: { start: 5, end: 8 }, signals: { x: 1 } },
  ];
}

describe('labels of claims', () => {
  const [first, second] = [
    { start: 0, end: 4 },
    { start: 5, end: 8 },
  ] as const;
  it.each([
    ['a marked range touches it', { spans: [{ start: 3, end: 6 }] }, first, 2, 0],
    ['no marked range touches it', { spans: [{ start: 3, end: 5 }] }, second, 2, 1],
    ['a supported answer', { label: 1 as const }, second, 2, 1],
    ['alone in a wrong answer', { label: 0 as const }, first, 1, 0],
    ['one of two in a wrong answer: not known', { label: 0 as const }, first, 2, null],
    ['an answer without a label', { label: null }, first, 1, null],
  ])('EV14 %s', (_title, more, claim, count, expected) => {
    expect(labelOf(row('d', 1, more), claim, count)).toBe(expected);
  });
});

describe('claims of the product', () => {
  it('EV14 are the sentences of the answer, with what the verifiers measured of each', () => {
    const answer = 'The bridge is 40 m long. It was opened in 1932.';
    const evidences = [documentOf('The bridge was opened in 1932 and is 40 m long.')];
    const claims = seenClaims(row('d', 0, { answer, evidences }));
    expect(claims.map(({ span }) => answer.slice(span.start, span.end))).toEqual([
      'The bridge is 40 m long.',
      'It was opened in 1932.',
    ]);
    for (const { verifier, language, signals } of claims) {
      expect([verifier, language]).toEqual(['passages', 'en']);
      expect(Object.values(signals).every(Number.isFinite)).toBe(true);
      expect(Object.keys(signals).length).toBeGreaterThan(0);
    }
    expect(seenClaims(row('d', 0, { answer, evidences: [] }))).toEqual([]);
  });
});

describe('the fit', () => {
  const spans = { spans: [{ start: 0, end: 4 }] };
  const sections = ['a', 'b'].flatMap((name, set) =>
    sectionsOf(
      name,
      Array.from({ length: set === 0 ? 40 : 10 }, (_, at) => row(name, at, at % 2 === 0 ? {} : spans)),
    ),
  );
  const examples = collectClaims(sections, seen);

  it('EV14 all sets count the same, and in each both labels', () => {
    const weights = balanced([
      { signals: {}, label: 1 },
      { signals: {}, label: 1 },
      { signals: {}, label: 1 },
      { signals: {}, label: 0 },
    ]).map(({ weight }) => weight);
    expect(weights.map((one) => one.toFixed(4))).toEqual(['0.1667', '0.1667', '0.1667', '0.5000']);
    expect(balanced([{ signals: {}, label: 1 }])[0]?.weight).toBe(1);
  });

  it('EV14 a model for each verifier and language, and how well it does on each set', () => {
    const models = fitModels(examples, 0.01);
    expect(Object.keys(models)).toEqual(['passages']);
    expect(models['passages']?.['en']?.weights['x']).toBeGreaterThan(1);
    const [a, b] = measureModels(examples, models, 0.01);
    expect(a).toMatchObject({ dataset: 'a', claims: 80, not_supported: 20, answers_in_sample: 1 });
    expect(b).toMatchObject({ dataset: 'b', claims: 20, answers_out_of_fold: 1, answers_other_sets: 1 });
  });

  it('EV14 an answer without spans speaks for its claims only as far as its label tells', () => {
    const bare = collectClaims(
      sectionsOf('c', [row('c', 0), row('c', 1), row('c', 2, { label: null })]),
      seen,
    );
    expect(bare.map(({ label, answer_label }) => [label, answer_label])).toEqual([
      [1, 1],
      [1, 1],
      [null, 0],
      [null, 0],
    ]);
  });

  it('EV14 the file of weights is TypeScript that holds the models', async () => {
    const models = { passages: { en: { bias: -0.123456, weights: { x: 1e-7, 'odd name': 2 } } } };
    const path = join(setFolder({}), 'weights.ts');
    writeFileSync(path, fittedFile({ path, name: 'WEIGHTS', says: '', script: 'eval/fit.ts' }, models));
    const file = (await import(pathToFileURL(path).href)) as { WEIGHTS: unknown };
    expect(file.WEIGHTS).toEqual({
      passages: { en: { bias: -0.1235, weights: { x: 1e-7, 'odd name': 2 } } },
    });
  });

  it('EV14 the command prints the table and the weights, and says what it lacks', () => {
    const fit = (...args: readonly string[]) =>
      spawnSync(process.execPath, ['eval/fit.ts', ...args], { cwd: root, encoding: 'utf8' });
    const before = readFile(FITTED);
    expect(fit()).toMatchObject({
      status: 2,
      stderr: 'fit: --data DIR: name the folder of the labelled sets\n',
    });
    expect(fit('--data', setFolder({})).stderr).toMatch(/no labelled claim was found/);
    const claims = setFolder({
      'claims.ts':
        "export const seenClaims = ({ answer }) => [{ verifier: 'v', language: 'en', span: { start: 0, end: answer.length }, signals: { digits: answer.replace(/.* is /, '').length } }];",
    });
    const found = fit(
      '--data',
      setFolder({ 'healthver.jsonl': plants(30) }),
      '--claims',
      join(claims, 'claims.ts'),
    );
    expect(found.stderr.replaceAll(/^.*(Warning|Reparsing|To eliminate|Use `node).*\n/gm, '')).toBe('');
    expect(found.stdout).toMatch(/\| healthver \| 30 +\| 15 /);
    expect(found.stdout).toMatch(/ {2}v: \{\n {4}en: \{\n {6}bias: /);
    expect(readFile(FITTED)).toBe(before);
  });
});
