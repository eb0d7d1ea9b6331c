import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/goal/callables.json' with { type: 'json' };
import { callablesOf } from '../../../src/core/self-check/goal/callables.ts';
import { parsed } from '../support/parsed.ts';

describe('GB2 callables that do nothing of their own', () => {
  it.each(cases)('GB2 $title', async ({ path, text, hollow }) => {
    const found = callablesOf(await parsed(path, text)).filter((one) => one.hollow !== null && !one.meant);
    expect(found.map((one) => `${one.name}: ${one.hollow}`)).toEqual(hollow);
  });
});
