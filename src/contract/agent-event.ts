/** The coding agents whose hooks Assay answers. */
export const AGENT_HOSTS = ['claude', 'codex', 'cursor', 'gemini', 'copilot'] as const;
export type AgentHost = (typeof AGENT_HOSTS)[number];

/**
 * What a hook of a host tells, the same for every host. `turn_started`: a prompt was sent. `message_written`: the
 * agent's answer, where the end does not bring it. `turn_ended`: the agent wants to stop. `other`: nothing to answer.
 */
export interface AgentEvent {
  readonly kind: 'turn_started' | 'message_written' | 'turn_ended' | 'other';
  /** Of a hook that another host loads too, the host that runs it. */
  readonly host: AgentHost;
  readonly sessionKey: string;
  /** Null where the host does not number its turns. */
  readonly turnKey: string | null;
  /** Absolute; null where the host does not tell. */
  readonly cwd: string | null;
  readonly prompt: string | null;
  readonly finalMessage: string | null;
  /** True where the host says that a hook made the agent go on; hosts are not always right. */
  readonly continuation: boolean;
  /** True where the agent only pauses: commands in the background, or planned wake-ups. */
  readonly pendingWork: boolean;
  readonly planning: boolean;
  readonly ended: 'completed' | 'aborted' | 'error';
  /** Where the host keeps the transcript of the session. */
  readonly transcript?: string;
  readonly model: string | null;
}

/** Who wrote a final message. */
export interface AgentName {
  readonly name: string;
  readonly model: string | null;
}

/** What an agent's hook answers: nothing, a note for the person at the screen, or why the agent must go on. */
export type AgentAnswer =
  | { readonly kind: 'allow' }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'block'; readonly reason: string };
