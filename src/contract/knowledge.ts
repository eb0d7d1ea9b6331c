import { z } from 'zod';
import { EntityType } from './vocabulary.ts';

/** A file that the graph was loaded from. Counts are of the rows that stand for it. */
export const GraphLoad = z.object({
  file: z.string(),
  loaded_at: z.iso.datetime(),
  rows: z.int(),
  entities: z.int(),
  facts: z.int(),
  relations: z.int(),
  /** Objects of its relations that no file brought: how many ids, and the first few. */
  dangling: z.object({ count: z.int(), ids: z.array(z.string()) }),
});
export type GraphLoad = z.infer<typeof GraphLoad>;

/** A type of entity: how many there are, and what can be said of them; null where the configuration does not name it. */
export const KnownType = z.object({
  type: z.string(),
  entities: z.int(),
  definition: EntityType.nullable(),
});
export type KnownType = z.infer<typeof KnownType>;

/** What the knowledge graph holds, and where from. */
export const KnowledgeOverview = z.object({
  /** False where no graph is configured: then nothing is loaded. */
  configured: z.boolean(),
  types: z.array(KnownType),
  loads: z.array(GraphLoad),
});
export type KnowledgeOverview = z.infer<typeof KnowledgeOverview>;

const Key = { type: z.string(), id: z.string() };

/** An entity of a list. `matched`: the name by which it was found, where one was looked for. */
export const ListedEntity = z.object({ ...Key, name: z.string(), matched: z.string().nullable() });
export type ListedEntity = z.infer<typeof ListedEntity>;

/** A page of entities. `similar`: where no name holds the words, the names that are most like them. */
export const EntityPage = z.object({
  entities: z.array(ListedEntity),
  similar: z.array(ListedEntity),
  next: z.string().nullable(),
});
export type EntityPage = z.infer<typeof EntityPage>;

const times = {
  valid_from: z.string().optional(),
  valid_to: z.string().optional(),
  source: z.string(),
  as_of: z.string().optional(),
};

/** An attribute's value for a time, as the graph holds it. */
export const GraphFact = z.object({
  entity_type: z.string(),
  entity_id: z.string(),
  attribute: z.string(),
  value: z.union([z.number(), z.string()]),
  unit: z.string().optional(),
  ...times,
});

/** A relation for a time, as the graph holds it. */
export const GraphRelation = z.object({
  subject_type: z.string(),
  subject_id: z.string(),
  subject_name: z.string(),
  relation: z.string(),
  object_type: z.string(),
  object_id: z.string(),
  object_name: z.string(),
  ...times,
});
export type GraphRelation = z.infer<typeof GraphRelation>;

/** All that the graph holds of an entity, of all times. */
export const KnowledgeEntity = z.object({
  ...Key,
  name: z.string(),
  names: z.array(
    z.object({
      name: z.string(),
      language: z.string().nullable(),
      kind: z.enum(['name', 'alias', 'id']),
    }),
  ),
  facts: z.array(GraphFact),
  relations: z.array(GraphRelation),
  /** Facts and relations beyond what is listed. */
  left_out: z.object({ facts: z.int(), relations: z.int() }),
});
export type KnowledgeEntity = z.infer<typeof KnowledgeEntity>;
