import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { End, Held } from '../../src/core/grounding/held.ts';
import { holdKoreanText } from '../../src/core/grounding/passages/korean-holder.ts';
import { preparePassages } from '../../src/core/grounding/passages/prepare-passages.ts';
import { folded } from '../../src/core/language/fold-text.ts';
import { readTerms } from '../../src/core/language/read-terms.ts';

interface Group {
  readonly premise: string;
  readonly claims: readonly { readonly claim: string; readonly end: End; readonly rule: string }[];
}

function groupsOf(names: readonly string[]): Group[] {
  return names.flatMap(
    (name) =>
      JSON.parse(
        readFileSync(new URL(`../../cases/grounding/korean/${name}.json`, import.meta.url), 'utf8'),
      ) as Group[],
  );
}

const groups = groupsOf(['handbook', 'notices', 'reports']);

function hold(premise: string, claim: string): Held {
  const text = folded(premise);
  return holdKoreanText(preparePassages([{ evidence_id: 'e1', text }], readTerms), folded(claim));
}

function endOf({ rulings, probability = 0 }: Held): End {
  if (rulings.some(({ outcome }) => outcome === 'contradicted')) return 'contradicted';
  return probability >= 0.5 ? 'supported' : 'not_found';
}

const rows = groups.flatMap(({ premise, claims }) =>
  claims.map((row) => ({ ...row, premise, held: hold(premise, row.claim) })),
);
const of = (end: End) => rows.filter((row) => row.end === end);
const share = (some: readonly { held: Held }[], end: End) =>
  some.filter(({ held }) => endOf(held) === end).length / some.length;

describe('own tables', () => {
  it.each(of('supported'))('KO8 $claim is not accused', ({ held }) => {
    expect(endOf(held)).not.toBe('contradicted');
  });

  it.each(of('not_found'))('KO8 $claim is not accused of what the text leaves open', ({ held }) => {
    expect(endOf(held)).not.toBe('contradicted');
  });

  it('KO8 nine of ten true paraphrases are supported', () => {
    expect(share(of('supported'), 'supported')).toBeGreaterThan(0.9);
  });

  it('KO8 seven of ten false claims are contradicted, and six of seven do not pass', () => {
    expect(share(of('contradicted'), 'contradicted')).toBeGreaterThan(0.7);
    expect(share(of('contradicted'), 'supported')).toBeLessThan(0.14);
  });

  const accused = rows.filter(({ held }) => endOf(held) === 'contradicted');

  it.each(accused)('KO8 $claim: a contradiction is never likely to be supported', ({ held }) => {
    expect(held.probability).toBeLessThan(0.5);
  });

  it.each(accused)('KO8 $claim: a contradiction names its place', ({ claim, held }) => {
    const findings = held.rulings.flatMap((ruling) => ruling.findings);
    const quoted = findings.map(({ place }) => claim.slice(place.start, place.end));
    expect(findings.map(({ expected }) => expected)).toEqual(quoted);
    expect(held.unsupported.length).toBeGreaterThan(0);
  });
});

describe('texts of several sentences', () => {
  const long = groupsOf(['services', 'news']).flatMap(({ premise, claims }) =>
    claims.map((row) => ({ ...row, held: hold(premise, row.claim) })),
  );
  const passing = (end: End) => {
    const some = long.filter((row) => row.end === end);
    return some.filter(({ held }) => endOf(held) === 'supported').length / some.length;
  };

  it('KO10 nine of ten paraphrases, joined facts and derived numbers are supported', () => {
    expect(passing('supported')).toBeGreaterThan(0.85);
  });

  it('KO11 one false claim of ten passes at most', () => {
    expect(passing('contradicted')).toBeLessThan(0.1);
    expect(passing('not_found')).toBeLessThan(0.12);
  });

  it.each(long.filter(({ end }) => end !== 'contradicted'))('KO7 $claim is not accused', ({ held }) => {
    expect(endOf(held)).not.toBe('contradicted');
  });
});

const READ_WORD_BY_WORD: readonly (readonly [string, string, string, boolean])[] = [
  ['KO12', '회원은 120명이고 준회원은 45명이다. 모임은 매달 열린다.', '회원이 준회원보다 75명 많다.', true],
  ['KO12', '회원은 120명이고 준회원은 45명이다. 모임은 매달 열린다.', '회원이 준회원보다 85명 많다.', false],
  ['KO11', '강당은 3층에 있다. 강당은 주말에 빌릴 수 있다.', '강당은 주말에 반드시 빌려야만 한다.', false],
  [
    'KO11',
    '시설은 한도윤 과장이, 장부는 서지안 과장이 맡는다. 점검은 매달 한다.',
    '장부는 한도윤 과장이, 시설은 서지안 과장이 맡는다.',
    false,
  ],
  ['KO11', '길이 막혀 도착이 늦었다. 회의는 열리지 않았다.', '도착이 늦은 것은 태풍이 온 탓이다.', false],
  [
    'KO10',
    '도서는 2025.3.1부터 빌린다. 열람실은 21:30에 닫는다.',
    '열람실은 밤 9시 30분에 문을 닫습니다.',
    true,
  ],
];

const PLACED: readonly (readonly [string, string, boolean])[] = [
  ['짐은 앞문으로 싣는다. 손님은 뒷문으로 내린다.', '짐은 뒷문으로 싣는다.', false],
  ['짐은 앞문으로 싣는다. 손님은 뒷문으로 내린다.', '손님은 뒷문으로 내립니다.', true],
  ['원고는 편집부가 고친다. 표지는 디자인실이 그린다.', '원고는 디자인실이 고친다.', false],
  ['원고는 편집부가 고친다. 표지는 디자인실이 그린다.', '표지를 그리는 곳은 디자인실이다.', true],
  ['탑은 1931년에 세워졌다. 1955년에 국보로 지정되었다.', '탑은 1931년에 국보로 지정되었다.', false],
  ['탑은 1931년에 세워졌다. 1955년에 국보로 지정되었다.', '탑은 1955년에 국보로 지정되었습니다.', true],
  [
    '놀이기구는 키 120cm 이상이면 탄다. 보호자는 밖에서 기다린다.',
    '놀이기구는 키 120cm 미만이면 탄다.',
    false,
  ],
  [
    '놀이기구는 키 120cm 이상이면 탄다. 보호자는 밖에서 기다린다.',
    '키가 120cm 이상이면 놀이기구를 탄다.',
    true,
  ],
  ['동탑이 서탑보다 높다. 두 탑은 돌로 쌓았다.', '서탑이 동탑보다 높다.', false],
  ['동탑이 서탑보다 높다. 두 탑은 돌로 쌓았다.', '서탑이 동탑보다 낮다.', true],
  ['신규 회원은 창구로만 신청한다. 기존 회원은 앱으로 연장한다.', '신규 회원은 앱으로 신청한다.', false],
  [
    '## 조리\n- 장소: 별관\n- 인원: 4명\n\n## 배달\n- 장소: 본관\n- 인원: 6명',
    '배달 장소는 별관이다.',
    false,
  ],
  ['## 조리\n- 장소: 별관\n- 인원: 4명\n\n## 배달\n- 장소: 본관\n- 인원: 6명', '배달 장소는 본관이다.', true],
];

describe('another word in the same place', () => {
  it.each(PLACED)('KO13 %s supports %s: %s', (premise, claim, supported) => {
    expect(endOf(hold(premise, claim)) === 'supported').toBe(supported);
  });
});

describe('word by word', () => {
  it.each(READ_WORD_BY_WORD)('%s %s supports %s: %s', (_, premise, claim, supported) => {
    expect(endOf(hold(premise, claim)) === 'supported').toBe(supported);
  });
});

const PLANTED: readonly (readonly [string, string, string])[] = [
  [
    'GR23',
    '위원회는 “예산 집행의 투명성이 중요하다”고 밝혔다.',
    '위원회는 “예산 집행의 신속성이 중요하다”고 밝혔다.',
  ],
  ['GR25', '입장료는 성인 8,000원, 어린이 3,000원이다.', '어린이 입장료는 8,000원이다.'],
  ['GR25', '계약 기간은 2년이고 보증금은 500만 원이다.', '보증금은 700만 원이다.'],
  ['GR26', '공장장은 이도윤 상무가 맡았다.', '공장장은 박서진 상무가 맡았다.'],
  ['GR27', '고객 정보는 유출되지 않았다.', '고객 정보가 유출되었다.'],
  ['GR27', '매출은 전년보다 늘었고 이익은 전년보다 줄었다.', '이익은 전년보다 늘었다.'],
  ['GR28', '출입 기록 가운데 일부가 누락되었다.', '출입 기록이 모두 누락되었다.'],
];

describe('what differs', () => {
  it.each(PLANTED)('KO7 %s: %s against %s', (rule, premise, claim) => {
    const held = hold(premise, claim);
    expect(endOf(held)).toBe('contradicted');
    expect(held.rulings.map((ruling) => ruling.rule)).toContain(rule);
  });

  it.each(PLANTED)('KO7 %s: %s agrees with itself', (_, premise) => {
    expect(endOf(hold(premise, premise))).toBe('supported');
  });

  it('KO7 another doer of the same deed supports nothing', () => {
    const premise = '휴가는 그룹웨어로 신청하고 팀장이 승인한다.';
    expect(endOf(hold(premise, '휴가는 그룹웨어로 신청하고 인사팀이 승인한다.'))).toBe('not_found');
    expect(endOf(hold(premise, '휴가를 그룹웨어로 신청하면 팀장이 승인합니다.'))).toBe('supported');
  });

  it('KO7 a condition denies nothing', () => {
    const held = hold('회원은 등록하면 바로 쓸 수 있다.', '회원이 등록하지 않으면 바로 쓸 수 없다.');
    expect(endOf(held)).not.toBe('contradicted');
  });

  it('KO5 a number belongs to the clause that speaks of its subject', () => {
    const premise = '매출은 1,250억 원으로 8.2% 증가했다. 영업이익은 96억 원으로 12% 감소했다.';
    expect(endOf(hold(premise, '영업이익은 12% 감소했다.'))).toBe('supported');
    expect(endOf(hold(premise, '영업이익은 1,250억 원이다.'))).toBe('contradicted');
  });
});

describe('evidence', () => {
  it('KO6 other evidence supports nothing', () => {
    const others = rows.map(({ claim }, at) => hold(rows[(at + 37) % rows.length]?.premise ?? '', claim));
    expect(others.filter((held) => endOf(held) === 'supported').length).toBeLessThan(rows.length * 0.03);
    expect(others.filter((held) => endOf(held) === 'contradicted').length).toBeLessThan(rows.length * 0.05);
  });

  it('KO6 a claim that shares no word with a long text is not found', () => {
    const text = '창고는 평일에만 연다. 출입증이 있어야 한다. 열쇠는 경비실에 있다. 야간에는 닫는다.';
    expect(endOf(hold(text, '신제품 가격이 올랐다.'))).toBe('not_found');
  });

  it('KO5 of a long text the sentences that hold the claim are read', () => {
    const filler = '본 문서는 내부용이다. 배포를 삼간다. 문의는 총무팀으로 한다. ';
    const text = `${filler.repeat(30)}창고는 평일 오전 9시에 연다. ${filler.repeat(30)}`;
    const held = hold(text, '창고는 평일 오전 9시에 엽니다.');
    expect(endOf(held)).toBe('supported');
    expect(held.read[0]?.quote).toContain('창고는 평일');
  });

  it('KO9 a text of one million characters is read in linear time', () => {
    const text = '회원은 매달 3만 원의 회비를 내며 연체하면 이용이 정지되지 않는다고 했다. '.repeat(2);
    const time = (times: number) => {
      const long = text.repeat(times);
      const from = performance.now();
      hold(long, '회비는 매달 5만 원이다.');
      return performance.now() - from;
    };
    time(200);
    const [small, large] = [time(600), time(6000)];
    expect(large).toBeLessThan(40 * Math.max(small, 5));
  });
});
