import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeWithFiles } from '../support/home-with-files.ts';
import { callAssay } from '../support/call-assay.ts';
import type { Run } from '../support/run-assay.ts';
import { serveIn, type ServedProcess } from '../support/served-process.ts';

interface Row {
  readonly id: string;
  readonly args: readonly string[];
}

const rows = JSON.parse(readFileSync('cases/one-home/commands.json', 'utf8')) as readonly Row[];
const LONG = 300_000;

/** What no two runs share: ids, times, how long it took, and where the home lies. */
function withoutChance({ code, stdout, stderr }: Run, home: string): object {
  const plain = (text: string): string =>
    text
      .replaceAll(home, 'HOME')
      .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'ULID')
      .replaceAll(/\b(?:gap|sig|cbo)_[\w-]{22}/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'TIME')
      .replaceAll(/(\b(?:\w*_)?ms": )[\d.]+/g, '$10')
      .replaceAll(/\b[\d.]+ (ms|s)\b/g, '0 $1');
  return { code, stdout: plain(stdout), stderr: plain(stderr) };
}

async function inTurn(home: string): Promise<readonly object[]> {
  const found: object[] = [];
  for (const { args } of rows) found.push(withoutChance(await callAssay(args, { cwd: home }), home));
  return found;
}

const [beside, alone] = [homeWithFiles(), homeWithFiles()];
let server: ServedProcess;
let said: readonly (readonly object[])[];
beforeAll(async () => {
  // The samples that a new database of a server is given are no matter here: it is made before.
  for (const { path } of [beside, alone]) await callAssay(['keys', 'list'], { cwd: path });
  server = await serveIn(beside.path);
  said = [await inTurn(beside.path), await inTurn(alone.path)];
}, LONG);
afterAll(async () => {
  await server.end('SIGTERM');
  beside.remove();
  alone.remove();
});

it.each(rows.map(({ id }, at) => [id, at] as const))('OH2 with a server as without: %s', (_, at) => {
  expect(said[0]?.[at]).toEqual(said[1]?.[at]);
});

it('OH2 none of them was turned away because of the server', () => {
  expect(JSON.stringify(said[0])).not.toMatch(/in use by process|runs here already/);
});
