import { afterEach, expect, it } from 'vitest';
import { addedTable, whatModelAdds } from '../../eval/added.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { type WireServer, wireServer } from '../adapters/providers/wire-server.ts';
import { wires } from '../adapters/providers/wires.ts';

const DEFAULTS = Configuration.parse({});
let server: WireServer | undefined;
afterEach(async () => {
  await server?.close();
  delete process.env['OPENAI_COMPATIBLE_BASE_URL'];
});

it('EV30 what a model adds is shown set by set, and one that fails its controls adds nothing', async () => {
  const wire = wires.find(({ kind }) => kind === 'openai_compatible');
  server = await wireServer(() => wire?.answer('All are supported.') ?? {});
  process.env['OPENAI_COMPATIBLE_BASE_URL'] = server.url;
  const wanted = { folder: null, only: ['own'], limit: 6 };
  const added = await whatModelAdds(wanted, 'openai_compatible/m', () => DEFAULTS);
  expect(added.length).toBeGreaterThan(0);
  for (const { verified, decided } of added) {
    expect(decided).toBe(0);
    for (const [rules, model] of [verified.true, verified.false]) expect(model).toEqual(rules);
  }
  expect(addedTable('m', added)).toContain('| own ');
});
