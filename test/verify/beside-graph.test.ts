import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import listed from '../../cases/verify/beside-graph-gaps.json' with { type: 'json' };
import { verify } from '../../src/core/verify.ts';
import { answerOf, openVerifyWorld, portsOf } from '../support/verify-world.ts';

const Row = z.strictObject({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  documents: z.array(z.string()),
  label: z.enum(['true', 'false', 'unsaid']),
});
type Row = z.infer<typeof Row>;
type Said = 'verified' | 'accused' | 'open';

const file = new URL('../../cases/first-contact/beside_graph.jsonl', import.meta.url);
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => Row.parse(JSON.parse(line)));
const gaps: Readonly<Record<string, string>> = listed;
const world = await openVerifyWorld();
const counts = new Map<string, number>();

async function saidOf({ text, documents }: Row): Promise<Said> {
  const evidences = documents.map((data, at) => ({ evidence_id: `d${at}`, type: 'document', data }));
  const claims = [{ claim_id: 'C1', text, evidence_refs: evidences.map(({ evidence_id }) => evidence_id) }];
  const { result } = await verify(answerOf({ text, claims, evidences }), world.configuration, portsOf(world));
  const [claim] = result.claim_validations;
  if (claim?.status === 'VERIFIED') return 'verified';
  return claim?.contradicted === true || claim?.status === 'HALLUCINATION' ? 'accused' : 'open';
}

/** VERIFIED though it is not true, or accused though it is not false. */
function isWrong(label: Row['label'], said: Said): boolean {
  return (said === 'verified' && label !== 'true') || (said === 'accused' && label !== 'false');
}

it.each(rows)('GR48 beside a graph, $kind: $text is $label', async (row) => {
  const said = await saidOf(row);
  const name = `${row.label} ${said}`;
  counts.set(name, (counts.get(name) ?? 0) + 1);
  expect(isWrong(row.label, said) ? said : undefined).toBe(gaps[row.id]);
});

it('GR48 the figures of the claims beside a graph', () => {
  console.log(
    `note: ${[...counts]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ')}`,
  );
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  expect(Object.keys(gaps).filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
});
