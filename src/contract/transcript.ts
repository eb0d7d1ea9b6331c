/** The shape that a transcript is written in; `unknown` where no line of it could be read as an event. */
export type TranscriptForm = 'claude' | 'codex' | 'plain' | 'unknown';

/** A command that an agent ran, by its transcript. What it printed is what the transcript says, and proves nothing. */
export interface TranscriptCommand {
  /** Place in the transcript: later is larger; shared with edits. */
  readonly order: number;
  readonly command: string;
  /** Null where the transcript does not tell. */
  readonly exit: number | null;
  /** True where it failed, false where it ended well; null where it is not told, as of a run in the background. */
  readonly failed: boolean | null;
  /** Beginning and end of what it printed. */
  readonly output: string;
  /** ISO time; null where it is not told. */
  readonly at: string | null;
  readonly background: boolean;
}

/** A file that an agent wrote, by its transcript. */
export interface TranscriptEdit {
  readonly order: number;
  /** As written there: absolute or relative; null of a command that writes files by itself. */
  readonly path: string | null;
  readonly at: string | null;
}

/** What ran and what was edited, in order, as an agent's transcript tells it. */
export interface TranscriptLog {
  readonly form: TranscriptForm;
  readonly commands: readonly TranscriptCommand[];
  readonly edits: readonly TranscriptEdit[];
  /** The model that it names last; null where it names none. */
  readonly model: string | null;
  readonly lines: number;
  /** Lines that are no JSON, or end in the middle. */
  readonly unread: number;
}
