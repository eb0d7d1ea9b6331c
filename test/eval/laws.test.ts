import { describe, expect, it } from 'vitest';
import { plainRow } from '../../eval/datasets/plain-row.ts';
import { productJudge } from '../../eval/judge.ts';
import { raised, readFloors, sharesOf, underFloor } from '../../eval/laws/floors.ts';
import { holdOwnLaws } from '../../eval/laws/own-rows.ts';
import { holdLaws, isUnderLaw } from '../../eval/laws/hold-laws.ts';
import { negate } from '../../eval/laws/negate.ts';
import { active, inWords, otherRegister, timeFirst, withoutSeparators } from '../../eval/laws/restate.ts';
import { swapNames } from '../../eval/laws/swap.ts';
import { TRANSFORMATIONS } from '../../eval/laws/transformations.ts';
import { otherNumber, otherScale, otherSign, otherUnit } from '../../eval/laws/values.ts';
import type { EvalRow, Outcome } from '../../eval/row.ts';
import { runsLongOnes } from '../support/long-ones.ts';

function rowOf(answer: string, data = answer): EvalRow {
  const evidences = [{ evidence_id: 'e', type: 'document' as const, data }];
  return plainRow({ dataset: 'own', id: answer, group: 'g', answer, evidences, label: 1 }, { claim: true });
}

function changedBy(name: string, row: EvalRow, language: 'en' | 'ko'): EvalRow | null {
  return TRANSFORMATIONS.find((one) => one.name === name)?.change(row, language) ?? null;
}

describe('laws', () => {
  it.each([
    ['en', 'Harrow Point is managed by Tom Berger.', 'Harrow Point is not managed by Tom Berger.'],
    ['en', 'The clinic has a car park.', 'The clinic does not have a car park.'],
    ['en', 'A man is asleep.', null],
    ['en', 'Some depots are closed.', null],
    ['ko', '이 의원에는 주차장이 있습니다.', '이 의원에는 주차장이 없습니다.'],
    ['ko', '센터장은 김서윤이다.', '센터장은 김서윤이 아니다.'],
    ['ko', '2015년에 문을 열었다.', '2015년에 문을 열지 않았다.'],
    ['ko', '매출은 3억 원이었습니다.', '매출은 3억 원이 아니었습니다.'],
    ['ko', '공장을 운영한다.', '공장을 운영하지 않는다.'],
    ['ko', '직원이 더 많습니다.', '직원이 더 많지 않습니다.'],
    ['ko', '일부는 닫혀 있다.', null],
  ] as const)('EV24 a claim is denied where that makes it false: %s %s', (language, said, denied) => {
    expect(negate(said, language)).toBe(denied);
  });

  it('EV24 another number, sign, unit and scale; none where a bound may still hold', () => {
    expect(otherNumber('It employs 120 people.', 'en')).toBe('It employs 220 people.');
    expect(otherNumber('2019년에 열었다.', 'ko')).toBe('2014년에 열었다.');
    expect(otherNumber('It employs at least 120 people.', 'en')).toBeNull();
    expect(otherSign('Profit rose by 5% this year.', 'en')).toBe('Profit rose by -5% this year.');
    expect(otherUnit('It costs $12.', 'en')).toBe('It costs €12.');
    expect(otherUnit('120만 원이다.', 'ko')).toBe('120만 달러이다.');
    expect(otherScale('임대료는 120만 원이다.', 'ko')).toBe('임대료는 120억 원이다.');
    expect(otherScale('A budget of $3 million.', 'en')).toBe('A budget of $3 billion.');
  });

  it('EV24 two things change places where that changes what is said', () => {
    expect(swapNames('Sundale became a city later than Whitmouth.', 'en')).toBe(
      'Whitmouth became a city later than Sundale.',
    );
    expect(swapNames('Sundale met Whitmouth in the cup.', 'en')).toBeNull();
    expect(swapNames('She was elected to Parliament.', 'en')).toBeNull();
    expect(swapNames('류다현은 표은정보다 적게 받습니다.', 'ko')).toBe('표은정은 류다현보다 적게 받습니다.');
  });

  it('EV24 the same said otherwise', () => {
    expect(timeFirst('It opened on 3 May 2019.', 'en')).toBe('On 3 May 2019, it opened.');
    expect(timeFirst('본점은 2019년 5월 3일에 열었다.', 'ko')).toBe('2019년 5월 3일에 본점은 열었다.');
    expect(active('The bridge was designed by Mira Holt.', 'en')).toBe('Mira Holt designed the bridge.');
    expect(inWords('병상 24개가 있다.', 'ko')).toBe('병상 스물네 개가 있다.');
    expect(inWords('It has 24 beds.', 'en')).toBe('It has twenty-four beds.');
    expect(withoutSeparators('It costs 1,250,000 won.')).toBe('It costs 1250000 won.');
    expect(otherRegister('문을 열었습니다.', 'ko')).toBe('문을 열었다.');
    expect(otherRegister('It does not open.', 'en')).toBe("It doesn't open.");
  });

  it('EV24 evidence that supposes or reports each of its sentences', () => {
    const row = rowOf('It is open.', 'It is open. Entry is free.');
    expect(changedBy('evidence a rumour', row, 'en')?.evidences[0]?.data).toBe(
      'According to an unconfirmed rumour, it is open. According to an unconfirmed rumour, Entry is free.',
    );
    expect(changedBy('restricted', row, 'en')?.answer).toBe('It is open only for members.');
  });

  it('EV24 only true claims of one sentence that are VERIFIED stand under the laws', () => {
    const row = rowOf('It is open.');
    expect(isUnderLaw(row, 'verified')).toBe(true);
    expect(isUnderLaw(row, 'partial')).toBe(false);
    expect(isUnderLaw({ ...row, label: 0 }, 'verified')).toBe(false);
    expect(isUnderLaw({ ...row, claim: false, answer: 'It is open. It is free.' }, 'verified')).toBe(false);
  });

  it('EV24 a judge that verifies everything holds no law that asks for a fall', async () => {
    const always =
      (outcome: Outcome) =>
      async ({ dataset, id }: EvalRow) => {
        const said = { dataset, id, score: 1, verdict: 'supported' as const, spans: [] };
        return { ...said, outcome };
      };
    const counts = await holdLaws([rowOf('It employs 1,200 people.')], always('verified'));
    expect(counts.filter(({ must, held }) => must === 'fall' && held > 0)).toEqual([]);
    expect(counts.filter(({ must, held, cases }) => must === 'stay' && held < cases)).toEqual([]);
    const fallen = await holdLaws([rowOf('It employs 1,200 people.')], always('contradicted'));
    expect(fallen.every(({ must, held, cases }) => (must === 'fall') === (held === cases))).toBe(true);
  });

  it('EV25 a floor may rise and never falls', () => {
    expect(raised({ a: 50, b: 90 }, { a: 80, b: 40, c: 2 })).toEqual({ a: 77, b: 90, c: 0 });
    expect(underFloor({ a: 50 }, { a: 49.9, b: 1 })).toEqual(['a: 49.9 % under 50 %']);
  });

  it.runIf(runsLongOnes)(
    'EV25 over worlds and first contact no law is held less often than its floor',
    async () => {
      expect(underFloor(readFloors(), sharesOf(await holdOwnLaws(productJudge())))).toEqual([]);
    },
    300_000,
  );
});
