import { createServer } from 'node:net';
import { AssayError } from '../contract/assay-error.ts';
import type { ServerSettings } from '../contract/server-settings.ts';

type Address = Pick<ServerSettings, 'host' | 'port'>;

/** Why a server cannot listen at its address. */
export function cannotListen(error: NodeJS.ErrnoException, { host, port }: Address): AssayError {
  const where = `${host}:${port}`;
  if (error.code === 'EADDRINUSE')
    return new AssayError('unavailable', 'another program listens at this address', {
      where,
      hint: 'choose another port with --port, or 0 for any free one',
    });
  return new AssayError('unavailable', `cannot listen (${error.message})`, {
    where,
    hint: 'check server.host and server.port',
  });
}

/** Rejects with `AssayError` (unavailable) where a server could not listen, before anything is made for it. */
export function expectFree(address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(cannotListen(error, address)));
    probe.listen({ host: address.host, port: address.port }, () => probe.close(() => resolve()));
  });
}
