import { describe, expect, it, vi } from 'vitest';
import { type Attempt, attemptOf, loseAttempt } from '../../src/adapters/queue/attempt.ts';
import { keepClaims } from '../../src/adapters/queue/claims.ts';
import { settling } from '../../src/adapters/queue/settling.ts';

type Boss = Parameters<typeof settling>[0];

const NOON = new Date('2026-11-21T12:00:00Z');

function attempt(id: string): Attempt {
  const times = { startedOn: NOON, createdOn: NOON, startAfter: NOON };
  const limits = { heartbeatSeconds: 30, expireInSeconds: 60, retryLimit: 4, retryCount: 0 };
  return attemptOf({ id, data: {}, groupId: 't', ...times, ...limits } as never);
}

/** A database that answers as it is told to, and notes what it was asked to write. */
function scripted(answers: readonly (Error | null)[]) {
  const left = [...answers];
  const written: [string, readonly string[], unknown][] = [];
  const write = (what: string) => async (_: string, claims: readonly { id: string }[], output: unknown) => {
    const answer = left.shift() ?? null;
    if (answer !== null) throw answer;
    written.push([what, claims.map(({ id }) => id), output]);
  };
  const boss = { complete: write('complete'), fail: write('fail') };
  return { boss: { boss } as unknown as Boss, written };
}

describe('writing how attempts ended', () => {
  it('JB11 is tried until the database answers', async () => {
    const gone = new Error('gone');
    const { boss, written } = scripted([gone, gone]);
    const troubles: unknown[] = [];
    await settling(boss, (error) => troubles.push(error))(attempt('a'), { status: 'succeeded', result: 1 });
    expect(troubles).toEqual([gone, gone]);
    expect(written).toEqual([['complete', ['a'], { value: 1 }]]);
  });

  it('JB11 ends where the lease is lost', async () => {
    const { boss, written } = scripted([new Error('gone')]);
    const one = attempt('a');
    const settle = settling(boss, () => loseAttempt(one));
    await settle(one, { status: 'succeeded', result: 1 });
    expect(one.abort.signal.aborted).toBe(true);
    expect(written).toEqual([]);
  });

  it('JB11 an attempt is not lost to its own end: what is written is leased no longer', async () => {
    vi.useFakeTimers();
    const nothingHeld = { pool: { query: async () => ({ rows: [] }) } } as unknown as Parameters<
      typeof keepClaims
    >[0];
    const [running, one] = [attempt('running'), attempt('a')];
    const forget = keepClaims(nothingHeld, () => [running, one]);
    const write = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(2000));
    const done = settling({ boss: { complete: write } } as unknown as Boss, () => undefined)(one, {
      status: 'succeeded',
      result: 1,
    });
    await vi.advanceTimersByTimeAsync(10);
    await done;
    forget();
    vi.useRealTimers();
    expect([running.lost, one.lost]).toEqual([true, false]);
  });

  it('JB14 what the database refuses for what it is becomes a dead letter', async () => {
    const refusal = Object.assign(new Error('too long'), { code: '54000' });
    const { boss, written } = scripted([refusal]);
    await settling(boss, () => undefined)(attempt('a'), { status: 'succeeded', result: 'long' });
    expect(written).toMatchObject([['fail', ['a'], { reason: 'validation_failed' }]]);
  });

  it('JB11 ends that come together are written together, those that differ apart', async () => {
    const { boss, written } = scripted([]);
    const settle = settling(boss, () => undefined);
    const ends = ['a', 'b', 'c', 'd'].map((id) =>
      settle(
        attempt(id),
        id === 'd' ? { status: 'succeeded', result: 2 } : { status: 'succeeded', result: 1 },
      ),
    );
    await Promise.all(ends);
    expect(written).toEqual([
      ['complete', ['a', 'b', 'c'], { value: 1 }],
      ['complete', ['d'], { value: 2 }],
    ]);
  });
});
