import { type Dirent, readdirSync, statSync } from 'node:fs';

const WRITABLE = 0o222;

function isWritten(entry: Dirent): boolean {
  if (entry.isDirectory()) return true;
  return entry.isFile() && (statSync(`/proc/${entry.name}`).mode & WRITABLE) !== 0;
}

/** Names under /proc that are no process and may be written: they set the kernel or its devices, and can only be read. */
export function sealedKernelFiles(): readonly string[] {
  const entries = readdirSync('/proc', { withFileTypes: true }).filter(({ name }) => !/^\d+$/.test(name));
  return entries.filter(isWritten).map(({ name }) => name);
}

/** Names under /proc that show memory, keys and processes of the machine. */
export const HIDDEN_KERNEL_FILES = ['kcore', 'keys', 'timer_list', 'sched_debug'];
