import { AGENT_HOSTS, type AgentAnswer, type AgentEvent, type AgentHost } from '../contract/agent-event.ts';
import type { Language } from '../contract/language.ts';
import type { Outside } from '../app/outside.ts';
import { fields, parseObject } from '../core/self-check/transcript/plain-object.ts';
import { HOSTS, readEvent } from './hosts/hosts.ts';

/** What a hook needs of its process. */
export interface HookProcess {
  /** All of standard input; null where there is none to read. */
  readonly stdin: () => Promise<string | null>;
  readonly write: (text: string) => void;
  /** For the log of the host: no agent reads it. */
  readonly warn: (text: string) => void;
  readonly outside: () => Promise<Outside>;
  readonly otherwise: (configured: Language | undefined) => Language;
  /** An error's sentence in the language; as it is where nobody is given. */
  readonly inWords?: (sentence: string, language: Language) => Promise<string>;
  /** Told what lets the event go in the host's form, before anything is done about it. */
  readonly onEvent?: (letGo: string) => void;
  /** Told before a check begins: the call takes longer than a glance. */
  readonly onCheck?: () => void;
}

/** Seconds under the time that Assay has its hosts wait, so that it ends by itself. */
const USUAL_LIMIT_S = 540;
const MS = 1000;

export function isHost(name: string | undefined): name is AgentHost {
  return AGENT_HOSTS.some((host) => host === name);
}

function limitOf(args: readonly string[]): number {
  const at = args.indexOf('--limit');
  const seconds = at < 0 ? Number.NaN : Number(args[at + 1]);
  return (Number.isFinite(seconds) && seconds > 0 ? seconds : USUAL_LIMIT_S) * MS;
}

async function answerTo(event: AgentEvent, limitMs: number, hook: HookProcess): Promise<AgentAnswer> {
  if (event.kind === 'turn_ended') {
    const { endTurn } = await import('../app/agent-turn/end-turn.ts');
    return endTurn(
      event,
      { limitMs, otherwise: hook.otherwise, inWords: hook.inWords, onCheck: hook.onCheck },
      await hook.outside(),
    );
  }
  if (event.kind === 'turn_started') {
    const { startTurn } = await import('../app/agent-turn/start-turn.ts');
    await startTurn(event, await hook.outside());
  }
  if (event.kind === 'message_written') {
    const { noteMessage } = await import('../app/agent-turn/note-message.ts');
    await noteMessage(event, await hook.outside());
  }
  return { kind: 'allow' };
}

/** What cannot be answered is allowed, and said. Where there is no work tree there is nothing to say. */
async function failed(error: unknown, { finalMessage }: AgentEvent, hook: HookProcess): Promise<AgentAnswer> {
  const code = (error as { readonly code?: unknown } | null)?.code;
  if (code === 'not_found') return { kind: 'allow' };
  const why = error instanceof Error ? error.message : String(error);
  hook.warn(`assay: this turn was not checked: ${why}\n`);
  const { languageOfMessage } = await import('../core/self-check/turn/message-language.ts');
  const { unjudged } = await import('../app/agent-turn/unjudged.ts');
  return unjudged(error, languageOfMessage(finalMessage ?? '') ?? hook.otherwise(undefined), hook);
}

/** What is printed where something failed that nobody waited for: that the turn was not checked. */
export async function lastWords(args: readonly string[], error: unknown, hook: HookProcess): Promise<string> {
  const [host] = args;
  if (!isHost(host)) return '';
  return HOSTS[host].write('turn_ended', await failed(error, readEvent(host, {}), hook));
}

/** Answers one call of a hook. Never rejects, and never blocks for a trouble of its own. */
export async function runHook(args: readonly string[], hook: HookProcess): Promise<void> {
  const [host] = args;
  if (!isHost(host)) {
    hook.warn(`assay: name one of the hosts ${AGENT_HOSTS.join(', ')}\n`);
    return;
  }
  const text = await hook.stdin().catch(() => null);
  const stdin = fields(parseObject(text ?? ''));
  if (stdin === null) hook.warn('assay: expected the JSON object that a hook is given on standard input\n');
  const event = readEvent(host, stdin ?? {});
  hook.onEvent?.(HOSTS[host].write(event.kind, { kind: 'allow' }));
  const answer = await answerTo(event, limitOf(args), hook).catch((error: unknown) =>
    failed(error, event, hook),
  );
  hook.write(HOSTS[host].write(event.kind, answer));
}
