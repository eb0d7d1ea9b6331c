import { isKnownCheck } from './known-checks.ts';
import { runnerCall } from './runner-call.ts';
import { type ShellStep, shellSteps } from './shell-line.ts';

const STARTS: readonly string[] = ['', '&&', ';', '\n'];

/** True where the line still means the same for its tests without the step. */
function isFree(step: ShellStep): boolean {
  if (step.depth > 0 || !STARTS.includes(step.before)) return false;
  return step.after === '&&' || (step.before === '&&' && STARTS.includes(step.after));
}

function bounds(step: ShellStep): readonly [number, number] {
  return [step.words[0]?.start ?? 0, step.words.at(-1)?.end ?? 0];
}

/** The line without one step, and without the `&&` that joined it. */
function without(line: string, step: ShellStep): string {
  const [start, end] = bounds(step);
  if (step.after !== '&&') return line.slice(0, start).replace(/\s*&&\s*$/, '') + line.slice(end);
  return line.slice(0, start) + line.slice(end).replace(/^[^&]*&&\s*/, '');
}

/** Takes lint, types and formats out of a line that calls a test runner: they are run, and judged, by themselves. */
export function withoutChecks(line: string): { readonly line: string; readonly checks: readonly string[] } {
  const steps = shellSteps(line);
  if (!steps.some((step) => runnerCall(step) !== null)) return { line, checks: [] };
  const checks = steps.filter((step) => isFree(step) && isKnownCheck(step));
  return {
    line: checks.toReversed().reduce(without, line),
    checks: checks.map((step) => line.slice(...bounds(step))),
  };
}
