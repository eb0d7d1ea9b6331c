import type { UnreadPart } from '../../../contract/assertion.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Ruling } from '../ruling.ts';

/** GR9: a part that could not be read is unchecked with its reason; a date that does not exist is true of nothing. */
export function checkUnread(part: UnreadPart): Ruling {
  const place = { start: part.start, end: part.end };
  const impossible = part.why === 'time' && part.reason === 'malformed';
  const ambiguousName = part.why === 'name' && part.reason === 'ambiguous';
  const finding: Finding = {
    code: impossible ? 'IMPOSSIBLE_DATE' : ambiguousName ? 'ENTITY_AMBIGUOUS' : 'NOT_CHECKED',
    severity: impossible ? 'error' : 'warning',
    place,
    expected: part.text,
    actual: part.options === undefined ? null : part.options.join(', '),
    details: { why: part.why, reason: part.reason },
    sources: [],
  };
  const common = { rule: 'GR9', place, reading: `? ${part.text}`, points: [], findings: [finding] };
  return impossible
    ? { ...common, outcome: 'contradicted' }
    : { ...common, outcome: 'unchecked', reason: part.reason };
}
