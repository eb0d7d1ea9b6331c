import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keptRunning } from '../../src/adapters/database/kept-running.ts';

/** Something that starts when the disk lets it, and whose pauses are told. */
function startable() {
  const state = { full: false, starts: 0, pauses: [] as number[], stopped: 0, last: new EventEmitter() };
  const start = async (): Promise<EventEmitter> => {
    state.starts += 1;
    if (state.full) throw new Error('ENOSPC');
    return (state.last = new EventEmitter());
  };
  const stop = async (): Promise<void> => {
    state.stopped += 1;
  };
  const wait = async (ms: number): Promise<void> => {
    state.pauses.push(ms);
    if (state.pauses.length === 9) state.full = false;
  };
  return { state, start, stop, wait };
}

test('FT3 what ended by itself is started again until it stands, with longer pauses', async () => {
  const { state, start, stop, wait } = startable();
  await keptRunning(start, stop, wait);
  state.full = true;
  state.last.emit('exit');
  await new Promise(setImmediate);
  expect(state.pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  expect(state.starts).toBe(10);
  state.last.emit('exit');
  await new Promise(setImmediate);
  expect(state.starts).toBe(11);
});

test('FT3 what was stopped is not started again; a first start that fails says why', async () => {
  const { state, start, stop, wait } = startable();
  const end = await keptRunning(start, stop, wait);
  await end();
  state.last.emit('exit');
  await new Promise(setImmediate);
  expect([state.starts, state.stopped]).toEqual([1, 1]);
  state.full = true;
  await expect(keptRunning(start, stop, wait)).rejects.toThrow('ENOSPC');
});
