import { expect, test } from 'vitest';
import { databaseError } from '../../src/adapters/database/database-error.ts';
import { translate } from '../../src/app/messages/translate.ts';

/** Each code with what it comes to; those of Postgres are SQLSTATEs. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  disk_full: ['ENOSPC', 'EDQUOT', '53100'],
  read_only: ['EACCES', 'EPERM', 'EROFS', '25006', '42501'],
  conflict: ['23505'],
  timeout: ['ETIMEDOUT', '57014'],
  unavailable:
    'ENOTDIR EISDIR ELOOP ENAMETOOLONG EMFILE ENFILE ENOMEM EIO ESTALE EBUSY EAGAIN EINTR ETXTBSY ECONNRESET ECONNREFUSED EPIPE ENOTFOUND 08006 28P01 3D000 53000 53200 53300 55P03 57P01 58030 40P01'.split(
      ' ',
    ),
};
const ROWS = Object.entries(CODES).flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const));

test.each(ROWS)('FT5 %s is %s, with a way out in both languages that deletes nothing', (code, kind) => {
  const error = databaseError(Object.assign(new Error('why'), { code }), 'place');
  expect(error).toMatchObject({ name: 'AssayError', code: kind, where: 'place' });
  const { hint = '' } = error as { hint?: string };
  expect(hint).not.toMatch(/delete|remove|erase/i);
  expect(translate(error.message, 'ko')).toMatch(/[가-힣]/);
  expect(translate(hint, 'ko')).toMatch(/[가-힣]/);
});

test.each(['EMFILE', 'ENFILE', 'EIO', 'ENOSPC', 'EROFS', 'ENOMEM'])(
  'FT5 %s that PGlite says only in words is the same error',
  (code) => {
    const said = databaseError(new Error(`FS error: ${code}, open`), 'place');
    const known = databaseError(Object.assign(new Error('x'), { code }), 'place');
    expect(said).toMatchObject({
      code: (known as { code?: string }).code,
      hint: (known as { hint?: string }).hint,
    });
  },
);
