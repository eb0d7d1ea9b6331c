import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openOutside } from '../../src/app/open-outside.ts';
import { verifyOnce } from '../../src/app/open-verifier.ts';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { serve } from '../../src/http/serve.ts';

it('HT18 a verdict that a command keeps beside the running server is listed and found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-beside-'));
  mkdirSync(join(folder, '.assay'));
  const outside = await openOutside({ workingFolder: folder, environment: {} });
  const home = { configuration: Configuration.parse({}), folder };
  const bench = await openWorkbench(home, outside, {}, textHere);
  const server = await serve(bench, {
    settings: { ...home.configuration.server, port: 0 },
    say: translate,
    language: 'en',
    write: () => undefined,
    log: false,
    debug: false,
    version: '0.0.0',
    mcp: null,
  });
  const list = async (): Promise<unknown> => (await fetch(`${server.url}/api/verdicts`)).json();
  const before = await list();
  const answer = {
    response_id: 'r1',
    content: {
      text: 'The pump runs at 5 bar.',
      evidences: [{ evidence_id: 'e1', type: 'document' as const, data: 'The pump runs at 5 bar.' }],
    },
  };
  const { verdict } = await verifyOnce(answer, { configuration: {}, folder });
  const own = await openOutside({ workingFolder: folder, environment: {} });
  await (await own.ledger(home)).keep(verdict);
  const found = await fetch(`${server.url}/api/verdicts/${verdict.id}`);
  const after = await list();
  await server.close();
  await bench.later.idle();
  await own.close();
  await outside.close();
  rmSync(folder, { recursive: true, force: true });
  expect(before).toMatchObject({ verdicts: [] });
  expect(found.status).toBe(200);
  expect(after).toMatchObject({ verdicts: [{ id: verdict.id }] });
});
