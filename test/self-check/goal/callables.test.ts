import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/goal/callables.json' with { type: 'json' };
import { codeIndex } from '../../../src/adapters/code-index/code-index.ts';
import { callablesOf } from '../../../src/core/self-check/goal/callables.ts';

const index = codeIndex();

describe('GB2 callables that do nothing of their own', () => {
  it.each(cases)('GB2 $title', async ({ path, text, hollow }) => {
    const file = await index.parse(path, text);
    if (file === null) throw new Error(`no parser for ${path}`);
    const found = callablesOf(file).filter((one) => one.hollow !== null && !one.meant);
    expect(found.map((one) => `${one.name}: ${one.hollow}`)).toEqual(hollow);
  });
});
