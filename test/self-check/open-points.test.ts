import { expect, it } from 'vitest';
import { CheckSettings } from '../../src/contract/check-settings.ts';
import type { CrossRun, RequirementVerdict } from '../../src/contract/work-report.ts';
import type { GatheredWork } from '../../src/core/self-check/judge/gathered-work.ts';
import { openPoints } from '../../src/core/self-check/judge/open-points.ts';

const RAN: CrossRun = {
  new_failures: [],
  failed_before: [],
  fixed: [],
  missing: [],
  newly_skipped: [],
  base_tests_failing: [],
  new_tests: [],
  biting: null,
};

const NOTHING_OPEN: GatheredWork = {
  change: {
    base: { commit: '0123456789abcdef', how: 'merge_base', name: 'main' },
    head: null,
    notes: [],
    files: [],
  },
  treeHash: 'tree',
  testFiles: [],
  settings: CheckSettings.parse({}),
  runs: [],
  crossRun: RAN,
  runFindings: [],
  tamperFindings: [],
  otherFindings: [],
  requirements: [],
  goal: null,
  commands: [],
  hasReport: false,
  admitted: [],
  unchecked: [],
  testCommand: 'npm test',
  language: 'en',
  today: '2026-02-02',
};

function pointsOf(some: Partial<GatheredWork>): readonly (readonly [string, string | null])[] {
  return openPoints([], { ...NOTHING_OPEN, ...some }).map(({ point, command }) => [point, command]);
}

const ASKED: RequirementVerdict = {
  id: 'R1',
  origin: 'request',
  text: 'Totals are rounded.',
  met: null,
  overridden: false,
  shown_by: [],
};

it('CW8 where nothing is open nothing is said', () => {
  expect(pointsOf({})).toEqual([]);
});

it.each<[string, Partial<GatheredWork>, string, string | null]>([
  [
    'one test that failed before',
    { crossRun: { ...RAN, failed_before: ['a'] } },
    '1 test fails as at the base',
    'npm test',
  ],
  [
    'two of them',
    { crossRun: { ...RAN, failed_before: ['a', 'b'] } },
    '2 tests fail as at the base',
    'npm test',
  ],
  [
    'a merge that is not resolved',
    { change: { ...NOTHING_OPEN.change, notes: ['merge_conflict'] } },
    'a merge conflict is not resolved, or the base is not in this shallow clone: nothing to judge',
    'git status',
  ],
  [
    'a requirement that nothing shows',
    { requirements: [ASKED] },
    'requirement R1: Totals are rounded. (no test, file or command is named that would show it)',
    null,
  ],
  [
    'what the report admits',
    { admitted: ['The docs are open.'] },
    'said to be open by the report itself: “The docs are open.”',
    null,
  ],
  [
    'what could not be read',
    { unchecked: [{ item: 'transcript', reason: 'unavailable', detail: 'no such file' }] },
    'transcript: no such file',
    null,
  ],
])('CW8 %s is open, with what would settle it', (_, some, point, command) => {
  expect(pointsOf(some)).toEqual([[point, command]]);
});

it('CW8 a test that needs a server is open, with the setting that would change it', () => {
  const test = { id: 'a', file: 'a.test.ts', name: 'a', status: 'failed', message: 'ECONNREFUSED 127.0.0.1' };
  const receipt = { tree: 'work' };
  const runs = [{ receipt, result: { tests: [test] } }] as unknown as GatheredWork['runs'];
  expect(pointsOf({ runs, crossRun: { ...RAN, not_run_here: ['a'] } })).toEqual([
    [
      '1 test needs what a copy does not have: ECONNREFUSED 127.0.0.1; check.services / check.network: true in assay.config.yaml would change it',
      null,
    ],
  ]);
});

it('CW8 the same point stands once, and at most ten stand there', () => {
  const admitted = Array.from({ length: 12 }, (_, at) => `Part ${at} is open.`);
  expect(pointsOf({ admitted: ['It is open.', 'It is open.'] })).toHaveLength(1);
  expect(pointsOf({ admitted })).toHaveLength(10);
});
