import { AssayError, type AssayErrorCode } from './assay-error.ts';

/** The field that a provider refuses, and its own code for that. */
export interface NamedFault {
  readonly param?: string;
  readonly code?: string;
}

/** A model that could not be asked, or failed on the way. Its message never holds a key. */
export class ProviderError extends AssayError {
  readonly provider: string;
  /** HTTP status, null where none came. */
  readonly status: number | null;
  /** True for failures of the transport, which may go away by themselves: no connection, cut before the first word, 408, 425, 429, 5xx. */
  readonly transport: boolean;
  /** Milliseconds after which the provider asked to be tried again. */
  readonly retryAfterMs: number | null;
  /** What the provider names as wrong, in OpenAI's form. */
  readonly named: NamedFault;

  constructor(
    code: AssayErrorCode,
    message: string,
    more: {
      readonly provider: string;
      readonly status: number | null;
      readonly transport: boolean;
      readonly retryAfterMs?: number | null;
      readonly named?: NamedFault;
      readonly hint?: string | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(code, message, { where: more.provider, hint: more.hint, cause: more.cause });
    this.provider = more.provider;
    this.status = more.status;
    this.transport = more.transport;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.named = more.named ?? {};
  }
}
