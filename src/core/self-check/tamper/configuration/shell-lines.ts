import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { TamperRule } from '../../../../contract/work-rule.ts';
import { byLines, type Found } from '../findings.ts';
import { type Line, lineDifference } from '../line-difference.ts';
import { commandFaults, commandLosses, printsResult, runsChecks, runsTests } from './command-faults.ts';

const COMMENT = /^(?:#|\/\/|rem\b)/i;

function isMake(path: string): boolean {
  return /(?:^|\/)(?:Makefile|tox\.ini)$/.test(path);
}

/** The command of a line: keys of YAML and of tox, and the marks of make, left out. */
function commandOf(line: string, path: string): string {
  const bare = isMake(path)
    ? line.replace(/^commands\s*=\s*/, '').replace(/^[@-]+\s*/, '')
    : line.replace(/^-\s+/, '');
  return bare.replace(/^(?:run|script|command|cmd)\s*:\s*[|>]?-?\s*/, '');
}

/** A minus before a command of make and tox: its failure is ignored. */
function isIgnored(line: string, path: string): boolean {
  return isMake(path) && /^(?:commands\s*=\s*)?@?-/.test(line);
}

function lostRule(path: string): TamperRule {
  if (/(?:^|\/)(?:\.husky|\.githooks)\/|pre-commit|lefthook/.test(path)) return 'gate_switched_off';
  return /\.ya?ml$|Jenkinsfile/.test(path) ? 'ci_job_weakened' : 'runner_weakened';
}

interface Sides {
  readonly path: string;
  readonly after: string;
  readonly open: Line[];
}

/** One added line, held against the line that it replaces. */
function addedLine(sides: Sides, line: Line): Found[] {
  const { path, open } = sides;
  const command = commandOf(line.text, path);
  const say = (rule: TamperRule, severity: Found['severity'], what: string, old: string | null): Found =>
    byLines(sides, [rule, severity, { what }], line, old);
  if (/^ignore_(?:outcome|errors)\s*=\s*[Tt]rue/.test(line.text))
    return [say('exit_code_hidden', 'error', line.text, null)];
  if (/^set \+e\b/.test(command) && runsChecks(sides.after))
    return [say('exit_code_hidden', 'error', 'set +e', null)];
  if (!runsChecks(command)) {
    const replaced = printsResult(command)
      ? open.findIndex((each) => runsTests(commandOf(each.text, path)))
      : -1;
    if (replaced < 0) return [];
    const [gone] = open.splice(replaced, 1);
    return [say('output_faked', 'error', command, gone?.text ?? null)];
  }
  const at = open.findIndex((each) => runsTests(commandOf(each.text, path)) === runsTests(command));
  const [gone] = at < 0 ? [] : open.splice(at, 1);
  const before = gone ? commandOf(gone.text, path) : '';
  const losses = gone
    ? commandLosses(before, command)
    : commandFaults(command)
        .map((fault) => ({ ...fault, severity: 'error' as const }))
        .filter(({ rule }) => rule !== 'test_ignored');
  const old = gone?.text ?? null;
  const ignored = isIgnored(line.text, path) && !(gone && isIgnored(gone.text, path));
  return [
    ...losses.map(({ rule, severity, what }) => say(rule, severity, what, old)),
    ...(ignored ? [say('exit_code_hidden', 'error', '-', old)] : []),
  ];
}

function lostLine(path: string, line: Line): Found {
  const rule = lostRule(path);
  const severity =
    runsTests(commandOf(line.text, path)) || rule === 'gate_switched_off' ? 'error' : 'warning';
  return byLines({ path, after: null }, [rule, severity, { what: line.text }], null, line.text);
}

/** Lines of workflows, make files and scripts that ran tests and checks; those of a moved file stand `elsewhere`. */
export function scanShellLines(
  { path, before, after }: ChangedFile,
  elsewhere: ReadonlySet<string>,
): Found[] {
  if (before === null) return [];
  const { removed, added } = lineDifference(before, after ?? '');
  const said = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => !COMMENT.test(text));
  const open = said(removed).filter(
    ({ text }) => runsChecks(commandOf(text, path)) && !(after === null && elsewhere.has(text)),
  );
  const sides: Sides = { path, after: after ?? '', open };
  const found = said(added).flatMap((line) => addedLine(sides, line));
  const strict = said(removed).find(({ text }) => /^set -\w*e/.test(text));
  const isLax = strict !== undefined && after !== null && !/\bset -\w*e/.test(after) && runsChecks(after);
  return [
    ...found,
    ...open.slice(0, 1).map((line) => lostLine(path, open.find(({ text }) => runsTests(text)) ?? line)),
    ...(isLax
      ? [byLines({ path, after }, ['exit_code_hidden', 'warning', { what: 'set -e' }], null, strict.text)]
      : []),
  ];
}
