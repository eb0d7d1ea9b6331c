import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importVerdicts } from '../../src/adapters/ledger/import-verdicts.ts';
import { outboxFiles } from '../../src/adapters/ledger/outbox-files.ts';
import { verdictFiles } from '../../src/adapters/ledger/verdict-files.ts';
import { verdictTable } from '../../src/adapters/ledger/verdict-table.ts';
import type { Outside } from '../../src/app/outside.ts';
import { findVerdict, listVerdicts } from '../../src/app/kept-verdicts.ts';
import { openOutside } from '../../src/app/open-outside.ts';
import { verifyAnswer } from '../../src/app/verify-answer.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Message } from '../../src/contract/message.ts';
import type { VerdictArchive } from '../../src/contract/ports/verdict-ledger.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { type DatabaseKind, embeddedKind } from '../support/database.ts';
import { hrAnswer, hrGraph, hrHome, testOutside } from '../support/test-outside.ts';

let folder = '';
let sample: VerdictRecord;
beforeAll(async () => {
  const options = { allowEmpty: false, keep: false, events: {} };
  sample = (await verifyAnswer(hrAnswer('answer-wrong.json'), hrHome(), testOutside(hrGraph), options))
    .verdict;
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-verdicts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NINETY = { days: 90 };

function verdict(id: string, minute = 0, tenant = 'default'): VerdictRecord {
  return {
    ...sample,
    id,
    tenant_id: tenant,
    created_at: `2026-02-02T09:${String(minute).padStart(2, '0')}:00.000Z`,
  };
}

describe('kept verdicts in files', () => {
  it('FC12 processes share a file, named by its first verdict, one line each, newest first when read', async () => {
    const ledger = verdictFiles(join(folder, 'deep', 'verdicts'), NINETY);
    await ledger.keep(verdict('A1', 1));
    await ledger.keep(verdict('A2', 2));
    await verdictFiles(join(folder, 'deep', 'verdicts'), NINETY).keep(verdict('A3', 3));
    expect(readdirSync(join(folder, 'deep', 'verdicts')).sort()).toEqual(['A1.jsonl']);
    const { records, unread } = await ledger.read();
    expect(records.map(({ id }) => id)).toEqual(['A3', 'A2', 'A1']);
    expect(unread).toEqual([]);
    expect(JSON.stringify(records[0])).toBe(JSON.stringify(verdict('A3', 3)));
  });

  it('FC12 a torn last line is skipped and said; what is no verdict too', async () => {
    const ledger = verdictFiles(folder, NINETY);
    await ledger.keep(verdict('A1'));
    appendFileSync(join(folder, 'A1.jsonl'), JSON.stringify(verdict('A2')).slice(0, 200));
    writeFileSync(join(folder, 'B.jsonl'), '{"id":"B"}\n');
    const { records, unread } = await ledger.read();
    expect(records.map(({ id }) => id)).toEqual(['A1']);
    expect(unread.map(({ where }) => where)).toEqual([join(folder, 'A1.jsonl:2'), join(folder, 'B.jsonl:1')]);
    expect(unread[0]?.why).toContain('torn');
  });

  it('FC12 a folder that cannot be made is an error with its place', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(
      verdictFiles(join(folder, 'file', 'verdicts'), NINETY).keep(verdict('A1')),
    ).rejects.toMatchObject({
      name: 'AssayError',
      where: join(folder, 'file', 'verdicts', 'A1.jsonl'),
    });
  });

  it('FC11 messages stand in the outbox, one a line', async () => {
    const message = {
      id: 'M1',
      version: '1.0' as const,
      type: 'regenerate',
      timestamp: '2026-02-02T09:00:00.000Z',
      trace_id: 't',
      correlation_id: 'c',
      cause: null,
      tenant: null,
      actor: { agent: 'validator', role: 'critic' as const },
      payload: {},
      citations: [],
    };
    const outbox = outboxFiles(folder, NINETY);
    await outbox.send(message);
    await outbox.send({ ...message, id: 'M2' });
    const lines = readFileSync(join(folder, 'M1.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['M1', 'M2']);
  });
});

describe('how long files are kept', () => {
  const age = (name: string, days: number): void => {
    const at = new Date(Date.now() - days * 24 * 3_600_000);
    utimesSync(join(folder, name), at, at);
  };

  it('ST17 two thousand verdicts make a few files, and each is there', async () => {
    for (let at = 0; at < 2000; at += 1) await verdictFiles(folder, NINETY).keep(verdict(`V${at}`));
    const bytes = JSON.stringify(sample).length * 2000;
    expect(readdirSync(folder).length).toBeLessThanOrEqual(Math.ceil(bytes / 1_000_000) + 1);
    expect((await verdictFiles(folder, NINETY).read()).records).toHaveLength(2000);
  });

  it('ST17 several processes write to one file, and no line is lost', async () => {
    const script = new URL('../support/keep-verdicts.ts', import.meta.url).pathname;
    await Promise.all(
      ['A', 'B', 'C'].map((name) => promisify(execFile)(process.execPath, [script, folder, name, '50'])),
    );
    const { records, unread } = await verdictFiles(folder, NINETY).read();
    expect([records.length, unread]).toEqual([150, []]);
    expect(readdirSync(folder).length).toBeLessThanOrEqual(3);
  });

  it('ST17 a file of another day takes no more lines, and one that is old is removed when the next begins', async () => {
    const ledger = verdictFiles(folder, NINETY);
    await ledger.keep(verdict('A1'));
    age('A1.jsonl', 89);
    await ledger.keep(verdict('B1'));
    expect(readdirSync(folder)).toEqual(['A1.jsonl', 'B1.jsonl']);
    age('A1.jsonl', 91);
    age('B1.jsonl', 2);
    await ledger.keep(verdict('C1'));
    expect(readdirSync(folder)).toEqual(['B1.jsonl', 'C1.jsonl', 'removed.log']);
    expect((await ledger.read()).records.map(({ id }) => id).sort()).toEqual(['B1', 'C1']);
  });

  it('ST18 messages that go by their age leave how many they were, and which', async () => {
    const outbox = outboxFiles(folder, NINETY);
    const message = (id: string): Message => ({ id }) as Message;
    for (const id of ['M1', 'M2', 'M3']) await outbox.send(message(id));
    age('M1.jsonl', 91);
    await outbox.send(message('N1'));
    expect(readdirSync(folder)).toEqual(['N1.jsonl', 'removed.log']);
    const [line = '', ...more] = readFileSync(join(folder, 'removed.log'), 'utf8').split('\n');
    expect(JSON.parse(line)).toMatchObject({ file: 'M1.jsonl', lines: 3, first: 'M1', last: 'M3' });
    expect(more).toEqual(['']);
  });

  it('ST18 what cannot be counted stays', async () => {
    const outbox = outboxFiles(folder, NINETY);
    await outbox.send({ id: 'M1' } as Message);
    age('M1.jsonl', 91);
    mkdirSync(join(folder, 'removed.log'));
    await outbox.send({ id: 'N1' } as Message);
    expect(readdirSync(folder)).toEqual(['M1.jsonl', 'N1.jsonl', 'removed.log']);
  });

  it('ST17 what a database is still to take over stays, however old', async () => {
    const ledger = verdictFiles(folder, { days: null });
    await ledger.keep(verdict('A1'));
    age('A1.jsonl', 1000);
    await ledger.keep(verdict('B1'));
    expect(readdirSync(folder)).toEqual(['A1.jsonl', 'B1.jsonl']);
  });

  it('ST17 a database that is opened takes them over first, and then they go', async () => {
    const outside = await openOutside({ workingFolder: folder, environment: {} });
    const home = { folder, configuration: Configuration.parse({ retention: { days: 30 } }) };
    const at = join(folder, '.assay', 'verdicts');
    await (await outside.stores(home, {})).ready();
    await (await outside.ledger(home)).keep(verdict('A1'));
    const long = new Date('2026-01-01');
    utimesSync(join(at, 'A1.jsonl'), long, long);
    await (await outside.ledger(home)).keep(verdict('B1'));
    const before = readdirSync(at);
    const stores = await outside.stores(home, {});
    const kept = await stores.verdicts('default').find('A1');
    await outside.close();
    const after = ['B1.jsonl', 'removed.log'];
    expect([before, readdirSync(at), kept?.id]).toEqual([['A1.jsonl', 'B1.jsonl'], after, 'A1']);
  }, 60_000);
});

describe('kept verdicts in the database', () => {
  let kind: DatabaseKind;
  let archive: VerdictArchive;
  beforeAll(async () => {
    kind = await embeddedKind();
  });
  beforeEach(async () => {
    archive = verdictTable((await kind.open()).pool, 'default');
  });
  afterAll(() => kind.stop());

  it('FC12 are imported by id, each once, the report to the byte', async () => {
    const ledger = verdictFiles(folder, NINETY);
    await ledger.keep(verdict('A1', 1));
    await ledger.keep(verdict('A2', 2));
    await importVerdicts(folder, archive);
    await importVerdicts(folder, archive);
    await archive.add([verdict('A1', 1)]);
    const stored = await archive.newest(10);
    expect(stored.map(({ id }) => id)).toEqual(['A2', 'A1']);
    expect(JSON.stringify(stored[0]?.report)).toBe(JSON.stringify(sample.report));
    expect((await archive.startingWith('A1', 5)).map(({ id }) => id)).toEqual(['A1']);
    expect(await archive.startingWith('%', 5)).toEqual([]);
  });

  it('FC12 what a living process added to a file since is imported next time, an old file is not read again', async () => {
    const ledger = verdictFiles(folder, NINETY);
    await ledger.keep(verdict('A1', 1));
    appendFileSync(join(folder, 'B1.jsonl'), `${JSON.stringify(verdict('B1', 2))}\n`);
    await importVerdicts(folder, archive);
    appendFileSync(join(folder, 'A1.jsonl'), `${JSON.stringify(verdict('A2', 3))}\n`);
    utimesSync(join(folder, 'B1.jsonl'), new Date('2026-01-01'), new Date('2026-01-01'));
    appendFileSync(join(folder, 'B1.jsonl'), `${JSON.stringify(verdict('B2', 4))}\n`);
    utimesSync(join(folder, 'B1.jsonl'), new Date('2026-01-01'), new Date('2026-01-01'));
    await importVerdicts(folder, archive);
    expect((await archive.newest(10)).map(({ id }) => id)).toEqual(['A2', 'B1', 'A1']);
  });

  it('FC12 of another tenant are not seen', async () => {
    await archive.add([verdict('A1', 1, 'other')]);
    expect(await archive.newest(10)).toEqual([]);
  });

  it('OH10 beside a database the work of the user in other repositories is listed and shown', async () => {
    const work: Awaited<ReturnType<Outside['userWork']>> = {
      keep: async () => undefined,
      bringInto: async (into) => into.add([verdict('CW1', 3, 'of the repository')]),
    };
    const listed = async (hasDatabase: boolean): Promise<readonly string[]> => {
      const outside = testOutside(hrGraph, { hasDatabase: () => hasDatabase, userWork: async () => work });
      return (await listVerdicts(hrHome(), outside, 10)).records.map(({ id }) => id);
    };
    expect(await listed(false)).toEqual([]);
    expect(await listed(true)).toEqual(['CW1']);
  });

  it('FC13 the list joins files and database; a verdict is found by the beginning of its id', async () => {
    const files = verdictFiles(folder, NINETY);
    await files.keep(verdict('AB1', 1));
    await archive.add([verdict('AB1', 1), verdict('AC2', 2)]);
    const outside = testOutside(hrGraph, { ledger: async () => files, archive: async () => archive });
    const ids = async (limit: number): Promise<string[]> =>
      (await listVerdicts(hrHome(), outside, limit)).records.map(({ id }) => id);
    expect(await ids(10)).toEqual(['AC2', 'AB1']);
    expect(await ids(1)).toEqual(['AC2']);
    expect((await findVerdict(hrHome(), outside, 'val-AB')).id).toBe('AB1');
    expect((await findVerdict(hrHome(), outside, 'ac')).id).toBe('AC2');
    await expect(findVerdict(hrHome(), outside, 'X')).rejects.toMatchObject({ code: 'not_found' });
    await files.keep(verdict('AB2', 3));
    await expect(findVerdict(hrHome(), outside, 'AB')).rejects.toMatchObject({
      code: 'usage',
      message: '2 verdicts begin so',
      hint: expect.stringContaining('AB1'),
    });
    expect((await findVerdict(hrHome(), outside, 'AB1')).id).toBe('AB1');
  });
});
