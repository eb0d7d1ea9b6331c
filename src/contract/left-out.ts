import { z } from 'zod';

/** What stands in an event that was shortened: how large it was, and where the whole is; null where it is not kept. */
const LeftOut = z.object({ bytes: z.int(), whole: z.string().nullable() });

/** The field that it stands in. */
export const LEFT_OUT = { left_out: LeftOut.optional() } as const;
