import type { AssayErrorCode } from './assay-error.ts';

/** What is wrong, and the way out of it. */
export interface Trouble {
  readonly kind: AssayErrorCode;
  readonly why: string;
  readonly hint: string;
}

/** What was being done when it went wrong: the way out may differ. */
export type TroublePlace =
  | 'file'
  | 'folder'
  | 'input'
  | 'output'
  | 'kept'
  | 'record'
  | 'transcript'
  | 'settings'
  | 'model'
  | 'tokenizer'
  | 'database';

/** Codes apart by a space: errno, SQLSTATE, or the two characters of a class of SQLSTATE. */
type Row = readonly [codes: string, kind: AssayErrorCode, why: string, hint: string];

const DENIED = 'EACCES EPERM';
const LOCKED = 'EACCES EPERM EROFS';
const ABSENT = 'ENOENT ENOTDIR';

function ofModel(key: 'model' | 'tokenizer'): readonly Row[] {
  const hint = `put the file there or correct grounding.model.${key} in the configuration; nothing is downloaded`;
  return [
    [ABSENT, 'not_found', 'no such file', hint],
    ['EISDIR', 'malformed', 'is a folder, not a file', hint],
    [LOCKED, 'unavailable', 'access is denied', hint],
  ];
}

const FILE: readonly Row[] = [
  ['ENOENT', 'not_found', 'no such file or folder', 'check the path'],
  ['EISDIR', 'malformed', 'is a folder, not a file', 'name the file inside it'],
  ['ENOTDIR', 'not_found', 'a part of the path is no folder', 'check the path'],
  ['EEXIST', 'usage', 'exists already', 'pass --force to write over it, or choose another name'],
  [DENIED, 'read_only', 'access is denied', 'allow it, or choose another folder'],
  ['EROFS', 'read_only', 'the folder can only be read', 'choose another folder'],
];

/** FT5: the one table of ways out. No row advises deleting anything. */
export const TROUBLES: Readonly<Record<TroublePlace | 'any', readonly Row[]>> = {
  any: [
    ['ENOSPC EDQUOT 53100', 'disk_full', 'the disk is full', 'free some space and run it again'],
    [
      'EMFILE ENFILE ENOMEM 53000 53200 53400',
      'unavailable',
      'the process has no more files or memory',
      'raise the limit (ulimit -n) or end other programs, then run it again; nothing is damaged',
    ],
    [
      'EIO ENXIO ESTALE 58030',
      'unavailable',
      'the disk cannot be read or written',
      'check the disk, and run it again once it answers',
    ],
    ['EBUSY EAGAIN EINTR ETXTBSY', 'unavailable', 'the file is busy', 'run it again'],
    ['ELOOP ENAMETOOLONG', 'not_found', 'the path leads to no file', 'check the path'],
  ],
  file: FILE,
  folder: [['ENOTDIR', 'usage', 'is no folder', 'name the folder in which the files lie'], ...FILE],
  input: [
    [ABSENT, 'not_found', 'there is no such file', 'check the path'],
    ['EISDIR', 'usage', 'is a folder', 'name a file in it'],
    [LOCKED, 'unavailable', 'cannot be read', 'allow reading it'],
  ],
  output: [
    ['ENOSPC EDQUOT', 'disk_full', 'the disk is full', 'choose another place with -o'],
    [LOCKED, 'read_only', 'cannot be written', 'choose another place with -o'],
    [ABSENT, 'not_found', 'there is no such folder', 'choose another place with -o'],
    ['EISDIR', 'usage', 'is a folder', 'choose another place with -o'],
  ],
  kept: [[LOCKED, 'read_only', 'cannot be written', 'allow writing there, or pass --no-keep']],
  record: [
    [
      ABSENT,
      'not_found',
      'the file does not exist',
      'paths are relative to the folder of the configuration file',
    ],
    ['EISDIR', 'unavailable', 'is a folder, not a file', 'name the file inside it'],
    [LOCKED, 'unavailable', 'cannot be read', 'allow reading it'],
  ],
  transcript: [
    [ABSENT, 'not_found', 'no such transcript', 'check the path'],
    [LOCKED, 'unavailable', 'cannot be read', 'allow reading it'],
  ],
  settings: [
    [
      `${LOCKED} ENOTDIR EISDIR`,
      'read_only',
      'the settings cannot be read or written',
      'check the rights of the file and its folder',
    ],
  ],
  model: ofModel('model'),
  tokenizer: ofModel('tokenizer'),
  database: [
    [
      `${LOCKED} 25006 42501`,
      'read_only',
      'cannot be written',
      'allow writing there, or choose another data folder',
    ],
    [
      'EIO ENXIO ESTALE 58030',
      'unavailable',
      'the disk cannot be read or written',
      'check the disk and keep a copy of the folder; it is opened again once the disk answers',
    ],
    ['EBUSY EAGAIN EINTR ETXTBSY 55P03 40001 40P01', 'unavailable', 'the database is busy', 'run it again'],
    [
      'ENOTDIR EISDIR ELOOP ENAMETOOLONG',
      'unavailable',
      'the place of the database is no folder that can be opened',
      'check the path, or choose another data folder',
    ],
    ['23505', 'conflict', 'is there already', 'use another name or id'],
    ['57014 ETIMEDOUT', 'timeout', 'the database did not answer in time', 'run it again'],
    [
      '28 3D000',
      'unavailable',
      'the database refused the connection',
      'check user, password and database in DATABASE_URL',
    ],
    [
      'ECONNREFUSED ENOENT ENOTFOUND EAI_AGAIN ECONNRESET EPIPE 08 57P01 57P02 57P03 57P04 57P05 53300',
      'unavailable',
      'the database cannot be reached',
      'check that it runs and that DATABASE_URL is right; open an embedded one again',
    ],
  ],
};

const SQLSTATE = /^[0-9A-Z]{5}$/;

function rowOf(rows: readonly Row[], code: string): Row | undefined {
  const kinds = SQLSTATE.test(code) ? [code, code.slice(0, 2)] : [code];
  return rows.find(([codes]) => codes.split(' ').some((each) => kinds.includes(each)));
}

/** What the table says of a code; undefined where it says nothing. */
export function knownTrouble(place: TroublePlace | 'any', code: string): Trouble | undefined {
  const row = rowOf(TROUBLES[place], code) ?? rowOf(TROUBLES.any, code);
  return row && { kind: row[1], why: row[2], hint: row[3] };
}
