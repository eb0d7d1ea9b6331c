import type { RawRun, RawTest } from './raw-test.ts';
import { type TapLine, tapLine } from './tap-line.ts';
import { textLines } from './text-lines.ts';

interface Reading {
  /** Tests of each depth that still wait for the point that closes their suite. */
  readonly open: RawTest[][];
  readonly points: number[];
  readonly troubles: string[];
  planned: number | null;
}

function status(point: TapLine & { kind: 'point' }): RawTest['status'] {
  if (point.directive !== null) return point.directive === 'skip' ? 'skipped' : 'todo';
  return point.ok ? 'passed' : 'failed';
}

/** The tests that a point stands for: itself, or what lies under it; itself too where it alone failed. */
function closed(point: TapLine & { kind: 'point' }, under: readonly RawTest[]): readonly RawTest[] {
  const own: RawTest = { file: null, suites: [], title: point.title, status: status(point) };
  if (under.length === 0) return [own];
  const inside = under.map((test) => ({ ...test, suites: [point.title, ...test.suites] }));
  const failed = under.some((test) => test.status === 'failed' || test.status === 'errored');
  return point.ok || failed || point.directive !== null ? inside : [...inside, { ...own, status: 'errored' }];
}

function addPoint(reading: Reading, point: TapLine & { kind: 'point' }): void {
  const under = reading.open.splice(point.depth + 1).flat();
  const number = (reading.points[point.depth] ?? 0) + 1;
  reading.points[point.depth] = number;
  while (reading.open.length <= point.depth) reading.open.push([]);
  for (const test of closed({ ...point, title: point.title || String(number) }, under))
    reading.open[point.depth]?.push(test);
}

/** The message of a failure stands in the block after its point. */
function addDiagnostic(reading: Reading, line: string): void {
  const told = /^\s*(?:error|message): *(.+)$/.exec(line)?.[1];
  const last = reading.open.findLast((tests) => tests.length > 0);
  const test = last?.at(-1);
  if (told === undefined || last === undefined || test?.status !== 'failed' || test.message !== undefined)
    return;
  last[last.length - 1] = { ...test, message: told.replace(/^(['"])(.*)\1$/, '$2') };
}

function addLine(reading: Reading, line: string): void {
  const told = tapLine(line);
  if (told === null) addDiagnostic(reading, line);
  else if (told.kind === 'point') addPoint(reading, told);
  else if (told.kind === 'bail') reading.troubles.push(`Bail out! ${told.reason}`.trim());
  else if (told.depth === 0) reading.planned = told.count;
}

/** TAP 13 and 14, with subtests as node:test indents them. No file is told: ids are suites and title. */
export function readTap(text: string): RawRun {
  const reading: Reading = { open: [], points: [], troubles: [], planned: null };
  for (const line of textLines(text)) addLine(reading, line);
  const whole = reading.planned !== null && (reading.points[0] ?? 0) >= reading.planned;
  return { tests: reading.open.flat(), troubles: reading.troubles, whole };
}
