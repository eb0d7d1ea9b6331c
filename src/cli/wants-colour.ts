import type { Environment } from '../app/configuration/environment.ts';

/** Colours only on a terminal that knows them, and never where NO_COLOR is set. */
export function wantsColour(
  stream: { readonly isTTY?: boolean | undefined },
  environment: Environment,
): boolean {
  return isTerminal(stream, environment) && !environment['NO_COLOR'];
}

/** A terminal on which a line can be drawn over itself. Streams that are none do not even say so. */
export function isTerminal(
  stream: { readonly isTTY?: boolean | undefined },
  environment: Environment,
): boolean {
  return stream.isTTY === true && environment['TERM'] !== 'dumb';
}
