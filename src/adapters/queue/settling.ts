import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Attempt } from './attempt.ts';
import { putBack } from './claims.ts';
import type { Outcome } from './outcome.ts';
import type { QueueDatabase } from './queue-database.ts';
import { QUEUE } from './queue-names.ts';

/** Ends within it are written together. */
const GATHER_MS = 3;
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

interface Ending {
  readonly attempt: Attempt;
  readonly outcome: Outcome;
  readonly written: () => void;
}

function whyOf({ status: _, ...why }: Outcome): object {
  return why;
}

/** Ends that are the same, which one statement writes. */
function groups(endings: readonly Ending[]): readonly (readonly Ending[])[] {
  const found = new Map<string, Ending[]>();
  for (const ending of endings) {
    const key = JSON.stringify(ending.outcome);
    found.set(key, [...(found.get(key) ?? []), ending]);
  }
  return [...found.values()];
}

/** What the database refuses for what it is, it refuses each time. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && /^(22|23|54)/.test(String((error as { code?: unknown }).code));
}

/**
 * Writes how attempts ended; those that end while something is written go together. Resolves once it stands, or the
 * attempt is lost: while the database does not answer it is tried again.
 */
export function settling(
  { boss, database }: { readonly boss: PgBoss; readonly database: QueueDatabase },
  onTrouble: (error: unknown) => void,
): (attempt: Attempt, outcome: Outcome) => Promise<void> {
  let waiting: Ending[] = [];
  let isWriting = false;

  async function write(group: readonly Ending[]): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    const { outcome } = first;
    const attempts = group.map(({ attempt }) => attempt);
    const claims = attempts.map(({ claim }) => claim);
    if (outcome.status === 'queued') await putBack(database, attempts, outcome.milliseconds);
    else if (outcome.status === 'succeeded') await boss.complete(QUEUE, claims, { value: outcome.result });
    else await boss.fail(QUEUE, claims, whyOf(outcome));
  }

  async function writeOrKeep(group: readonly Ending[]): Promise<readonly Ending[]> {
    for (const { attempt } of group) attempt.ending = true;
    try {
      await write(group);
      for (const { written } of group) written();
      return [];
    } catch (error) {
      for (const { attempt } of group) attempt.ending = false;
      onTrouble(error);
      if (!isRefused(error)) return group;
      const message = `its result cannot be kept (${String(error)})`;
      const outcome = { status: 'dead_lettered', reason: 'validation_failed', message } as const;
      return group.map((ending) => ({ ...ending, outcome }));
    }
  }

  async function drain(): Promise<void> {
    isWriting = true;
    let pauseMs = SHORTEST_PAUSE_MS;
    while (waiting.length > 0) {
      await pause(GATHER_MS);
      const batch = waiting;
      waiting = [];
      for (const { attempt, written } of batch) if (attempt.lost) written();
      const left = batch.filter(({ attempt }) => !attempt.lost);
      const kept = (await Promise.all(groups(left).map(writeOrKeep))).flat();
      waiting = [...kept, ...waiting];
      if (kept.length > 0) await pause(pauseMs);
      pauseMs = kept.length > 0 ? Math.min(LONGEST_PAUSE_MS, pauseMs * 2) : SHORTEST_PAUSE_MS;
    }
    isWriting = false;
  }

  return (attempt, outcome) =>
    new Promise((written) => {
      waiting.push({ attempt, outcome, written });
      if (!isWriting) void drain();
    });
}
