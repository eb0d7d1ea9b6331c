import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importVerdicts } from '../../src/adapters/ledger/import-verdicts.ts';
import { outboxFiles } from '../../src/adapters/ledger/outbox-files.ts';
import { verdictFiles } from '../../src/adapters/ledger/verdict-files.ts';
import { verdictTable } from '../../src/adapters/ledger/verdict-table.ts';
import { findVerdict, listVerdicts } from '../../src/app/kept-verdicts.ts';
import { verifyAnswer } from '../../src/app/verify-answer.ts';
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

function verdict(id: string, minute = 0, tenant = 'default'): VerdictRecord {
  return {
    ...sample,
    id,
    tenant_id: tenant,
    created_at: `2026-02-02T09:${String(minute).padStart(2, '0')}:00.000Z`,
  };
}

describe('kept verdicts in files', () => {
  it('FC12 one file a process, named by its first verdict, one line each, newest first when read', async () => {
    const ledger = verdictFiles(join(folder, 'deep', 'verdicts'));
    await ledger.keep(verdict('A1', 1));
    await ledger.keep(verdict('A2', 2));
    await verdictFiles(join(folder, 'deep', 'verdicts')).keep(verdict('A3', 3));
    expect(readdirSync(join(folder, 'deep', 'verdicts')).sort()).toEqual(['A1.jsonl', 'A3.jsonl']);
    const { records, unread } = await ledger.read();
    expect(records.map(({ id }) => id)).toEqual(['A3', 'A2', 'A1']);
    expect(unread).toEqual([]);
    expect(JSON.stringify(records[0])).toBe(JSON.stringify(verdict('A3', 3)));
  });

  it('FC12 a torn last line is skipped and said; what is no verdict too', async () => {
    const ledger = verdictFiles(folder);
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
    await expect(verdictFiles(join(folder, 'file', 'verdicts')).keep(verdict('A1'))).rejects.toMatchObject({
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
    const outbox = outboxFiles(folder);
    await outbox.send(message);
    await outbox.send({ ...message, id: 'M2' });
    const lines = readFileSync(join(folder, 'M1.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['M1', 'M2']);
  });
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
    const ledger = verdictFiles(folder);
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
    const ledger = verdictFiles(folder);
    await ledger.keep(verdict('A1', 1));
    await verdictFiles(folder).keep(verdict('B1', 2));
    await importVerdicts(folder, archive);
    await ledger.keep(verdict('A2', 3));
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

  it('FC13 the list joins files and database; a verdict is found by the beginning of its id', async () => {
    const files = verdictFiles(folder);
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
