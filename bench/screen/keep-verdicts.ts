import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import type { BenchServer } from '../server/bench-server.ts';

const EVIDENCE = 'The pump of the greenhouse runs at 5 bar. The lamp has 40 watts.';
const ANSWER = 'The pump of the greenhouse runs at 5 bar. The lamp has 60 watts.';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** One verdict that the server gives. */
async function given(url: string): Promise<VerdictRecord> {
  const answer = await fetch(`${url}/api/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: ANSWER, evidences: [EVIDENCE] }),
  });
  const id = answer.headers.get('x-verdict-id') ?? '';
  return (await (await fetch(`${url}/api/verdicts/${id}`)).json()) as VerdictRecord;
}

/** So many verdicts beside the database, as commands keep them, a minute apart; the server brings them in when it lists. */
export async function keepVerdicts({ url, folder }: BenchServer, count: number): Promise<void> {
  const one = await given(url);
  const newest = Date.parse(one.created_at);
  const idOf = (at: number): string => `${one.id.slice(0, -6)}${String(at).padStart(6, '0')}`;
  const lines = Array.from({ length: count }, (_, at) => {
    const id = idOf(at);
    return JSON.stringify({ ...one, id, created_at: new Date(newest - (at + 1) * MINUTE_MS).toISOString() });
  });
  const kept = join(folder, '.assay', 'verdicts');
  mkdirSync(kept, { recursive: true });
  const file = join(kept, `${idOf(0)}.jsonl`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  // Written long ago: it is brought in once, and not looked into again.
  const then = new Date(newest - DAY_MS);
  utimesSync(file, then, then);
  await (await fetch(`${url}/api/verdicts?limit=1`)).arrayBuffer();
}
