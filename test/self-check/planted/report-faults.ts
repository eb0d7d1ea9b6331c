import type { TestReportFormat } from '../../../src/contract/test-run.ts';

/** A report of one failing test that looks green at a glance; with `mended` in the place of `fault` it is green. */
export interface PlantedReportFault {
  readonly format: TestReportFormat;
  readonly about: string;
  readonly report: string;
  readonly fault: string;
  readonly mended: string;
}

/** One for each format. */
export const PLANTED_REPORT_FAULTS: readonly PlantedReportFault[] = [
  {
    format: 'junit',
    about: 'a failure in a suite that says it has none',
    report:
      '<testsuite name="s" tests="1" failures="0"><testcase name="adds" classname="s"><failure/></testcase></testsuite>',
    fault: '<failure/>',
    mended: '',
  },
  {
    format: 'tap',
    about: 'not ok contains ok',
    report: '1..1\nnot ok 1 - adds\n',
    fault: 'not ok',
    mended: 'ok',
  },
  {
    format: 'jest_json',
    about: 'a failure in a run that calls itself a success',
    report:
      '{"success":true,"testResults":[{"name":"a.test.js","status":"passed","assertionResults":[{"title":"adds","ancestorTitles":[],"status":"failed"}]}]}',
    fault: '"failed"',
    mended: '"passed"',
  },
  {
    format: 'mocha_json',
    about: 'a failure beside statistics without any',
    report:
      '{"stats":{"failures":0},"passes":[],"failures":[{"title":"adds","fullTitle":"adds"}],"pending":[]}',
    fault: '"passes":[],"failures":[{"title":"adds","fullTitle":"adds"}]',
    mended: '"passes":[{"title":"adds","fullTitle":"adds"}],"failures":[]',
  },
  {
    format: 'go_json',
    about: 'a package that does not build',
    report: '{"Action":"pass","Package":"m/b","Test":"TestB"}\n{"Action":"fail","Package":"m/a"}\n',
    fault: '"fail"',
    mended: '"pass"',
  },
  {
    format: 'trx',
    about: 'an outcome that is no known word',
    report: '<TestRun><Results><UnitTestResult testName="adds" outcome="Aborted"/></Results></TestRun>',
    fault: 'Aborted',
    mended: 'Passed',
  },
  {
    format: 'text',
    about: 'passed stands before failed',
    report: '8 passed, 2 failed',
    fault: '2 failed',
    mended: '0 failed',
  },
];
