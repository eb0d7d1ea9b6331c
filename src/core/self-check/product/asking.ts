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

const PROGRAM = { javascript: 'ask.mjs', python: 'ask.py' } as const;

/** A mode that programs are started in is a setting; many take another database or level under it. */
const MODE = 'NODE_ENV=test';

type Code = Pick<Ask, 'code' | 'expected'>;

function codesOf({ asks }: AskedFile, manner: Manner): readonly Code[] {
  if (manner === 'varied')
    return asks.flatMap(({ variants }) => variants.map((code) => ({ code, expected: '0' })));
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

function line(file: AskedFile, manner: Manner, at: number, node: string): string {
  const program =
    file.language === 'python' ? '"$(command -v python3 || command -v python)"' : shellWord(node);
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

/** The line for the shell that puts the asks to a copy, each manner in a process of its own. */
export function askingOf(files: readonly AskedFile[], manners: readonly Manner[], node: string): Asking {
  const all = files.flatMap((file, at) => manners.map((manner) => ({ file, manner, at })));
  const orders = all.map(({ file, manner, at }) => [`${at}.${manner}.json`, orderOf(file, manner)]);
  const programs = [
    [PROGRAM.javascript, JAVASCRIPT],
    [PROGRAM.python, PYTHON],
  ];
  return {
    command: all.map(({ file, manner, at }) => line(file, manner, at, node)).join('\n'),
    given: Object.fromEntries([...programs, ...orders]),
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
export function answersOf({ files }: Pick<CommandOutcome, 'files'>, file: AskedFile, at: number): Answers {
  const of = (manner: Manner): readonly Answer[] | undefined => {
    const found = read(files.find(({ path }) => path === `${at}.${manner}.answers`)?.text);
    if (found?.length !== codesOf(file, manner).length) return undefined;
    return manner === 'reversed' ? found.toReversed() : found;
  };
  const manners: readonly Manner[] = ['plain', 'reversed', 'marked', 'varied'];
  return Object.fromEntries(
    manners.flatMap((manner) => {
      const answers = of(manner);
      return answers === undefined ? [] : [[manner, answers]];
    }),
  );
}
