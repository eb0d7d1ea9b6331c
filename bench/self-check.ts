import { checkReport } from '../src/core/self-check/report/check-report.ts';
import { SELF_CHECK_QUESTIONS } from '../src/core/self-check/questions/self-check-questions.ts';
import { EXTENDED_DANGER_SIGNALS } from '../src/core/self-check/signals/danger-signals.ts';
import { SelfCheckProtocol } from '../src/validation/self-check-protocol.ts';
import type { Measure, Sizes } from './measure.ts';
import { prose } from './prose.ts';

const MOST_SCAN_MS = 20;
const MOST_GROWTH = 1.3;
const MOST_RE2_MS = 1000;
const MOST_CHECK_MS = 5;
const MOST_REPORT_MS = 1000;
const [LARGE, LARGER] = [10, 100];
const CHECKS = 20;

/** Milliseconds on the wall, the least of some runs: shorter than a tick of the processor's time. */
async function milliseconds(runs: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

/** Milliseconds of this thread's processor time, the least of some runs: for work of many ticks. */
async function processorTime(runs: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.max(1, Math.min(...times));
}

/** The protocol of F002 as it stands: its questions and its twelve signals. */
function theirs(): SelfCheckProtocol {
  return new SelfCheckProtocol({ questions: SELF_CHECK_QUESTIONS, dangerSignals: EXTENDED_DANGER_SIGNALS });
}

/** Text in which no signal stands, so that each is looked for to the end. */
function quiet(megabytes: number): string {
  return prose(megabytes).replace(
    /should work|probably|I believe|I think|typically|usually|might be|could be/gi,
    'is',
  );
}

function share({ runs }: Sizes): number {
  return runs > 1 ? 1 : 0.01;
}

async function scanning(sizes: Sizes): Promise<Measure[]> {
  const protocol = theirs();
  const text = quiet(share(sizes));
  const [large, larger] = [text.repeat(LARGE), text.repeat(LARGER)];
  if (protocol.scanForDangerSignals(text).length > 0)
    throw new Error('a signal stands in the text of the bench');
  const once = await milliseconds(sizes.runs * 3, () => protocol.scanForDangerSignals(text));
  const ten = await processorTime(sizes.runs, () => protocol.scanForDangerSignals(large));
  const hundred = await processorTime(sizes.runs, () => protocol.scanForDangerSignals(larger));
  const growth = (hundred / ten) * (LARGE / LARGER);
  return [
    {
      what: 'danger signals of F002 in 1 MB in which none stands',
      target: `≤ ${MOST_SCAN_MS} ms`,
      found: `${once.toFixed(1)} ms`,
      met: once <= MOST_SCAN_MS,
    },
    {
      what: `linear: danger signals, time a megabyte of ${LARGER} MB against ${LARGE} MB, both beyond the processor's cache`,
      target: `≤ ${MOST_GROWTH}`,
      found: `${growth.toFixed(2)}; ${Math.round(hundred)} ms for ${LARGER} MB`,
      met: growth <= MOST_GROWTH,
    },
  ];
}

async function userPattern(sizes: Sizes): Promise<Measure> {
  const protocol = theirs();
  protocol.setDangerSignals([{ pattern: /(a+)+(b|c)*zzz$/i, severity: 'warning', message: 'own' }]);
  const text = quiet(share(sizes));
  const ms = await milliseconds(Math.min(3, sizes.runs), () => protocol.scanForDangerSignals(text));
  return {
    what: "a danger signal of the user's own in 1 MB, on RE2",
    target: `≤ ${MOST_RE2_MS} ms`,
    found: `${Math.round(ms)} ms`,
    met: ms <= MOST_RE2_MS,
  };
}

async function evidenceCheck({ runs }: Sizes): Promise<Measure> {
  const protocol = theirs();
  const evidence = {
    testOutput: ' Test Files  3 passed (3)\n      Tests  41 passed (41)\n',
    testsPassed: true,
    requirementsList: [{ requirement: 'the list is sorted', met: true }],
    assumptions: [],
    codeChanges: [{ file: 'src/list.ts', diff: '+  return list.toSorted();' }],
  };
  if (!(await protocol.check(evidence)).passed) throw new Error('the evidence of the bench does not pass');
  const ms = await milliseconds(runs, async () => {
    for (let at = 0; at < CHECKS; at += 1) await protocol.check(evidence);
  });
  return {
    what: 'F002 `check()` of given evidence',
    target: `≤ ${MOST_CHECK_MS} ms`,
    found: `${(ms / CHECKS).toFixed(2)} ms`,
    met: ms / CHECKS <= MOST_CHECK_MS,
  };
}

async function longReport(sizes: Sizes): Promise<Measure> {
  const text = prose(share(sizes));
  const runs = Math.min(3, sizes.runs);
  const once = await processorTime(runs, () => checkReport(text, {}));
  const twice = await processorTime(runs, () => checkReport(text.repeat(2), {}));
  return {
    what: "an agent's report of 1 MB held against its evidence",
    target: `≤ ${MOST_REPORT_MS} ms`,
    found: `${Math.round(once)} ms; of twice the length ${Math.round(twice)} ms`,
    met: once <= MOST_REPORT_MS,
  };
}

/** F002 and the report of work, on text of the bench. */
export async function measureSelfCheck(sizes: Sizes): Promise<Measure[]> {
  return [
    ...(await scanning(sizes)),
    await userPattern(sizes),
    await evidenceCheck(sizes),
    await longReport(sizes),
  ];
}
