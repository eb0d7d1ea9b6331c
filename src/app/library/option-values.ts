import { AssayError } from '../../contract/assay-error.ts';

/** The options of a verifier whose values the compiler may not have seen. */
interface Options {
  readonly sources?: unknown;
  readonly checkers?: unknown;
}

function refuse(where: string, why: string, hint: string): never {
  throw new AssayError('usage', why, { where: `openVerifier: ${where}`, hint });
}

function checkSources(sources: unknown): void {
  const hint = 'give { NAME: async ({ id }) => … }';
  if (typeof sources !== 'object' || sources === null) refuse('sources', 'is no object', hint);
  for (const [name, source] of Object.entries(sources))
    if (typeof source !== 'function') refuse(`sources.${name}`, 'is no function', hint);
}

function checkCheckers(checkers: unknown): void {
  const hint = 'give [{ name, check: ({ text }) => null or why it does not hold }]';
  if (!Array.isArray(checkers)) refuse('checkers', 'is no list', hint);
  for (const [at, one] of checkers.entries()) {
    const { name, check } = (one ?? {}) as { readonly name?: unknown; readonly check?: unknown };
    if (typeof name !== 'string') refuse(`checkers[${at}].name`, 'is no text', hint);
    if (typeof check !== 'function') refuse(`checkers[${at}].check`, 'is no function', hint);
  }
}

/** IN15: a value that would fail in the middle of a verification, or be passed over. Throws `AssayError` usage. */
export function refuseWrongValues({ sources = {}, checkers = [] }: Options): void {
  checkSources(sources);
  checkCheckers(checkers);
}
