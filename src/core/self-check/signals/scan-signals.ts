import type { DangerSignal } from '../../../contract/self-check.ts';
import { findFirst, type FindFirst } from './linear-pattern.ts';

const AROUND = 50;

/** A signal with its pattern ready to run. */
export interface ReadySignal extends DangerSignal {
  readonly find: FindFirst;
}

/** Throws `AssayError` (usage) for a pattern that cannot run in linear time. */
export function readySignals(signals: readonly DangerSignal[]): readonly ReadySignal[] {
  return signals.map((signal) => ({ ...signal, find: findFirst(signal.pattern) }));
}

/** The first place of each signal in a text, with 50 characters around it between dots; F002. */
export function scanSignals(
  text: string,
  signals: readonly ReadySignal[],
): { signal: string; context: string }[] {
  return signals.flatMap(({ find, message }) => {
    const match = find(text);
    if (match === null) return [];
    const context = text.slice(Math.max(0, match.start - AROUND), match.end + AROUND);
    return [{ signal: message, context: `...${context}...` }];
  });
}
