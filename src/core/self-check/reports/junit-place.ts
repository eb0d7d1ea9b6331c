import type { XmlAttributes } from './read-xml.ts';

/** Where a test case stands: its file, the suites round it, its title. */
export interface JunitPlace {
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
export function junitPlace(test: XmlAttributes, suites: readonly XmlAttributes[]): JunitPlace {
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
