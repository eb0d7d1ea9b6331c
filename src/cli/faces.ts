import type { Home, Outside } from '../app/outside.ts';
import type { AnswerMcp } from '../app/tool-context.ts';
import type { Workbench } from '../app/workbench/workbench.ts';
import type { AgentHost } from '../contract/agent-event.ts';
import type { Language } from '../contract/language.ts';
import type { ServerSettings } from '../contract/server-settings.ts';
import type { UncheckedReason } from '../contract/unchecked-reason.ts';

/** What a server is started with; `src/http/serve.ts` says what each means. */
interface ServerStart {
  readonly settings: ServerSettings;
  readonly say: (sentence: string, language: Language) => string;
  readonly language: Language;
  readonly write: (line: string) => void;
  readonly log: boolean;
  readonly debug: boolean;
  readonly version: string;
  readonly mcp: () => Promise<AnswerMcp>;
}

interface ToolWording {
  readonly say: (sentence: string, language: Language) => string;
  readonly reason: (reason: UncheckedReason, language: Language) => string;
  readonly plain: (text: string) => string;
  readonly inLanguage: <T>(report: T, language: Language) => T;
}

/** What the tools for agents are made of; `src/mcp/mcp-context.ts` says what each means. */
interface ToolContext {
  readonly outside: Outside;
  readonly home: () => Promise<Home>;
  readonly folders: readonly string[];
  readonly language: (asked: Language | undefined, configured: Language | undefined) => Language;
  readonly wording: ToolWording;
}

interface ToolStart {
  readonly version: string;
  readonly warn: (line: string) => void;
  readonly debug: boolean;
  readonly ended: Promise<void>;
}

interface HookPlace {
  readonly workingFolder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

type ChangeHook = (
  host: AgentHost,
  place: HookPlace & { readonly user: boolean },
  options: { readonly yes: boolean; readonly dryRun: boolean },
  terminal: {
    readonly write: (text: string) => void;
    readonly language: Language;
    readonly ask: (question: string) => Promise<string | null>;
  },
) => Promise<0 | 2>;

/** What `src/hooks/` gives `assay hook`; `hook run` never gets here, `main.ts` goes to it straight. */
export interface HooksFace {
  readonly installHook: ChangeHook;
  readonly uninstallHook: ChangeHook;
  readonly hookStatus: (
    hosts: readonly AgentHost[],
    place: HookPlace,
  ) => readonly {
    readonly host: AgentHost;
    readonly scope: 'project' | 'user';
    readonly state: 'installed' | 'partly' | 'absent' | 'unreadable';
    readonly path: string;
    readonly command: string | null;
  }[];
  readonly statusWords: Readonly<
    Record<
      Language,
      Readonly<Record<'project' | 'user' | 'installed' | 'partly' | 'absent' | 'unreadable', string>> & {
        readonly head: readonly string[];
      }
    >
  >;
}

/** Another face that a command starts: faces do not know each other, `main.ts` brings them together. */
export interface Faces {
  readonly server: () => Promise<
    (bench: Workbench, start: ServerStart) => Promise<{ readonly url: string; close(): Promise<void> }>
  >;
  readonly hooks: () => Promise<HooksFace>;
  readonly mcp: () => Promise<(context: ToolContext, start: ToolStart) => Promise<void>>;
  /** The same tools for callers of the server. */
  readonly mcpOverHttp: () => Promise<
    (start: Omit<ToolStart, 'ended'> & { readonly wording: ToolWording }) => AnswerMcp
  >;
}
