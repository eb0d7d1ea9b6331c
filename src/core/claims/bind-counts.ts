import type { CountAssertion } from '../../contract/assertion.ts';
import type { Span } from '../../contract/span.ts';
import type { Vocabulary } from '../../contract/vocabulary.ts';
import { isNegated } from '../language/negation.ts';
import type { Quantity } from '../language/quantity.ts';
import { timeAt } from './bind-time.ts';
import { claimedValue } from './claimed.ts';
import { namedEntity } from './named-entity.ts';
import { type Bound, NOTHING } from './reading.ts';
import type { Surface } from './surface.ts';

const COUNTED = /^(?:people|items|count)/u;

/** "Kim leads three projects": a number of things joined to the subject by a relation. */
export function bindCount(
  surface: Surface,
  vocabulary: Vocabulary,
  quantity: Quantity,
  used: readonly Span[],
): Bound {
  if (quantity.unit === null || !COUNTED.test(quantity.unit.dimension)) return NOTHING;
  const labels = surface.labels.flatMap((mention) =>
    mention.labels
      .filter(({ kind }) => kind === 'relation' || kind === 'inverse')
      .map((label) => ({ mention, label })),
  );
  for (const { mention, label } of labels) {
    const to = vocabulary[label.type]?.relations[label.name]?.to ?? '';
    const ends = [
      [label.type, false],
      [to, true],
    ] as const;
    for (const [type, inverse] of label.kind === 'inverse' ? ends.toReversed() : ends) {
      const subjects = surface.entities.map((entity) => namedEntity(entity, new Set([type])));
      const subject = subjects.find((candidate) => candidate !== null);
      if (subject === undefined || subject === null) continue;
      const counted: CountAssertion = {
        kind: 'count',
        start: quantity.start,
        end: quantity.end,
        negated: isNegated(surface.text, quantity),
        subject,
        relation: label.name,
        inverse,
        claimed: claimedValue(quantity),
        ...timeAt(surface, quantity, used),
      };
      return { assertions: [counted], used: [quantity, mention] };
    }
  }
  return NOTHING;
}
