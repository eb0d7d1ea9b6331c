import type { Answer } from '../../src/contract/answer.ts';

/** Evidence and answers as people write them, made from a seed. */
export const KINDS = ['text', 'table', 'json'] as const;
export type Kind = (typeof KINDS)[number];
export type Tongue = 'en' | 'ko';

const NOUNS: Readonly<Record<Tongue, readonly string[]>> = {
  en: 'member fee invoice contract river engine market office report budget school teacher system window garden winter doctor hospital station policy payment delivery customer supplier machine account insurance pension festival museum painter theory battery circuit harbor vessel captain forest climate rainfall'.split(
    ' ',
  ),
  ko: '회원 수수료 계약 예산 학교 교사 시스템 겨울 의사 병원 환자 마을 정책 지급 배송 고객 공급자 기계 계정 잔액 보험 연금 휴일 축제 박물관 화가 소설 이론 신호 배터리 항구 선박 선장 광물 기후 강수량 온도 압력 속도 단백질'.split(
    ' ',
  ),
};
const COLUMNS = { en: ['name', 'kind', 'amount', 'year'], ko: ['이름', '종류', '금액', '연도'] } as const;

type Draw = (below: number) => number;

function drawing(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function sentence(tongue: Tongue, draw: Draw): string {
  const noun = (): string => NOUNS[tongue][draw(NOUNS[tongue].length)] ?? '';
  const [number, amount, year] = [draw(999), draw(9000), 1990 + draw(30)];
  return tongue === 'en'
    ? `The ${noun()} of ${noun()} ${number} costs ${amount} euros in ${year}, while the ${noun()} near the ${noun()} stays open.`
    : `${noun()} ${number}호의 ${noun()} 금액은 ${year}년에 ${amount}원이며, ${noun()}에서 ${noun()}을 지원한다.`;
}

function many<T>(size: number, make: (at: number) => T, lengthOf: (one: T) => number): T[] {
  const made: T[] = [];
  for (let length = 0; length < size; length += lengthOf(made.at(-1) as T)) made.push(make(made.length));
  return made;
}

function dataOf(kind: Kind, tongue: Tongue, size: number, draw: Draw): unknown {
  const name = (at: number): string => `${NOUNS[tongue][draw(40)]} ${at}`;
  const length = (one: unknown): number => JSON.stringify(one).length;
  if (kind === 'text')
    return many(
      size,
      (at) => sentence(tongue, draw) + (at % 6 === 5 ? '\n\n' : ' '),
      (one) => one.length,
    ).join('');
  if (kind === 'table') {
    const row = (at: number): unknown[] => [name(at), NOUNS[tongue][draw(40)], draw(9000), 1990 + draw(30)];
    return { columns: COLUMNS[tongue], rows: many(size, row, length) };
  }
  const item = (at: number): object => ({ name: name(at), fee: draw(9000), note: sentence(tongue, draw) });
  return { items: many(size, item, length), total: 5 };
}

const TYPES = { text: 'document', table: 'table', json: 'json' } as const;

/** So many claims, and one piece of evidence of about so many characters. */
export function ordinaryAnswer(kind: Kind, tongue: Tongue, size: number, claims: number): Answer {
  const draw = drawing(7);
  const data = dataOf(kind, tongue, size, draw) as string;
  const text = Array.from({ length: claims }, () => sentence(tongue, draw)).join(' ');
  const evidences = [{ evidence_id: 'E1', type: TYPES[kind], data }];
  return { response_id: 'ordinary', content: { text, evidences } };
}
