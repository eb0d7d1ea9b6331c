import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { RunCache, RunKey } from '../../../contract/ports/run-cache.ts';
import type { CommandOutcome } from '../../../contract/ports/sandbox.ts';
import type { WorkTree } from '../../../contract/ports/work-tree.ts';
import { RunReceipt } from '../../../contract/run-receipt.ts';
import { dependencyFolders } from '../sandbox/dependency-folders.ts';
import { fingerprint } from './fingerprint.ts';

const KEPT = 50;
const MOST_BYTES = 20_000_000;
/** Raise it when outcomes of an older version must not be read. */
const VERSION = 1;

const Outcome = z.strictObject({
  receipt: RunReceipt,
  files: z.array(z.strictObject({ path: z.string(), text: z.string() })),
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function fileOf(folder: string, root: string, paths: readonly string[], key: RunKey): Promise<string> {
  const dependencies = await dependencyFolders(root, paths);
  const tools = fingerprint(process.env['PATH'] ?? '', dependencies);
  return join(folder, `${sha256(JSON.stringify([VERSION, process.platform, tools, key]))}.json`);
}

/** The first line is the hash of the rest: a torn file is none. */
function readOutcome(file: string): CommandOutcome | null {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (sha256(body) !== text.slice(0, end)) return null;
    const { receipt, files } = Outcome.parse(JSON.parse(body));
    return { receipt: { ...receipt, cached: true }, files };
  } catch {
    return null;
  }
}

function dropOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const byAge = files
    .map((file) => ({ file, age: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.age - a.age);
  for (const { file } of byAge.slice(KEPT)) rmSync(file, { force: true });
}

function isKept({ command }: RunKey, { receipt }: CommandOutcome): boolean {
  return receipt.ended === 'exit' && !command.network && !receipt.cached;
}

/** Outcomes of commands in files under the state folder of the work tree, whose files are listed once. */
export function runCache(tree: WorkTree): RunCache {
  const folder = join(tree.stateFolder, 'runs');
  let listed: Promise<readonly string[]> | undefined;
  /** By the command that was asked for: what ran with these dependencies is kept under their name. */
  const asked = new Map<string, string>();
  const fileFor = async (key: RunKey): Promise<string> =>
    fileOf(folder, tree.root, await (listed ??= tree.paths('work')), key);
  return {
    async get(key) {
      const file = await fileFor(key);
      asked.set(JSON.stringify(key), file);
      const outcome = readOutcome(file);
      if (outcome !== null) utimesSync(file, new Date(), new Date());
      return outcome;
    },
    async put(key, outcome) {
      const body = JSON.stringify(outcome);
      if (!isKept(key, outcome) || body.length > MOST_BYTES) return;
      try {
        const file = asked.get(JSON.stringify(key)) ?? (await fileFor(key));
        mkdirSync(folder, { recursive: true });
        const draft = `${file}.${process.pid}`;
        writeFileSync(draft, `${sha256(body)}\n${body}`, { mode: 0o600 });
        renameSync(draft, file);
        dropOldest(folder);
      } catch {
        // what cannot be kept is run again
      }
    },
  };
}
