import { z } from 'zod';

const Json = z.json();

/** JSON of any shape. */
export type JsonData = string | number | boolean | null | JsonData[] | { [key: string]: JsonData };

/** JSON as it was given, each field kept: what `z.json()` gives back has lost a field that is called `__proto__`. */
export const JsonData = z.unknown().refine((value) => Json.safeParse(value).success, {
  error: ({ input }) => (input === undefined ? 'is missing: expected JSON' : undefined),
}) as unknown as z.ZodType<JsonData>;
