import { describe, expect, it } from 'vitest';
import { codeIndex } from '../../src/adapters/code-index/code-index.ts';
import cases from '../../cases/code-index/modules.json' with { type: 'json' };

describe('SX3 what a module takes and gives', () => {
  it.each(cases)('SX3 $title', async ({ path, text, imports, exports }) => {
    const [facts] = await codeIndex().modules([{ path, text }]);
    expect(facts?.imports.map(({ kind, specifier, names }) => [kind, specifier, names])).toEqual(imports);
    expect(facts?.exports.map(({ kind, name }) => [kind, name])).toEqual(exports);
    expect(facts?.broken).toBe(false);
  });

  it('SX3 keeps the order asked, and null where no parser is there', async () => {
    const files = ['b.py', 'c.rs', 'a.ts'].map((path) => ({ path, text: '' }));
    const facts = await codeIndex().modules(files);
    expect(facts.map((fact) => fact?.path ?? null)).toEqual(['b.py', null, 'a.ts']);
  });

  it.each(['a.ts', 'a.cjs', 'a.py'])('SX4 a broken module says so: %s', async (path) => {
    const [facts] = await codeIndex().modules([{ path, text: 'import ( = )) def class require(' }]);
    expect(facts?.broken).toBe(true);
  });
});
