import type { TestStatus } from '../../../contract/test-run.ts';
import type { RawRun, RawTest } from './raw-test.ts';
import { readXml, type XmlAttributes, type XmlListener } from './read-xml.ts';

/** Where a test case stands: its file, the suites round it, its title. */
interface JunitPlace {
  readonly file: string | null;
  readonly suites: readonly string[];
  readonly title: string;
}

const PATH = /\.(?:[cm]?[jt]sx?|py|rb|php|feature)$/;

function isPath(text: string | undefined): text is string {
  return text !== undefined && PATH.test(text) && !text.includes(' ');
}

/** pytest writes `tests.test_a.TestC`: the module, which is the file, then the classes. */
function pythonPlace(dotted: string, title: string, file: string | undefined): JunitPlace {
  const parts = dotted.split('.').filter((part) => part !== '');
  const module = file?.replace(/\.py$/, '').replaceAll('/', '.');
  if (file !== undefined && module !== undefined) {
    const classes = `.${dotted}`.endsWith(`.${module}`)
      ? ''
      : dotted.slice(dotted.indexOf(module) + module.length + 1);
    return { file, suites: dotted.includes(module) ? classes.split('.').filter(Boolean) : [], title };
  }
  const first = parts.findIndex((part) => /^[A-Z]/.test(part));
  const modules = first === -1 ? parts : parts.slice(0, first);
  return { file: `${modules.join('/')}.py`, suites: parts.slice(modules.length), title };
}

/** pytest: a file that cannot be collected is a case without class, its name the module. */
function pytestPlace(test: XmlAttributes): JunitPlace {
  const name = test['name'] ?? '';
  if (test['classname'] !== '') return pythonPlace(test['classname'] ?? '', name, test['file']);
  return { file: test['file'] ?? `${name.replaceAll('.', '/')}.py`, suites: [], title: '' };
}

function suitesOf(test: XmlAttributes, names: readonly string[], file: string | null): readonly string[] {
  const given = test['suites'];
  if (given !== undefined) return given === '' ? [] : given.split(' › ');
  const named = names.filter((name) => name !== file && !isPath(name));
  const dotted = test['class'] ?? test['classname'];
  const generic = dotted === undefined || dotted === '' || dotted === 'test' || dotted === file;
  return generic || named.join('.') === dotted ? named : [dotted];
}

/** Vitest joins suites and title by ` > ` where the class is the file. */
function splitTitle(test: XmlAttributes, file: string | null): readonly string[] {
  const name = test['name'] ?? '';
  return isPath(test['classname']) && test['classname'] === file ? name.split(' > ') : [name];
}

/** Reads file, suites and title of a case from its attributes and the suites that it lies in. */
function junitPlace(test: XmlAttributes, suites: readonly XmlAttributes[]): JunitPlace {
  const names = suites.map(({ name }) => name ?? '');
  if (names.includes('pytest')) return pytestPlace(test);
  const nearest = suites.findLast((suite) => suite['file'] !== undefined)?.['file'];
  const own = test['classname'] === 'test' ? test['name'] : undefined;
  const paths = [test['classname'], names.at(-1), own];
  const file = test['file'] ?? nearest ?? paths.find(isPath) ?? null;
  const titles = splitTitle(test, file);
  const title = titles.at(-1) ?? '';
  const isFile = file !== null && (title === file || file.replaceAll('\\', '/').endsWith(`/${title}`));
  return isFile && isPath(title)
    ? { file, suites: [], title: '' }
    : { file, suites: [...suitesOf(test, names, file), ...titles.slice(0, -1)], title };
}

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
