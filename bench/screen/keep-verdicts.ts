import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import type { BenchServer } from '../server/bench-server.ts';

const EVIDENCE =
  'The pump of the greenhouse runs at 5 bar. The lamp has 40 watts. The tank holds 300 litres.';
const ANSWER =
  'The pump of the greenhouse runs at 5 bar. The lamp has 60 watts. The tank holds 300 litres. The roof was made of glass in 1990. The door is two metres wide.';
const MINUTE_MS = 60_000;

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
  const lines = Array.from({ length: count }, (_, at) => {
    const id = `${one.id.slice(0, -6)}${String(at).padStart(6, '0')}`;
    return JSON.stringify({ ...one, id, created_at: new Date(newest - (at + 1) * MINUTE_MS).toISOString() });
  });
  const kept = join(folder, '.assay', 'verdicts');
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, `${one.id}.jsonl`), `${lines.join('\n')}\n`);
  await (await fetch(`${url}/api/verdicts?limit=1`)).arrayBuffer();
}
