import type { RepairCause } from '../../src/contract/repair.ts';
import type { Played } from './play.ts';
import type { CorrectionScenario } from './scenario.ts';

/** A scenario, played with its repair and with its repair switched off. */
export interface PlayedTwice {
  readonly scenario: CorrectionScenario;
  readonly on: Played;
  readonly off: Played;
}

/** What the scenarios of a cause came to. */
export interface CauseFigures {
  readonly title: string;
  readonly number: number;
  /** First attempts that failed, in both runs. */
  readonly failedAtFirst: number;
  readonly causeFound: number;
  readonly mended: number;
  /** Attempts until the answer stood, of those that were mended; null where none was. */
  readonly meanRounds: number | null;
  /** Still failed with the repair switched off. */
  readonly stayedFailed: number;
  /** Control questions that were answered before, and afterwards. */
  readonly controls: number;
  readonly controlsAfter: number;
}

function count(all: readonly PlayedTwice[], isSo: (one: PlayedTwice) => boolean): number {
  return all.filter(isSo).length;
}

/** The figures of some scenarios under a title. */
export function figuresOf(title: string, played: readonly PlayedTwice[]): CauseFigures {
  const mended = played.filter(({ on }) => on.isMended);
  const rounds = mended.reduce((sum, { on }) => sum + on.rounds, 0);
  return {
    title,
    number: played.length,
    failedAtFirst: count(played, ({ on, off }) => on.failedAtFirst && off.failedAtFirst),
    causeFound: count(played, ({ on }) => on.isCauseFound),
    mended: mended.length,
    meanRounds: mended.length === 0 ? null : rounds / mended.length,
    stayedFailed: count(played, ({ off }) => !off.isMended),
    controls: count(played, ({ on, off }) => on.control.before && off.control.before),
    controlsAfter: count(played, ({ on, off }) => on.control.after && off.control.after),
  };
}

/** A line for each cause, in the order of the scenarios. */
export function byCause(played: readonly PlayedTwice[]): readonly CauseFigures[] {
  const causes = new Map<RepairCause, PlayedTwice[]>();
  for (const one of played) causes.set(one.scenario.cause, [...(causes.get(one.scenario.cause) ?? []), one]);
  return [...causes.values()].map((all) => figuresOf(all[0]?.scenario.title ?? '', all));
}
