import type { CombinationAssertion } from '../../../contract/assertion.ts';
import type { Finding } from '../../../contract/finding.ts';
import { missing, select } from './check-value.ts';
import { compareValue } from './compare.ts';
import { aligned } from './difference.ts';
import { type Ground, wordFor } from './ground.ts';
import { lengthClass, type Point } from './point.ts';
import { type Ruling, sourcesOf } from '../ruling.ts';
import { showClaimed, showEntity, showNumber } from './show.ts';

const SIGN = { sum: ' + ', difference: ' - ' } as const;

/** One point of each subject, all of one length of time; null where one of them has none. */
function operandsOf(lists: readonly (readonly Point[])[]): Point[] | null {
  const first = lists[0]?.find(({ value }) => typeof value === 'number');
  if (first === undefined) return null;
  const operands = lists.map((points) =>
    points.find((point) => lengthClass(point) === lengthClass(first) && typeof point.value === 'number'),
  );
  return operands.every((operand) => operand !== undefined) ? operands : null;
}

function resultOf(operation: CombinationAssertion['operation'], values: readonly number[]): number {
  const [head = Number.NaN, ...rest] = values;
  const sum = rest.reduce((total, value) => total + value, 0);
  return operation === 'sum' ? head + sum : Math.abs(head - sum);
}

/** GR22: a sum or difference that the claim states in words, recomputed over operands of the same attribute. */
export function checkCombination(assertion: CombinationAssertion, ground: Ground): Ruling {
  const { subjects, attribute, operation, claimed, negated, time } = assertion;
  const place = { start: assertion.start, end: assertion.end };
  const type = subjects[0]?.type ?? '';
  const reading = `${subjects.map(showEntity).join(SIGN[operation])} · ${wordFor(ground, type, attribute)} ${showClaimed(claimed)}`;
  const common = { rule: 'GR22', place, reading };
  const selections = subjects.map((subject) => ({
    subject,
    selected: select(ground, subject, attribute, time),
  }));
  const operands = operandsOf(selections.map(({ selected }) => selected.points));
  if (operands === null) {
    const empty = selections.find(({ selected }) => selected.points.length === 0);
    if (empty === undefined)
      return { ...common, outcome: 'unchecked', reason: 'ambiguous', findings: [], points: [] };
    const about = { ...assertion, subject: empty.subject };
    return { ...common, points: [], ...missing(ground, about, empty.selected, showClaimed(claimed)) };
  }
  const unit = operands[0]?.unit ?? null;
  const values = operands.map((point) => aligned(point, unit));
  const value = resultOf(operation, values);
  const derivation = `${values.map(showNumber).join(SIGN[operation])} = ${showNumber(value)}`;
  const kind = ground.vocabulary[type]?.attributes[attribute]?.kind ?? 'measure';
  const agrees = compareValue(claimed, { value, unit }, kind, ground.settings.numeric_tolerance) === 'agrees';
  if (agrees !== negated)
    return { ...common, outcome: 'supported', findings: [], points: operands, derivation };
  const finding: Finding = {
    code: 'NUMBER_MISMATCH',
    severity: 'error',
    place,
    expected: showClaimed(claimed),
    actual: derivation,
    details: { derivation },
    sources: sourcesOf(operands),
  };
  return { ...common, outcome: 'contradicted', findings: [finding], points: operands, derivation };
}
