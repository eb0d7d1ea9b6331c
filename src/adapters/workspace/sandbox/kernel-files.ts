import { lstatSync, readdirSync } from 'node:fs';

const WRITABLE = 0o222;

/** Listed without their kinds, which are asked of each entry: a process may have ended by then, and is not asked. */
function isWritten(name: string): boolean {
  const entry = lstatSync(`/proc/${name}`, { throwIfNoEntry: false });
  if (entry === undefined) return false;
  return entry.isDirectory() || (entry.isFile() && (entry.mode & WRITABLE) !== 0);
}

/** Names under /proc that are no process and may be written: they set the kernel or its devices, and can only be read. */
export function sealedKernelFiles(): readonly string[] {
  return readdirSync('/proc').filter((name) => !/^\d+$/.test(name) && isWritten(name));
}

/** Names under /proc that show memory, keys and processes of the machine. */
export const HIDDEN_KERNEL_FILES = ['kcore', 'keys', 'timer_list', 'sched_debug'];
