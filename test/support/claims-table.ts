import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { configurationFiles } from '../../src/adapters/workspace/configuration-files.ts';
import { readConfiguration } from '../../src/app/configuration/read-configuration.ts';
import type { Configuration } from '../../src/contract/configuration.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { memoryGraph } from './memory-graph.ts';
import { statements } from './read-statements.ts';

const Row = z.object({
  id: z.string(),
  language: z.enum(['ko', 'en']),
  text: z.string(),
  label: z.boolean(),
  falsity: z.string().nullable(),
  truth: z.string(),
});
const Table = z.object({ reference_date: z.string(), claims: z.array(Row) });

/** A labelled claim with its verdict. `accused`: contradicted, stale or HALLUCINATION; `passed`: VERIFIED. */
export interface Labelled extends z.infer<typeof Row> {
  readonly verdict: ClaimValidation;
  readonly accused: boolean;
  readonly passed: boolean;
}

/** A world on disk: its configuration, its graph in memory. */
export interface World {
  readonly configuration: Configuration;
  readonly graph: KnowledgeGraphReader;
}

export async function openWorld(configFile: string): Promise<World> {
  const { configuration } = await readConfiguration(
    configurationFiles,
    { explicit: configFile, workingFolder: process.cwd() },
    {},
  );
  return { configuration, graph: await memoryGraph(configuration, dirname(configFile)) };
}

function labelled(row: z.infer<typeof Row>, verdict: ClaimValidation): Labelled {
  const stale = verdict.parts.some(({ outcome }) => outcome === 'stale');
  return {
    ...row,
    verdict,
    accused: verdict.contradicted || verdict.status === 'HALLUCINATION' || stale,
    passed: verdict.status === 'VERIFIED',
  };
}

/** Verifies every claim of a labelled table against its world. */
export async function judgeTable(world: World, tableFile: string): Promise<Labelled[]> {
  const table = Table.parse(JSON.parse(await readFile(resolve(tableFile), 'utf8')));
  const claims = table.claims.map(({ id, text }) => ({ claim_id: id, text, evidence_refs: [] }));
  const answer = {
    response_id: 'table',
    reference_date: table.reference_date,
    content: { claims, evidences: [] },
  };
  const clock = { elapsed: () => 0, now: () => '2026-01-01T00:00:00Z' };
  const report = await verify(answer, world.configuration, {
    graph: world.graph,
    sources: null,
    statements,
    clock,
    ids: { next: () => '0' },
  });
  return report.result.claim_validations.map((verdict, index) => {
    const row = table.claims[index];
    if (row === undefined) throw new Error('a claim without a row');
    return labelled(row, verdict);
  });
}

/** Shares of a judged table: false ones accused, false ones passed, true ones accused, true ones not passed. */
export function sharesOf(
  rows: readonly Labelled[],
): Record<'found' | 'lies_passed' | 'alarms' | 'true_not_passed', number> {
  const wrong = rows.filter(({ label }) => !label);
  const right = rows.filter(({ label }) => label);
  return {
    found: wrong.filter(({ accused }) => accused).length / wrong.length,
    lies_passed: wrong.filter(({ passed }) => passed).length / wrong.length,
    alarms: right.filter(({ accused }) => accused).length / right.length,
    true_not_passed: right.filter(({ passed }) => !passed).length / right.length,
  };
}

/** The rows that fared wrong, one block a row. */
export function missesOf(rows: readonly Labelled[]): string[] {
  return rows
    .filter(({ label, passed, accused }) => (label ? !passed : !accused))
    .map(({ id, falsity, text, truth, verdict }) => {
      const parts = verdict.parts.map(
        ({ rule, outcome, reading, derivation }) =>
          `${rule} ${outcome}: ${reading}${derivation === undefined ? '' : ` | ${derivation}`}`,
      );
      return `${id} [${falsity ?? 'true'}] ${text}\n    truth: ${truth}\n    ${verdict.status} ${parts.join('; ')}`;
    });
}
