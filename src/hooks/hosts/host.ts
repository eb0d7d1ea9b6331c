import type { AgentAnswer, AgentEvent } from '../../contract/agent-event.ts';
import type { Fields } from '../../core/self-check/transcript/plain-object.ts';

/** One command as shells want it: of Unix and cmd, and of PowerShell. */
export interface ShellCommand {
  readonly sh: string;
  readonly powershell: string;
}

/** Where Assay's hooks stand in the settings of a host. */
export interface HostSettings {
  /** From the root of the project, and from the home. */
  readonly project: string;
  readonly user: string;
  /** Environment variable that names another folder in place of the first one of `user`. */
  readonly home?: { readonly variable: string; readonly replaces: string };
  /** Events of the host that Assay listens to. */
  readonly events: readonly string[];
  /** Keys that the file has beside its hooks. */
  readonly version?: number;
  /** True where each entry stands in a group `{hooks: […]}`. */
  readonly grouped: boolean;
  /** Before a command in `node_modules/.bin` of the project. */
  readonly root: string;
  /** An entry; the time limit is in seconds. */
  readonly entry: (command: ShellCommand, timeout: number) => Fields;
  /** The command of an entry, of whoever it is. */
  readonly commandOf: (entry: Fields) => string | null;
}

/** One host: what it says, what it is answered, where its settings are. */
export interface Host {
  /** Never throws: what is unknown is no event to answer. */
  readonly read: (stdin: Fields) => AgentEvent;
  /** What is printed, possibly nothing. */
  readonly write: (kind: AgentEvent['kind'], answer: AgentAnswer) => string;
  readonly settings: HostSettings;
}
