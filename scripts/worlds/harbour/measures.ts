import type { Family } from '../family.ts';
import { measureFamily } from '../measure-family.ts';
import { signedFamily } from '../signed-family.ts';
import type { Speech } from '../speech.ts';
import { counted, dollars, hours, inKoreanWords, percent, physical } from '../speeches.ts';
import {
  freight,
  income,
  occupancy,
  routeFacts,
  shipmentFacts,
  single,
  terminalFacts,
  throughput,
  turnover,
  vesselFacts,
  waiting,
} from './facts.ts';
import { relative } from './relative.ts';
import {
  ghostCarriers,
  ghostPorts,
  ghostRoutes,
  ghostShipments,
  ghostTerminals,
  ghostVessels,
} from './things.ts';

const comma = (amount: number): string => amount.toLocaleString('en-US');
const size = (amount: number): number =>
  amount >= 100_000 ? 1000 : amount >= 10_000 ? 100 : amount >= 1000 ? 10 : 1;

const metres = physical(
  [
    { ko: ['m', '미터'], en: [' m', ' metres', ' meters'], factor: 1 },
    { ko: ['km', '킬로미터'], en: [' km', ' kilometres'], factor: 1000 },
  ],
  { ko: 't', en: ' t' },
  (amount) => (amount < 30 ? 0.1 : amount < 1000 ? 1 : 10),
);
const shortMetres = physical(
  [{ ko: ['m', '미터'], en: [' m', ' metres'], factor: 1 }],
  { ko: 'km', en: ' km' },
  (amount) => (amount < 30 ? 0.1 : 1),
);
const kilometres = physical(
  [{ ko: ['km', '킬로미터'], en: [' km', ' kilometres', ' kilometers'], factor: 1 }],
  { ko: 'm', en: ' m' },
  size,
);
const tonnes = physical(
  [
    { ko: ['t', '톤'], en: [' t', ' tonnes'], factor: 1 },
    { ko: ['kt', '킬로톤'], en: [' kt', ' kilotonnes'], factor: 1000 },
  ],
  { ko: 'kg', en: ' kg' },
  size,
);
const cargo: Speech = physical(
  [
    { ko: ['t', '톤'], en: [' t', ' tonnes'], factor: 1 },
    { ko: ['kg'], en: [' kg'], factor: 0.001 },
  ],
  { ko: 'm', en: ' m' },
  (amount) => (amount >= 200 ? 10 : 1),
);
const teu: Speech = {
  exact: false,
  step: size,
  plain: (random, language, amount) => {
    if (language === 'ko' && amount % 1000 === 0 && amount >= 1e4 && random() < 0.4)
      return `${amount / 1e4}만 TEU`;
    if (language === 'en' && amount % 100 === 0 && amount >= 1e4 && random() < 0.4)
      return `${amount / 1e3} thousand TEU`;
    return `${comma(amount)} TEU`;
  },
  scaled: (random, _, amount) => `${comma(amount * (random() < 0.5 ? 10 : 0.1))} TEU`,
  misunit: (_, language, amount) => (language === 'ko' ? `${comma(amount)}톤` : `${comma(amount)} tonnes`),
};
const degrees = physical(
  [{ ko: ['°C', '도'], en: ['°C', ' degrees Celsius'], factor: 1 }],
  { ko: '%', en: '%' },
  () => 1,
);

const full = ['number', 'unit', 'scale', 'comparator', 'period', 'entity', 'stale'] as const;
const still = ['number', 'unit', 'scale', 'comparator', 'entity'] as const;

const throughputs = measureFamily({
  name: 'throughput',
  tracks: throughput,
  ghosts: [...ghostPorts, ...ghostTerminals],
  speech: teu,
  relative,
  untimed: {
    ko: [
      '{s}의 월간 물동량은 현재 {v}이다.',
      '{s}의 최근 월 처리량은 {v}입니다.',
      '최근 집계에서 {s}의 월간 처리량은 {v}이다.',
    ],
    en: [
      'The latest monthly throughput of {s} is {v}.',
      '{s} currently has a monthly throughput of {v}.',
      "{s}'s monthly throughput now stands at {v}.",
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 물동량은 {v:이었/였}다.',
      '{s:은/는} {t}에 {v:을/를} 처리했다.',
      '{t} 한 달 동안 {s}의 처리량은 {v:이었/였}습니다.',
      '{t}에 {s}에서 {v:이/가} 처리되었다.',
    ],
    en: [
      '{t}, {s} handled {v}.',
      '{v} were handled at {s} {t}.',
      'Throughput at {s} reached {v} {t}.',
      '{t}, the throughput of {s} was {v}.',
    ],
  },
  falsities: full,
});

const delays = measureFamily({
  name: 'average_delay',
  tracks: waiting,
  ghosts: ghostPorts,
  speech: hours(true),
  relative,
  untimed: {
    ko: ['{s}의 평균 지연은 현재 {v}이다.', '{s}에서는 배가 평균 {v} 지연된다.', '{s} 평균 지연 시간: {v}'],
    en: [
      'The average delay at {s} is {v}.',
      'Ships at {s} are delayed by {v} on average.',
      '{s} currently has an average delay of {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 평균 지연 시간은 {v:이었/였}다.',
      '{s}의 평균 지연은 {t}에 {v:이었/였}습니다.',
      '{t}에는 {s}에서 평균 {v:이/가} 지연되었다.',
    ],
    en: [
      '{t}, the average delay at {s} was {v}.',
      'Ships were delayed by {v} on average at {s} {t}.',
      'The average delay at {s} came to {v} {t}.',
    ],
  },
  above: {
    ko: ['{s}의 평균 지연은 {x:을/를} 넘는다.', '{s}의 평균 지연 시간이 {x:을/를} 초과한다.'],
    en: ['The average delay at {s} exceeds {x}.', 'Average delays at {s} are longer than {x}.'],
  },
  below: {
    ko: ['{s}의 평균 지연은 {x:을/를} 밑돈다.', '{s}의 평균 지연 시간이 {x}보다 짧다.'],
    en: ['The average delay at {s} is below {x}.', 'Average delays at {s} are shorter than {x}.'],
  },
  falsities: full,
});

const occupancies = measureFamily({
  name: 'berth_occupancy',
  tracks: occupancy,
  ghosts: ghostTerminals,
  speech: percent,
  relative,
  untimed: {
    ko: [
      '{s}의 선석 점유율은 {v}이다.',
      '현재 {s}의 선석 점유율은 {v}입니다.',
      '{s:은/는} 선석 점유율이 {v}임.',
    ],
    en: [
      'Berth occupancy at {s} is {v}.',
      "{s}'s berth occupancy currently stands at {v}.",
      '{s} has a berth occupancy of {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 선석 점유율은 {v:이었/였}다.',
      '{s:은/는} {t}에 선석 점유율 {v:을/를} 기록했다.',
      '{t}에 {s}의 선석 점유율은 {v:이었/였}습니다.',
    ],
    en: [
      '{t}, berth occupancy at {s} was {v}.',
      '{s} recorded a berth occupancy of {v} {t}.',
      'The berth occupancy of {s} was {v} {t}.',
    ],
  },
  falsities: full,
});

const rates = measureFamily({
  name: 'freight_rate',
  tracks: freight,
  ghosts: ghostRoutes,
  speech: inKoreanWords(dollars, '달러'),
  relative,
  untimed: {
    ko: ['{s}의 운임은 현재 {v}이다.', '{s} 최근 운임은 {v}입니다.', '{s:은/는} 운임이 {v}이다.'],
    en: [
      'The freight rate on {s} is {v}.',
      '{s} currently has a freight rate of {v}.',
      'Freight on {s} now costs {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 운임은 {v:이었/였}다.',
      '{s} 운임은 {t}에 {v:이었/였}습니다.',
      '{t}에는 {s}의 운임이 {v:이었/였}다.',
    ],
    en: [
      '{t}, the freight rate on {s} was {v}.',
      'Freight rates on {s} stood at {v} {t}.',
      '{s} had a freight rate of {v} {t}.',
    ],
  },
  falsities: full,
});

const revenues = measureFamily({
  name: 'annual_revenue',
  tracks: turnover,
  ghosts: ghostCarriers,
  speech: dollars,
  relative,
  untimed: {
    ko: ['{s}의 최근 연매출은 {v}이다.', '{s} 연매출은 현재 {v}입니다.', '{s:은/는} 연매출이 {v}이다.'],
    en: [
      'The annual revenue of {s} is {v}.',
      '{s} has annual revenue of {v}.',
      "{s}'s latest annual revenue is {v}.",
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 연매출은 {v:이었/였}다.',
      '{s:은/는} {t}에 연매출 {v:을/를} 올렸다.',
      '{t}에 {s}의 연매출은 {v:이었/였}습니다.',
    ],
    en: [
      '{t}, {s} took in annual revenue of {v}.',
      'The annual revenue of {s} was {v} {t}.',
      '{s} had annual revenue of {v} {t}.',
    ],
  },
  falsities: full,
});

const results = signedFamily({
  name: 'net_income',
  tracks: income,
  ghosts: ghostCarriers,
  speech: dollars,
  relative,
  positive: {
    ko: [
      '{s:은/는} {t}에 {v}의 순이익을 거두었다.',
      '{t} {s}의 순이익은 {v:이었/였}다.',
      '{t} {s}의 순손익은 {v} 흑자이다.',
      '{s:은/는} {t}에 {v} 흑자를 냈습니다.',
      '{t}에 {s}에는 {v}의 순이익이 남았다.',
      '{s}의 {t} 순이익: {v}',
    ],
    en: [
      '{s} earned a net profit of {v} {t}.',
      '{t}, the net income of {s} was {v}.',
      '{t}, {s} posted a net profit of {v}.',
      '{t}, {s} turned a net profit of {v}.',
      '{s} made {v} in net profit {t}.',
      'Net profit of {s} amounted to {v} {t}.',
    ],
  },
  negative: {
    ko: [
      '{s:은/는} {t}에 {v}의 순손실을 입었다.',
      '{t} {s}의 순이익은 -{v:이었/였}다.',
      '{t} {s}의 순손익은 {v} 적자이다.',
      '{s:은/는} {t}에 {v} 적자를 냈습니다.',
      '{t}에 {s}에는 {v}의 순손실이 남았다.',
      '{s}의 {t} 순손실: {v}',
    ],
    en: [
      '{s} suffered a net loss of {v} {t}.',
      '{t}, the net loss of {s} was {v}.',
      '{t}, {s} posted a net loss of {v}.',
      '{s} ran up a net loss of {v} {t}.',
      '{s} had {v} in net losses {t}.',
      'The net loss of {s} amounted to {v} {t}.',
    ],
  },
  falsities: ['sign', 'number', 'scale', 'unit', 'entity'],
});

const temperatures = signedFamily({
  name: 'set_temperature',
  tracks: shipmentFacts.map((each) => single(each.subject, 'set_temperature', '°C', each.temperature)),
  ghosts: ghostShipments,
  speech: degrees,
  relative,
  positive: {
    ko: [
      '{s}의 설정 온도는 {v}이다.',
      '{s:은/는} 영상 {v:으로/로} 운송된다.',
      '{s}의 보관 온도는 {v}입니다.',
      '{s}의 설정 온도: {v}',
      '{s:은/는} 설정 온도가 영상 {v}이다.',
      '{s} 설정 온도는 현재 {v}임.',
    ],
    en: [
      'The set temperature of {s} is {v}.',
      '{s} is carried at {v}.',
      "{s}'s set temperature is +{v}.",
      '{s} has a set temperature of {v}.',
      '{s} is kept at {v}.',
      'The set temperature for {s} is {v} above zero.',
    ],
  },
  negative: {
    ko: [
      '{s}의 설정 온도는 -{v}이다.',
      '{s:은/는} 영하 {v:으로/로} 운송된다.',
      '{s}의 보관 온도는 -{v}입니다.',
      '{s}의 설정 온도: -{v}',
      '{s:은/는} 설정 온도가 영하 {v}이다.',
      '{s} 설정 온도는 현재 -{v}임.',
    ],
    en: [
      'The set temperature of {s} is -{v}.',
      '{s} is carried at minus {v}.',
      "{s}'s set temperature is -{v}.",
      '{s} has a set temperature of minus {v}.',
      '{s} is kept at -{v}.',
      'The set temperature for {s} is {v} below zero.',
    ],
  },
  falsities: ['sign', 'number'],
});

const lengths = measureFamily({
  name: 'length',
  tracks: vesselFacts.map((each) => single(each.subject, 'length', 'm', each.length)),
  ghosts: ghostVessels,
  speech: shortMetres,
  relative,
  untimed: {
    ko: [
      '{s}의 길이는 {v}이다.',
      '{s:은/는} 길이가 {v}인 배다.',
      '{s} 전장은 {v}입니다.',
      '{s}의 전장은 {v}임.',
      '{s}, 길이 {v}.',
      '선박 {s}의 길이는 {v}입니다.',
    ],
    en: [
      '{s} is {v} long.',
      'The length of {s} is {v}.',
      '{s} measures {v} in length.',
      '{s} has a length of {v}.',
      'The overall length of {s} is {v}.',
      "{s}'s length is {v}.",
    ],
  },
  above: { ko: ['{s}의 길이는 {x:을/를} 넘는다.'], en: ['{s} is longer than {x}.'] },
  below: { ko: ['{s}의 길이는 {x}에 못 미친다.'], en: ['{s} is shorter than {x}.'] },
  falsities: still,
});

const tonnages = measureFamily({
  name: 'gross_tonnage',
  tracks: vesselFacts.map((each) => single(each.subject, 'gross_tonnage', 't', each.tonnage)),
  ghosts: ghostVessels,
  speech: tonnes,
  relative,
  untimed: {
    ko: [
      '{s}의 총톤수는 {v}이다.',
      '{s:은/는} 총톤수가 {v}입니다.',
      '{s} 총톤수: {v}',
      '{s:은/는} 총톤수 {v}의 선박이다.',
      '선박 {s}의 총톤수는 {v}임.',
      '{s:은/는} 총톤수가 {v}이다.',
    ],
    en: [
      'The gross tonnage of {s} is {v}.',
      '{s} has a gross tonnage of {v}.',
      "{s}'s gross tonnage is {v}.",
      'Gross tonnage of {s}: {v}.',
      'The vessel {s} has a gross tonnage of {v}.',
      'In gross tonnage, {s} comes to {v}.',
    ],
  },
  falsities: still,
});

const capacities = measureFamily({
  name: 'capacity',
  tracks: vesselFacts.map((each) => single(each.subject, 'capacity', 'TEU', each.capacity)),
  ghosts: ghostVessels,
  speech: inKoreanWords(teu, 'TEU'),
  relative,
  untimed: {
    ko: [
      '{s}의 적재 용량은 {v}이다.',
      '{s:은/는} {v:을/를} 실을 수 있다.',
      '{s} 적재 용량은 {v}입니다.',
      '{s:은/는} 적재 용량이 {v}이다.',
      '{s}에는 {v:이/가} 실린다.',
      '선박 {s}의 적재용량: {v}',
    ],
    en: [
      '{s} has a capacity of {v}.',
      '{s} can carry {v}.',
      'The capacity of {s} is {v}.',
      '{s} is built to carry {v}.',
      "{s}'s container capacity is {v}.",
      'The vessel {s} can carry {v}.',
    ],
  },
  falsities: still,
});

const crews = measureFamily({
  name: 'crew',
  tracks: vesselFacts.map((each) => single(each.subject, 'crew', '명', each.crew)),
  ghosts: ghostVessels,
  speech: counted('명', ['crew member', 'crew members'], { ko: '톤', en: 'tonnes' }),
  relative,
  untimed: {
    ko: [
      '{s}의 승무원은 {v}이다.',
      '{s}에는 승무원 {v:이/가} 타고 있다.',
      '{s} 선원 수는 {v}입니다.',
      '{s:은/는} 승무원이 {v}이다.',
      '{s}에 승선한 선원은 {v}임.',
      '현재 {s}의 선원은 모두 {v}이다.',
    ],
    en: [
      '{s} has {v}.',
      '{s} sails with {v}.',
      'There are {v} on board {s}.',
      '{s} carries {v}.',
      'The crew of {s} consists of {v}.',
      '{v} serve on {s}.',
    ],
  },
  falsities: ['number', 'scale', 'comparator', 'entity'],
});

const quays = measureFamily({
  name: 'quay_length',
  tracks: terminalFacts.map((each) => single(each.subject, 'quay_length', 'm', each.quay)),
  ghosts: ghostTerminals,
  speech: metres,
  relative,
  untimed: {
    ko: [
      '{s}의 안벽 길이는 {v}이다.',
      '{s:은/는} 안벽 길이가 {v}입니다.',
      '{s} 안벽은 길이가 {v}이다.',
      '{s} 안벽 길이: {v}',
      '{s} 안벽의 길이는 {v}임.',
      '{s}에는 {v}의 안벽이 있다.',
    ],
    en: [
      'The quay length of {s} is {v}.',
      '{s} has a quay length of {v}.',
      "{s}'s quay is {v} long.",
      'The quay at {s} measures {v}.',
      'Quay length at {s} is {v}.',
      'The quay of {s} has a length of {v}.',
    ],
  },
  falsities: still,
});

const depths = measureFamily({
  name: 'water_depth',
  tracks: terminalFacts.map((each) => single(each.subject, 'water_depth', 'm', each.depth)),
  ghosts: ghostTerminals,
  speech: shortMetres,
  relative,
  untimed: {
    ko: ['{s}의 수심은 {v}이다.', '{s:은/는} 수심이 {v}입니다.', '{s} 앞 수심은 {v}이다.'],
    en: ['The water depth at {s} is {v}.', '{s} has a water depth of {v}.', "{s}'s water depth is {v}."],
  },
  above: { ko: ['{s}의 수심은 {x:을/를} 넘는다.'], en: ['The water at {s} is deeper than {x}.'] },
  below: { ko: ['{s}의 수심은 {x}에 못 미친다.'], en: ['The water depth at {s} is below {x}.'] },
  falsities: still,
});

const berths = measureFamily({
  name: 'berths',
  tracks: terminalFacts.map((each) => single(each.subject, 'berths', '개', each.berths)),
  ghosts: ghostTerminals,
  speech: counted('개', ['berth', 'berths'], { ko: '미터', en: 'metres' }),
  relative,
  untimed: {
    ko: ['{s}의 선석은 {v}이다.', '{s}에는 선석이 {v} 있습니다.', '{s} 선석 수는 {v}이다.'],
    en: ['{s} has {v}.', 'There are {v} at {s}.', '{s} operates {v}.'],
  },
  falsities: ['number', 'scale', 'comparator', 'entity'],
});

const cranes = measureFamily({
  name: 'cranes',
  tracks: terminalFacts.map((each) => single(each.subject, 'cranes', '대', each.cranes)),
  ghosts: ghostTerminals,
  speech: counted('대', ['crane', 'cranes'], { ko: '미터', en: 'metres' }),
  relative,
  untimed: {
    ko: [
      '{s}의 크레인은 {v}이다.',
      '{s}에는 크레인 {v:이/가} 설치되어 있다.',
      '{s:은/는} 크레인을 {v} 갖추고 있습니다.',
    ],
    en: ['{s} is equipped with {v}.', '{s} has {v}.', 'There are {v} at {s}.'],
  },
  falsities: ['number', 'scale', 'comparator', 'entity'],
});

const distances = measureFamily({
  name: 'distance',
  tracks: routeFacts.map((each) => single(each.subject, 'distance', 'km', each.distance)),
  ghosts: ghostRoutes,
  speech: inKoreanWords(kilometres, '킬로미터'),
  relative,
  untimed: {
    ko: ['{s}의 거리는 {v}이다.', '{s:은/는} 거리가 {v}이다.', '{s} 운항 거리는 {v}입니다.'],
    en: [
      'The distance of {s} is {v}.',
      '{s} covers a distance of {v}.',
      '{s} has a sailing distance of {v}.',
    ],
  },
  falsities: still,
});

const transits = measureFamily({
  name: 'transit_time',
  tracks: routeFacts.map((each) => single(each.subject, 'transit_time', 'h', each.transit)),
  ghosts: ghostRoutes,
  speech: hours(true),
  relative,
  untimed: {
    ko: [
      '{s}의 운항 시간은 {v}이다.',
      '{s:은/는} 운항하는 데 {v:이/가} 걸린다.',
      '{s} 운항 소요 시간은 {v}입니다.',
    ],
    en: ['The transit time of {s} is {v}.', '{s} has a transit time of {v}.', 'Transit on {s} takes {v}.'],
  },
  falsities: ['number', 'scale', 'comparator', 'entity'],
});

const weights = measureFamily({
  name: 'weight',
  tracks: shipmentFacts.map((each) => single(each.subject, 'weight', 't', each.weight)),
  ghosts: ghostShipments,
  speech: cargo,
  relative,
  untimed: {
    ko: ['{s}의 중량은 {v}이다.', '{s:은/는} 무게가 {v}입니다.', '{s}의 무게: {v}'],
    en: ['{s} weighs {v}.', 'The weight of {s} is {v}.', '{s} has a weight of {v}.'],
  },
  falsities: still,
});

const values = measureFamily({
  name: 'cargo_value',
  tracks: shipmentFacts.map((each) => single(each.subject, 'cargo_value', 'USD', each.value)),
  ghosts: ghostShipments,
  speech: dollars,
  relative,
  untimed: {
    ko: ['{s}의 화물 가액은 {v}이다.', '{s:은/는} 가액이 {v}입니다.', '{s} 가액: {v}'],
    en: ['The cargo value of {s} is {v}.', '{s} is valued at {v}.', '{s} has a cargo value of {v}.'],
  },
  falsities: still,
});

/** Sentences about the figures of the harbour world. */
export const measures: readonly Family[] = [
  throughputs,
  delays,
  occupancies,
  rates,
  revenues,
  results,
  temperatures,
  lengths,
  tonnages,
  capacities,
  crews,
  quays,
  depths,
  berths,
  cranes,
  distances,
  transits,
  weights,
  values,
];
