import { setFlagsFromString } from 'node:v8';

/** Ten times as often as by default. What a command runs some hundred times ends before better code of it has paid for itself. */
const CALLS = {
  'invocation-count-for-maglev': 4_000,
  'invocation-count-for-turbofan': 30_000,
  'invocation-count-for-maglev-osr': 1_000,
  'invocation-count-for-osr': 5_000,
};

/** Code is made better after ten times as many calls: a tenth of the processor time of one answer, and of many. */
export function compileLess(): void {
  for (const [flag, calls] of Object.entries(CALLS)) setFlagsFromString(`--${flag}=${calls}`);
}

/**
 * The embedded database runs as it is first compiled. One of its functions takes 0.6 s and 600 MB to be made better, within
 * the first second of any query: a command that asks it little has nothing of that.
 */
export function compileDatabaseOnce(): void {
  for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);
}
