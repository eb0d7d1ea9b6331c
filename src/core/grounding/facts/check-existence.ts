import type { ExistenceAssertion } from '../../../contract/assertion.ts';
import { type Ground, isComplete } from './ground.ts';
import type { Ruling } from '../ruling.ts';

/** GR8: a name that the graph does not know. It does not exist where every type it could be is complete. */
export function checkExistence(assertion: ExistenceAssertion, ground: Ground): Ruling {
  const { name, types } = assertion;
  const place = { start: assertion.start, end: assertion.end };
  const common = {
    rule: 'GR8',
    place,
    reading: `∃ ${name}${types.length === 0 ? '' : ` (${types.join(' | ')})`}`,
    points: [],
  };
  if (ground.failure !== null)
    return { ...common, outcome: 'unchecked', reason: ground.failure, findings: [] };
  const absent = types.length > 0 && types.every((type) => isComplete(ground, type));
  if (assertion.negated)
    return absent
      ? { ...common, outcome: 'supported', findings: [] }
      : { ...common, outcome: 'not_found', reason: 'no_evidence', findings: [] };
  const finding = {
    code: 'ENTITY_NOT_FOUND' as const,
    severity: absent ? ('error' as const) : ('warning' as const),
    place,
    expected: name,
    actual: null,
    details: { types: types.join(', '), role: assertion.is_subject ? 'subject' : 'mentioned' },
    sources: [],
  };
  return absent
    ? { ...common, outcome: 'absent', findings: [finding] }
    : { ...common, outcome: 'not_found', reason: 'no_evidence', findings: [finding] };
}
