import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first signal to end; a second one ends the process at once. */
export function endSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = (signal: NodeJS.Signals): void => {
      if (asked) process.exit(128 + constants.signals[signal]);
      asked = true;
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
  });
}
