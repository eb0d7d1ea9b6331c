import type { AgentEvent, AgentHost } from '../../contract/agent-event.ts';
import type { Fields } from '../../core/self-check/transcript/plain-object.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import { gemini } from './gemini.ts';
import type { Host } from './host.ts';

export const HOSTS: Readonly<Record<AgentHost, Host>> = { claude, codex, cursor, gemini, copilot };

/** What the hook of a host was told. Cursor runs the hooks of other hosts' settings too, and says that it does. */
export function readEvent(host: AgentHost, stdin: Fields): AgentEvent {
  return (stdin['cursor_version'] === undefined ? HOSTS[host] : cursor).read(stdin);
}
