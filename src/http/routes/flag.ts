import { z } from 'zod';

/** A parameter that is `true` or `false`. */
export function flag(description: string): z.ZodType<boolean | undefined> {
  return z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .describe(description);
}
