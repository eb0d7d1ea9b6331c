import type { ServerSettings } from '../../contract/server-settings.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** True for a name or address that leads to this machine alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The name of a Host header without its port; IPv6 without brackets. */
export function hostName(header: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(header.trim()) ?? [];
  return (bracketed ?? plain ?? '').toLowerCase();
}

/** The address of a socket as a Host header writes it: `::ffff:10.0.0.1` is `10.0.0.1`. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/i, '').toLowerCase();
}

/**
 * Whether a request may call the server by this name. A page that points a name of its own at this machine (DNS
 * rebinding) sends that name, which is none of ours. `local` is the address that the connection came in on.
 */
export function isOwnHost(
  header: string,
  { host, allowed_hosts }: Pick<ServerSettings, 'host' | 'allowed_hosts'>,
  local: string | undefined,
): boolean {
  const name = hostName(header);
  if (name === '') return false;
  if (isLoopback(name) || name === hostName(host)) return true;
  if (local !== undefined && name === plainAddress(local)) return true;
  return allowed_hosts.some((allowed) => hostName(allowed) === name);
}

/** Whether a page of this origin may call: one that this server served itself, or one that the configuration names. */
export function isOwnOrigin(origin: string, hostHeader: string, corsOrigins: readonly string[]): boolean {
  if (corsOrigins.includes(origin)) return true;
  const host = hostHeader.trim().toLowerCase();
  return [`http://${host}`, `https://${host}`].includes(origin.toLowerCase());
}
