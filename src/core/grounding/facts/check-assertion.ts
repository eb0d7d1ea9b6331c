import type { Assertion } from '../../../contract/assertion.ts';
import type { Ruling } from '../ruling.ts';
import { checkExistence } from './check-existence.ts';
import { checkUnread } from './check-unread.ts';
import type { Ground } from './ground.ts';

/** Holds one assertion against what the sources answered. */
export function checkAssertion(assertion: Assertion, ground: Ground): Ruling {
  return assertion.kind === 'existence' ? checkExistence(assertion, ground) : checkUnread(assertion);
}
