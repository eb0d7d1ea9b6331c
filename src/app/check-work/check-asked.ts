import type { AgentName } from '../../contract/agent-event.ts';
import type { Language } from '../../contract/language.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';

/** What is asked of a check. */
export interface CheckAsked {
  readonly base?: string | undefined;
  readonly baseline?: string | undefined;
  /** The agent's own report; null where none is given. */
  readonly agentReport: string | null;
  /** Who wrote it, where that is known. */
  readonly agent?: AgentName | undefined;
  /** Name of an older baseline: what was done since then may be told in the report, too. */
  readonly toldSince?: string | undefined;
  /** Where the transcript of the agent's session lies, as its host keeps it. */
  readonly transcript?: string | undefined;
  /** Text of a Markdown checklist or an issue. */
  readonly requirementsText: string | null;
  /** What was asked for, in words. */
  readonly request: string | null;
  /** A text that asks for nothing here; what it wants otherwise, tests may expect anew. */
  readonly expects?: string | null;
  /** The same as its author wrote it, where that is more than a sentence; it is shown, and asks for nothing. */
  readonly task?: string | null | undefined;
  /** False: nothing is run, only the difference is looked at. */
  readonly run: boolean;
  /** True: results that were kept of the same tree are not taken. */
  readonly fresh: boolean;
  /** True: what is to be run runs where it cannot be enclosed, too. */
  readonly unenclosed?: boolean | undefined;
  readonly allowEmpty: boolean;
  readonly keep: boolean;
  /** A configuration file on disk, in place of the one at the base. */
  readonly config?: string | undefined;
  /** The language of the report, from what the configuration says. */
  readonly language: (configured: Language | undefined) => Language;
  readonly abort?: AbortSignalLike | undefined;
}
