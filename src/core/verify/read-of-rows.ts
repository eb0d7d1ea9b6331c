import type { GraphRead, ReadValue } from '../../contract/graph-read.ts';
import { wordFor, type Ground } from '../grounding/facts/ground.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import type { RowClaim } from './entity-rows.ts';

/** The attribute of a type that a column is of: that of its word, or of its word and a period. */
function attributeOf(ground: Ground, type: string, column: string): string | null {
  const attributes = Object.entries(ground.vocabulary[type]?.attributes ?? {});
  const found = attributes.find(([, { labels }]) =>
    [...labels.ko, ...labels.en].some((label) => column === label || column.startsWith(`${label} `)),
  );
  return found?.[0] ?? null;
}

/** RP7: the values of named entities that rows were read for; null where they are of whole types, or of no attribute. */
export function readOfRows(
  { read, outcome }: Stated,
  { named, asked }: RowClaim,
  sources: readonly string[],
  ground: Ground,
): GraphRead | null {
  const values = read.flatMap(({ path, quote }): ReadValue[] => {
    const owner = named.find(({ id }) => path?.startsWith(`${id}.`) === true);
    const column = path?.slice((owner?.id.length ?? 0) + 1) ?? '';
    const attribute = owner === undefined ? null : attributeOf(ground, owner.type, column);
    if (owner === undefined || attribute === null || (outcome !== 'supported' && outcome !== 'contradicted'))
      return [];
    const { type, id } = owner;
    const { from, to } = asked.time ?? { from: null, to: null };
    const word = wordFor(ground, type, attribute);
    return [
      { entity: { type, id }, attribute, word, shown: quote, from, to, sources: [...sources], outcome },
    ];
  });
  if (values.length === 0) return null;
  const entities = named.map(({ type, id, names }) => ({
    type,
    id,
    name: names.findLast((one) => one !== id) ?? id,
  }));
  return { entities, unknown: [], values, relations: [], left_out: 0 };
}
