import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const Step = z.strictObject({
  name: z.string(),
  id: z.string().optional(),
  if: z.string().optional(),
  shell: z.literal('bash'),
  env: z.record(z.string(), z.string()).default({}),
  run: z.string(),
});
const Action = z.strictObject({
  name: z.string(),
  description: z.string(),
  inputs: z.record(z.string(), z.strictObject({ description: z.string().min(1), default: z.string() })),
  outputs: z.record(z.string(), z.strictObject({ description: z.string().min(1), value: z.string() })),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(Step) }),
});

export const action = Action.parse(parse(readFileSync(join(root, 'action.yml'), 'utf8')));

interface RunnerOptions {
  /** The checkout that the job works in. */
  readonly workspace: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: object;
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string;
}

export interface ActionRun {
  readonly exit: number;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** What each step was given, by its name. */
  readonly given: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function outputsIn(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** What `${{ … }}` stands for: of all that there is, inputs, outputs of steps and the token are used here. */
function resolver(options: RunnerOptions, outputs: Readonly<Record<string, string>>) {
  const value = (name: string): string => {
    const [kind = '', ...rest] = name.trim().split('.');
    if (kind === 'inputs') {
      const of = rest.join('.');
      return options.inputs?.[of] ?? resolve(action.inputs[of]?.default ?? '');
    }
    if (name.trim() === 'github.token') return options.token ?? 'secret-token';
    return kind === 'steps' && rest[1] === 'outputs' ? (outputs[rest[2] ?? ''] ?? '') : '';
  };
  const resolve = (text: string): string =>
    text.replaceAll(/\$\{\{([^}]+)\}\}/g, (_, name: string) => value(name));
  return resolve;
}

function isMet(condition: string | undefined, resolve: (text: string) => string): boolean {
  const equals = /^\$\{\{ (\S+) == '(\w*)' \}\}$/.exec(condition ?? '');
  return condition === undefined || resolve(`\${{ ${equals?.[1] ?? ''} }}`) === equals?.[2];
}

interface Ended {
  readonly exit: number;
  readonly printed: string;
}

function bash(line: string, cwd: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', line], { cwd, env });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ exit: code ?? 1, printed }));
  });
}

/** Runs the steps of action.yml as a build server would: its environment, its files, bash, one after the other. */
export async function runAction(options: RunnerOptions): Promise<ActionRun> {
  const temp = mkdtempSync(join(tmpdir(), 'assay-runner-'));
  const file = (name: string, text = ''): string => {
    mkdirSync(dirname(join(temp, name)), { recursive: true });
    writeFileSync(join(temp, name), text);
    return join(temp, name);
  };
  const files = {
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_ENV: file('env'),
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(options.event ?? {})),
  };
  const { PATH = '', HOME = '' } = process.env;
  const common = {
    PATH: `${dirname(process.execPath)}:${PATH}`,
    HOME,
    LANG: 'C',
    ...files,
    ...options.env,
    GITHUB_ACTION_PATH: root,
    GITHUB_WORKSPACE: options.workspace,
    RUNNER_TEMP: temp,
  };
  const given: Record<string, Record<string, string>> = {};
  let [log, exit] = ['', 0];
  for (const step of action.runs.steps) {
    const resolve = resolver(options, outputsIn(files.GITHUB_OUTPUT));
    if (exit !== 0 || !isMet(step.if, resolve)) continue;
    const env = Object.fromEntries(Object.entries(step.env).map(([name, text]) => [name, resolve(text)]));
    given[step.name] = env;
    const run = await bash(step.run, options.workspace, { ...common, ...env });
    log += run.printed;
    exit = run.exit;
  }
  const [summary, outputs] = [
    readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    outputsIn(files.GITHUB_OUTPUT),
  ];
  return { exit, log, summary, outputs, given };
}
