import type { DangerSignal } from '../../../contract/self-check.ts';
import { findFirst, type FindFirst, type RunBounded } from './linear-pattern.ts';

const AROUND = 50;

/** A signal with its pattern ready to run. */
export interface ReadySignal extends DangerSignal {
  readonly find: FindFirst;
}

/** `orElse` runs what cannot run in linear time; without it such a pattern throws `AssayError` (usage). */
export function readySignals(
  signals: readonly DangerSignal[],
  orElse: RunBounded | null = null,
): readonly ReadySignal[] {
  return signals.map((signal) => ({ ...signal, find: findFirst(signal.pattern, orElse) }));
}

/** What was found of some signals, and the messages of those whose pattern used up its bound. */
export interface ScannedSignals {
  readonly found: { signal: string; context: string }[];
  readonly open: readonly string[];
}

/** The first place of each signal in a text, with 50 characters around it between dots; F002. */
export function scanSignals(text: string, signals: readonly ReadySignal[]): ScannedSignals {
  const seen = signals.map(({ find, message }) => ({ signal: message, match: find(text) }));
  return {
    found: seen.flatMap(({ signal, match }) => {
      if (match === null || match === 'over_budget') return [];
      const context = text.slice(Math.max(0, match.start - AROUND), match.end + AROUND);
      return [{ signal, context: `...${context}...` }];
    }),
    open: seen.flatMap(({ signal, match }) => (match === 'over_budget' ? [signal] : [])),
  };
}
