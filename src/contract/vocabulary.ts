import { z } from 'zod';
import { Labels } from './language.ts';

/**
 * What an attribute holds, which decides how it is compared: a `measure` within `numeric_tolerance`,
 * everything else exactly.
 */
export const AttributeKind = z.enum(['measure', 'count', 'id', 'date', 'enum', 'text']);
export type AttributeKind = z.infer<typeof AttributeKind>;

const Identifier = z.string().regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'letters, digits and _ only');

/** How one value is made of the values of several shorter periods ("in 2025" of weekly facts). */
export const Aggregate = z.enum(['sum', 'mean', 'last', 'min', 'max']);
export type Aggregate = z.infer<typeof Aggregate>;

/** An attribute that entities of a type can have. */
export const Attribute = z.strictObject({
  labels: Labels.prefault({}).describe(
    'Words that name the attribute in a sentence. Its own name counts too.',
  ),
  kind: AttributeKind,
  unit: z.string().optional().describe('Unit of the stored values: %, ratio, 명, 원, USD, h, kg, FTE …'),
  range: z
    .strictObject({ min: z.number().optional(), max: z.number().optional() })
    .optional()
    .describe('Values outside are impossible, whatever the graph holds.'),
  values: z
    .record(z.string(), Labels)
    .optional()
    .describe('For kind enum: each stored code and the words that name it.'),
  formula: z
    .string()
    .optional()
    .describe(
      'Recomputed from other attributes of the same entity and period, e.g. allocated_hours / available_hours.',
    ),
  aggregate: Aggregate.optional(),
  complete: z.boolean().optional().describe('Overrides the completeness of its type.'),
});
export type Attribute = z.infer<typeof Attribute>;

/** A relation from entities of a type to entities of type `to`. */
export const RelationKind = z.strictObject({
  to: Identifier.describe('Type of the object.'),
  labels: Labels.prefault({}).describe('Words read from subject to object: 소속, belongs to.'),
  inverse: Labels.prefault({}).describe('Words read from object to subject: 산하, contains.'),
  functional: z.boolean().default(false).describe('At most one object at a time.'),
  complete: z.boolean().optional().describe('Overrides the completeness of its type.'),
});
export type RelationKind = z.infer<typeof RelationKind>;

/** A type of entity with all that can be said of it. */
export const EntityType = z.strictObject({
  labels: Labels.prefault({}).describe('Nouns that name the type: 팀, team.'),
  complete: z
    .boolean()
    .default(true)
    .describe('Every entity, attribute and relation of this type is loaded: what is absent does not exist.'),
  id_pattern: z.string().optional().describe('Regular expression (RE2 syntax) of ids: PRJ-\\d{4}-\\d{4}'),
  attributes: z.record(Identifier, Attribute).default({}),
  relations: z.record(Identifier, RelationKind).default({}),
});
export type EntityType = z.infer<typeof EntityType>;

/** Everything that the graph can speak of, by type name. */
export const Vocabulary = z.record(Identifier, EntityType);
export type Vocabulary = z.infer<typeof Vocabulary>;
