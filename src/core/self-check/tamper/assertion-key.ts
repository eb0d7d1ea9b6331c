import type { Assertion } from './test-facts.ts';

/** Equal keys: the same assertion, whatever matcher of equal strength it is written with. */
export function assertionKey({ relation, negated, subject, expected, tolerance }: Assertion): string {
  return `${relation}|${negated}|${subject}|${expected}|${tolerance}`;
}
