import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import { AssayError } from '../../contract/assay-error.ts';
import type { ConfigurationText, TrustedFile, TrustState } from '../../contract/ports/configuration-files.ts';
import { troubleAt } from '../../contract/trouble-at.ts';
import { isBelow, realPath } from './is-inside.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const Store = z.strictObject({
  version: z.literal(1),
  files: z.array(
    z.strictObject({
      path: z.string(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      trusted_at: z.string(),
    }),
  ),
});

/** TU3: the user's own folder: no repository lies above it that could write there. */
function ownFolder(environment: Variables): string {
  const home = environment['HOME'] || homedir();
  const named = environment[process.platform === 'win32' ? 'APPDATA' : 'XDG_CONFIG_HOME'] ?? '';
  if (isAbsolute(named)) return join(named, 'assay');
  return process.platform === 'darwin'
    ? join(home, 'Library', 'Application Support', 'assay')
    : join(home, '.config', 'assay');
}

function fileOf(environment: Variables): string {
  return join(ownFolder(environment), 'trust.json');
}

function isMissing(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function parsed(text: string): readonly TrustedFile[] | undefined {
  try {
    return Store.parse(JSON.parse(text)).files;
  } catch {
    return undefined;
  }
}

/** Everything that is trusted, in the order in which it was. */
export async function listTrusted(environment: Variables): Promise<readonly TrustedFile[]> {
  const path = fileOf(environment);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw troubleAt('file', error, path);
  });
  const files = text === null ? [] : parsed(text);
  if (files !== undefined) return files;
  throw new AssayError('malformed', 'is no list of what is trusted', {
    where: path,
    hint: 'move it aside, and trust again what you trust: assay trust FILE',
  });
}

/** Written beside and renamed, so that nobody reads a half. */
async function write(files: readonly TrustedFile[], environment: Variables): Promise<void> {
  const path = fileOf(environment);
  const beside = `${path}.${randomUUID()}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await chmod(dirname(path), 0o700);
    await writeFile(beside, `${JSON.stringify({ version: 1, files }, null, 2)}\n`, { mode: 0o600 });
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw troubleAt('file', error, path);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A link at the file itself is not followed: trust is of the folder that its relative files lie in. */
async function placeOf(path: string): Promise<string> {
  const whole = resolve(path);
  return join(await realPath(dirname(whole)), basename(whole));
}

/** Whether the user trusts this content at this place. */
export async function trustOf(
  { path, text }: ConfigurationText,
  environment: Variables,
): Promise<TrustState> {
  const place = await placeOf(path);
  const known = (await listTrusted(environment)).filter((file) => file.path === place);
  const sha256 = hashOf(text);
  if (known.some((file) => file.sha256 === sha256)) return 'trusted';
  return known.length > 0 ? 'changed' : 'unknown';
}

/** Trusts these contents; those of the same place that were trusted before stay so: a base may still hold them. */
export async function trust(
  files: readonly ConfigurationText[],
  at: string,
  environment: Variables,
): Promise<void> {
  const known = await listTrusted(environment);
  const given = await Promise.all(
    files.map(async ({ path, text }) => ({
      path: await placeOf(path),
      sha256: hashOf(text),
      trusted_at: at,
    })),
  );
  const added = given.filter(
    ({ path, sha256 }) => !known.some((file) => file.path === path && file.sha256 === sha256),
  );
  if (added.length > 0) await write([...known, ...added], environment);
}

/** Takes back every content of this file, or of the files below this folder. */
export async function revokeTrust(path: string, environment: Variables): Promise<readonly TrustedFile[]> {
  const known = await listTrusted(environment);
  const [file, folder] = [await placeOf(path), await realPath(resolve(path))];
  const gone = known.filter((one) => one.path === file || isBelow(one.path, folder));
  if (gone.length > 0)
    await write(
      known.filter((one) => !gone.includes(one)),
      environment,
    );
  return gone;
}
