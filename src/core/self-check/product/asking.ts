import type { CommandOutcome } from '../../../contract/ports/sandbox.ts';
import { shellWord } from '../commands/shell-word.ts';
import {
  type Answer,
  type Answers,
  type Ask,
  type AskedFile,
  BODY_MANNERS,
  type Body,
  type Branch,
  type BodyManner,
  type Manner,
} from './ask.ts';
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
  if (manner === 'varied' || manner === 'near')
    return asks.flatMap(({ variants, near }) =>
      (manner === 'near' ? near : variants).map((code) => ({ code, expected: '0' })),
    );
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

/** Files that a copy has besides: of a test file, the same under a name that says nothing. */
function otherName(path: string): string {
  return `${path.slice(0, path.lastIndexOf('/') + 1)}q7f3${path.slice(path.lastIndexOf('.'))}`;
}

function bodyLine(file: AskedFile, manner: BodyManner, at: number, node: string): string {
  const program = programOf(file, node);
  const marked = manner === 'body_marked';
  const shown = marked ? marks(file, file.bodies[0]?.key ?? '') : '';
  const copy = marked ? '' : `cp ${shellWord(file.path)} ${shellWord(otherName(file.path))} && `;
  const order = `{results}/${at}.${manner}.json {results}/${at}.${manner}.answers`;
  return `${copy}${MODE} ${shown} ${program} {results}/${PROGRAM[file.language]} ${order}`;
}

/** All tests of a file are run once, to tell who enters what; again, and under other names, those that turned green. */
function bodiesFor({ bodies }: AskedFile, manner: BodyManner): readonly Body[] {
  const turned = bodies.filter((body) => body.turned);
  return manner === 'body' ? bodies : manner === 'body_again' ? turned.toReversed() : turned;
}

function bodyOrder(file: AskedFile, manner: BodyManner, branches: readonly Branch[]): string {
  const from = manner === 'body_marked' ? file.path : otherName(file.path);
  return JSON.stringify({
    from,
    title: '',
    bindings: [],
    codes: [],
    bodies: bodiesFor(file, manner).map(({ key }) => key),
    branches: manner === 'body' ? branches.map(({ path, at, start, end }) => ({ path, at, start, end })) : [],
    ...(manner === 'body_marked' ? { joint: file.joint } : {}),
    globals: file.globals,
  });
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
 * The command that puts the asks to a copy, each manner in a process of its own; bodies before all else. It runs a file: no
 * argument of a process may be longer than 128 KiB.
 */
export function askingOf(
  files: readonly AskedFile[],
  manners: readonly Manner[],
  node: string,
  branches: readonly Branch[] = [],
): Asking {
  const all = files.flatMap((file, at) => {
    const own = manners.includes('marked') && file.bodies.length > 0 ? BODY_MANNERS : [];
    const asked = manners.filter((manner) => codesOf(file, manner).length > 0);
    return [
      ...own.map(
        (manner) =>
          [at, manner, bodyLine(file, manner, at, node), bodyOrder(file, manner, branches)] as const,
      ),
      ...asked.map((manner) => [at, manner, line(file, manner, at, node), orderOf(file, manner)] as const),
    ];
  });
  const programs = [
    [PROGRAM.javascript, JAVASCRIPT],
    [PROGRAM.python, PYTHON],
  ];
  const script = all.map(([, , command]) => command.replaceAll(RESULTS, '"$1"')).join('\n');
  return {
    command: `/bin/sh ${RESULTS}/${SCRIPT} ${RESULTS}`,
    given: Object.fromEntries([
      [SCRIPT, script],
      ...programs,
      ...all.map(([at, manner, , order]) => [`${at}.${manner}.json`, order]),
    ]),
  };
}

/** Of a body that was not run in a manner. */
const UNASKED: Answer = { value: 'breaks', expected: 'passes', any: false };

function isBody(manner: Manner | BodyManner): manner is BodyManner {
  return manner.startsWith('body');
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
  const of = (manner: Manner | BodyManner): readonly Answer[] | undefined => {
    const found = read(files.find(({ path }) => path === `${at}.${manner}.answers`)?.text);
    if (isBody(manner)) {
      const own = bodiesFor(file, manner);
      return found?.length === own.length
        ? file.bodies.map((body) => found[own.indexOf(body)] ?? UNASKED)
        : undefined;
    }
    const codes = codesOf(file, manner);
    if (codes.length === 0 && file.asks.length > 0) return [];
    if (found?.length !== codes.length) return undefined;
    return manner === 'reversed' ? found.toReversed() : found;
  };
  const manners = ['plain', 'reversed', 'marked', 'varied', 'near', ...BODY_MANNERS] as const;
  return Object.fromEntries(
    manners.flatMap((manner) => {
      const answers = of(manner);
      return answers === undefined ? [] : [[manner, answers]];
    }),
  );
}
