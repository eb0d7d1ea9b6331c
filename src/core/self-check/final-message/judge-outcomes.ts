import type { MessageClaim } from '../../../contract/message-claim.ts';
import type { ClaimGround } from './claim-ground.ts';
import { type ClaimVerdict, objectsOf, proof, verdict } from './claim-verdict.ts';
import { isStale, judgeByLog, toolResult } from './log-of-command.ts';

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
export function judgeMeasured(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
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
export function judgeWorks(claim: MessageClaim, ground: ClaimGround): ClaimVerdict {
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
export function judgeComplete(_: MessageClaim, { requirements, limitations }: ClaimGround): ClaimVerdict {
  const asked = requirements.filter(({ overridden }) => !overridden);
  const unmet = asked.filter(({ met }) => met === false);
  const shown = (all: typeof asked) => all.map(({ id, text }) => proof('requirement', id, text));
  if (unmet.length > 0) return verdict('CONTRADICTED', 'requirements_unmet', shown(unmet));
  if (limitations.length > 0) return verdict('UNSUPPORTED', 'leaves_open');
  if (asked.length > 0 && asked.every(({ met }) => met === true))
    return verdict('BACKED', 'requirements_met', shown(asked));
  return verdict('UNVERIFIABLE', 'no_way_to_look');
}
