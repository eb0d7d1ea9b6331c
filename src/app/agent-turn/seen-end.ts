import type { AgentEvent } from '../../contract/agent-event.ts';
import type { Language } from '../../contract/language.ts';
import type { TurnStore } from '../../contract/ports/turn-store.ts';
import type { WorkTreeGlance } from '../../contract/ports/work-tree.ts';

/** How long a check may take, and the language where the message tells none. */
export interface EndLimits {
  readonly limitMs: number;
  readonly otherwise: (configured: Language | undefined) => Language;
  /** An error's sentence in the language. */
  readonly inWords?: ((sentence: string, language: Language) => Promise<string>) | undefined;
  /** Told before the check begins. */
  readonly onCheck?: (() => void) | undefined;
}

/** An end, with what is known of it before anything is checked. */
export interface SeenEnd {
  readonly event: AgentEvent;
  readonly seen: WorkTreeGlance;
  readonly store: TurnStore;
  readonly message: string | null;
  /** Nothing is claimed, and nothing changed since the turn began. */
  readonly idle: boolean;
}
