import type { Family } from '../family.ts';
import { measureFamily } from '../measure-family.ts';
import { signedFamily } from '../signed-family.ts';
import { counted, hours, inKoreanWords, percent, ratio, won } from '../speeches.ts';
import { figures } from './figures.ts';
import { ghostOrgs } from './people.ts';
import { relative } from './relative.ts';

const people = counted('명', ['employee', 'employees'], { ko: '시간', en: 'hours' });
const common = { ghosts: ghostOrgs, relative } as const;

const headcount = measureFamily({
  ...common,
  name: 'headcount',
  tracks: figures.map((each) => each.headcount),
  speech: people,
  untimed: {
    ko: [
      '{s}의 인원은 {v}이다.',
      '현재 {s}에는 직원이 {v} 있습니다.',
      '{s:은/는} 현재 인원이 {v}입니다.',
      '{s} 직원 수는 지금 {v}임.',
      '지금 {s}에서 일하는 직원은 모두 {v}이다.',
    ],
    en: [
      '{s} currently has {v}.',
      'There are {v} in {s}.',
      'The headcount of {s} is {v}.',
      '{s} employs {v}.',
      'At present, {s} has a headcount of {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 인원은 {v:이었/였}다.',
      '{t} 기준 {s}의 직원 수는 {v:이었/였}습니다.',
      '{s}에는 {t}에 직원이 {v} 있었다.',
    ],
    en: ['{t}, {s} had {v}.', '{s} had a headcount of {v} {t}.', 'The headcount of {s} was {v} {t}.'],
  },
  above: {
    ko: ['{s}의 인원은 {x:을/를} 넘는다.', '{s} 직원 수가 {x:을/를} 초과합니다.'],
    en: ['The headcount of {s} exceeds {x}.', '{s} has a headcount above {x}.'],
  },
  below: {
    ko: ['{s}의 인원은 {x}에 못 미친다.', '{s} 직원 수가 {x:을/를} 밑돕니다.'],
    en: ['The headcount of {s} is below {x}.', '{s} has fewer than {x}.'],
  },
  falsities: ['number', 'scale', 'comparator', 'period', 'entity', 'stale'],
});

const budget = measureFamily({
  ...common,
  name: 'budget',
  tracks: figures.map((each) => each.budget),
  speech: won,
  untimed: {
    ko: [
      '{s}의 예산은 {v}이다.',
      '{s:은/는} 올해 {v}의 예산을 배정받았다.',
      '{s}에 배정된 예산은 현재 {v}입니다.',
      '{s} 예산: {v}',
      '{v}, 이것이 {s}의 현재 예산이다.',
    ],
    en: [
      "{s}'s budget is {v}.",
      '{s} has a budget of {v}.',
      'The budget of {s} currently stands at {v}.',
      '{s} has been allotted a budget of {v} this year.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 예산은 {v:이었/였}다.',
      '{s:은/는} {t}에 {v}의 예산을 받았다.',
      '{t}에 {s}에 배정된 예산은 {v:이었/였}습니다.',
    ],
    en: [
      '{t}, the budget of {s} was {v}.',
      '{s} had a budget of {v} {t}.',
      '{s} was given a budget of {v} {t}.',
    ],
  },
  above: {
    ko: ['{s}의 예산은 {x:을/를} 넘습니다.', '{s} 예산이 {x:을/를} 초과한다.'],
    en: ['The budget of {s} exceeds {x}.', "{s}'s budget is above {x}."],
  },
  below: {
    ko: ['{s}의 예산은 {x}에 못 미칩니다.', '{s} 예산이 {x:을/를} 밑돈다.'],
    en: ['The budget of {s} falls short of {x}.', "{s}'s budget is below {x}."],
  },
  falsities: ['number', 'unit', 'scale', 'comparator', 'period', 'entity', 'stale'],
});

const revenueForms = {
  ko: [
    '{t} {s}의 매출은 {v:이었/였}다.',
    '{s:은/는} {t}에 {v}의 매출을 올렸다.',
    '{t} {s} 매출액은 {v}으로 집계되었습니다.',
    '{s}의 {t} 매출은 {v}이다.',
    '{t}에 {v}의 매출이 {s}에서 나왔다.',
    '{t} 매출({s}): {v}',
  ],
  en: [
    "{t}, {s}'s revenue was {v}.",
    '{s} generated {v} in revenue {t}.',
    'Revenue of {s} came to {v} {t}.',
    '{s} brought in revenue of {v} {t}.',
    'Sales of {v} were recorded by {s} {t}.',
    '{t}, {s} reported revenue of {v}.',
  ],
};

const revenue = measureFamily({
  ...common,
  name: 'revenue',
  tracks: figures.flatMap((each) => [each.revenue, each.revenue, each.yearlyRevenue]),
  speech: won,
  timed: { ...revenueForms, ko: revenueForms.ko.map((form) => form.replace('{v}으로', '{v:으로/로}')) },
  above: {
    ko: ['{t} {s}의 매출은 {x:을/를} 넘었다.', '{s}의 매출이 {t}에 {x:을/를} 웃돌았습니다.'],
    en: ['Revenue of {s} exceeded {x} {t}.', '{t}, {s} had revenue above {x}.'],
  },
  below: {
    ko: ['{t} {s}의 매출은 {x}에 못 미쳤다.', '{s}의 매출이 {t}에 {x:을/를} 밑돌았습니다.'],
    en: ['Revenue of {s} fell short of {x} {t}.', '{t}, {s} had revenue below {x}.'],
  },
  relative,
  falsities: ['number', 'unit', 'scale', 'comparator', 'period', 'entity'],
});

const utilization = measureFamily({
  ...common,
  name: 'utilization',
  tracks: figures.map((each) => each.utilization),
  speech: ratio,
  untimed: {
    ko: [
      '{s} 가동률은 {v}이다.',
      '{s}의 현재 가동률은 {v}입니다.',
      '{s:은/는} 가동률이 {v}이다.',
      '지금 {s}의 가동률은 {v}임.',
    ],
    en: [
      "{s}'s utilization is {v}.",
      'The current utilization rate of {s} is {v}.',
      'Utilization at {s} stands at {v}.',
      '{s} now runs at a utilization of {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 가동률은 {v:이었/였}다.',
      '{s:은/는} {t}에 {v}의 가동률을 기록했다.',
      '{t}에는 {s} 가동률이 {v:이었/였}습니다.',
    ],
    en: [
      '{t}, utilization of {s} was {v}.',
      '{s} recorded a utilization of {v} {t}.',
      "{s}'s utilization rate was {v} {t}.",
    ],
  },
  above: {
    ko: [
      '{s} 가동률이 {x:을/를} 초과합니다.',
      '{s}의 가동률은 {x:을/를} 넘는다.',
      '{s:은/는} 가동률이 {x:을/를} 웃돈다.',
    ],
    en: [
      'Utilization of {s} exceeds {x}.',
      "{s}'s utilization is above {x}.",
      '{s} runs at over {x} utilization.',
    ],
  },
  below: {
    ko: ['{s} 가동률이 {x}에 못 미칩니다.', '{s}의 가동률은 {x:을/를} 밑돈다.'],
    en: ['Utilization of {s} is below {x}.', "{s}'s utilization falls short of {x}."],
  },
  falsities: ['number', 'unit', 'scale', 'comparator', 'period', 'entity', 'stale'],
});

const allocated = measureFamily({
  ...common,
  name: 'allocated_hours',
  tracks: figures.map((each) => each.allocated),
  speech: inKoreanWords(hours(false), '시간'),
  untimed: {
    ko: [
      '{s}의 배정 시간은 현재 {v}이다.',
      '{s}에 배정된 시간은 {v}입니다.',
      '{s:은/는} 현재 배정 시간이 {v}이다.',
      '{s} 배정시간은 {v}임.',
    ],
    en: [
      '{s} currently has {v} allocated.',
      'The allocated hours of {s} are {v}.',
      'Allocated time at {s} is {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}에 배정된 시간은 {v:이었/였}다.',
      '{s}의 {t} 배정 시간은 {v:이었/였}습니다.',
      '{t}에 {s}에는 {v:이/가} 배정되었다.',
    ],
    en: [
      '{t}, {v} were allocated to {s}.',
      '{s} had {v} allocated {t}.',
      'The allocated hours of {s} came to {v} {t}.',
    ],
  },
  falsities: ['number', 'unit', 'scale', 'comparator', 'period', 'entity', 'stale'],
});

const available = measureFamily({
  ...common,
  name: 'available_hours',
  tracks: figures.map((each) => each.available),
  speech: hours(false),
  untimed: {
    ko: ['{s}의 가용 시간은 {v}이다.', '현재 {s}의 가용시간은 {v}입니다.', '{s:은/는} 가용 시간이 {v}이다.'],
    en: [
      'The available hours of {s} are {v}.',
      '{s} currently has {v} available.',
      'Available time at {s} amounts to {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 가용 시간은 {v:이었/였}다.',
      '{s:은/는} {t}에 가용 시간이 {v:이었/였}습니다.',
      '{s}의 {t} 가용 시간은 총 {v:이었/였}다.',
    ],
    en: [
      '{t}, {s} had {v} available.',
      'The available hours of {s} were {v} {t}.',
      '{v} were available at {s} {t}.',
    ],
  },
  falsities: ['number', 'unit', 'scale', 'comparator', 'period', 'stale'],
});

const attrition = measureFamily({
  ...common,
  name: 'attrition_rate',
  tracks: figures.map((each) => each.attrition),
  speech: percent,
  untimed: {
    ko: [
      '{s}의 이직률은 {v}이다.',
      '{s:은/는} 이직률이 {v}입니다.',
      '가장 최근 집계된 {s}의 퇴사율은 {v}이다.',
    ],
    en: [
      "{s}'s attrition rate is {v}.",
      'The attrition rate of {s} currently stands at {v}.',
      'Turnover at {s} is {v}.',
    ],
  },
  timed: {
    ko: [
      '{t} {s}의 이직률은 {v:이었/였}다.',
      '{s:은/는} {t}에 {v}의 이직률을 보였다.',
      '{t}에 {s} 퇴사율은 {v:이었/였}습니다.',
    ],
    en: [
      '{t}, attrition at {s} was {v}.',
      '{s} had an attrition rate of {v} {t}.',
      'The turnover rate of {s} was {v} {t}.',
    ],
  },
  falsities: ['number', 'unit', 'scale', 'comparator', 'period', 'entity', 'stale'],
});

const profit = signedFamily({
  ...common,
  name: 'operating_profit',
  tracks: figures.map((each) => each.profit),
  speech: won,
  positive: {
    ko: [
      '{s:은/는} {t}에 {v}의 영업이익을 냈다.',
      '{t} {s}의 영업이익은 {v:이었/였}다.',
      '{t} {s}의 영업손익은 {v} 흑자였습니다.',
      '{s:은/는} {t}에 {v} 흑자를 기록했다.',
      '{s}의 {t} 영업이익은 {v}입니다.',
      '{t}에 {s}에서 {v}의 영업이익이 발생했다.',
    ],
    en: [
      '{s} made an operating profit of {v} {t}.',
      '{t}, the operating profit of {s} was {v}.',
      '{s} posted operating income of {v} {t}.',
      'Operating profit at {s} came to {v} {t}.',
      '{t}, {s} earned an operating profit of {v}.',
      '{t}, {s} was in profit: its operating income was {v}.',
    ],
  },
  negative: {
    ko: [
      '{s:은/는} {t}에 {v}의 영업손실을 냈다.',
      '{t} {s}의 영업이익은 -{v:이었/였}다.',
      '{t} {s}의 영업손익은 {v} 적자였습니다.',
      '{s:은/는} {t}에 {v} 적자를 기록했다.',
      '{s}의 {t} 영업이익은 -{v}입니다.',
      '{t}에 {s}에서 {v}의 영업손실이 발생했다.',
    ],
    en: [
      '{s} made an operating loss of {v} {t}.',
      '{t}, the operating loss of {s} was {v}.',
      '{s} posted an operating loss of {v} {t}.',
      '{t}, {s} lost {v} at the operating level.',
      'Operating income at {s} was negative {t}, a loss of {v}.',
      '{t}, {s} ran an operating loss of {v}.',
    ],
  },
  falsities: ['sign', 'number', 'scale', 'unit'],
});

const margin = signedFamily({
  ...common,
  name: 'operating_margin',
  tracks: figures.map((each) => each.margin),
  speech: percent,
  positive: {
    ko: [
      '{t} {s}의 영업이익률은 {v:이었/였}다.',
      '{s:은/는} {t}에 {v}의 영업이익률을 기록했다.',
      '{s}의 {t} 영업이익률은 {v}입니다.',
      '{t} 영업이익률은 {s:이/가} {v}이다.',
      '{t}에 {s} 영업이익률은 {v:이었/였}음.',
      '{t} {s}의 영업이익률: {v}',
    ],
    en: [
      '{t}, the operating margin of {s} was {v}.',
      '{s} had an operating margin of {v} {t}.',
      "{s}'s operating margin came to {v} {t}.",
      '{t}, {s} posted an operating margin of {v}.',
      'The operating margin at {s} stood at {v} {t}.',
      'Operating margin, {s}, {t}: {v}.',
    ],
  },
  negative: {
    ko: [
      '{t} {s}의 영업이익률은 -{v:이었/였}다.',
      '{s:은/는} {t}에 -{v}의 영업이익률을 기록했다.',
      '{s}의 {t} 영업이익률은 마이너스 {v}입니다.',
      '{t} 영업이익률은 {s:이/가} -{v}이다.',
      '{t}에 {s} 영업이익률은 -{v:이었/였}음.',
      '{t} {s}의 영업이익률: -{v}',
    ],
    en: [
      '{t}, the operating margin of {s} was -{v}.',
      '{s} had an operating margin of minus {v} {t}.',
      "{s}'s operating margin came to -{v} {t}.",
      '{t}, {s} posted a negative operating margin of {v}.',
      'The operating margin at {s} stood at -{v} {t}.',
      'Operating margin, {s}, {t}: -{v}.',
    ],
  },
  falsities: ['sign', 'number'],
});

/** Sentences about the figures of org units. */
export const measures: readonly Family[] = [
  headcount,
  budget,
  revenue,
  utilization,
  allocated,
  available,
  attrition,
  profit,
  margin,
];
