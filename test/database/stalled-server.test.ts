import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/database/open-database.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';

let postgres: PostgresServer | null = null;

beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres === null)
    process.stdout.write('note: no Postgres could be started: a stalled server was not tried\n');
});

afterAll(async () => {
  await postgres?.stop();
});

/** A way to the server that falls silent after so many bytes of its answers. */
function silentAfter(target: URL, bytes: number): Promise<Server> {
  let seen = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.on('data', (data) => server.write(data));
    client.on('close', () => server.destroy());
    server.on('data', (data) => {
      seen += data.length;
      if (seen < bytes) client.write(data);
    });
  });
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve(proxy));
  });
}

describe('a server that stops answering', () => {
  it.for([700, 1500, 4000])(
    'KG19 is given up after the time of one query: %d bytes',
    async (bytes, { skip }) => {
      if (postgres === null) return skip('no Postgres could be started');
      const url = new URL(postgres.url);
      const proxy = await silentAfter(url, bytes);
      const address = proxy.address();
      url.port = typeof address === 'object' && address !== null ? String(address.port) : '0';
      const opening = openDatabase({ url: url.href, folder: 'unused', queryTimeoutMs: 300 });
      const outcome = await opening.then(
        async (database) => {
          try {
            return await database.pool.query('select 1');
          } catch (error) {
            return error;
          } finally {
            await database.close();
          }
        },
        (error: unknown) => error,
      );
      expect(outcome).toBeInstanceOf(Error);
      proxy.close();
    },
  );
});
