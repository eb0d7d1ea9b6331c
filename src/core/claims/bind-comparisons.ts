import type { UnreadPart } from '../../contract/assertion.ts';
import { comparedWith } from './compared.ts';
import { type Bound, NOTHING } from './reading.ts';
import type { Surface } from './surface.ts';

/** "A has more than B": rows say it of both (GR55). Its numbers are of no single one. */
export function bindComparisons(surface: Surface): Bound {
  const other = comparedWith(surface.text, surface.entities);
  if (other === null) return NOTHING;
  const { start, end, text } = other;
  const unread: UnreadPart = {
    kind: 'unread',
    start,
    end,
    negated: false,
    text,
    reason: 'unsupported',
    why: 'claim',
  };
  return { assertions: [unread], used: [...surface.quantities, ...surface.entities] };
}
