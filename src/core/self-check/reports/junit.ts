import type { TestStatus } from '../../../contract/test-run.ts';
import { junitPlace } from './junit-place.ts';
import type { RawRun, RawTest } from './raw-test.ts';
import { readXml, type XmlAttributes, type XmlListener } from './read-xml.ts';

const MESSAGE_LENGTH = 2000;
const NOT_RUN = ['notrun', 'disabled', 'skipped', 'suppressed'];

interface OpenCase {
  readonly attributes: XmlAttributes;
  status: TestStatus;
  message: string;
}

interface Reading {
  readonly tests: RawTest[];
  readonly troubles: string[];
  readonly suites: XmlAttributes[];
  current: OpenCase | null;
  /** True inside an element whose text is the message. */
  inMessage: boolean;
}

function statusAtFirst(attributes: XmlAttributes): TestStatus {
  const told = (attributes['status'] ?? attributes['result'] ?? '').toLowerCase();
  return NOT_RUN.includes(told) ? 'skipped' : 'passed';
}

function ended(name: string, attributes: XmlAttributes): TestStatus | null {
  if (name === 'failure') return 'failed';
  if (name === 'error') return 'errored';
  if (name !== 'skipped') return null;
  return attributes['type'] === 'todo' ? 'todo' : 'skipped';
}

function openResult(reading: Reading, status: TestStatus, attributes: XmlAttributes): void {
  reading.inMessage = true;
  const message = attributes['message'] ?? '';
  if (reading.current === null) reading.troubles.push(message || 'a suite failed outside its tests');
  else Object.assign(reading.current, { status, message });
}

/** A file that passes is no test: node:test says so of files without any. */
function closeCase(reading: Reading): void {
  const current = reading.current;
  reading.current = null;
  if (current === null) return;
  const place = junitPlace(current.attributes, reading.suites);
  if (place.title === '' && current.status === 'passed') return;
  const assertions = Number.parseInt(current.attributes['assertions'] ?? '', 10);
  reading.tests.push({
    ...place,
    status: place.title === '' ? 'errored' : current.status,
    message: current.message.trim() === '' ? undefined : current.message.trim(),
    assertions: Number.isNaN(assertions) ? undefined : assertions,
  });
}

function listener(reading: Reading): XmlListener {
  return {
    open(name, attributes) {
      if (name === 'testsuite') reading.suites.push(attributes);
      if (name === 'testcase')
        reading.current = { attributes, status: statusAtFirst(attributes), message: '' };
      const status = ended(name, attributes);
      if (status !== null) openResult(reading, status, attributes);
    },
    text(text) {
      const { current } = reading;
      if (!reading.inMessage || current === null || current.message.length > MESSAGE_LENGTH) return;
      current.message = `${current.message}\n${text.slice(0, MESSAGE_LENGTH)}`;
    },
    close(name) {
      if (name === 'testsuite') reading.suites.pop();
      if (name === 'testcase') closeCase(reading);
      if (ended(name, {}) !== null) reading.inMessage = false;
    },
  };
}

/** JUnit XML as pytest, node:test, vitest, surefire, gradle, phpunit, ctest and nextest write it. */
export function readJunit(xml: string): RawRun {
  const reading: Reading = { tests: [], troubles: [], suites: [], current: null, inMessage: false };
  const whole = readXml(xml, listener(reading));
  return { tests: reading.tests, troubles: reading.troubles, whole };
}
