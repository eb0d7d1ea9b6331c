import { expect, test } from 'vitest';
import table from '../../cases/feedback/signals.json' with { type: 'json' };
import { readSignal } from '../../src/app/feedback/record-signal.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { FeedbackReason, FeedbackSignal } from '../../src/contract/feedback-signal.ts';
import { JOB_PAYLOADS, type JobType } from '../../src/contract/job.ts';
import { CorrectionSettings } from '../../src/contract/index-settings.ts';
import { dropsOf } from '../../src/core/correction/feedback/drops.ts';
import { onceKey } from '../../src/core/correction/feedback/once-key.ts';
import { planSignal } from '../../src/core/correction/feedback/plan-signal.ts';

const AT = '2026-03-01T12:00:00.000Z';
const ground = {
  trace_id: null,
  configuration: Configuration.parse({ agent_id: 'assay' }),
  clock: { now: () => AT, elapsed: () => 0 },
  ids: { next: () => 'NEW' },
};

function signalOf(reason: string, context: FeedbackSignal['context']): FeedbackSignal {
  return { source: 'chat', session_id: null, reason: reason as FeedbackReason, context, comment: null };
}

function told(kind: string, params: object): string {
  const words = Object.entries(params).flatMap(([key, value]) =>
    key === 'recursive' ? (value === true ? [key] : []) : [String(value)],
  );
  return [kind, ...words].join(' ');
}

test.each(table.plans)('FB6 $name', ({ reason, context, jobs, withheld, ...allowance }) => {
  const { consent = false, feedback_id = null } = allowance;
  const plan = planSignal(signalOf(reason, context), { consent, feedback_id });
  expect(plan.jobs.map(({ type, payload }) => told(type, payload))).toEqual(jobs);
  expect(plan.withheld.map(({ kind, params }) => told(kind, params))).toEqual(withheld);
});

test.each(table.same)('FB5 $name', ({ one, other, same }) => {
  const [first, second] = [one, other].map(({ reason, context }) => onceKey(signalOf(reason, context)));
  expect(first === second).toBe(same);
});

test.each(table.envelopes)('FB4 $name', ({ given, completed, ...kept }) => {
  const { payload = given.payload } = kept;
  expect(readSignal(given, ground, 'acme')).toMatchObject({ ...completed, payload });
});

test.each(table.refused)('FB4 $name is refused', ({ given, where }) => {
  expect(() => readSignal(given, ground, 'acme')).toThrow(
    expect.objectContaining({ code: 'malformed', where }),
  );
});

test.each(table.jobs)('FB35 $type of $payload is refused at the door', ({ type, payload, where }) => {
  const read = JOB_PAYLOADS[type as JobType].safeParse(payload);
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual([where]);
});

const FULL = { params: 1, returns: 1, fields: 1, lines: 1, io_gate: 1 };

function snapshotOf(shares: object, objects: number): Parameters<typeof dropsOf>[0] {
  const { io_gate, ...coverage } = { ...FULL, ...shares };
  return { objects, coverage, io_gate };
}

test.each(table.drops)('FB8 $name', ({ now, before, drops, ...more }) => {
  const { objects = 20 } = more;
  const last = before === null ? null : snapshotOf(before, objects);
  const found = dropsOf(snapshotOf(now, objects), last, CorrectionSettings.parse({}));
  expect(found.map(({ reason, part }) => `${reason} ${part}`)).toEqual(drops);
});
