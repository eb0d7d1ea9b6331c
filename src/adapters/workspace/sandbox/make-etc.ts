import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Place } from './root.ts';

/** What programs read of /etc. Passwords, keys and settings of services are not among it. */
const SETTINGS = [
  'alternatives',
  'ca-certificates',
  'crypto-policies',
  'debian_version',
  'fonts',
  'gai.conf',
  'host.conf',
  'java',
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'locale.alias',
  'locale.conf',
  'localtime',
  'maven',
  'mime.types',
  'os-release',
  'perl',
  'pki/ca-trust',
  'pki/java',
  'pki/tls/cert.pem',
  'pki/tls/certs',
  'pki/tls/openssl.cnf',
  'protocols',
  'redhat-release',
  'resolv.conf',
  'services',
  'ssl/certs',
  'ssl/cert.pem',
  'ssl/openssl.cnf',
  'system-release',
  'terminfo',
  'timezone',
];
/** Names with a version in them. */
const VERSIONED = /^(?:java-\d[\w.-]*|python3(?:\.\d+)?|php)$/;

/** The files that are made: they name this user alone. */
function made(): Readonly<Record<string, string>> {
  const [user, group] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const name = user === 0 ? 'root' : (process.env['USER'] ?? 'user').replace(/[^\w.-]/g, '_');
  const own = `${name}:x:${user}:${group}:${name}:${homedir()}:/bin/sh`;
  const root = user === 0 ? [] : ['root:x:0:0:root:/root:/bin/sh'];
  const nobody = user === 65_534 ? [] : ['nobody:x:65534:65534:nobody:/nonexistent:/bin/false'];
  const groups = [...(group === 0 ? [] : ['root:x:0:']), `${name}:x:${group}:`];
  return {
    passwd: [own, ...root, ...nobody, ''].join('\n'),
    group: [...groups, ...(group === 65_534 ? [] : ['nogroup:x:65534:']), ''].join('\n'),
    hosts: '127.0.0.1 localhost assay\n::1 localhost\n',
    hostname: 'assay\n',
    'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\nprotocols: files\nservices: files\n',
  };
}

/** A file is copied; for a folder there is a place to see it at. */
async function take(name: string, folder: string): Promise<Place[]> {
  const [from, to] = [join('/etc', name), join(folder, name)];
  try {
    const isFolder = (await stat(from)).isDirectory();
    await mkdir(isFolder ? to : dirname(to), { recursive: true });
    if (!isFolder) await copyFile(from, to);
    return isFolder ? [{ kind: 'read', from, at: from }] : [];
  } catch {
    return [];
  }
}

/** Makes the /etc of a command in the private folder: parts of the machine's, and files that name this user alone. */
export async function makeEtc(privateFolder: string): Promise<Place[]> {
  const folder = join(privateFolder, 'etc');
  await mkdir(folder, { recursive: true });
  const versioned = existsSync('/etc') ? readdirSync('/etc').filter((name) => VERSIONED.test(name)) : [];
  const taken = await Promise.all([...SETTINGS, ...versioned].map((name) => take(name, folder)));
  for (const [name, text] of Object.entries(made()))
    await writeFile(join(folder, name), text, { mode: 0o644 });
  return [{ kind: 'read', from: folder, at: '/etc' }, ...taken.flat()];
}
