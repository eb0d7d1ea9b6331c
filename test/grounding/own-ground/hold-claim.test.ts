import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/contract/evidence.ts';
import type { Held } from '../../../src/core/grounding/held.ts';
import { claimOf, contradiction, documents, held, holdWith } from './fake-grounds.ts';

const THREE = documents('The fee is 40 euros.', 'The deposit is 80 euros.', 'The hall is open.');

function says(
  answers: Readonly<Record<string, Held | readonly Held[]>>,
): (ids: string) => Held | readonly Held[] {
  return (ids) => answers[ids] ?? held(ids, 0.1);
}

function codes(found: ReturnType<typeof holdWith>): readonly (string | undefined)[] {
  return found?.findings.map(({ code }) => code) ?? [];
}

describe('what a claim is held against', () => {
  it('CT3 a claim that cites is held against what it cites, and supported by just that', () => {
    const found = holdWith(claimOf('The fee is 40 euros [1].', THREE), THREE, says({ e1: held('e1', 0.9) }));
    expect(found).toMatchObject({ end: 'supported', miscited: false, cites: true });
    expect(found?.citations).toEqual([
      { text: '[1]', place: { start: 20, end: 23 }, evidence_id: 'e1', supports: true },
    ]);
    expect(found?.pieces).toEqual([{ id: 'e1', matched: true, unchecked: null }]);
    expect(codes(found)).toEqual([]);
  });

  it('CT3 one that another piece supports is true and miscited, and the other piece is named', () => {
    const answers = says({ e1: held('e1', 0.1), 'e1 e2 e3': held('e2', 0.9) });
    const found = holdWith(claimOf('The deposit is 80 euros [1].', THREE), THREE, answers);
    expect(found).toMatchObject({ end: 'supported', miscited: true });
    expect(found?.citations).toMatchObject([{ evidence_id: 'e1', supports: false }]);
    expect(found?.findings).toMatchObject([{ code: 'CITATION_UNSUPPORTED', rule: 'CT3', actual: 'e2' }]);
    expect(found?.pieces).toEqual([{ id: 'e1', matched: false, unchecked: null }]);
  });

  it('CT3 one that the cited piece contradicts is contradicted, whatever others say', () => {
    const answers = says({ e1: contradiction('e1'), 'e1 e2 e3': held('e2', 0.9) });
    expect(holdWith(claimOf('The fee is 50 euros [1].', THREE), THREE, answers)).toMatchObject({
      end: 'contradicted',
      miscited: false,
    });
  });

  it('CT3 of several citations those that carry it nothing are said', () => {
    const answers = says({ 'e1 e2': held('e1', 0.9), e2: held('e2', 0.05) });
    const found = holdWith(claimOf('The fee is 40 euros [1][2].', THREE), THREE, answers);
    expect(found?.citations.map(({ evidence_id, supports }) => [evidence_id, supports])).toEqual([
      ['e1', true],
      ['e2', false],
    ]);
  });

  it('CT2 a citation that leads nowhere is said, and the claim held against all', () => {
    const found = holdWith(
      claimOf('The fee is 40 euros [7].', THREE),
      THREE,
      says({ 'e1 e2 e3': held('e1', 0.9) }),
    );
    expect(found).toMatchObject({ end: 'supported', citations: [{ evidence_id: null, supports: false }] });
    expect(found?.findings).toMatchObject([{ code: 'CITATION_UNRESOLVED', rule: 'CT2', expected: '[7]' }]);
  });

  it('CT2 a source that was cut into passages is cited as a whole; the one that supports is shown', () => {
    const passages = THREE.map((piece): Evidence => ({ ...piece, source: 'handbook' }));
    const answers = says({ 'e1 e2 e3': held('e2', 0.9), e1: held('e1', 0.1) });
    const found = holdWith(
      claimOf('The deposit is 80 euros (source: handbook).', passages),
      passages,
      answers,
    );
    expect(found).toMatchObject({ end: 'supported', citations: [{ evidence_id: 'e2', supports: true }] });
  });

  it('CT3 a claim that cites nothing is held against all; only what was read for it is named', () => {
    const found = holdWith(
      claimOf('The deposit is 80 euros.', THREE),
      THREE,
      says({ 'e1 e2 e3': held('e2', 0.9) }),
    );
    expect(found).toMatchObject({ end: 'supported', cites: false, citations: [] });
    expect(found?.pieces).toEqual([{ id: 'e2', matched: true, unchecked: null }]);
  });

  it('GR47 what is not found is a warning with the words, what is doubtful a note', () => {
    const unsupported = [{ start: 4, end: 11 }];
    const lost = says({ 'e1 e2 e3': held('e1', 0.1, { unsupported }) });
    const found = holdWith(claimOf('The deposit is 90 euros.', THREE), THREE, lost);
    expect(found).toMatchObject({ end: 'not_found', unchecked: null, unsupported });
    expect(found?.findings).toMatchObject([
      { code: 'NOT_IN_EVIDENCE', severity: 'warning', expected: 'deposit' },
    ]);
    const doubtful = holdWith(claimOf('It is so.', THREE), THREE, says({ 'e1 e2 e3': held('e1', 0.5) }));
    expect(doubtful).toMatchObject({ end: 'undecided', unchecked: 'ambiguous' });
    expect(doubtful?.findings).toMatchObject([
      { code: 'NOT_CHECKED', severity: 'info', details: { why: 'band' } },
    ]);
  });
});

describe('evidence that says nothing', () => {
  const never = (ids: string): Held => {
    throw new Error(`asked ${ids}`);
  };

  it('EC3 empty evidence is unchecked, and never asked', () => {
    const found = holdWith(claimOf('The fee is 40 euros.', []), documents('', ' \n'), never);
    expect(found).toMatchObject({ end: 'undecided', probability: 0, unchecked: 'no_evidence' });
    expect(found?.findings).toMatchObject([
      { code: 'NOT_CHECKED', severity: 'info', details: { evidence: 'e1, e2', reason: 'no_evidence' } },
    ]);
  });

  it.each([
    ['The fee is 40 euros a month.', '요금은 한 달에 4만 원이고 보증금은 없습니다.'],
    ['요금은 한 달에 4만 원입니다.', 'The fee is 40 euros a month and there is no deposit.'],
    ['The fee is 40 euros a month.', '料金は一か月四十ユーロです。保証金はありません。'],
    ['The fee is 40 euros a month.', 'Плата составляет сорок евро в месяц, залога нет.'],
  ])('GR46 another language is said, not guessed: %s against %s', (claim, text) => {
    const found = holdWith(claimOf(claim, []), documents(text), never);
    expect(found).toMatchObject({ end: 'undecided', unchecked: 'not_applicable' });
    expect(found?.findings).toMatchObject([{ code: 'OTHER_LANGUAGE', details: { evidence: 'e1' } }]);
  });

  it('GR46 pieces of the same language are asked, the others said', () => {
    const both = documents('요금은 한 달에 4만 원이고 보증금은 없습니다.', 'The fee is 40 euros a month.');
    const found = holdWith(claimOf('The fee is 40 euros.', both), both, says({ e2: held('e2', 0.9) }));
    expect(found).toMatchObject({ end: 'supported' });
    expect(found?.pieces).toEqual([
      { id: 'e2', matched: true, unchecked: null },
      { id: 'e1', matched: false, unchecked: 'not_applicable' },
    ]);
  });

  it.each([
    ['The fee is 40 euros.\n요금은 40유로입니다.', 'The fee is 40 euros.'],
    ['The fee is 40 euros.\n요금은 40유로입니다.', '요금은 40유로입니다.'],
    ['12 345 67', 'The fee is 40 euros.'],
    ['서버는 AWS EC2 m5.large 인스턴스에서 Docker로 실행된다.', '서버는 AWS에서 실행된다.'],
    ['The fee is 40 euros.', 'OK'],
  ])('GR46 %j is asked about %j', (text, claim) => {
    expect(holdWith(claimOf(claim, []), documents(text), () => held('e1', 0.9))).toMatchObject({
      end: 'supported',
    });
  });

  it('GR46 records are asked whatever the language of their keys', () => {
    const table: Evidence[] = [{ evidence_id: 'e1', type: 'table', data: '이름,요금\n큰방,40\n작은방,15' }];
    expect(holdWith(claimOf('The fee is 40 euros.', []), table, () => held('e1', 0.9))).toMatchObject({
      end: 'supported',
    });
  });

  it('GR46 of ten thousand pieces that say nothing a few are named', () => {
    const found = holdWith(claimOf('The fee is 40 euros.', []), documents(...Array(10_000).fill('')), never);
    expect(found?.findings).toMatchObject([{ details: { evidence: 'e1, e2, e3, e4, e5 (+9995)' } }]);
    expect(found?.pieces.length).toBeLessThan(100);
  });

  it('EC5 what only the rest of a large piece may say is unchecked, not a hallucination', () => {
    const large = documents('The fee is 40 euros. '.repeat(1_000_000));
    const found = holdWith(claimOf('The deposit is 80 euros.', []), large, () => held('e1', 0.1));
    expect(found).toMatchObject({ end: 'undecided', unchecked: 'over_budget' });
    expect(found?.findings).toMatchObject([{ code: 'NOT_CHECKED', rule: 'GR46' }, {}]);
    expect(holdWith(claimOf('It is so.', []), large, () => held('e1', 0.9))).toMatchObject({
      end: 'supported',
    });
    expect(holdWith(claimOf('It is so.', []), large, () => contradiction('e1'))).toMatchObject({
      end: 'contradicted',
    });
  });
});
