import { describe, expect, it } from 'vitest';
import { gathered } from '../../src/adapters/database/gathered.ts';

/** A writer that keeps what it was given, one turn later, and refuses whatever holds `bad`. */
function writer(): {
  readonly runs: string[][];
  readonly write: (items: readonly string[]) => Promise<void>;
} {
  const runs: string[][] = [];
  return {
    runs,
    write: async (items) => {
      runs.push([...items]);
      await new Promise((resolve) => setImmediate(resolve));
      if (items.includes('bad')) throw new Error('bad is refused');
    },
  };
}

describe('items written together', () => {
  it('ST14 what comes while a run goes on goes together in the next one, in its order', async () => {
    const { runs, write } = writer();
    const put = gathered(write, 3);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(put));
    expect(runs).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  });

  it('ST14 an item that fails is told so alone, and the others are kept', async () => {
    const { write } = writer();
    const put = gathered(write, 10);
    const ends = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(put));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    await expect(put('d')).resolves.toBeUndefined();
  });
});
