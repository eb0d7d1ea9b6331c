import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { Found } from '../findings.ts';
import { commandFaults, commandLosses, runsTests } from './command-faults.ts';
import { isTaken } from './glob.ts';

function scriptsOf(text: string): Map<string, string> {
  try {
    const manifest: unknown = JSON.parse(text);
    const scripts =
      typeof manifest === 'object' && manifest !== null ? (manifest as { scripts?: unknown }).scripts : null;
    const entries = typeof scripts === 'object' && scripts !== null ? Object.entries(scripts) : [];
    return new Map(
      entries.flatMap(([name, command]): [string, string][] =>
        typeof command === 'string' ? [[name, command]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function removedScript(path: string, name: string, before: string): Found[] {
  if (!runsTests(before) || !/^(?:test|check|ci|verify)$/.test(name)) return [];
  return [
    {
      rule: 'runner_weakened',
      severity: 'error',
      path,
      before,
      after: null,
      by: 'lines',
      details: { script: name },
    },
  ];
}

type Loss = ReturnType<typeof commandLosses>[number];

/** A file that the command runs instead of a runner. */
function scriptRun(command: string): string | null {
  return /(?:^|\s)(?:\.\/)?([\w./-]+\.(?:[cm]?[jt]s|sh|py))(?:\s|$)/.exec(command)?.[1] ?? null;
}

/** A script of the project's own may run the tests: what it says decides, and where it is not known that is said. */
function weighed(loss: Loss, command: string, textAt: (path: string) => string | null): Loss[] {
  const script = loss.rule === 'runner_weakened' ? scriptRun(command) : null;
  if (script === null || /\|\||;|&/.test(command)) return [loss];
  const text = textAt(script);
  if (text === null) return [{ ...loss, severity: 'warning' }];
  return runsTests(text) ||
    /['"]--test['"]|from ['"](?:node:test|vitest\/node|@jest\/core)['"]|pytest\.main/.test(text)
    ? []
    : [loss];
}

/** True where the paths of a command name every test file that there is. */
function namesAll(command: string, tests: readonly string[]): boolean {
  const paths = command.split(/\s+/).filter((word) => /[./]/.test(word) && !word.startsWith('-'));
  return tests.length > 0 && tests.every((test) => paths.some((path) => isTaken(test, path)));
}

/** Scripts of package.json that hide, narrow or fake what they ran. `tests` are all test files. */
export function scanScripts(
  { path, before, after }: ChangedFile,
  tests: readonly string[],
  textAt: (path: string) => string | null,
): Found[] {
  if (before === null || after === null) return [];
  const [old, now] = [scriptsOf(before), scriptsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Found[] => {
    const [was, is] = [old.get(name), now.get(name)];
    if (was === is) return [];
    if (is === undefined) return was === undefined ? [] : removedScript(path, name, was);
    const start = Math.max(0, after.indexOf(`"${name}"`));
    const spot = { path, text: after, start, before: was ?? null, after: is, by: 'lines' as const };
    const hidden =
      was === undefined && name === 'test'
        ? commandFaults(is).map((fault) => ({ ...fault, severity: 'error' as const }))
        : [];
    const losses = was === undefined ? hidden : commandLosses(was, is);
    const kept = losses.filter(
      ({ rule, what }) => rule !== 'test_ignored' || what.startsWith('-') || !namesAll(is, tests),
    );
    return kept
      .flatMap((loss) => weighed(loss, is, textAt))
      .map(({ rule, severity, what }) => ({
        ...spot,
        rule,
        severity,
        details: { script: name, what },
      }));
  });
}
