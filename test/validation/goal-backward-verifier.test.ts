import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGoalBackwardVerifier, VerificationStage } from '../../src/validation/index.ts';

const files = {
  'package.json': '{"name":"shop","main":"src/index.js"}',
  'src/index.js': "import { tax } from './tax.js';\nexport const start = (order) => tax(order.total);\n",
  'src/tax.js': 'const RATE = 0.1;\nexport function tax(total) {\n  return total * RATE;\n}\n',
  'src/stub.js': "export function pay(order) {\n  throw new Error('not implemented');\n}\nconst a = 1;\n",
  'src/alone.js': 'const RATE = 0.1;\nexport function duty(total) {\n  return total * RATE;\n}\n',
};

function shop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-f003-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const folder = shop();
const verify = (expectedPaths: string[], more = {}) =>
  createGoalBackwardVerifier({ folder }).verify({ description: 'goal', expectedPaths, ...more });
const stages = async (paths: string[], more = {}) =>
  (await verify(paths, more)).stages.map(({ stage, passed }) => `${stage} ${passed}`);

describe('F003', () => {
  it('GB1 the stages are those of the source', () => {
    expect(VerificationStage).toEqual({ EXISTS: 'exists', SUBSTANTIVE: 'substantive', WIRED: 'wired' });
  });

  it('GB1 what is there, real and wired passes', async () => {
    expect(await stages(['src/tax.js'])).toEqual(['exists true', 'substantive true', 'wired true']);
    expect(await stages([join(folder, 'src/tax.js')])).toHaveLength(3);
  });

  it('GB1 the first stage that fails is the last', async () => {
    expect(await stages(['src/none.js'])).toEqual(['exists false']);
    expect(await stages(['src/stub.js'])).toEqual(['exists true', 'substantive false']);
    expect(await stages(['src/alone.js'])).toEqual(['exists true', 'substantive true', 'wired false']);
  });

  it('GB1 connections must lead from one to the other', async () => {
    const link = (from: string, to: string) => ({ expectedConnections: [{ from, to }] });
    expect((await verify(['src/tax.js'], link('src/index.js', 'src/tax.js'))).passed).toBe(true);
    expect((await verify(['src/tax.js'], link('src/tax.js', 'src/index.js'))).passed).toBe(false);
  });

  it('GB1 nothing expected is not a pass', async () => {
    expect(await verify([])).toMatchObject({ passed: false, unchecked: { reason: 'no_evidence' } });
  });
});
