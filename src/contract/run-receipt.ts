import { z } from 'zod';
import { Guarantee } from './guarantee.ts';

/** The proof that a command ran: what, where, for how long, and how it ended. */
export const RunReceipt = z.strictObject({
  /** As a person would type it, from the root of the tree. */
  command: z.string(),
  /** Which copy it ran in. */
  tree: z.enum(['work', 'base', 'work_with_base_tests', 'base_with_new_tests']),
  /** How it ended. */
  ended: z.enum([
    'exit',
    'signal',
    'timeout',
    'output_limit',
    'disk_full',
    'memory_limit',
    'process_limit',
    'cancelled',
    'not_started',
  ]),
  /** Null where it did not exit by itself. */
  exit_code: z.int().nullable(),
  /** How long it ran. */
  duration_ms: z.number(),
  /** The printed text, standard output and error as they came; the middle is left out where it was long. */
  output: z.string(),
  /** True where the middle is left out. */
  output_cut: z.boolean(),
  /** How the command was kept apart. */
  isolation: z.strictObject({
    /** True where the system kept the command off the network. */
    network: z.boolean(),
    /** True where the command saw listed places alone, and wrote to its copy and private folders alone. */
    files: z.boolean(),
    /** Why not, where one of them is false: `not_isolated`. */
    reason: z.string().optional(),
    /** What enclosed the command; absent on receipts of versions that did not try the guarantees. */
    by: z.enum(['bubblewrap', 'namespaces', 'none']).optional(),
    /** Guarantees that held when they were tried from inside. */
    held: z.array(Guarantee).optional(),
    /** Guarantees that did not hold when they were tried. */
    not_held: z.array(Guarantee).optional(),
  }),
  /** Folders of built files that git ignores and that every copy has as the work has them; absent where there are none. */
  built: z.array(z.string()).optional(),
  /** True where the result was kept from an earlier run of the same tree and command. */
  cached: z.boolean(),
});
export type RunReceipt = z.infer<typeof RunReceipt>;
