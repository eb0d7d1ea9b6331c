import { describe, expect, it } from 'vitest';
import { rememberModules } from '../../src/adapters/code-index/remember-modules.ts';

function counted(most?: number): { ask: (path: string, text: string) => Promise<unknown>; asked: string[] } {
  const asked: string[] = [];
  const read = async (path: string, text: string): Promise<null> => {
    asked.push(`${path}:${text}`);
    return null;
  };
  return { ask: most === undefined ? rememberModules(read) : rememberModules(read, most), asked };
}

describe('memory of module facts', () => {
  it('SX5 the same text of the same path is read once, another text or path anew', async () => {
    const { ask, asked } = counted();
    await Promise.all([ask('a.js', 'one'), ask('a.js', 'one')]);
    await ask('a.js', 'two');
    await ask('b.js', 'two');
    await ask('a.js', 'one');
    expect(asked).toEqual(['a.js:one', 'a.js:two', 'b.js:two', 'a.js:one']);
  });

  it('SX5 the oldest texts are forgotten beyond the bound', async () => {
    const { ask, asked } = counted(7);
    for (const path of ['a.js', 'b.js', 'c.js', 'b.js', 'c.js', 'a.js']) await ask(path, 'one');
    expect(asked).toEqual(['a.js:one', 'b.js:one', 'c.js:one', 'a.js:one']);
  });

  it('SX5 a text longer than the bound is read, and not kept', async () => {
    const { ask, asked } = counted(2);
    await ask('a.js', 'one');
    await ask('a.js', 'one');
    expect(asked).toHaveLength(2);
  });
});
