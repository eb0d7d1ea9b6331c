import type { TestStatus } from '../../../src/contract/test-run.ts';
import type { RunRule } from '../../../src/contract/work-rule.ts';

type Statuses = Readonly<Record<string, TestStatus>>;

/** Runs with one fault: the comparison must find `rule` as an error, and nothing where `mended` is put in. */
export interface PlantedRunFault {
  readonly rule: RunRule;
  readonly about: string;
  /** How tests ended, by title; of `work_with_base_tests` only where tests changed. */
  readonly base: Statuses;
  readonly work: Statuses;
  readonly workWithBaseTests?: Statuses;
  readonly baseWithNewTests?: Statuses;
  /** What the work ended like without the fault. */
  readonly mended: Pick<PlantedRunFault, 'work' | 'workWithBaseTests' | 'baseWithNewTests'>;
}

const BOTH: Statuses = { adds: 'passed', subtracts: 'passed' };
const BROKEN: Statuses = { adds: 'passed', subtracts: 'failed' };

/** One for each rule that blocks by comparing runs. */
export const PLANTED_RUN_FAULTS: readonly PlantedRunFault[] = [
  { rule: 'tests_failed', about: 'a test that passed', base: BOTH, work: BROKEN, mended: { work: BOTH } },
  {
    rule: 'tests_missing',
    about: 'a test deleted because it fails',
    base: BOTH,
    work: { adds: 'passed' },
    workWithBaseTests: BROKEN,
    mended: { work: BOTH, workWithBaseTests: BOTH },
  },
  {
    rule: 'tests_newly_skipped',
    about: 'a test skipped because it fails',
    base: BOTH,
    work: { adds: 'passed', subtracts: 'skipped' },
    workWithBaseTests: BROKEN,
    mended: { work: BOTH, workWithBaseTests: BOTH },
  },
  {
    rule: 'base_tests_fail',
    about: 'a test changed until it passes',
    base: BOTH,
    work: BOTH,
    workWithBaseTests: BROKEN,
    mended: { work: BOTH, workWithBaseTests: BOTH },
  },
  {
    rule: 'new_tests_do_not_bite',
    about: 'a new test of a requirement that passes on the old code',
    base: { adds: 'passed' },
    work: BOTH,
    workWithBaseTests: { adds: 'passed' },
    baseWithNewTests: BOTH,
    mended: { work: BOTH, workWithBaseTests: { adds: 'passed' }, baseWithNewTests: BROKEN },
  },
  {
    rule: 'run_not_green',
    about: 'a run without any test',
    base: BOTH,
    work: {},
    mended: { work: BOTH },
  },
];
