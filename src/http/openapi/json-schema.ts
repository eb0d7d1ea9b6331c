import { z } from 'zod';

/** A JSON Schema (draft 2020-12, as OpenAPI 3.1 has it). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** References inside a schema, which count from its own root, as ones that count from where it stands. */
function rebase(value: unknown, root: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => rebase(inner, root));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(/^#/, root) : rebase(inner, root),
    ]),
  );
}

/** A zod schema as it is to stand at a place of a document, `#/components/schemas/Answer`. */
export function jsonSchemaAt(schema: z.ZodType, root: string, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rebase(made, root) as JsonSchema;
}
