import { expect, it } from 'vitest';
import { textHere } from '../../src/app/verify-thread/text-here.ts';
import { openWorkbench } from '../../src/app/workbench/open-workbench.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { hrGraph, testOutside } from '../support/test-outside.ts';

const missing = new AssayError('not_found', 'the package is missing', { where: 'telemetry' });
const home = { configuration: Configuration.parse({}), folder: '/' };

it('PK4 opens no database where a package of the telemetry is missing', async () => {
  let opened = 0;
  const outside = testOutside(hrGraph, {
    telemetry: () => Promise.reject(missing),
    stores: () => {
      opened += 1;
      return new Promise(() => undefined);
    },
  });
  await expect(openWorkbench(home, outside, {}, textHere)).rejects.toBe(missing);
  expect(opened).toBe(0);
});
