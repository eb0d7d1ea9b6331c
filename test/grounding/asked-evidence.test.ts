import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/contract/evidence.ts';
import { documents, reportOfText } from '../support/seen-claim.ts';

async function held(text: string, evidences: readonly Evidence[]) {
  const { claim_validations } = (await reportOfText(text, evidences)).result;
  return claim_validations[0];
}

describe('evidence that cannot be asked', () => {
  it.each([
    ['The fee is 40 euros a month.', '요금은 한 달에 4만 원이고 보증금은 없습니다.'],
    ['요금은 한 달에 4만 원입니다.', 'The fee is 40 euros a month and there is no deposit.'],
    ['The fee is 40 euros a month.', '料金は一か月四十ユーロです。保証金はありません。'],
    ['The fee is 40 euros a month.', 'Плата составляет сорок евро в месяц, залога нет.'],
  ])('GR46 another language is said, not guessed: %s against %s', async (claim, text) => {
    expect(await held(claim, documents(text))).toMatchObject({
      status: 'UNVERIFIED',
      contradicted: false,
      unchecked: 'not_applicable',
      grounding: { end: 'undecided', reason: 'other_language' },
      issues: [{ code: 'OTHER_LANGUAGE', message: expect.stringContaining('e1') as unknown }],
    });
  });

  it('GR46 pieces of the same language are asked, the others said', async () => {
    const both = documents('요금은 한 달에 4만 원이고 보증금은 없습니다.', 'The fee is 40 euros a month.');
    expect(await held('The fee is 40 euros a month.', both)).toMatchObject({
      status: 'VERIFIED',
      evidence_match: { e2: { matched: true }, e1: { matched: false, unchecked: 'not_applicable' } },
    });
  });

  it.each([
    ['The fee is 40 euros.\n요금은 40유로입니다.', 'The fee is 40 euros.'],
    ['The fee is 40 euros.\n요금은 40유로입니다.', '요금은 40유로입니다.'],
    [
      '서버는 AWS EC2 m5.large 인스턴스에서 Docker로 실행된다.',
      '서버는 AWS EC2 m5.large 인스턴스에서 Docker로 실행된다.',
    ],
  ])('GR46 %j is asked about %j', async (text, claim) => {
    expect((await held(claim, documents(text)))?.status).toBe('VERIFIED');
  });

  it('GR46 records are asked whatever the language of their keys', async () => {
    const data = '이름,요금\n큰방,40\n작은방,15';
    const claim = await held('The fee of 큰방 is 40.', [{ evidence_id: 'e1', type: 'table', data }]);
    expect(claim?.unchecked).not.toBe('not_applicable');
  });

  it('GR46 of ten thousand pieces that say nothing a few are named', async () => {
    const claim = await held('The fee is 40 euros.', documents(...Array<string>(10_000).fill('')));
    expect(claim).toMatchObject({
      unchecked: 'no_evidence',
      issues: [{ message: expect.stringContaining('e1, e2, e3, e4, e5 (+9995)') as unknown }],
    });
    expect(Object.keys(claim?.evidence_match ?? {}).length).toBeLessThan(100);
  });

  it('GR47 what is not found is a warning with the words', async () => {
    const claim = await held(
      'The tower leans to the east.',
      documents('The fee is 40 euros. The hall is open.'),
    );
    expect(claim).toMatchObject({
      status: 'UNVERIFIED',
      contradicted: false,
      grounding: { end: 'not_found' },
      issues: [{ code: 'NOT_IN_EVIDENCE', severity: 'warning' }],
    });
  });
});
