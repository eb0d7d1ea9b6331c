import { expect, test } from 'vitest';
import table from '../../cases/index-command/unread-details.json' with { type: 'json' };
import { tellIndexed } from '../../src/cli/index-text.ts';
import { IndexResult } from '../../src/contract/indexed-file.ts';

function told(language: 'ko' | 'en', reasons: readonly string[], detail = ''): { out: string; err: string } {
  const files = { seen: 9, indexed: 9, unchanged: 0, removed: 0, partial: 0, skipped: 0 };
  const troubles = reasons.map((reason, at) => ({ path: `f${at}`, reason, detail }));
  const counts = { objects: 1, relations: 1, documents: 1, embedded: 0, ms: 1 };
  const said = { out: '', err: '' };
  tellIndexed(IndexResult.parse({ root: '/', files, troubles, ...counts }), language, {
    write: (text) => void (said.out += text),
    warn: (text) => void (said.err += text),
  });
  return said;
}

test('IX10 the sum names files that were not read whole, with their reasons and where all of them stand', () => {
  const { out, err } = told('en', ['too_large', 'syntax_errors', 'syntax_errors']);
  expect(out).toContain(
    '3 files not read whole: 2 with syntax errors, 1 too large (all of them: --format json)\n',
  );
  expect(err.split('\n')).toHaveLength(4);
  expect(told('ko', ['binary']).out).toContain('다 읽지 못한 파일 1개: 1 글이 아님');
  expect(told('en', []).out).not.toContain('whole');
});

test.each(table.rows)(
  'IX10 why a file was not read whole is said in Korean, too: $detail',
  ({ reason, detail, ko }) => {
    expect(told('ko', [reason], detail).err).toContain(`(${ko})`);
    expect(told('en', [reason], detail).err).toContain(`(${detail})`);
  },
);
