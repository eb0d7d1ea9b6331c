import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { graphFile } from '../../src/adapters/sources/graph-file.ts';
import type { TableTools } from '../../src/adapters/sources/table-source.ts';
import { LoadStep } from '../../src/contract/load-step.ts';
import type { GraphFile, NameKeys } from '../../src/contract/ports/knowledge-graph-writer.ts';
import { Vocabulary } from '../../src/contract/vocabulary.ts';
import { fuzzyKey } from '../../src/core/language/name-fuzzy.ts';
import { normaliseName } from '../../src/core/language/name-normalise.ts';
import { nameSimilarity } from '../../src/core/language/name-similarity.ts';

export const keys: NameKeys = {
  version: '1',
  normalise: normaliseName,
  fuzzy: fuzzyKey,
  similarity: nameSimilarity,
};

/** Years, months and days; hours and minutes: enough of a language for these tests. */
export const tools: TableTools = {
  normalise: normaliseName,
  convert: (value, from, to) => (from === 'min' && to === 'h' ? value / 60 : null),
  periodOf(text) {
    if (/^\d{4}$/.test(text)) return { from: `${text}-01-01`, to: `${text}-12-31` };
    return text === '2026-W05' ? { from: '2026-01-26', to: '2026-02-01' } : null;
  },
};

export const vocabulary = Vocabulary.parse({
  team: {
    attributes: {
      utilisation: { kind: 'measure', unit: '%' },
      headcount: { kind: 'count', unit: '명' },
      hours: { kind: 'measure', unit: 'h' },
      founded: { kind: 'date' },
      status: { kind: 'enum', values: { A: { en: ['active'] } } },
      code: { kind: 'id' },
    },
    relations: { parent: { to: 'team' }, runs: { to: 'project' } },
  },
  project: { attributes: { code: { kind: 'id' }, budget: { kind: 'measure', unit: 'KRW' } } },
});

export interface TestFolder {
  readonly path: string;
  write(name: string, content: string | Uint8Array): void;
  graphFile(step: Record<string, unknown>): GraphFile;
  remove(): void;
}

/** A temporary folder of files to be loaded. */
export function testFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'assay-files-'));
  return {
    path,
    write(name, content) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), content);
    },
    graphFile: (step) => graphFile(LoadStep.parse(step), vocabulary, path, tools),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
