import { z } from 'zod';

const NOTE = z.string().describe('why, at most 15 words');
const LABEL = z.boolean().nullable().describe('true met, false not met, null partly met');

/** What a judge returns for items with these ids: each exactly once, and nothing else. */
export function judgeAnswerOf(ids: readonly string[]) {
  const entry = z.strictObject({ id: z.enum(ids), passed: LABEL, note: NOTE });
  return z.strictObject({
    items: z
      .array(entry)
      .length(ids.length)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'an id is there twice'),
    summary: z.string().describe('the whole in one line'),
  });
}
export type JudgeAnswer = z.infer<ReturnType<typeof judgeAnswerOf>>;

/** The most items that a judge may derive from a request. */
export const MOST_DERIVED = 5;

/** The same, with items that the judge derived from the request. */
export function derivingAnswerOf(ids: readonly string[]) {
  const derived = z.strictObject({ question: z.string().min(1).max(300), passed: LABEL, note: NOTE });
  return judgeAnswerOf(ids).extend({ derived: z.array(derived).max(MOST_DERIVED) });
}
export type DerivingAnswer = z.infer<ReturnType<typeof derivingAnswerOf>>;

/** A schema as a prompt shows it: JSON Schema on one line. */
export function schemaText(schema: z.ZodType): string {
  const { $schema: _, ...shown } = z.toJSONSchema(schema);
  return JSON.stringify(shown);
}

/** Bounds that not every provider takes; whoever reads the answer holds it to them. */
const BOUNDS = ['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems'];

function withoutBounds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutBounds);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([name]) => !BOUNDS.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutBounds(value)]));
}

/** A schema as a provider takes it, for answers that are held to it while they are written. */
export function wireSchema(schema: z.ZodType): Readonly<Record<string, unknown>> {
  return withoutBounds(z.toJSONSchema(schema)) as Readonly<Record<string, unknown>>;
}

/** What reads the answer of a judge. */
export type AnswerSchema<T> = z.ZodType<T>;
/** Why a schema does not take an answer. */
export type SchemaIssue = z.core.$ZodIssue;
