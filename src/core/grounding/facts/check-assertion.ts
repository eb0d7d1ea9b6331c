import type { Assertion } from '../../../contract/assertion.ts';
import { checkChange } from './check-change.ts';
import { checkExistence } from './check-existence.ts';
import { checkUnread } from './check-unread.ts';
import { checkValue } from './check-value.ts';
import type { Ground } from './ground.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Ruling } from '../ruling.ts';

function ruling(assertion: Assertion, ground: Ground): Ruling {
  switch (assertion.kind) {
    case 'value':
      return checkValue(assertion, ground);
    case 'change':
      return checkChange(assertion, ground);
    case 'existence':
      return checkExistence(assertion, ground);
    case 'unread':
      return checkUnread(assertion, ground);
  }
}

function similarNames(assertion: Assertion): Finding[] {
  if (!('subject' in assertion) || assertion.subject.score === 1) return [];
  const { id, name, mention, score } = assertion.subject;
  return [
    {
      code: 'ENTITY_SIMILAR',
      severity: 'warning',
      place: { start: assertion.start, end: assertion.end },
      expected: mention,
      actual: name,
      details: { score: score.toFixed(2), id },
      sources: [],
    },
  ];
}

/** Holds one assertion against what the sources answered. A name that was only similar is said, whatever the outcome. */
export function checkAssertion(assertion: Assertion, ground: Ground): Ruling {
  const result = ruling(assertion, ground);
  const similar = similarNames(assertion);
  return similar.length === 0 ? result : { ...result, findings: [...result.findings, ...similar] };
}
