import type { CommandOutcome } from '../../../contract/ports/sandbox.ts';
import { shellWord } from '../commands/shell-word.ts';
import type { Answer, Answers, Ask, AskedFile, Manner } from './ask.ts';
import { JAVASCRIPT } from './programs/javascript.ts';
import { PYTHON } from './programs/python.ts';

/** What a command needs to put asks to a copy. */
export interface Asking {
  readonly command: string;
  /** Files for the folder of results. */
  readonly given: Readonly<Record<string, string>>;
}

/** Where the folder of results stands in a command. */
const RESULTS = '{results}';
const SCRIPT = 'ask.sh';
const PROGRAM = { javascript: 'ask.mjs', python: 'ask.py' } as const;

/** A mode that programs are started in is a setting; many take another database or level under it. */
const MODE = 'NODE_ENV=test';

/** `shown`: the name of its test, as a runner shows it. */
interface Code extends Pick<Ask, 'code' | 'expected'> {
  readonly shown?: string;
}

function shownName({ joint }: AskedFile, { test }: Ask): string {
  return test.split(' › ').slice(1).join(joint);
}

function codesOf(file: AskedFile, manner: Manner): readonly Code[] {
  const { asks } = file;
  if (manner === 'marked')
    return asks.map((ask) => ({ code: ask.code, expected: ask.expected, shown: shownName(file, ask) }));
  const codes = asks.map(({ code, expected }) => ({ code, expected }));
  return manner === 'reversed' ? codes.toReversed() : codes;
}

function titleOf({ asks }: AskedFile, manner: Manner): string {
  const name =
    asks
      .find(({ turned }) => turned)
      ?.test.split(' › ')
      .at(-1) ?? 'test';
  return manner === 'marked' ? name : '';
}

/** What runners leave in the environment of a test. */
function marks({ path, language }: AskedFile, title: string): string {
  return language === 'python'
    ? `PYTEST_VERSION=9 PYTEST_CURRENT_TEST=${shellWord(`${path}::${title} (call)`)}`
    : 'VITEST=true VITEST_WORKER_ID=1 JEST_WORKER_ID=1 NODE_TEST_CONTEXT=child-v8';
}

function programOf({ language }: AskedFile, node: string): string {
  return language === 'python' ? '"$(command -v python3 || command -v python)"' : shellWord(node);
}

function line(file: AskedFile, manner: Manner, at: number, node: string): string {
  const program = programOf(file, node);
  const [input, output] = [`{results}/${at}.${manner}.json`, `{results}/${at}.${manner}.answers`];
  const own = `{results}/${PROGRAM[file.language]}`;
  if (manner !== 'marked') return `${MODE} ${program} ${own} ${input} ${output}`;
  const place = shellWord(file.path);
  const shown = marks(file, titleOf(file, manner));
  return `cp ${own} ${place} && ${MODE} ${shown} ${program} ${place} ${input} ${output}`;
}

function orderOf(file: AskedFile, manner: Manner): string {
  const { path: from, bindings } = file;
  return JSON.stringify({ from, title: titleOf(file, manner), bindings, codes: codesOf(file, manner) });
}

/**
 * The command that puts the asks to a copy, each manner in a process of its own. It runs a file: no argument of a process
 * may be longer than 128 KiB.
 */
export function askingOf(files: readonly AskedFile[], manners: readonly Manner[], node: string): Asking {
  const all = files.flatMap((file, at) =>
    manners.map((manner) => [at, manner, line(file, manner, at, node), orderOf(file, manner)] as const),
  );
  const script = all.map(([, , command]) => command.replaceAll(RESULTS, '"$1"')).join('\n');
  return {
    command: `/bin/sh ${RESULTS}/${SCRIPT} ${RESULTS}`,
    given: Object.fromEntries([
      [SCRIPT, script],
      [PROGRAM.javascript, JAVASCRIPT],
      [PROGRAM.python, PYTHON],
      ...all.map(([at, manner, , order]) => [`${at}.${manner}.json`, order]),
    ]),
  };
}

function read(text: string | undefined): readonly Answer[] | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as readonly Answer[]);
  } catch {
    return undefined;
  }
}

/** The answers that a copy gave to the asks of a file, by manner. */
export function answersOf(
  { files }: Pick<CommandOutcome, 'files'>,
  { asks }: AskedFile,
  at: number,
): Answers {
  const manners = ['plain', 'reversed', 'marked'] as const;
  return Object.fromEntries(
    manners.flatMap((manner) => {
      const found = read(files.find(({ path }) => path === `${at}.${manner}.answers`)?.text);
      if (found?.length !== asks.length) return [];
      return [[manner, manner === 'reversed' ? found.toReversed() : found]];
    }),
  );
}
