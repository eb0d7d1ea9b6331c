import type { TestStatus } from '../../../contract/test-run.ts';
import type { RawRun, RawTest } from './raw-test.ts';
import { readXml, type XmlAttributes, type XmlListener } from './read-xml.ts';

const MESSAGE_LENGTH = 2000;
const OUTCOME: Readonly<Record<string, TestStatus>> = {
  Passed: 'passed',
  PassedButRunAborted: 'passed',
  Warning: 'passed',
  Failed: 'failed',
  Timeout: 'failed',
  NotExecuted: 'skipped',
  NotRunnable: 'skipped',
  Inconclusive: 'skipped',
  Pending: 'todo',
};

interface Reading {
  readonly results: { attributes: XmlAttributes; message: string }[];
  /** Class of each test, by its id; it stands after the results. */
  readonly classes: Map<string, string>;
  readonly troubles: string[];
  definition: string | null;
  inMessage: boolean;
}

function listener(reading: Reading): XmlListener {
  return {
    open(name, attributes) {
      if (name === 'UnitTestResult') reading.results.push({ attributes, message: '' });
      if (name === 'UnitTest') reading.definition = attributes['id'] ?? null;
      if (name === 'TestMethod' && reading.definition !== null)
        reading.classes.set(reading.definition, (attributes['className'] ?? '').split(',')[0] ?? '');
      if (name === 'RunInfo' && attributes['outcome'] === 'Error')
        reading.troubles.push('the runner reports an error');
      if (name === 'Message') reading.inMessage = true;
    },
    text(text) {
      const last = reading.results.at(-1);
      if (reading.inMessage && last !== undefined && last.message.length < MESSAGE_LENGTH)
        last.message += text.slice(0, MESSAGE_LENGTH);
    },
    close(name) {
      if (name === 'UnitTest') reading.definition = null;
      if (name === 'Message') reading.inMessage = false;
    },
  };
}

function rawTest(reading: Reading, attributes: XmlAttributes, message: string): RawTest {
  const suite = reading.classes.get(attributes['testId'] ?? '') ?? '';
  const name = attributes['testName'] ?? '';
  return {
    file: null,
    suites: suite === '' ? [] : [suite],
    title: suite !== '' && name.startsWith(`${suite}.`) ? name.slice(suite.length + 1) : name,
    status: OUTCOME[attributes['outcome'] ?? ''] ?? 'errored',
    message: message.trim() === '' ? undefined : message.trim(),
  };
}

/** The results file of `dotnet test --logger trx`. */
export function readTrx(xml: string): RawRun {
  const reading: Reading = {
    results: [],
    classes: new Map(),
    troubles: [],
    definition: null,
    inMessage: false,
  };
  const whole = readXml(xml, listener(reading));
  const tests = reading.results.map(({ attributes, message }) => rawTest(reading, attributes, message));
  return { tests, troubles: reading.troubles, whole };
}
