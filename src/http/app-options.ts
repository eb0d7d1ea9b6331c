import type { Language } from '../contract/language.ts';
import type { ServerSettings } from '../contract/server-settings.ts';
import type { Say } from './problem-of.ts';
import type { RequestLog } from './request-log.ts';

/** How the application answers beside what its routes say. */
export interface AppOptions {
  readonly settings: ServerSettings;
  readonly say: Say;
  /** Language of problems where the request asks for none. */
  readonly language: Language;
  readonly log: RequestLog;
  /** True from the moment that the server was told to stop. */
  readonly draining: () => boolean;
  /** Aborts when running streams are to end. */
  readonly stopping: AbortSignal;
}
