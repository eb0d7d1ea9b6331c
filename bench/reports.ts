import type { TestReportFormat } from '../src/contract/test-run.ts';
import { readTestReport } from '../src/core/self-check/reports/read-test-report.ts';
import type { Measure, Sizes } from './measure.ts';

const LEAST_SHARE = 0.5;
/** Reports grow larger than prose: 50 MB at the size of 10. */
const TIMES = 5;

interface Kind {
  readonly format: TestReportFormat;
  readonly start: string;
  readonly test: (number: number) => string;
  readonly end: string;
}

const TRACE = 'at add (/copy/src/add.ts:3:7) expected 1 to be 2 '.repeat(4);

const KINDS: readonly Kind[] = [
  {
    format: 'junit',
    start: '<testsuites><testsuite name="s">\n',
    test: (n) =>
      `<testcase name="adds &lt;${n}&gt;" classname="pkg.Adds${n % 100}"><failure message="m &#10; x">${TRACE}</failure></testcase>\n`,
    end: '</testsuite></testsuites>\n',
  },
  {
    format: 'jest_json',
    start:
      '{"success":false,"testResults":[{"name":"/copy/a.test.ts","status":"failed","assertionResults":[\n',
    test: (n) =>
      `{"ancestorTitles":["s"],"title":"adds ${n}","status":"failed","failureMessages":["${TRACE}"]},\n`,
    end: '{"ancestorTitles":[],"title":"last","status":"passed"}]}]}\n',
  },
  {
    format: 'go_json',
    start: '',
    test: (n) =>
      `{"Action":"output","Package":"m/a","Test":"Test${n}","Output":"${TRACE}"}\n{"Action":"pass","Package":"m/a","Test":"Test${n}"}\n`,
    end: '',
  },
  { format: 'tap', start: '', test: (n) => `ok ${n} - adds ${n}\n  ---\n  at: ${TRACE}\n  ...\n`, end: '' },
  { format: 'text', start: '', test: (n) => `test adds::of_${n} ... ok\n${TRACE}\n`, end: '12 passed\n' },
];

function reportOf(kind: Kind, megabytes: number): string {
  const one = kind.test(100_000).length;
  const tests = Math.ceil((megabytes * 1e6) / one);
  return kind.start + Array.from({ length: tests }, (_unused, n) => kind.test(n)).join('') + kind.end;
}

/** Megabytes read a second, in processor time of this thread; the faster of two runs. */
function speed(kind: Kind, megabytes: number): number {
  const text = reportOf(kind, megabytes);
  const runs = [1, 2].map(() => {
    const start = process.threadCpuUsage();
    readTestReport(kind.format, text, '/copy');
    const { user, system } = process.threadCpuUsage(start);
    return text.length / (user + system);
  });
  return Math.max(...runs);
}

/** Reports of test runs, small and large: their speed may not fall with their length. */
export function measureReports(sizes: Sizes): Measure[] {
  const [small, large] = [(sizes.megabytes[0] ?? 1) * TIMES, (sizes.megabytes.at(-1) ?? 1) * TIMES];
  return KINDS.map((kind) => {
    const [first, last] = [speed(kind, small), speed(kind, large)];
    return {
      what: `a report of tests read, ${kind.format}: ${large} MB, and its speed over that at ${small} MB`,
      target: `≥ ${LEAST_SHARE}`,
      found: `${last.toFixed(1)} MB/s, ${(last / first).toFixed(2)}`,
      met: last / first >= LEAST_SHARE,
    };
  });
}
