import type { End } from '../row.ts';
import type { Random } from '../../scripts/worlds/random.ts';
import { fill } from '../../scripts/worlds/template.ts';
import { compared, count, every, exchange, gap, only, placed, sum, twoAtOnce } from './claims-of-several.ts';
import {
  between,
  bound,
  denied,
  flag,
  omitted,
  role,
  rose,
  unknownValue,
  value,
  year,
} from './claims-of-value.ts';
import type { Maker } from './draw.ts';
import { toldAttributes, type World } from './world.ts';

/** A claim about a world, labelled by how it was made. */
export interface WorldClaim {
  readonly kind: string;
  readonly text: string;
  readonly end: End;
}

const MAKERS: readonly (readonly [kind: string, make: Maker])[] = [
  ['value', value],
  ['unknown_value', unknownValue],
  ['denied', denied],
  ['flag', flag],
  ['role', role],
  ['year', year],
  ['rose', rose],
  ['at_least', bound('at_least')],
  ['at_most', bound('at_most')],
  ['between', between],
  ['more', compared('more')],
  ['less', compared('less')],
  ['most', placed('most')],
  ['fewest', placed('fewest')],
  ['second', placed('second')],
  ['sum', sum],
  ['gap', gap],
  ['count', count],
  ['only', only],
  ['all', every('all')],
  ['none', every('none')],
  ['two_facts', twoAtOnce],
  ['exchange', exchange],
  ['omitted', omitted],
];

/** One true and one false claim of each kind that the world has. */
export function claimsOf(random: Random, world: World): WorldClaim[] {
  const draw = { random, world, attributes: toldAttributes(world) };
  return MAKERS.flatMap(([kind, make]) =>
    [true, false].flatMap((isTrue): WorldClaim[] => {
      const made = make(draw, isTrue);
      if (made === null) return [];
      const end = isTrue ? 'supported' : kind === 'omitted' ? 'not_found' : 'contradicted';
      const text = 'text' in made ? made.text : `${fill(made.form, made.slots)}.`;
      return [{ kind, text, end }];
    }),
  );
}
