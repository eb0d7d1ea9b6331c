import { type ShellStep, shellSteps } from './shell-line.ts';

/** Scripts of a package.json by name. */
export type Scripts = Readonly<Record<string, string>>;

const DEEPEST = 8;
const MANAGERS = new Set(['npm', 'yarn', 'pnpm', 'bun']);
const OWN_SCRIPTS = new Set(['test', 'start', 'stop']);
/** Words of a manager that are no script of the package. */
const COMMANDS = new Set([
  'exec',
  'dlx',
  'x',
  'install',
  'ci',
  'i',
  'add',
  'init',
  'publish',
  'pack',
  'create',
  'why',
]);

interface ScriptCall {
  readonly names: readonly string[];
  /** What is handed on, as written. */
  readonly rest: string;
  /** npm and yarn also run the scripts before and after it. */
  readonly around: boolean;
}

function restOf(line: string, step: ShellStep, from: number): string {
  const words = step.words.slice(from).filter((word) => word.text !== '--');
  return words.map((word) => line.slice(word.start, word.end)).join(' ');
}

function scriptName(manager: string, word: string | undefined): string | null {
  if (word === 't' || word === 'tst') return 'test';
  if (word === undefined || COMMANDS.has(word)) return null;
  return OWN_SCRIPTS.has(word) || manager === 'yarn' || manager === 'pnpm' ? word : null;
}

function managerCall(line: string, step: ShellStep): ScriptCall | null {
  const [first, ...words] = step.words.map(({ text }) => text);
  if (first === undefined || !MANAGERS.has(first)) return null;
  const quiet = words.findIndex((word) => !/^(?:-s|--silent|-q|--quiet)$/.test(word));
  const at = quiet === -1 ? 0 : quiet;
  const runs = words[at] === 'run' || words[at] === 'run-script';
  const silent = runs && /^(?:-s|--silent)$/.test(words[at + 1] ?? '') ? 1 : 0;
  const name = runs ? words[at + 1 + silent] : scriptName(first, words[at]);
  if (name === null || name === undefined || (first === 'bun' && !runs)) return null;
  const from = at + 2 + (runs ? 1 + silent : 0);
  return { names: [name], rest: restOf(line, step, from), around: first !== 'pnpm' };
}

function fits(pattern: string, name: string): boolean {
  if (!pattern.includes('*')) return pattern === name;
  const [start = '', end = ''] = pattern.split('*');
  return name.startsWith(start) && name.endsWith(end) && !name.slice(start.length).includes(':');
}

/** `run-s a b:*`, `npm-run-all a b`. */
function listCall(step: ShellStep, scripts: Scripts): ScriptCall | null {
  const [first, ...words] = step.words.map(({ text }) => text);
  if (first === undefined || !/^(?:run-[sp]|npm-run-all2?)$/.test(first)) return null;
  const patterns = words.filter((word) => !word.startsWith('-'));
  const names = patterns.flatMap((each) => Object.keys(scripts).filter((name) => fits(each, name)));
  return { names, rest: '', around: true };
}

function body(call: ScriptCall, scripts: Scripts): string | null {
  const lines = call.names.flatMap((name) => {
    const own = scripts[name];
    if (own === undefined) return [null];
    const line = call.rest === '' ? own : `${own} ${call.rest}`;
    const around = (extra: string): readonly string[] =>
      call.around && scripts[`${extra}${name}`] !== undefined ? [scripts[`${extra}${name}`] ?? ''] : [];
    return [...around('pre'), line, ...around('post')];
  });
  return lines.length === 0 || lines.includes(null) ? null : lines.join(' && ');
}

function isWhole(step: ShellStep): boolean {
  return step.before === '' && step.after === '' && step.depth === 0;
}

/** True where the line may stand unbracketed among the steps of another. */
function joins(line: string, step: ShellStep): boolean {
  const steps = shellSteps(line);
  const chained = steps.every(({ before, depth }) => depth === 0 && (before === '' || before === '&&'));
  const among = [step.before, step.after].every((operator) => operator === '' || operator === '&&');
  return steps.length === 1 || isWhole(step) || (chained && among);
}

/** The line with the scripts of the package put in the place of their calls. Unknown scripts stay calls. */
export function unfoldScripts(line: string, scripts: Scripts, depth = 0): string {
  if (depth > DEEPEST) return line;
  const steps = shellSteps(line).toReversed();
  return steps.reduce((text, step) => {
    const call = managerCall(line, step) ?? listCall(step, scripts);
    const inner = call === null ? null : body(call, scripts);
    const [start, end] = [step.words[0]?.start, step.words.at(-1)?.end];
    if (inner === null || start === undefined || end === undefined) return text;
    const unfolded = unfoldScripts(inner, scripts, depth + 1);
    const put = joins(unfolded, step) ? unfolded : `(${unfolded})`;
    return `${text.slice(0, start)}${put}${text.slice(end)}`;
  }, line);
}
