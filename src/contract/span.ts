import { z } from 'zod';

/** A half-open range `[start, end)` of UTF-16 code units in the text that it belongs to. */
export const Span = z.object({
  /** Of the first code unit, from 0. */
  start: z.int().min(0),
  /** Behind the last one. */
  end: z.int().min(0),
});
export type Span = z.infer<typeof Span>;
