import type { AssayErrorCode } from './assay-error.ts';

/** What is wrong, and the way out of it. */
export type Trouble = readonly [code: AssayErrorCode, message: string, hint: string];

const FULL: Trouble = ['disk_full', 'the disk is full', 'free some space and run it again'];
const USED_UP: Trouble = [
  'unavailable',
  'the process has no more files or memory',
  'raise the limit (ulimit -n) or end other programs, then run it again',
];
const NO_DISK: Trouble = [
  'unavailable',
  'the disk cannot be read or written',
  'check the disk, and run it again once it answers',
];
const BUSY: Trouble = ['unavailable', 'the file is busy', 'run it again'];

/** Faults of the machine by errno: they say nothing of the file, and pass. */
export const MACHINE_TROUBLES: Readonly<Record<string, Trouble>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EMFILE: USED_UP,
  ENFILE: USED_UP,
  ENOMEM: USED_UP,
  EIO: NO_DISK,
  ENXIO: NO_DISK,
  ESTALE: NO_DISK,
  EBUSY: BUSY,
  EAGAIN: BUSY,
  EINTR: BUSY,
  ETXTBSY: BUSY,
};
