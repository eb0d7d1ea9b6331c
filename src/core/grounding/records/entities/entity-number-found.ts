import { agrees } from './entity-compare.ts';
import type { NumberItem } from './entity-item.ts';
import { cellRead, type Found } from './entity-ruling.ts';
import { cellPath, type Entity } from './entity-world.ts';

type Told = Pick<Found, 'rule' | 'reading' | 'derivation'> & Partial<Pick<Found, 'code' | 'read'>>;

/** What becomes of a number where the records say `stored`. */
export function numberFound(number: NumberItem, stored: number, told: Told): Found {
  return {
    code: 'NUMBER_MISMATCH',
    outcome: agrees(number, stored) ? 'supported' : 'contradicted',
    place: number,
    claimed: number.text,
    actual: String(stored),
    ...told,
  };
}

/** What becomes of a number that is said of the cells under these keys, added up to `stored`. */
export function cellsFound(
  rule: 'GR42' | 'GR43',
  number: NumberItem,
  entity: Entity,
  keys: readonly string[],
  stored: number,
): Found {
  const reading = `${keys.join(' + ')} of ${entity.name}`;
  const paths = keys.map((key) => cellPath(entity, key)).join(', ');
  return numberFound(number, stored, {
    rule,
    reading,
    derivation: `${reading}: ${stored}, claimed ${number.text}: ${paths}`,
    read: keys.map((key) => cellRead(entity, key)),
  });
}
