import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userWork } from '../../src/adapters/ledger/user-work.ts';
import { userState } from '../../src/app/user-state.ts';
import { isInside } from '../../src/adapters/workspace/is-inside.ts';
import { bringInWork } from '../../src/app/bring-in-work.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { VerdictRecord } from '../../src/contract/verdict-record.ts';
import { aVerdict } from '../support/a-verdict.ts';

interface Row {
  readonly id: string;
  readonly shown: boolean;
  readonly mode?: string;
  readonly link?: boolean;
  readonly owner?: number;
  readonly server?: object;
  readonly local?: boolean;
  readonly alone?: boolean;
}

const rows = JSON.parse(readFileSync('cases/one-home/user-work.json', 'utf8')) as readonly Row[];
const isRoot = process.getuid?.() === 0;
const RECORD = aVerdict('01AAAAAAAAAAAAAAAAAAAAAAAA', { part: 'check', tenant_id: 'of the repository' });

let state: string;
let folder: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'assay-state-'));
  folder = join(state, 'assay', 'work');
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const work = () => userWork(userState({ XDG_STATE_HOME: state }), 90, isInside);

/** What a server of these settings would show. */
async function shownBy({ server = {}, local = true, alone = true }: Partial<Row>): Promise<VerdictRecord[]> {
  const added: VerdictRecord[] = [];
  const archive = {
    known: async () => new Map<string, string>(),
    add: async (all: readonly VerdictRecord[]) => void added.push(...all),
  };
  const configuration = Configuration.parse({ tenant_id: 'of the server', server });
  const stores = { alone, verdicts: () => archive } as unknown as Parameters<typeof bringInWork>[0]['stores'];
  const outside = { userWork: async () => work() };
  await bringInWork({ home: { configuration, folder: '/' }, outside, stores, events: {} }, local);
  return added;
}

it.each(rows.filter(({ owner }) => owner === undefined || isRoot))('OH9 OH11 $id', async (row) => {
  await work().keep(RECORD, '/some/repository');
  if (row.mode !== undefined) chmodSync(folder, Number.parseInt(row.mode, 8));
  if (row.owner !== undefined) chownSync(folder, row.owner, row.owner);
  if (row.link === true) {
    renameSync(folder, join(state, 'elsewhere'));
    symlinkSync(join(state, 'elsewhere'), folder);
  }
  const shown = await shownBy(row);
  expect(shown.map(({ id, tenant_id }) => [id, tenant_id])).toEqual(
    row.shown ? [[RECORD.id, 'of the server']] : [],
  );
});

describe('OH9 the folder of the user', () => {
  it('is for the user alone, and so is what lies in it', async () => {
    await work().keep(RECORD, '/some/repository');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, `${RECORD.id}.jsonl`)).mode & 0o777).toBe(0o600);
  });

  it('takes nothing where others may write', async () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o777);
    await expect(work().keep(RECORD, '/some/repository')).rejects.toMatchObject({
      code: 'refused',
      where: folder,
    });
    expect(existsSync(join(folder, `${RECORD.id}.jsonl`))).toBe(false);
  });

  it('is left alone where it lies in the work tree that is checked', async () => {
    await work().keep(RECORD, state);
    expect(existsSync(folder)).toBe(false);
  });

  it('is not below a relative XDG_STATE_HOME', async () => {
    await userWork(userState({ XDG_STATE_HOME: 'here', HOME: state }), 90, isInside).keep(
      RECORD,
      '/some/repository',
    );
    expect(existsSync(join(state, '.local/state/assay/work'))).toBe(process.platform === 'linux');
    expect(existsSync('here')).toBe(false);
  });
});
