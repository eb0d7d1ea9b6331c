import { z } from 'zod';

/** What an enclosure promises about a command; each is tried from inside before the command runs. */
export const Guarantee = z.enum([
  /** Only listed places are seen; nothing outside of the copy and private folders can be written or reached by a socket. */
  'filesystem',
  /** No network but a loop device of its own, abstract sockets included. */
  'network',
  /** Processes of the machine are neither seen nor signalled. */
  'processes',
  /** Shared memory, message queues and semaphores are its own. */
  'ipc',
  /** No capability, and none to be had. */
  'capabilities',
  'no_new_privs',
  /** Calls that reach for the kernel (mount, bpf, keyctl …) are refused. */
  'seccomp',
  /** Settings of the kernel under /proc cannot be written. */
  'proc',
]);
export type Guarantee = z.infer<typeof Guarantee>;

/** Without one of these nothing is run, unless the user asked for it. */
export const REQUIRED_GUARANTEES: readonly Guarantee[] = [
  'filesystem',
  'network',
  'processes',
  'capabilities',
  'no_new_privs',
];
