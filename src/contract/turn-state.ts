import type { AgentHost } from './agent-event.ts';

/** A finding that the agent was told. */
export interface ToldPoint {
  /** The same as long as the trouble is. */
  readonly key: string;
  readonly text: string;
}

/** What is kept of an agent's session between two calls of its hook. */
export interface TurnState {
  readonly host: AgentHost;
  /** Of the turn that goes on. */
  readonly turnKey: string | null;
  /** True where the session told a prompt before: then only a prompt begins a turn. */
  readonly prompted: boolean;
  /** Ends of this turn that were blocked. */
  readonly blocks: number;
  /** What became of the last end. */
  readonly last: 'allowed' | 'blocked' | null;
  /** Trees with their findings that were told in this session, as hashes, the newest last. */
  readonly told: readonly string[];
  /** What was told last in this turn. */
  readonly points: readonly ToldPoint[];
  /** Id of the check that was told last: it stands in what the host sends back as a prompt. */
  readonly marker: string | null;
  /** Name of the baseline of this turn, and of the session's first; null where none could be recorded. */
  readonly baseline: string | null;
  readonly sessionBaseline: string | null;
  /** What was asked of this turn, its beginning. */
  readonly prompt: string | null;
  /** The agent's answer, where it came by an event of its own. */
  readonly message: string | null;
}
