import { describe, expect, it } from 'vitest';
import { TamperRule } from '../../../src/contract/work-rule.ts';
import { type PlantedTamper, plantedTampers } from '../planted/tampers.ts';
import { scanFiles } from './cases.ts';

async function rulesOf({ path, before, after, to, test }: PlantedTamper): Promise<string[]> {
  const beside: [string, string][] = test ? [[test.path, test.text]] : [];
  const now: [string, string][] = after === null ? (to === undefined ? [] : [[to, before]]) : [[path, after]];
  const { findings } = await scanFiles(new Map([[path, before], ...beside]), new Map([...now, ...beside]));
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}

describe('TS13 planted faults', () => {
  it.each(plantedTampers)('TS13 $rule is caught', async (planted) => {
    expect(await rulesOf(planted)).toEqual([planted.rule]);
    const { to: _, ...honest } = planted;
    expect(await rulesOf({ ...honest, after: planted.before })).toEqual([]);
  });

  it('TS13 every rule has one', () => {
    expect(plantedTampers.map(({ rule }) => rule)).toEqual(TamperRule.options);
  });
});
