import { readdirSync, readFileSync } from 'node:fs';

/** Processes of this machine whose command line holds the text. */
export function running(text: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(text);
    } catch {
      return false;
    }
  });
}
