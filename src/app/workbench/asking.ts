import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { Judging } from './judging.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Workbench } from './workbench.ts';

/** What is asked of an answer, and with what. */
export interface Asking {
  readonly bench: Workbench;
  readonly prepared: PreparedChat;
  readonly judging: Judging;
  readonly abort: AbortSignalLike;
}
