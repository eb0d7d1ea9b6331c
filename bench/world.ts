import { integer, pick, type Random, seeded, shuffled } from '../scripts/worlds/random.ts';
import type { Sizes } from './measure.ts';

/** A name in both languages, with its id. */
export interface Named {
  readonly id: string;
  readonly ko: string;
  readonly en: string;
}

export interface Week {
  readonly week: string;
  readonly headcount: number;
  readonly budget: number;
  readonly allocated_hours: number;
  readonly attrition: number;
  readonly utilization: number;
}

export interface Unit extends Named {
  readonly parent: Named;
  readonly head: Named;
  readonly weeks: readonly Week[];
}

export interface World {
  readonly divisions: readonly Named[];
  readonly people: readonly Named[];
  readonly units: readonly Unit[];
}

const PLACES = (
  '한빛 Hanbit,가람 Garam,나래 Narae,다온 Daon,라온 Raon,마루 Maru,바롬 Barom,새론 Saeron,아라 Ara,자람 Jaram,' +
  '차오름 Chaoreum,하늘 Haneul,이음 Ieum,두레 Dure,미리내 Mirinae,보람 Boram,솔빛 Solbit,온새 Onsae,푸른 Pureun,' +
  '해온 Haeon,노을 Noeul,도담 Dodam,벼리 Byeori,슬기 Seulgi,여울 Yeoul'
).split(',');
const TOPICS = (
  '데이터 Data,플랫폼 Platform,보안 Security,품질 Quality,물류 Logistics,구매 Procurement,회계 Accounting,영업 Sales,' +
  '연구 Research,설계 Design,생산 Production,교육 Training,법무 Legal,홍보 Communications,전략 Strategy,재무 Finance,' +
  '인프라 Infrastructure,서비스 Service,고객 Customer,자동화 Automation'
).split(',');
const DIVISIONS = '제조 Manufacturing,해외 Overseas,공공 Public,금융 Banking,유통 Retail,통신 Telecom'.split(
  ',',
);
const SURNAMES =
  '김 Kim,이 Lee,박 Park,최 Choi,정 Jung,강 Kang,조 Cho,윤 Yoon,장 Jang,임 Lim,한 Han,오 Oh,서 Seo,신 Shin,권 Kwon'.split(
    ',',
  );
const SYLLABLES = (
  '민 min,서 seo,지 ji,현 hyun,준 jun,하 ha,윤 yun,도 do,유 yu,채 chae,은 eun,수 su,영 young,우 woo,진 jin,예 ye,' +
  '성 sung,태 tae,경 kyung,희 hee,나 na,라 ra,혜 hye,연 yeon,빈 bin,솔 sol,별 byeol,찬 chan,훈 hoon,건 gun'
).split(',');

function both(pair: string): readonly [ko: string, en: string] {
  const [ko = '', en = ''] = pair.split(' ');
  return [ko, en];
}

function divisions(): Named[] {
  return DIVISIONS.map((pair, at) => {
    const [ko, en] = both(pair);
    return { id: `DIV-${at}`, ko: `${ko}본부`, en: `${en} Division` };
  });
}

/** Every name once: 13,500 there are. */
function people(random: Random, count: number): Named[] {
  const names = SURNAMES.flatMap((surname) =>
    SYLLABLES.flatMap((first) =>
      SYLLABLES.map((second) => [both(surname), both(first), both(second)] as const),
    ),
  );
  return shuffled(random, names)
    .slice(0, count)
    .map(([surname, first, second], at) => ({
      id: `EMP-${String(at).padStart(5, '0')}`,
      ko: `${surname[0]}${first[0]}${second[0]}`,
      en: `${surname[1]} ${(first[1][0] ?? '').toUpperCase()}${first[1].slice(1)}${second[1]}`,
    }));
}

function weekOf(random: Random, at: number): Week {
  return {
    week: `2025-W${String(at + 1).padStart(2, '0')}`,
    headcount: integer(random, 8, 120),
    budget: integer(random, 10, 900) * 10_000_000,
    allocated_hours: integer(random, 200, 4800),
    attrition: integer(random, 10, 300) / 10,
    utilization: integer(random, 500, 1190) / 1000,
  };
}

/** Teams with a fact for each attribute and week, in divisions, headed by people: the same at each run. */
export function makeWorld(sizes: Pick<Sizes, 'units' | 'weeks' | 'people'>): World {
  const random = seeded(20_260_202);
  const world = { divisions: divisions(), people: people(random, sizes.people) };
  const names = PLACES.flatMap((place) => TOPICS.map((topic) => [both(place), both(topic)] as const));
  const units = shuffled(random, names)
    .slice(0, sizes.units)
    .map(([place, topic], at) => ({
      id: `ORG-${String(at).padStart(4, '0')}`,
      ko: `${place[0]}${topic[0]}팀`,
      en: `${place[1]} ${topic[1]} Team`,
      parent: pick(random, world.divisions),
      head: world.people[at % world.people.length] ?? pick(random, world.people),
      weeks: Array.from({ length: sizes.weeks }, (_, week) => weekOf(random, week)),
    }));
  return { ...world, units };
}
