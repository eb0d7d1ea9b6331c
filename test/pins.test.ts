import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The words of an exported enum schema or list of strings; undefined for everything else. */
function wireWords(exported: unknown): readonly string[] | undefined {
  if (exported instanceof z.ZodEnum) return exported.options.map(String);
  const isWords = Array.isArray(exported) && exported.every((word) => typeof word === 'string');
  return isWords ? exported : undefined;
}

async function readWireWords(): Promise<Record<string, readonly string[]>> {
  const paths = globSync('src/contract/**/*.ts', { cwd: root });
  const modules = await Promise.all(
    paths.map(async (path): Promise<object> => import(new URL(`../${path}`, import.meta.url).href)),
  );
  const words = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, exported]) => {
      const list = wireWords(exported);
      return list ? [[name, list] as const] : [];
    }),
  );
  return Object.fromEntries(words.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

describe('pins', () => {
  it('PN1 every wire word of the contract stands in cases/pins.json', async () => {
    const pins: unknown = JSON.parse(readFileSync(`${root}/cases/pins.json`, 'utf8'));
    expect(await readWireWords()).toEqual(pins);
  });

  it('PN2 the words of the source are spelled as it spells them', async () => {
    const words = await readWireWords();
    expect(words['EvidenceType']).toEqual(expect.arrayContaining(['kg_data', 'model_output']));
    expect(words['UncheckedReason']).toHaveLength(12);
  });
});
