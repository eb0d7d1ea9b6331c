import { expect, test } from 'vitest';
import { transaction } from '../../src/adapters/database/transaction.ts';

const CODES = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  '53100',
  '53200',
  '53300',
  '57P01',
  '40001',
  '58030',
  'ENOSPC',
  'EIO',
  'EMFILE',
];

/** A pool of one client that keeps what was committed; call `at`, from 1, is refused with `code`, and so is all after it where `isLost`. */
function scriptedPool(code: string, isLost: boolean) {
  const state = { calls: 0, at: 0, out: 0, lost: 0, open: [] as string[], kept: [] as string[] };
  const step = (): void => {
    state.calls += 1;
    const isFault = state.at > 0 && (isLost ? state.calls >= state.at : state.calls === state.at);
    if (isFault) throw Object.assign(new Error('injected'), { code });
  };
  const client = {
    async query(text: string) {
      step();
      if (text === 'commit') state.kept.push(...state.open);
      if (/^(?:begin|commit|rollback)$/.test(text)) state.open = [];
      else state.open.push(text);
      return { rows: [] };
    },
    release(destroy: boolean) {
      state.out -= 1;
      if (destroy) state.lost += 1;
      state.open = [];
    },
  };
  const connect = async () => {
    step();
    state.out += 1;
    return client;
  };
  return { state, database: { pool: { connect } as never } };
}

test.each(CODES)(
  'FT8 a transaction that meets %s at any call keeps all or nothing, and passes',
  async (code) => {
    for (const isLost of [false, true]) {
      for (let at = 1; at <= 5; at += 1) {
        const { state, database } = scriptedPool(code, isLost);
        const work = (): Promise<string> =>
          transaction(database, async (client) => {
            await client.query('one');
            await client.query('two');
            return 'done';
          });
        state.at = at;
        await expect(work()).rejects.toMatchObject({
          name: 'AssayError',
          hint: expect.stringMatching(/./) as string,
        });
        expect(state).toMatchObject({ out: 0, kept: [], lost: isLost && at > 1 ? 1 : 0 });
        state.at = 0;
        expect(await work()).toBe('done');
        expect(state).toMatchObject({ out: 0, kept: ['one', 'two'] });
      }
    }
  },
);
