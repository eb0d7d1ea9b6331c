import { z } from 'zod';

/** An error on the wire, RFC 9457. `code` is that of the error, `hint` the way out. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().optional(),
  code: z.string(),
  where: z.string().optional(),
  hint: z.string().optional(),
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
