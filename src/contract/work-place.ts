import { z } from 'zod';

/** Where checked work was done, and what for, as far as it is known. */
export const WorkPlace = z.strictObject({
  /** Name of the folder of the repository. */
  repository: z.string(),
  /** Null where HEAD is detached. */
  branch: z.string().nullable(),
  /** What was asked for, as its first words; null where nothing says. */
  task: z.string().nullable(),
});
export type WorkPlace = z.infer<typeof WorkPlace>;
