import type { CodeObject, CodeRelation } from '../../contract/code-object.ts';
import type { AskPorts } from './ask-ports.ts';
import type { TiesOf } from './evidence-of.ts';

const MOST_TIES = 500;
/** Of one symbol. */
const MOST_SHOWN = 8;

/** Relations between code and things of a database. */
export const SCHEMA_TIES: readonly CodeRelation['rel'][] = ['uses_schema', 'implements_schema'];

/** LP5: what symbols are tied to in a database, as `uses_schema: invoices`. */
export async function schemaTies(
  index: Pick<AskPorts['index'], 'relations' | 'objects'>,
  objects: readonly CodeObject[],
): Promise<TiesOf> {
  const own = new Set(objects.map(({ id }) => id));
  if (own.size === 0) return new Map();
  const relations = (await index.relations([...own], MOST_TIES)).filter(
    ({ src_id, rel }) => own.has(src_id) && SCHEMA_TIES.includes(rel),
  );
  if (relations.length === 0) return new Map();
  const tables = await index.objects([...new Set(relations.map(({ dst_id }) => dst_id))]);
  const named = new Map(tables.map(({ id, name }) => [id, name]));
  const ties = new Map<string, readonly string[]>();
  for (const { src_id, dst_id, rel } of relations) {
    const before = ties.get(src_id) ?? [];
    const table = named.get(dst_id);
    if (table === undefined || before.length >= MOST_SHOWN) continue;
    ties.set(src_id, [...new Set([...before, `${rel}: ${table}`])]);
  }
  return ties;
}
