import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type FittedFile, fittedFile, type Models } from '../../eval/fitted-file.ts';
import { FITTED_FILES } from '../../eval/fitted-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = Object.values<FittedFile>(FITTED_FILES);

async function exported({ path, name }: FittedFile): Promise<Models> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, Models>>;
  const models = module[name];
  if (models === undefined) throw new Error(`${path}: no export ${name}`);
  return models;
}

/** What a model of numbers looks like in a source file. */
function holdsModel(text: string): boolean {
  return /\bbias: -?[\d.]/.test(text);
}

describe('files of weights', () => {
  it.each(files)('EV16 $path is what its script writes of the weights that it exports', async (file) => {
    const text = readFileSync(join(root, file.path), 'utf8');
    const written = fittedFile(file, await exported(file));
    expect(text).toBe(written);
    expect(holdsModel(text)).toBe(true);
    const [, imported] = /from '([^']+)'/.exec(written) ?? [];
    expect(join(file.path, '..', imported ?? '')).toBe('src/core/grounding/fitted-model.ts');
    expect(readFileSync(join(root, file.script), 'utf8')).toContain('writeFitted(');
  });

  it('EV16 stand in the list, all of them, and no other file of the product holds a model', () => {
    const sources = globSync('src/**/*.ts', { cwd: root }).filter((path) =>
      holdsModel(readFileSync(join(root, path), 'utf8')),
    );
    expect(sources.sort()).toEqual(files.map(({ path }) => path).sort());
  });

  it('EV16 a number typed with more digits, a key out of shape or another comment is seen', () => {
    const file = { path: 'src/core/grounding/a/b.ts', name: 'W', says: 'Of a claim.', script: 'eval/fit.ts' };
    const text = fittedFile(file, { bias: -1.25, weights: { x: 0.5, 'two words': 2, "it's": 3 } });
    expect(text).toBe(
      [
        "import type { FittedModel } from '../fitted-model.ts';",
        '',
        '/** Of a claim. Written by `node eval/fit.ts`, never by hand. */',
        'export const W: FittedModel = {',
        '  bias: -1.25,',
        '  weights: {',
        '    x: 0.5,',
        "    'two words': 2,",
        String.raw`    'it\'s': 3,`,
        '  },',
        '};',
        '',
      ].join('\n'),
    );
    const nested = fittedFile(file, { a: { b: { bias: 123.4567, weights: {} } } });
    expect(nested).toContain("W: Readonly<Record<'a', Readonly<Record<'b', FittedModel>>>> = {");
    expect(nested).toContain('      bias: 123.5,');
  });
});
