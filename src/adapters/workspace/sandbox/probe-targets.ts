import { randomUUID } from 'node:crypto';
import { existsSync, readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ProbeTargets } from './probe-program.ts';

const SECRETS = [
  '.ssh',
  '.aws',
  '.gnupg',
  '.npmrc',
  '.netrc',
  '.pypirc',
  '.git-credentials',
  '.cargo/credentials.toml',
  '.config/gcloud',
  '.config/gh',
  '.docker/config.json',
  '.kube/config',
];
const KERNEL = ['/proc/sys/kernel/core_pattern', '/proc/sys/kernel/hostname', '/proc/sysrq-trigger'];
const SPACES = ['mnt', 'net', 'pid', 'ipc'];

/** Something of the machine to be reached for, until it is closed. */
interface Open {
  readonly targets: ProbeTargets;
  close(): void;
}

/** Undefined where the system has no such address: its paths are too long, or it knows only paths. */
async function listening(where: ListenOptions): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve) => {
    server.on('error', () => resolve(undefined));
    server.listen(where, () => resolve(server));
  });
}

function spaceOf(kind: string): [string, string][] {
  try {
    return [[kind, readlinkSync(`/proc/self/ns/${kind}`)]];
  } catch {
    return [];
  }
}

/** Opens a port and sockets, and lays out a file, that a command in the enclosure must not reach. `root`: the user's tree. */
export async function openTargets(folder: string, root: string): Promise<Open> {
  const hidden = join(folder, 'hidden');
  await writeFile(hidden, 'hidden', { mode: 0o644 });
  const [socket, abstract] = [join(folder, 'listener'), `\0assay-${randomUUID()}`];
  const byPath = await listening({ path: socket });
  const [byName, byPort] = [
    await listening({ path: abstract }),
    await listening({ host: '127.0.0.1', port: 0 }),
  ];
  const secrets = SECRETS.map((name) => join(homedir(), name)).filter((path) => !path.startsWith(`${root}/`));
  const address = byPort?.address() as AddressInfo | null | undefined;
  return {
    targets: {
      hidden: [hidden, '/etc/shadow', ...secrets],
      sealed: ['/', '/usr', '/etc', '/var', '/root'].filter((path) => path !== homedir() && path !== root),
      socket: byPath === undefined ? null : socket,
      abstract,
      port: address?.port ?? 0,
      spaces: Object.fromEntries(SPACES.flatMap(spaceOf)),
      kernel: KERNEL.filter((path) => existsSync(path)),
    },
    close() {
      for (const server of [byPath, byName, byPort]) server?.close();
    },
  };
}
