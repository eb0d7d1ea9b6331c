import type { ApiRight } from '../contract/api-key.ts';
import type { AssayError } from '../contract/assay-error.ts';
import type { OnFail } from '../contract/on-fail.ts';
import type { AbortSignalLike } from '../contract/ports/knowledge-graph.ts';
import type { VerdictRecord } from '../contract/verdict-record.ts';
import type { Language } from '../contract/language.ts';
import type { GradePorts } from './grade-answer.ts';
import type { Home, Outside } from './outside.ts';
import type { TextWork } from './verify-thread/text-work.ts';

/** What tools for agents work with, whichever way they are called. */
export interface ToolContext {
  readonly outside: Outside;
  /** Read again for each call: what was mended in a configuration holds at the next one. */
  readonly home: () => Promise<Home>;
  /** Folders whose work may be checked, absolute. */
  readonly folders: readonly string[];
  /** How a further folder is allowed. */
  readonly allowHint: string;
  /** Where answers are verified. */
  readonly texts: TextWork;
  readonly router: (home: Home) => GradePorts['router'];
  /** OF3: what holds beside the settings and the call: that of an API key. */
  readonly levels: readonly OnFail[];
  /** What the caller may do; null: everything. */
  readonly rights: readonly ApiRight[] | null;
  /** A verdict is kept, or stays so; why it is not. */
  readonly keep: (verdict: VerdictRecord, notKept: AssayError | null) => Promise<AssayError | null>;
  /** Rejects with `AssayError` not_found, and usage where several ids begin so. */
  readonly findVerdict: (id: string, home: Home) => Promise<VerdictRecord>;
}

/** One message of the Model Context Protocol that came over HTTP. */
export interface McpOverHttp extends ToolContext {
  readonly json: unknown;
  /** Headers of the request, by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the request asks for; else that of the server. */
  readonly language: Language;
  readonly abort: AbortSignalLike & Pick<AbortSignal, 'addEventListener'>;
}

/** Answers it, in the form of the protocol. */
export type AnswerMcp = (asked: McpOverHttp) => Promise<Response>;
