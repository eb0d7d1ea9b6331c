import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LearnedRepair } from '../../src/contract/knowledge-gap.ts';
import { RepairCause, RepairKind } from '../../src/contract/repair.ts';
import { lessonOf } from '../../src/core/correction/learn/lesson-of.ts';
import { lessonsOf, orderLearned } from '../../src/core/correction/learn/order-learned.ts';

interface Row {
  readonly name: string;
  readonly planned: readonly string[];
  readonly learned: readonly (readonly [string, string, number, number])[];
  readonly order: readonly string[];
}

const rows = JSON.parse(
  readFileSync(new URL('../../cases/correction/learned-order.json', import.meta.url), 'utf8'),
) as readonly Row[];

test.each(rows)('LP25 $name', ({ planned, learned, order }) => {
  const actions = planned.map((text) => {
    const [kind, cause] = text.split(' ');
    return {
      kind: RepairKind.parse(kind),
      cause: RepairCause.parse(cause),
      params: {},
      needs_consent: false,
    };
  });
  const known = learned.map(
    ([solution, errorType, successCount, failureCount]): LearnedRepair => ({
      errorType,
      errorSignature: 'abstained',
      rootCause: errorType,
      solution,
      prevention: [],
      successCount,
      failureCount,
    }),
  );
  const ordered = orderLearned(actions, known);
  expect(ordered.map(({ kind, cause }) => `${kind} ${cause}`)).toEqual(order);
  expect(lessonsOf(ordered, known)).toHaveLength(learned.length);
});

test('FB32 what changed nothing did not help, and what is not known yet teaches nothing', () => {
  const of = { action: 'index.file', cause: 'stale_index', signature: 'abstained' } as const;
  expect(lessonOf({ ...of, outcome: null })).toBeNull();
  expect(lessonOf({ ...of, outcome: 'helped' })).toMatchObject({ successCount: 1, failureCount: 0 });
  for (const outcome of ['no_change', 'worse'] as const)
    expect(lessonOf({ ...of, outcome })).toMatchObject({ successCount: 0, failureCount: 1 });
});
