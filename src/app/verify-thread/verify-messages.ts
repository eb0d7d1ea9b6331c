import type { MessagePort } from 'node:worker_threads';
import type { Answer } from '../../contract/answer.ts';
import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';
import type { Home } from '../outside.ts';
import type { VerifiedAnswer, VerifyOptions } from '../verify-answer.ts';

/** What a thread is asked: all of it can be copied, and the port is handed over. */
export interface VerifyOrder {
  readonly answer: Answer;
  readonly home: Pick<Home, 'configuration' | 'folder'>;
  readonly options: Pick<VerifyOptions, 'allowEmpty' | 'keep'>;
  readonly hasGraph: boolean;
  /** Behind which the server answers for its graph and its model. */
  readonly port: MessagePort;
}

/** An error as it is copied between threads. */
export interface Trouble {
  /** Null: nobody foresaw it. */
  readonly code: AssayErrorCode | null;
  readonly message: string;
  readonly where: string | undefined;
  readonly hint: string | undefined;
}

export type VerifyOutcome =
  | { readonly verified: Omit<VerifiedAnswer, 'notKept'>; readonly notKept: Trouble | null }
  | { readonly trouble: Trouble };

export function troubleOf(error: unknown): Trouble {
  if (error instanceof AssayError) {
    const { code, message, where, hint } = error;
    return { code, message, where, hint };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: null, message, where: undefined, hint: undefined };
}

export function errorOf({ code, message, where, hint }: Trouble): Error {
  return code === null ? new Error(message) : new AssayError(code, message, { where, hint });
}

export function notKeptOf(trouble: Trouble | null): AssayError | null {
  if (trouble === null) return null;
  const { code, message, where, hint } = trouble;
  return new AssayError(code ?? 'unavailable', message, { where, hint });
}
