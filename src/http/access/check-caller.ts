import type { ServerSettings } from '../../contract/server-settings.ts';
import { refusal } from '../refusal.ts';
import { hostName, isLoopback, isOwnHost, isOwnOrigin } from './hosts.ts';

/** What tells where a request came from. */
export interface Caller {
  readonly header: (name: string) => string | undefined;
  /** Host of the request's address, where it was sent as a whole URL; else that of the Host header. */
  readonly urlHost: string;
  /** The address that the connection came in on. */
  readonly localAddress: string | undefined;
}

/** Headers that a proxy adds: a request that has one did not begin on this machine, as far as anyone can tell. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'via',
];

function checkHost({ header, urlHost, localAddress }: Caller, server: ServerSettings): string {
  const host = header('host') ?? '';
  if (isOwnHost(host, server, localAddress) && isOwnHost(urlHost, server, localAddress)) return host;
  throw refusal('the Host header names another server', {
    status: 421,
    code: 'misdirected',
    where: 'Host',
    hint: 'call the server by its own address, or name the host under server.allowed_hosts',
  });
}

/** Refuses requests by names that are not ours (421) and of pages that are not ours (403). */
export function checkCaller(caller: Caller, server: ServerSettings): void {
  const host = checkHost(caller, server);
  const origin = caller.header('origin');
  const site = caller.header('sec-fetch-site');
  const isOwn = origin === undefined ? site !== 'cross-site' : isOwnOrigin(origin, host, server.cors_origins);
  const isNavigation = origin === undefined && caller.header('sec-fetch-mode') === 'navigate';
  if (isOwn || isNavigation) return;
  throw refusal('a page of another origin may not call this server', {
    status: 403,
    code: 'forbidden',
    where: 'Origin',
    hint: 'name its origin under server.cors_origins, if you trust it',
  });
}

/** True where the request needs no key: the server listens on loopback, and the request was made to it there. */
export function isLocal({ header }: Caller, { host }: Pick<ServerSettings, 'host'>): boolean {
  if (!isLoopback(hostName(host))) return false;
  if (FORWARDED.some((name) => header(name) !== undefined)) return false;
  return isLoopback(hostName(header('host') ?? ''));
}
