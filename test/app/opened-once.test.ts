import { expect, it } from 'vitest';
import { openOutside } from '../../src/app/open-outside.ts';

it('VF4 all outsides of a process share one reader: what one order has read, the next does not read again', async () => {
  const open = () => openOutside({ workingFolder: '.', environment: {} });
  const [one, other] = await Promise.all([open(), open()]);
  expect(await one.statements()).toBe(await other.statements());
  await Promise.all([one.close(), other.close()]);
});
