import { describe, expect, it } from 'vitest';
import listed from '../../cases/verify/labelled-gaps.json' with { type: 'json' };
import { judgeTable, type Labelled, missesOf, openWorld, sharesOf } from '../support/claims-table.ts';

const WORLDS = [
  ['hr', 'examples/hr/assay.config.yaml', 'cases/worlds/hr/claims.json'],
  ['retail', 'cases/worlds/retail/assay.config.yaml', 'cases/worlds/retail/claims.json'],
  ['harbour', 'cases/worlds/harbour/assay.config.yaml', 'cases/worlds/harbour/claims.json'],
] as const;

describe('labelled claims', () => {
  it.each(WORLDS)('VF1 %s: false claims found, true claims let pass', async (name, config, table) => {
    const rows = await judgeTable(await openWorld(config), table);
    const isListed = ({ id }: Labelled): boolean => listed[name].includes(id);
    const shares = sharesOf(
      rows.map((row) => (isListed(row) ? { ...row, passed: row.label, accused: !row.label } : row)),
    );
    for (const miss of missesOf(rows)) process.stdout.write(`note: ${name} miss: ${miss.split('\n')[0]}\n`);
    expect(rows.length).toBeGreaterThanOrEqual(240);
    const open = rows.filter(({ passed, accused }) => !passed && !accused).map(({ id }) => id);
    expect(listed[name].filter((id) => !open.includes(id))).toEqual([]);
    expect(shares.lies_passed).toBeLessThanOrEqual(0.02);
    expect(shares.found).toBeGreaterThanOrEqual(name === 'retail' ? 0.96 : 0.98);
    expect(shares.true_not_passed).toBeLessThanOrEqual(name === 'retail' ? 0.05 : 0.02);
  });
});
