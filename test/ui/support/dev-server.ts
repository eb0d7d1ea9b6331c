import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Vite as a person starts it beside a server: by the configuration of the folder, on a free port. */
export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

/** `npx vite FOLDER` before the server at an address. React is the one that tells what is wrong with a page. */
export async function startDevServer(folder: string, assayUrl: string): Promise<DevServer> {
  const root = fileURLToPath(new URL(`../../../${folder}`, import.meta.url));
  const cacheDir = mkdtempSync(join(tmpdir(), 'assay-vite-'));
  const before = process.env['ASSAY_URL'];
  process.env['ASSAY_URL'] = assayUrl;
  const server = await createServer({
    root,
    cacheDir,
    mode: 'development',
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  if (before === undefined) delete process.env['ASSAY_URL'];
  else process.env['ASSAY_URL'] = before;
  await server.listen();
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async close() {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
