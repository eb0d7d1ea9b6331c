import type { Workbench } from '../app/workbench/workbench.ts';
import type { Language } from '../contract/language.ts';
import type { ServerSettings } from '../contract/server-settings.ts';

/** What a server is started with; `src/http/serve.ts` says what each means. */
interface ServerStart {
  readonly settings: ServerSettings;
  readonly say: (sentence: string, language: Language) => string;
  readonly language: Language;
  readonly write: (line: string) => void;
  readonly log: boolean;
  readonly debug: boolean;
  readonly version: string;
}

/** Another face that a command starts: faces do not know each other, `main.ts` brings them together. */
export interface Faces {
  readonly server: () => Promise<
    (bench: Workbench, start: ServerStart) => Promise<{ readonly url: string; close(): Promise<void> }>
  >;
}
