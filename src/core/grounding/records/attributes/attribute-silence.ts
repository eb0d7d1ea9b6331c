import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import { isGroup } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';

/** GR39: a clause that says that nothing is known of something, where no key with a value is named in it. */
export function checkSilence(claim: AttributeClaim, mentions: readonly Mention[]): Found[] {
  const clauses = new Set(claim.clauses.filter((_, at) => claim.modes[at] === 'silent'));
  return [...clauses].flatMap((clause) => {
    const own = mentions.filter(
      ({ first, last }) => claim.clauses[first] === clause && claim.modes[last] === 'silent',
    );
    if (own.some(({ target }) => isGroup(target) || target.value !== null)) return [];
    const first = claim.clauses.findIndex((one, at) => one === clause && claim.modes[at] === 'silent');
    const last = claim.clauses.findLastIndex((one, at) => one === clause && claim.modes[at] === 'silent');
    const place = rangeOf(claim, first, last);
    const [named] = own.map(({ target }) => target);
    const path = named?.path ?? '';
    return [
      {
        rule: 'GR39' as const,
        outcome: 'supported' as const,
        place,
        reading: 'not stated',
        path,
        value: path === '' ? undefined : null,
      },
    ];
  });
}
