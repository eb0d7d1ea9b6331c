import { afterEach, beforeEach, vi } from 'vitest';

/** Of every test of the screen: what React has to complain of (equal keys, missing ones, wrong nesting) fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  const said = [vi.mocked(console.error), vi.mocked(console.warn)].flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(said.map((words) => words.join(' ')).join('\n'));
});
