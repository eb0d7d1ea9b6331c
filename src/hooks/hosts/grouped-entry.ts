import { words } from '../../core/self-check/transcript/plain-object.ts';
import type { HostSettings } from './host.ts';

/** Entries `{type: "command", command, …}`; `limit` says the time limit as the host does. */
export function groupedEntry(
  limit: (timeout: number) => Readonly<Record<string, unknown>>,
): Pick<HostSettings, 'entry' | 'commandOf'> {
  return {
    entry: ({ sh }, timeout) => ({ type: 'command', command: sh, ...limit(timeout) }),
    commandOf: (entry) => words(entry['command']),
  };
}
