import type { MessagePort } from 'node:worker_threads';
import { AssayError, type AssayErrorCode } from '../../contract/assay-error.ts';
import type { Home } from '../outside.ts';

/** What a thread does; each is a function of `works.ts`. */
export type WorkName = 'verify' | 'grow' | 'drop' | 'assess' | 'critique';

/** What a thread reads of a home. */
export type ThreadHome = Pick<Home, 'configuration' | 'folder'> & { readonly hasGraph: boolean };

/** A thread that knows so many homes forgets them all at the next one, and so does who sends them. */
export const MOST_HOMES = 64;

/** What a thread is told: all of it can be copied, and the port is handed over. */
export interface ThreadOrder {
  readonly id: number;
  readonly work: WorkName;
  readonly input: unknown;
  /** Sent with the first order that needs it; later ones name it by its number. */
  readonly home: { readonly number: number; readonly value: ThreadHome | null } | null;
  /** Behind which the server answers what the thread cannot ask by itself. */
  readonly port: MessagePort | null;
}

/** An error as it is copied between threads. */
export interface Trouble {
  /** Null: nobody foresaw it. */
  readonly code: AssayErrorCode | null;
  readonly message: string;
  readonly where: string | undefined;
  readonly hint: string | undefined;
}

/** What a thread says: that it can begin, or what became of an order. */
export type ThreadWord =
  | 'ready'
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly trouble: Trouble };

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
