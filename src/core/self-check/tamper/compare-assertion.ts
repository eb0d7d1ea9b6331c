import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { TamperRule } from '../../../contract/work-rule.ts';
import { isExtended } from './members.ts';
import type { Assertion, Lost } from './test-facts.ts';

/** What became of one assertion. */
export interface Verdict {
  readonly rule: TamperRule;
  readonly severity: WorkFinding['severity'];
  readonly details?: Readonly<Record<string, string>>;
}

const LOSS: Readonly<Record<Lost, number>> = { conditional: 1, swallowed: 2, never: 3 };
const SMALL_DROP = 15;
const GREAT_DROP = 30;
const ALL_BUT_EXACT = 1e-6;

function rank(lost: Lost | null): number {
  return lost === null ? 0 : LOSS[lost];
}

/** The assertion stands, but its failure reaches nobody any more. */
export function lostVerdict(before: Assertion | null, after: Assertion): Verdict | null {
  if (after.adrift && before?.adrift === false)
    return { rule: 'assertion_swallowed', severity: 'error', details: { how: 'not_awaited' } };
  if (rank(after.lost) <= rank(before?.lost ?? null) || after.lost === null) return null;
  return {
    rule: 'assertion_swallowed',
    severity: after.lost === 'conditional' ? 'warning' : 'error',
    details: { how: after.lost },
  };
}

/** The text with all names alike. */
export function shape(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"|[A-Za-z_$][\w$]*/g, (word) =>
    word.startsWith('"') ? word : 'x',
  );
}

/** The same assertion after names of the code were changed. */
export function isRenamed(before: Assertion, after: Assertion): boolean {
  return (
    before.relation === after.relation &&
    before.negated === after.negated &&
    before.subject !== after.subject &&
    shape(before.subject) === shape(after.subject) &&
    (before.expected === after.expected ||
      (!before.literal && shape(before.expected ?? '') === shape(after.expected ?? '')))
  );
}

function isFraction(text: string | null): boolean {
  return text !== null && !Number.isNaN(Number(text)) && !Number.isInteger(Number(text));
}

function toleranceVerdict(before: Assertion, after: Assertion): Verdict | null {
  if (after.relation !== 'close' || after.tolerance === null) return null;
  const details = { before: String(before.tolerance ?? 0), after: String(after.tolerance) };
  if (before.relation === 'close' && before.tolerance !== null)
    return after.tolerance > before.tolerance * 1.000_001
      ? { rule: 'tolerance_widened', severity: 'error', details }
      : null;
  if (before.relation !== 'equal' || before.negated) return null;
  const share = after.tolerance / Math.max(Math.abs(Number(before.expected)) || 1, 1e-9);
  if (share <= ALL_BUT_EXACT) return null;
  const isMild = isFraction(before.expected) && share <= 0.01;
  return { rule: 'tolerance_widened', severity: isMild ? 'warning' : 'error', details };
}

/** `x == True` written as the truth of x. */
function isTruthOfBoolean(before: Assertion, after: Assertion): boolean {
  return after.relation === 'truth' && /^(?:True|False)$/.test(before.expected ?? '');
}

function weakenedVerdict(before: Assertion, after: Assertion): Verdict | null {
  const drop = before.strength - after.strength;
  if (drop <= SMALL_DROP || after.relation === 'close' || isTruthOfBoolean(before, after)) return null;
  const isMild =
    drop < GREAT_DROP || (after.relation === 'truth' && /^(?:true|false)$/.test(before.expected ?? ''));
  return {
    rule: 'assertion_weakened',
    severity: isMild ? 'warning' : 'error',
    details: { before: before.matcher, after: after.matcher },
  };
}

function looseError(text: string | null): boolean {
  return text !== null && /^(?:Error|Exception|BaseException)$/.test(text);
}

/** More digits of the same value. */
function isRefined(before: Assertion, after: Assertion): boolean {
  if (before.tolerance === null || after.tolerance === null) return false;
  return Math.abs(Number(before.expected) - Number(after.expected)) <= before.tolerance;
}

function expectedVerdict(
  before: Assertion,
  after: Assertion,
  severity: WorkFinding['severity'],
): Verdict | null {
  if (before.expected === after.expected || before.expected === null || isRefined(before, after)) return null;
  if (after.relation === 'snapshot')
    return after.expected === null ? null : { rule: 'snapshot_changed', severity };
  if (after.relation === 'throws')
    return looseError(after.expected) && !looseError(before.expected)
      ? {
          rule: 'assertion_weakened',
          severity: 'warning',
          details: { before: before.expected, after: after.expected ?? '' },
        }
      : null;
  if (after.expected === null || before.negated !== after.negated) return null;
  const details = { before: before.expected, after: after.expected };
  if (isExtended(before, after)) return { rule: 'expected_value_changed', severity: 'info', details };
  if (before.literal && after.literal) return { rule: 'expected_value_changed', severity, details };
  if (!before.literal) return null;
  return { rule: 'expected_value_changed', severity: 'warning', details };
}

/** What an assertion lost when it became another one of the same test; null where it lost nothing. */
export function compareAssertion(
  before: Assertion,
  after: Assertion,
  expected: WorkFinding['severity'],
): Verdict | null {
  if (after.tautology && !before.tautology) return { rule: 'assertion_tautology', severity: 'error' };
  if (after.circular && !before.circular) return { rule: 'expected_from_subject', severity: 'error' };
  return (
    lostVerdict(before, after) ??
    weakenedVerdict(before, after) ??
    toleranceVerdict(before, after) ??
    expectedVerdict(before, after, expected)
  );
}
