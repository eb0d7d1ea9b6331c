import { AssayError } from '../../contract/assay-error.ts';

const TOLD = new WeakSet<AssayError>();

type Say = (sentence: string) => string;

const asWritten: Say = (sentence) => sentence;

/** An error whose message says by itself where, why and what to do: what prints it prints no more than that. */
export function toldError(error: AssayError, say: Say = asWritten): AssayError {
  if (TOLD.has(error)) return error;
  const { code, where, cause } = error;
  const message = say(error.message);
  const hint = error.hint === undefined ? undefined : say(error.hint);
  const place = where === undefined ? '' : `${where}: `;
  const between = message.includes('\n') ? '\n' : ' — ';
  const way = hint === undefined ? '' : `${between}${hint}`;
  const told = new AssayError(code, `${place}${message}${way}`, { where, hint, cause });
  TOLD.add(told);
  return told;
}

function rethrown(error: unknown): unknown {
  return error instanceof AssayError ? toldError(error) : error;
}

/** The same of a call that answers at once. */
export function toldWholeNow<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw rethrown(error);
  }
}

/** What a library call does: its errors are told whole. */
export async function toldWhole<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw rethrown(error);
  }
}
