import type { ChangedFile } from '../../../../contract/work-change.ts';
import type { TamperRule } from '../../../../contract/work-rule.ts';
import type { Found } from '../findings.ts';
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
  readonly text: string;
  readonly open: Line[];
}

function spotOf(
  { path, text }: Sides,
  line: Line,
  before: string | null,
): Pick<Found, 'path' | 'text' | 'start' | 'before' | 'after' | 'by'> {
  return { path, text, start: line.start, before, after: line.text, by: 'lines' };
}

/** One added line, held against the line that it replaces. */
function addedLine(sides: Sides, line: Line): Found[] {
  const { path, open } = sides;
  const command = commandOf(line.text, path);
  if (/^ignore_(?:outcome|errors)\s*=\s*[Tt]rue/.test(line.text))
    return [
      {
        ...spotOf(sides, line, null),
        rule: 'exit_code_hidden',
        severity: 'error',
        details: { what: line.text },
      },
    ];
  if (/^set \+e\b/.test(command) && runsChecks(sides.text))
    return [
      {
        ...spotOf(sides, line, null),
        rule: 'exit_code_hidden',
        severity: 'error',
        details: { what: 'set +e' },
      },
    ];
  if (!runsChecks(command)) {
    const replaced = printsResult(command)
      ? open.findIndex((each) => runsTests(commandOf(each.text, path)))
      : -1;
    if (replaced < 0) return [];
    const [gone] = open.splice(replaced, 1);
    return [
      {
        ...spotOf(sides, line, gone?.text ?? null),
        rule: 'output_faked',
        severity: 'error',
        details: { what: command },
      },
    ];
  }
  const at = open.findIndex((each) => runsTests(commandOf(each.text, path)) === runsTests(command));
  const [gone] = at < 0 ? [] : open.splice(at, 1);
  const before = gone ? commandOf(gone.text, path) : '';
  const losses = gone
    ? commandLosses(before, command)
    : commandFaults(command)
        .map((fault) => ({ ...fault, severity: 'error' as const }))
        .filter(({ rule }) => rule !== 'test_ignored');
  const spot = spotOf(sides, line, gone?.text ?? null);
  const ignored = isIgnored(line.text, path) && !(gone && isIgnored(gone.text, path));
  return [
    ...losses.map(({ rule, severity, what }): Found => ({ ...spot, rule, severity, details: { what } })),
    ...(ignored
      ? [{ ...spot, rule: 'exit_code_hidden' as const, severity: 'error' as const, details: { what: '-' } }]
      : []),
  ];
}

function lostLine(path: string, line: Line): Found {
  const rule = lostRule(path);
  const severity =
    runsTests(commandOf(line.text, path)) || rule === 'gate_switched_off' ? 'error' : 'warning';
  return { rule, severity, path, before: line.text, after: null, by: 'lines', details: { what: line.text } };
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
  const sides: Sides = { path, text: after ?? '', open };
  const found = said(added).flatMap((line) => addedLine(sides, line));
  const strict = said(removed).find(({ text }) => /^set -\w*e/.test(text));
  const isLax = strict !== undefined && after !== null && !/\bset -\w*e/.test(after) && runsChecks(after);
  return [
    ...found,
    ...open.slice(0, 1).map((line) => lostLine(path, open.find(({ text }) => runsTests(text)) ?? line)),
    ...(isLax
      ? [
          {
            rule: 'exit_code_hidden' as const,
            severity: 'warning' as const,
            path,
            before: strict.text,
            after: null,
            by: 'lines' as const,
            details: { what: 'set -e' },
          },
        ]
      : []),
  ];
}
