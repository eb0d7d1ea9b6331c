import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/goal/added-code.json' with { type: 'json' };
import { codeIndex } from '../../../src/adapters/code-index/code-index.ts';
import { isTestFile } from '../../../src/core/self-check/commands/test-file.ts';
import { makeGround } from '../../../src/core/self-check/goal/make-ground.ts';
import { addsNames, type Changed, scanAddedCode } from '../../../src/core/self-check/goal/scan-added-code.ts';

type Files = Readonly<Record<string, string | undefined>>;
import { parsed } from '../support/parsed.ts';

const index = codeIndex();
const isTest = (path: string): boolean => isTestFile(path, []);

async function changedFiles(base: Files, work: Files): Promise<Changed[]> {
  return Promise.all(
    Object.entries(work).map(async ([path, after = '']) => {
      const before = base[path] ?? null;
      const [facts] = before === null ? [null] : await index.modules([{ path, text: before }]);
      return {
        path,
        status: before === null ? 'added' : 'modified',
        before,
        after,
        beforeSyntax: before === null ? null : await parsed(path, before),
        beforeFacts: facts ?? null,
        afterFacts: (await index.modules([{ path, text: after }]))[0] ?? null,
      };
    }),
  );
}

describe('GB3 code that the change adds', () => {
  it.each(cases)('GB3 $title', async ({ base, work, expect: expected }) => {
    const files: Files = { ...base, ...work };
    const changed = await changedFiles(base, work);
    const ground = await makeGround({
      files: Object.keys(files),
      readMany: async (paths) => paths.map((path) => files[path] ?? null),
      index,
      isTest,
      entryPoints: [],
      parse: Object.keys(work),
      whole: addsNames(changed, isTest),
    });
    const findings = scanAddedCode(changed, isTest, ground);
    expect(
      findings.map(({ rule, severity, place, details }) =>
        `${rule} ${severity} ${place?.file} ${details['name'] ?? ''}`.trim(),
      ),
    ).toEqual(expected);
  });
});
