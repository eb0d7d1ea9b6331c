import type { Assertion } from '../../../contract/assertion.ts';
import { checkChange } from './check-change.ts';
import { checkDate } from './check-date.ts';
import { checkExistence } from './check-existence.ts';
import { checkRelation } from './check-relation.ts';
import { checkTerm } from './check-term.ts';
import { checkUnread } from './check-unread.ts';
import { checkValue } from './check-value.ts';
import type { Ground } from './ground.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Ruling } from '../ruling.ts';

function ruling(assertion: Assertion, ground: Ground): Ruling {
  switch (assertion.kind) {
    case 'value':
      return checkValue(assertion, ground);
    case 'date':
      return checkDate(assertion, ground);
    case 'term':
      return checkTerm(assertion, ground);
    case 'relation':
      return checkRelation(assertion, ground);
    case 'change':
      return checkChange(assertion, ground);
    case 'existence':
      return checkExistence(assertion, ground);
    case 'unread':
      return checkUnread(assertion, ground);
  }
}

function similarNames(assertion: Assertion): Finding[] {
  const named = 'subject' in assertion ? [assertion.subject] : [];
  const others = assertion.kind === 'relation' ? [assertion.object] : [];
  return [...named, ...others]
    .filter((entity) => entity.score < 1)
    .map((entity) => ({
      code: 'ENTITY_SIMILAR',
      severity: 'warning',
      place: { start: assertion.start, end: assertion.end },
      expected: entity.mention,
      actual: entity.name,
      details: { score: entity.score.toFixed(2), id: entity.id },
      sources: [],
    }));
}

/** Holds one assertion against what the sources answered. A name that was only similar is said, whatever the outcome. */
export function checkAssertion(assertion: Assertion, ground: Ground): Ruling {
  const result = ruling(assertion, ground);
  const similar = similarNames(assertion);
  return similar.length === 0 ? result : { ...result, findings: [...result.findings, ...similar] };
}
