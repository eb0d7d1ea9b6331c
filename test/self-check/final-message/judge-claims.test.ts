import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JudgedClaim } from '../../../src/contract/message-claim.ts';
import { judgeClaims } from '../../../src/core/self-check/final-message/judge-claims.ts';
import { VerdictCases } from './verdict-cases.ts';
import { groundOf } from './verdict-ground.ts';

const file = new URL('../../../cases/messages/verdicts.json', import.meta.url);
const { files, rows } = VerdictCases.parse(JSON.parse(readFileSync(file, 'utf8')));

describe('claims of a final message, held against what was gathered', () => {
  it.each(rows.map((row, at) => ({ ...row, name: `${row.rule} ${at + 1}: ${row.message}` })))(
    '$name',
    ({ message, ground, verdicts }) => {
      const judged = judgeClaims(groundOf(message, ground, files), 'en');
      expect(judged.map(({ type, verdict, reason }) => [type, verdict, reason])).toEqual(verdicts);
      for (const claim of judged) JudgedClaim.parse(claim);
    },
  );

  it('FM7 what is contradicted is shown by something, save where nothing changed or is there at all', () => {
    const judged = rows.flatMap(({ message, ground }) => judgeClaims(groundOf(message, ground, files), 'ko'));
    const bare = judged.filter(
      ({ verdict, shown_by }) => verdict === 'CONTRADICTED' && shown_by.length === 0,
    );
    expect(new Set(bare.map(({ reason }) => reason))).toEqual(
      new Set(['no_tests', 'no_tests_added', 'nothing_changed']),
    );
  });

  it('FM6 each verdict is told in both languages', () => {
    const [row] = rows;
    if (row === undefined) throw new Error('no cases');
    const ground = groundOf(row.message, row.ground, files);
    const [ko, en] = (['ko', 'en'] as const).map((language) => judgeClaims(ground, language)[0]?.message);
    expect([ko, en]).toEqual([
      '여기서 실행한 테스트가 통과합니다: npm test (통과 42, 실패 0, 건너뜀 0)',
      'the tests that were run here pass: npm test (42 passed, 0 failed, 0 skipped)',
    ]);
  });
});
