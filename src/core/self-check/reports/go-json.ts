import type { TestStatus } from '../../../contract/test-run.ts';
import { fields, text } from './json-value.ts';
import type { RawRun, RawTest } from './raw-test.ts';
import { textLines } from './text-lines.ts';

const MESSAGE_LENGTH = 2000;
const ENDS: Readonly<Record<string, TestStatus>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

interface Reading {
  readonly tests: RawTest[];
  /** What each test or package that still runs has printed. */
  readonly printed: Map<string, string>;
  readonly failedPackages: Set<string>;
  whole: boolean;
}

interface Event {
  readonly action: string;
  readonly pack: string;
  readonly test: string | undefined;
  readonly output: string;
}

function event(line: string): Event | null {
  try {
    const told = fields(JSON.parse(line));
    const pack = text(told['Package']) ?? text(told['ImportPath']) ?? '';
    const action = text(told['Action']) ?? '';
    return { action, pack, test: text(told['Test']), output: text(told['Output']) ?? '' };
  } catch {
    return null;
  }
}

function raw(pack: string, title: string, status: TestStatus, message: string | undefined): RawTest {
  return { file: null, suites: [pack], title, status, message: message?.trim() || undefined };
}

/** A package that fails without a failing test did not build, or stopped. */
function endPackage(reading: Reading, { action, pack }: Event, message: string | undefined): void {
  if (action === 'fail' && !reading.failedPackages.has(pack))
    reading.tests.push({
      ...raw(pack, '', 'errored', message),
      message: message?.trim() || 'the package failed',
    });
}

function end(reading: Reading, { action, pack, test, output }: Event): void {
  const key = `${pack} ${test ?? ''}`;
  const message = reading.printed.get(key);
  reading.printed.delete(key);
  const status = ENDS[action];
  if (status === undefined) return;
  if (test === undefined) return endPackage(reading, { action, pack, test, output }, message);
  if (status === 'failed') reading.failedPackages.add(pack);
  reading.tests.push(raw(pack, test, status, status === 'passed' ? undefined : message));
}

function addEvent(reading: Reading, told: Event): void {
  const key = `${told.pack} ${told.test ?? ''}`;
  const before = reading.printed.get(key) ?? '';
  if (told.action === 'run' || told.action === 'start') reading.printed.set(key, '');
  else if (told.action === 'output' || told.action === 'build-output')
    reading.printed.set(key, before.length > MESSAGE_LENGTH ? before : before + told.output);
  else end(reading, told);
}

function unfinished(reading: Reading): readonly RawTest[] {
  return [...reading.printed.keys()].flatMap((key) => {
    const [pack = '', test = ''] = key.split(' ');
    return test === '' ? [] : [raw(pack, test, 'errored', 'the test did not end')];
  });
}

/** The lines of `go test -json`. A package is the suite; no file is told. */
export function readGoJson(source: string): RawRun {
  const reading: Reading = { tests: [], printed: new Map(), failedPackages: new Set(), whole: true };
  for (const line of textLines(source)) {
    const told = line.startsWith('{') ? event(line) : undefined;
    if (told === null) reading.whole = false;
    else if (told !== undefined) addEvent(reading, told);
  }
  const open = unfinished(reading);
  return { tests: [...reading.tests, ...open], whole: reading.whole && open.length === 0, troubles: [] };
}
