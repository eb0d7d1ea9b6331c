import type { Language } from '../../../contract/language.ts';
import type { JudgedClaim, MessageClaim, MessageClaimType } from '../../../contract/message-claim.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import type { ChangedFile } from '../../../contract/work-change.ts';
import { folded } from '../../language/fold-text.ts';
import { hadNoProgram } from '../cross-run/machine-lack.ts';
import type { ClaimGround } from './claim-ground.ts';
import { claimMessage } from './claim-messages.ts';
import { type ClaimVerdict, objectsOf, proof, verdict } from './claim-verdict.ts';
import { fileProof, isSamePath } from './find-in-change.ts';
import {
  isElses,
  judgeDocumented,
  judgeFixed,
  judgeInDifference,
  judgeRemoved,
  judgeRenamed,
  judgeTestsAdded,
  judgeUntouched,
} from './judge-deeds.ts';
import { judgeTestsPass } from './judge-tests.ts';
import { isStale, judgeByLog, runsKind, toolResult } from './log-of-command.ts';

const SAID_ITSELF = /(?:^|[;&|]\s*)(?:echo|printf)\b/;

/** The digits of a number, as they would be printed. */
function digitsOf(value: string): string {
  return /\d[\d,]*(?:\.\d+)?/.exec(value)?.[0].replaceAll(',', '') ?? '';
}

function holds(text: string, digits: string): boolean {
  const plain = text.replaceAll(/(?<=\d),(?=\d{3})/g, '');
  return new RegExp(`(?<![\\d.])${digits.replace('.', '\\.')}(?!\\d|\\.\\d)`).test(plain);
}

function lineWith(text: string, digits: string): string {
  return (
    text
      .split('\n')
      .find((line) => holds(line, digits))
      ?.trim() ?? ''
  );
}

/** "Measured N": an output that was printed here, or by the log, holds the number. */
function judgeMeasured(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const digits = objectsOf(claim, 'number')
    .map(digitsOf)
    .filter((text) => text !== '');
  if (digits.length === 0) return verdict('UNVERIFIABLE', 'names_nothing');
  const all = (text: string): boolean => digits.every((one) => holds(text, one));
  const printed = [...ground.runs.map(({ receipt }) => receipt), ...ground.commands].find(({ output }) =>
    all(output),
  );
  if (printed !== undefined)
    return verdict('BACKED', 'number_printed', [
      proof('command', printed.command, lineWith(printed.output, digits[0] ?? '')),
    ]);
  const { log } = ground;
  if (log === null) return verdict('UNVERIFIABLE', 'number_not_printed');
  const told = log.commands.findLast(({ command, output }) => !SAID_ITSELF.test(command) && all(output));
  if (told === undefined) return verdict('UNSUPPORTED', 'number_not_printed');
  const shown = [proof('tool_result', told.command.slice(0, 200), lineWith(told.output, digits[0] ?? ''))];
  return isStale(log, told)
    ? verdict('STALE', 'ran_before_last_edit', shown)
    : verdict('BACKED', 'number_printed', shown);
}

/** "Works end to end": an outcome that we looked at; else when the log says that it was tried. */
function judgeWorks(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const looked = ground.probes.filter(({ holds: there }) => there !== null);
  const missing = looked.filter(({ holds: there }) => there === false);
  const shown = (all: typeof looked) =>
    all.map(({ probe, holds: there }) => proof('probe', probe, there === true ? '✓' : '✗'));
  if (missing.length > 0) return verdict('CONTRADICTED', 'outcome_missing', shown(missing));
  if (looked.length > 0) return verdict('BACKED', 'outcome_looked_at', shown(looked));
  const named = objectsOf(claim, 'command');
  const ran = ground.commands.find(({ command }) => named.includes(command));
  if (ran !== undefined && ran.ended === 'exit')
    return verdict(
      ran.exit_code === 0 ? 'BACKED' : 'CONTRADICTED',
      ran.exit_code === 0 ? 'command_ran_green' : 'command_ran_red',
      [proof('command', ran.command, `exit ${ran.exit_code}`)],
    );
  if (named.length > 0 || ground.log === null)
    return judgeByLog(ground.log, (command) => named.some((one) => command.includes(one)));
  const last = ground.log.commands.at(-1);
  return last === undefined
    ? verdict('UNSUPPORTED', 'command_not_run')
    : verdict('UNVERIFIABLE', 'no_way_to_look', isStale(ground.log, last) ? [] : [toolResult(last)]);
}

/** "Done", "all requirements are met": the requirements that were given, and what the message itself leaves open. */
function judgeComplete(_: MessageClaim, { requirements, limitations }: ClaimGround): ClaimVerdict {
  const asked = requirements.filter(({ overridden }) => !overridden);
  const unmet = asked.filter(({ met }) => met === false);
  const shown = (all: typeof asked) => all.map(({ id, text }) => proof('requirement', id, text));
  if (unmet.length > 0) return verdict('CONTRADICTED', 'requirements_unmet', shown(unmet));
  if (limitations.length > 0) return verdict('UNSUPPORTED', 'leaves_open');
  if (asked.length > 0 && asked.every(({ met }) => met === true))
    return verdict('BACKED', 'requirements_met', shown(asked));
  return verdict('UNVERIFIABLE', 'no_way_to_look');
}

function lieIn(file: ChangedFile, named: readonly string[]): boolean {
  return named.some((path) => isSamePath(file.path, path));
}

/** "Only touched X" against every path of the difference. Without X: against all paths that the message names. */
function judgeOnlyTouched(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const { files } = ground.change;
  const own = objectsOf(claim, 'path');
  const named = own.length > 0 ? own : ground.claims.flatMap((one) => objectsOf(one, 'path'));
  if (files.length === 0) return verdict('UNSUPPORTED', 'nothing_changed');
  if (named.length === 0) return verdict('UNVERIFIABLE', 'names_nothing');
  const others = files.filter((file) => !lieIn(file, named));
  if (others.length === 0) return verdict('BACKED', 'only_these_changed', files.map(fileProof));
  const proven = own.length > 0 && !isElses(ground, others);
  return verdict(proven ? 'CONTRADICTED' : 'UNSUPPORTED', 'other_files_changed', others.map(fileProof));
}

/** "No breaking change": every name that a module gave is still given, and the base's tests pass on the new code. */
function judgeNoBreakingChange(_: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const { lostExports: lost, crossRun } = ground;
  const failing = crossRun?.base_tests_failing ?? crossRun?.new_failures ?? [];
  if (failing.length > 0)
    return verdict(
      'CONTRADICTED',
      'base_tests_fail',
      failing.map((id) => proof('test', id, 'base: passed, work: failed')),
    );
  if (lost === null) return verdict('UNVERIFIABLE', 'no_way_to_look');
  if (lost.length > 0) {
    const shown = lost.map(({ file, name }) => proof('file', file, name));
    return verdict(lost.some(({ entry }) => entry) ? 'CONTRADICTED' : 'UNSUPPORTED', 'exports_lost', shown);
  }
  return verdict(crossRun === null ? 'UNVERIFIABLE' : 'BACKED', 'exports_kept');
}

type Checked = 'lint' | 'types' | 'build';

const KINDS: Partial<Record<MessageClaim['type'], Checked>> = {
  lint_passes: 'lint',
  types_pass: 'types',
  build_passes: 'build',
};

function receiptOf(ground: ClaimGround, kind: Checked, named: readonly string[]): RunReceipt | undefined {
  const { commands, settings } = ground;
  return (
    commands.find(({ command }) => named.includes(command)) ??
    commands.find(({ command }) => command === settings[kind]) ??
    commands.find(({ command }) => runsKind(command, kind))
  );
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}

/** "The build passes" against the build that we ran; without one, against the log of what ran. */
function judgeCommand(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
  const kind = KINDS[claim.type] ?? 'build';
  const named = objectsOf(claim, 'command');
  const receipt = receiptOf(ground, kind, named);
  if (receipt === undefined)
    return judgeByLog(ground.log, (command) =>
      named.length > 0 ? named.some((one) => command.includes(one)) : runsKind(command, kind),
    );
  const { command, ended, exit_code: exit, output } = receipt;
  const shown = [proof('command', command, `exit ${exit ?? ended}: ${lastLine(output)}`)];
  if (ended !== 'exit' || hadNoProgram(exit)) return verdict('UNVERIFIABLE', 'command_not_run', shown);
  return exit === 0
    ? verdict('BACKED', 'command_ran_green', shown)
    : verdict('CONTRADICTED', 'command_ran_red', shown);
}

/** "Ran X": a command that it names, by what we ran ourselves, else by the log. */
function judgeRan(claim: MessageClaim, { commands, log }: ClaimGround): ClaimVerdict {
  const named = objectsOf(claim, 'command');
  if (named.length === 0) return verdict('UNVERIFIABLE', 'names_nothing');
  const own = commands.find(({ command, exit_code: exit }) => named.includes(command) && exit === 0);
  if (own !== undefined)
    return verdict('BACKED', 'command_ran_green', [proof('command', own.command, 'exit 0')]);
  return judgeByLog(log, (command) => named.some((one) => command.includes(one)));
}

type Judge = (claim: MessageClaim, ground: ClaimGround) => ClaimVerdict;

const JUDGES: Readonly<Record<MessageClaimType, Judge>> = {
  tests_pass: judgeTestsPass,
  tests_added: judgeTestsAdded,
  added: judgeInDifference,
  changed: judgeInDifference,
  fixed: judgeFixed,
  renamed: judgeRenamed,
  removed: judgeRemoved,
  documented: judgeDocumented,
  only_touched: judgeOnlyTouched,
  untouched: judgeUntouched,
  no_breaking_change: judgeNoBreakingChange,
  build_passes: judgeCommand,
  lint_passes: judgeCommand,
  types_pass: judgeCommand,
  measured: judgeMeasured,
  works_end_to_end: judgeWorks,
  ran: judgeRan,
  complete: judgeComplete,
};

function asRead<T extends { readonly text: string }>(said: T): T {
  return { ...said, text: folded(said.text) };
}

/**
 * Holds every claim of a final message against what was gathered. CONTRADICTED only where something shows that it is
 * false; what merely could not be shown is UNSUPPORTED or UNVERIFIABLE. The same ground gives the same verdicts.
 */
export function judgeClaims(ground: ClaimGround, language: Language): readonly JudgedClaim[] {
  const read = { ...ground, limitations: ground.limitations.map(asRead) };
  return ground.claims.map((claim) => {
    const { shown_by, ...judged } = JUDGES[claim.type](asRead(claim), read);
    const message = claimMessage(judged, shown_by, language);
    return { ...claim, ...judged, shown_by: [...shown_by], message };
  });
}
