import type {
  TranscriptCommand,
  TranscriptEdit,
  TranscriptForm,
  TranscriptLog,
} from '../../../contract/transcript.ts';
import { claudeEvents, codexEvents } from './host-line.ts';
import type { TranscriptEvent } from './event.ts';
import { type Fields, fields, parseObject, words } from './plain-object.ts';

const PROMPT = /^(?:\$|❯|>) (?=[a-z./])/;
const EXIT =
  /^\s*\[?(?:exit(?: code)?|exited with(?: code)?|process exited with code)[:= ]+(\d{1,3})\]?\s*$/i;

/** What a line of a terminal's log is: a command behind a prompt, an exit code, or printed text. */
function plainLine(
  line: string,
): { readonly command: string } | { readonly exit: number } | { readonly printed: string } {
  if (PROMPT.test(line)) return { command: line.replace(PROMPT, '').trim() };
  const code = EXIT.exec(line)?.[1];
  return code === undefined ? { printed: line } : { exit: Number(code) };
}

const WRITES =
  /(?:^|[;&|]\s*|\bsudo )(?:sed -[a-zA-Z]*i|perl -[a-z]*i|patch\b|git (?:apply|checkout|restore|reset|revert|stash|merge|rebase|cherry-pick|mv|rm)\b|mv |rm |cp |tee )|\bcat\s*>{1,2}\s*\S+|<<-?\s*['"]?[A-Z]+['"]?\s*>{1,2}|>{1,2}\s*\S+\.(?:[cm]?[jt]sx?|py|go|rs|rb|java|json|ya?ml|toml|md|css|html)\b/;

/** Whether a line for the shell changes files of the work by itself. */
function writesFiles(command: string): boolean {
  return WRITES.test(command.slice(0, 4000));
}

/** Takes the lines of a transcript one by one. */
export interface TranscriptReading {
  readonly take: (line: string) => void;
  /** What was read so far. */
  readonly log: () => TranscriptLog;
}

const KEPT = 8000;
/** A line that tells of no command and no edit need not be parsed. */
const TELLS =
  /"(?:tool_use|tool_result|function_call|function_call_output|custom_tool_call|custom_tool_call_output|local_shell_call|item\.completed)"/;
const TURN = '"turn_context"';
const RESULT_OF = '"tool_use_id":"';
const LONG = 20_000;

interface State {
  form: TranscriptForm;
  model: string | null;
  lines: number;
  unread: number;
  order: number;
  readonly open: Map<string, number>;
  readonly commands: TranscriptCommand[];
  readonly edits: TranscriptEdit[];
  /** Printed lines of the plain command that is open. */
  printed: string[];
  /** True where its exit code was told. */
  settled: boolean;
}

function shortened(text: string): string {
  return text.length <= KEPT ? text : `${text.slice(0, KEPT / 2)}\n…\n${text.slice(-KEPT / 2)}`;
}

function begin(state: State, command: string, at: string | null, background: boolean): number {
  state.order += 1;
  const { order } = state;
  state.commands.push({ order, command, exit: null, failed: null, output: '', at, background });
  if (writesFiles(command)) state.edits.push({ order, path: null, at });
  return state.commands.length - 1;
}

function finish(state: State, at: number, end: Pick<TranscriptCommand, 'exit' | 'failed' | 'output'>): void {
  const command = state.commands[at];
  if (command === undefined) return;
  const { exit, failed } = command.background ? { exit: null, failed: null } : end;
  state.commands[at] = { ...command, exit, failed, output: shortened(end.output) };
}

function tell(state: State, event: TranscriptEvent, at: string | null): void {
  if (event.kind === 'edit') {
    state.order += 1;
    state.edits.push({ order: state.order, path: event.path, at });
  } else if (event.kind === 'begin') {
    state.open.set(event.call, begin(state, event.command, at, event.background));
  } else {
    const begun = state.open.get(event.call);
    if (begun !== undefined) finish(state, begun, event);
  }
}

/** A long result of something that was no command: a file that was read. */
function isForeignResult(state: State, line: string): boolean {
  if (line.length < LONG) return false;
  const from = line.indexOf(RESULT_OF);
  if (from < 0) return false;
  const start = from + RESULT_OF.length;
  return !state.open.has(line.slice(start, line.indexOf('"', start)));
}

function takeObject(state: State, line: Fields): void {
  const at = words(line['timestamp']);
  const claude = claudeEvents(line);
  const events = claude ?? codexEvents(line);
  if (events === null) return;
  state.form = claude === null ? 'codex' : 'claude';
  state.model = words(fields(line['message'])?.['model']) ?? state.model;
  for (const event of events) tell(state, event, at);
}

/** A turn of Codex begins with the model that it is asked of. */
function takeModel(state: State, line: string): void {
  state.model = words(fields(parseObject(line)?.['payload'])?.['model']) ?? state.model;
}

/** Gives the plain command that is open what was printed since. */
function settle(state: State, exit: number | null): void {
  if (state.form !== 'plain') return;
  const failed = exit === null ? null : exit !== 0;
  finish(state, state.commands.length - 1, { exit, failed, output: state.printed.join('\n') });
}

function takePlain(state: State, line: string): void {
  const read = plainLine(line);
  if ('command' in read) {
    if (!state.settled) settle(state, null);
    if (state.form === 'unknown') state.form = 'plain';
    state.printed = [];
    state.settled = false;
    begin(state, read.command, null, false);
  } else if (state.form !== 'plain') state.unread += line.trim() === '' ? 0 : 1;
  else if ('printed' in read) state.printed.push(read.printed);
  else {
    settle(state, read.exit);
    state.settled = true;
  }
}

function take(state: State, line: string): void {
  state.lines += 1;
  if (!line.startsWith('{')) return takePlain(state, line);
  if (!TELLS.test(line)) {
    if (!line.trimEnd().endsWith('}')) state.unread += 1;
    else if (line.includes(TURN)) takeModel(state, line);
    return;
  }
  if (isForeignResult(state, line)) return;
  const object = parseObject(line);
  if (object === null) state.unread += 1;
  else takeObject(state, object);
}

/**
 * Reads an agent's transcript line by line: JSON lines of Claude Code or Codex, or a terminal's log with prompts.
 * It is a log of what ran and what was edited, never the truth about results. What cannot be read is counted.
 */
export function readTranscript(): TranscriptReading {
  const state: State = {
    form: 'unknown',
    model: null,
    lines: 0,
    unread: 0,
    order: 0,
    open: new Map(),
    commands: [],
    edits: [],
    printed: [],
    settled: true,
  };
  return {
    take: (line) => take(state, line),
    log: () => {
      if (!state.settled) settle(state, null);
      const { form, model, lines, unread, commands, edits } = state;
      return { form, model, lines, unread, commands: [...commands], edits: [...edits] };
    },
  };
}
