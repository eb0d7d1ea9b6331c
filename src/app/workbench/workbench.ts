import type { GraphEvents, Home, Outside } from '../outside.ts';
import type { ModelRouter } from '../models/model-router.ts';
import type { Telemetry } from '../../contract/ports/telemetry.ts';
import type { Stores } from '../stores.ts';
import type { TextWork } from '../verify-thread/text-work.ts';

/** Work that goes on after an answer was given: judging in shadow mode, keeping. */
export interface Later {
  /** Takes work whose failure nobody waits for; it is told as a warning. */
  add(work: Promise<unknown>): void;
  /** Resolves when nothing is left. */
  idle(): Promise<void>;
}

/** What chat and stream work with: one for a server. */
export interface Workbench {
  readonly home: Home;
  readonly outside: Outside;
  readonly stores: Stores;
  readonly router: ModelRouter;
  /** Where texts are verified and graded. */
  readonly texts: TextWork;
  /** Null where nobody watches. */
  readonly telemetry: Telemetry | null;
  readonly events: GraphEvents;
  readonly later: Later;
}
