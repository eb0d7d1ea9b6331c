import type { Environment } from '../app/configuration/environment.ts';

/** Colours only on a terminal that knows them, or where FORCE_COLOR asks for them; never where NO_COLOR is set. */
export function wantsColour(
  stream: { readonly isTTY?: boolean | undefined },
  environment: Environment,
): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  return forced === undefined || forced === '' ? isTerminal(stream, environment) : forced !== '0';
}

/** A terminal on which a line can be drawn over itself. Streams that are none do not even say so. */
export function isTerminal(
  stream: { readonly isTTY?: boolean | undefined },
  environment: Environment,
): boolean {
  return stream.isTTY === true && environment['TERM'] !== 'dumb';
}
