import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { importVerdicts } from '../../src/adapters/ledger/import-verdicts.ts';
import { outboxFiles } from '../../src/adapters/ledger/outbox-files.ts';
import { verdictFiles } from '../../src/adapters/ledger/verdict-files.ts';
import { recordFile } from '../../src/adapters/sources/record-file.ts';
import { textChunks } from '../../src/adapters/sources/text-chunks.ts';
import { findConfiguration } from '../../src/adapters/workspace/find-configuration.ts';
import { noteFiles } from '../../src/adapters/workspace/note-files.ts';
import { readConfigurationFile } from '../../src/adapters/workspace/read-configuration-file.ts';
import { transcriptFile } from '../../src/adapters/workspace/transcript-file.ts';
import { listTrusted, revokeTrust, trust } from '../../src/adapters/workspace/trust-store.ts';
import { readInput } from '../../src/cli/read-input.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { Message } from '../../src/contract/message.ts';
import { aVerdict } from '../support/a-verdict.ts';
import { plan } from '../support/failing-files.ts';

vi.mock(import('node:fs'), async (original) => {
  const { failingFs } = await import('../support/failing-files.ts');
  return failingFs(await original());
});
vi.mock(import('node:fs/promises'), async (original) => {
  const { failingPromises } = await import('../support/failing-files.ts');
  return failingPromises(await original());
});

const ERRNOS = [
  'ENOSPC',
  'EIO',
  'EMFILE',
  'ENFILE',
  'EACCES',
  'EROFS',
  'EDQUOT',
  'ENOMEM',
  'ESTALE',
  'EBUSY',
  'EINTR',
  'EAGAIN',
];
const NOON = '2026-03-01T12:00:00.000Z';
const MESSAGE = { id: 'M1' } as Message;
const noStdin = (): AsyncIterable<Uint8Array> => {
  throw new Error('not asked for');
};

async function all<Of>(values: AsyncIterable<Of>): Promise<Of[]> {
  const found: Of[] = [];
  for await (const value of values) found.push(value);
  return found;
}

/** What a folder holds: whole files with whole lines. */
function held(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    expect(path).toMatch(/(?:\.jsonl|\.md|\.csv|\.yaml|trust\.json)$/);
    if (!path.endsWith('.jsonl')) continue;
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^$|\n$/);
    for (const line of text.split('\n').filter((each) => each !== '')) JSON.parse(line);
  }
}

const noRetention = { days: null };
const config = (folder: string): string => join(folder, 'assay.config.yaml');
const environment = (folder: string): Record<string, string> => ({ HOME: folder, XDG_CONFIG_HOME: folder });
const given = (folder: string) => [{ path: config(folder), text: 'a: 1\n' }];

async function keptIn(folder: string): Promise<unknown> {
  const ledger = verdictFiles(folder, { days: 30 });
  await ledger.keep(aVerdict('V2'));
  return ledger.read();
}

/** What is done with files: each gives what can be seen of it. */
const WORK: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  'a first verdict is kept': (folder) => keptIn(join(folder, 'new')),
  'a further verdict is kept': (folder) => keptIn(join(folder, 'verdicts')),
  'verdicts are read': (folder) => verdictFiles(join(folder, 'verdicts'), noRetention).read(),
  'verdicts are brought in': async (folder) => {
    const brought: string[] = [];
    await importVerdicts(join(folder, 'verdicts'), {
      known: async () => new Map([['V1', NOON]]),
      add: async (records: readonly { readonly id: string }[]) =>
        void brought.push(...records.map(({ id }) => id)),
    });
    return brought;
  },
  'a message is sent': (folder) => outboxFiles(join(folder, 'outbox'), { days: 30 }).send(MESSAGE),
  'a file is trusted': async (folder) => {
    await trust(given(folder), NOON, environment(folder));
    return (await listTrusted(environment(folder))).length;
  },
  'trust is taken back': async (folder) => {
    await revokeTrust(join(folder, 'other.yaml'), environment(folder));
    return listTrusted(environment(folder));
  },
  'a configuration is found': (folder) => findConfiguration({ workingFolder: folder }),
  'a configuration is read': (folder) => readConfigurationFile(config(folder)),
  'evidence is read': (folder) => readInput(join(folder, 'a.csv'), noStdin, 1000),
  'a table is read': async (folder) =>
    (await all(textChunks(recordFile({ file: 'a.csv' }, folder)))).join(''),
  'a transcript is read': async (folder) => {
    const lines: string[] = [];
    await transcriptFile.read(join(folder, 'a.csv'), (line) => void lines.push(line));
    return lines;
  },
  'the end of a transcript is read': (folder) => transcriptFile.tail(join(folder, 'a.csv'), 100),
  'notes are read': (folder) => all(noteFiles.read(join(folder, 'notes'))),
};

const base = mkdtempSync(join(tmpdir(), 'assay-faults-'));
let count = 0;

/** A folder with something of each. */
async function filled(): Promise<string> {
  count += 1;
  const folder = join(base, String(count));
  mkdirSync(join(folder, 'notes', 'inner'), { recursive: true });
  writeFileSync(config(folder), 'a: 1\n');
  writeFileSync(join(folder, 'a.csv'), 'a,b\n1,2\n');
  writeFileSync(join(folder, 'notes', 'one.md'), '# one\n');
  writeFileSync(join(folder, 'notes', 'inner', 'two.md'), '# two\n');
  await verdictFiles(join(folder, 'verdicts'), noRetention).keep(aVerdict('V1'));
  await trust([{ path: join(folder, 'other.yaml'), text: 'b: 1' }], NOON, environment(folder));
  return folder;
}

async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) => error);
}

afterEach(() => {
  plan.at = 0;
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** What an error does not say, or not in Korean; none of a success. */
function unsaid(outcome: unknown): unknown[] {
  if (!(outcome instanceof Error)) return [];
  if (!(outcome instanceof AssayError)) return [outcome];
  const said = [outcome.message, outcome.hint ?? ''];
  return said.filter((text) => text === '' || translate(text, 'ko') === text);
}

/** The value without the folder that it was made in. */
function placeless(value: unknown, folder: string): string {
  return JSON.stringify(value ?? null).replaceAll(folder, '');
}

test.each(Object.entries(WORK))('FT8 %s: a fault at any call is said and passes', async (name, work) => {
  const sound = await filled();
  const wanted = placeless(await work(sound), sound);
  let faults = 0;
  for (const errno of ERRNOS) {
    for (let at = 1; ; at += 1) {
      const folder = / (?:read|found|brought in)$/.test(name) ? sound : await filled();
      Object.assign(plan, { calls: 0, at, errno });
      const outcome = await outcomeOf(work(folder));
      const isOver = plan.calls < at;
      plan.at = 0;
      if (isOver) break;
      faults += 1;
      expect(unsaid(outcome)).toEqual([]);
      held(folder);
      expect(placeless(await work(folder), folder)).toBe(wanted);
      held(folder);
    }
  }
  expect(faults).toBeGreaterThanOrEqual(ERRNOS.length);
});
