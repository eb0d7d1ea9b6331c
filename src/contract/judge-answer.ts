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

/** What reads the answer of a judge. */
export type AnswerSchema<T> = z.ZodType<T>;
/** Why a schema does not take an answer. */
export type SchemaIssue = z.core.$ZodIssue;
