import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createConfidenceChecker,
  createDefaultConfidenceChecker,
  type TaskContext,
} from '../../src/validation/index.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-f001-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const feature: TaskContext = {
  taskId: 'T-1',
  taskType: 'feature',
  description: 'Add `parseInvoice` that reads an invoice',
  dependencies: ['zod'],
  documentsRead: ['https://docs.example/zod'],
  references: ['https://git.example/invoice-parser'],
};
const files = {
  'ARCHITECTURE.md': '# map',
  'src/order.ts': 'export function parseOrder(text: string) { return text; }',
};

const item = async (context: TaskContext, name: string, folder = folderWith(files)) =>
  (await createDefaultConfidenceChecker(folder).check(context)).items.find((one) => one.name === name);

describe('F001', () => {
  it('SC5 a feature that was prepared may proceed', async () => {
    const result = await createDefaultConfidenceChecker(folderWith(files)).check(feature);
    expect(result).toMatchObject({ score: 100, passed: true, threshold: 90, recommendation: 'proceed' });
    expect(result.items.map(({ name, weight }) => [name, weight])).toEqual([
      ['duplicate_check_complete', 0.25],
      ['architecture_check_complete', 0.25],
      ['official_docs_verified', 0.2],
      ['oss_reference_complete', 0.15],
      ['root_cause_identified', 0.15],
    ]);
  });

  it('SC5 what exists already stops it, and is named', async () => {
    const context = { ...feature, description: 'Add `parse_order`' };
    expect(await item(context, 'duplicate_check_complete')).toMatchObject({
      passed: false,
      detail: 'is there already: parse_order in src/order.ts',
    });
  });

  it('SC5 what cannot be looked at is unchecked and counts 0, what does not apply leaves the score', async () => {
    const bare: TaskContext = { taskId: 'T', taskType: 'feature', description: 'make it better' };
    const result = await createDefaultConfidenceChecker(folderWith({})).check(bare);
    expect(result).toMatchObject({ score: 0, passed: false, recommendation: 'stop' });
    expect(result.items.map(({ unchecked }) => unchecked?.reason)).toEqual([
      'ambiguous',
      'no_evidence',
      'not_applicable',
      'no_evidence',
      'not_applicable',
    ]);
  });

  const causes: [string, boolean][] = [
    ['The cache key leaves out the tenant, so two tenants share a row', true],
    ['캐시 키에 테넌트가 빠져서 두 테넌트가 같은 행을 씁니다', true],
    ['It might be the cache key that is wrong', false],
    ['아마 캐시 키가 틀린 것 같습니다', false],
    ['the cache', false],
    ['Is the key of the cache wrong?', false],
  ];
  it.each(causes)('SC5 a cause is a sentence without hedges: %s', async (rootCause, passed) => {
    const context: TaskContext = { taskId: 'T', taskType: 'bugfix', description: 'fix the cache', rootCause };
    expect((await item(context, 'root_cause_identified'))?.passed).toBe(passed);
  });

  it('SC5 documents that were read must be there and name the dependency', async () => {
    const folder = folderWith({ ...files, 'docs/zod-notes.md': 'read' });
    const read = (documentsRead: string[]) =>
      item({ ...feature, documentsRead }, 'official_docs_verified', folder);
    expect(await read(['docs/zod-notes.md'])).toMatchObject({ passed: true });
    expect(await read(['docs/none.md'])).toMatchObject({ passed: false });
    expect(await read(['https://docs.example/other'])).toMatchObject({ passed: false });
  });

  const scores: [number, string][] = [
    [0.9, 'proceed'],
    [0.89, 'alternatives'],
    [0.7, 'alternatives'],
    [0.69, 'stop'],
  ];
  it.each(scores)('SC6 %d of the weight: %s', async (weight, recommendation) => {
    const checker = createConfidenceChecker({
      items: [
        { name: 'a', weight, check: async () => true },
        { name: 'b', weight: 1 - weight, check: async () => false },
      ],
    });
    expect(await checker.check(feature)).toMatchObject({ recommendation, passed: weight >= 0.9 });
  });

  it('SC6 no items and items that throw are no confidence', async () => {
    expect(await createConfidenceChecker().check(feature)).toMatchObject({ score: 0, passed: false });
    const checker = createConfidenceChecker();
    checker.setItems([
      {
        name: 'own',
        weight: 1,
        check: async () => {
          throw new Error('no disk');
        },
      },
    ]);
    expect(await checker.check(feature)).toMatchObject({
      score: 0,
      items: [{ passed: false, unchecked: { reason: 'unavailable', detail: 'the check failed: no disk' } }],
    });
  });
});
