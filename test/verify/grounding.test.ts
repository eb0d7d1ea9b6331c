import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../../src/core/verify.ts';
import {
  groundingTable,
  rowAnswer,
  rowConfiguration,
  scriptedTier,
  seenReport,
} from '../support/grounding-rows.ts';
import { openVerifyWorld, portsOf, type VerifyWorld } from '../support/verify-world.ts';

const { evidences, rows } = groundingTable();

let world: VerifyWorld;
beforeAll(async () => {
  world = await openVerifyWorld();
});

describe('answers held against documents, tables and JSON', () => {
  it.each(rows.map((row) => [`${row.rule} ${row.about}`, row] as const))('%s', async (_title, row) => {
    const model = row.model === undefined ? null : scriptedTier(row.model);
    const ports = { ...portsOf(world, row.graph, row.graph), model };
    const report = await verify(rowAnswer(row, evidences), rowConfiguration(row, world.configuration), ports);
    expect(seenReport(report, model?.asked.count ?? 0, row)).toEqual(row.expect);
  });
});
