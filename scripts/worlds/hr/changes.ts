import { comparisonFamily } from '../comparison-family.ts';
import type { Family } from '../family.ts';
import { growthFamily } from '../growth-family.ts';
import { counted, percent, ratio, won } from '../speeches.ts';
import { figures } from './figures.ts';
import { ghostOrgs } from './people.ts';
import { relative } from './relative.ts';

const common = { ghosts: ghostOrgs, relative } as const;
const falsities = ['growth_sign', 'number', 'entity'] as const;

const revenue = growthFamily({
  ...common,
  name: 'revenue_growth',
  tracks: figures.map((each) => each.revenue),
  speech: won,
  by: 'percent',
  falsities,
  up: {
    ko: [
      '{t} {s}의 매출은 전 분기 대비 {p} 증가했다.',
      '{s} 매출은 {t}에 직전 분기보다 {p} 늘었습니다.',
      '{s}의 매출은 {u} {x}에서 {t} {y:으로/로} 늘었다.',
      '{t} {s} 매출이 직전 분기보다 증가했다.',
      '{s:은/는} {t}에 전 분기보다 {p} 높은 매출을 올렸다.',
      '{u} 대비 {t} {s}의 매출은 {p} 증가하였다.',
    ],
    en: [
      '{t}, revenue of {s} rose by {p} from the previous quarter.',
      "{s}'s revenue grew {p} quarter on quarter {t}.",
      'Revenue of {s} rose from {x} {u} to {y} {t}.',
      '{t}, revenue at {s} increased compared with the quarter before.',
      '{s} saw its revenue go up by {p} {t} compared with the quarter before.',
      'Compared with the quarter before, {s} increased its revenue by {p} {t}.',
    ],
  },
  down: {
    ko: [
      '{t} {s}의 매출은 전 분기 대비 {p} 감소했다.',
      '{s} 매출은 {t}에 직전 분기보다 {p} 줄었습니다.',
      '{s}의 매출은 {u} {x}에서 {t} {y:으로/로} 줄었다.',
      '{t} {s} 매출이 직전 분기보다 감소했다.',
      '{s:은/는} {t}에 전 분기보다 {p} 낮은 매출을 올렸다.',
      '{u} 대비 {t} {s}의 매출은 {p} 감소하였다.',
    ],
    en: [
      '{t}, revenue of {s} fell by {p} from the previous quarter.',
      "{s}'s revenue dropped {p} quarter on quarter {t}.",
      'Revenue of {s} fell from {x} {u} to {y} {t}.',
      '{t}, revenue at {s} decreased compared with the quarter before.',
      '{s} saw its revenue go down by {p} {t} compared with the quarter before.',
      'Compared with the quarter before, {s} had {p} less revenue {t}.',
    ],
  },
});

const headcount = growthFamily({
  ...common,
  name: 'headcount_growth',
  tracks: figures.map((each) => each.headcount),
  speech: counted('명', ['employee', 'employees'], { ko: '', en: '' }),
  by: 'percent',
  falsities,
  up: {
    ko: [
      '{s}의 인원은 {u} {x}에서 {t} {y:으로/로} 늘었다.',
      '{t} {s} 인원은 직전 분기보다 {p} 증가했습니다.',
      '{s} 직원 수는 {t}에 직전 분기보다 늘었다.',
      '{s}의 직원 수가 {u} 대비 {t}에 증가했다.',
      '{t} {s}의 인원은 전 분기 대비 {p} 늘었다.',
    ],
    en: [
      'The headcount of {s} rose from {x} {u} to {y} {t}.',
      "{t}, {s}'s headcount grew by {p} from the quarter before.",
      '{s} had a larger headcount {t} than the quarter before.',
      'Compared with the quarter before, the headcount of {s} increased {t}.',
      "{s}'s headcount went up by {p} {t} compared with the quarter before.",
      'The headcount of {s} increased by {p} quarter on quarter {t}.',
    ],
  },
  down: {
    ko: [
      '{s}의 인원은 {u} {x}에서 {t} {y:으로/로} 줄었다.',
      '{t} {s} 인원은 직전 분기보다 {p} 감소했습니다.',
      '{s} 직원 수는 {t}에 직전 분기보다 줄었다.',
      '{s}의 직원 수가 {u} 대비 {t}에 감소했다.',
      '{t} {s}의 인원은 전 분기 대비 {p} 줄었다.',
    ],
    en: [
      'The headcount of {s} fell from {x} {u} to {y} {t}.',
      "{t}, {s}'s headcount shrank by {p} from the quarter before.",
      '{s} had a smaller headcount {t} than the quarter before.',
      'Compared with the quarter before, the headcount of {s} decreased {t}.',
      "{s}'s headcount went down by {p} {t} compared with the quarter before.",
      'The headcount of {s} decreased by {p} quarter on quarter {t}.',
    ],
  },
});

const utilization = growthFamily({
  ...common,
  name: 'utilization_growth',
  tracks: figures.map((each) => each.utilization),
  speech: ratio,
  by: 'points',
  falsities,
  up: {
    ko: [
      '{t} {s}의 가동률은 전주 대비 {p} 상승했다.',
      '{s} 가동률은 {t}에 전주보다 {p} 올랐습니다.',
      '{s}의 가동률은 {u} {x}에서 {t} {y:으로/로} 올랐다.',
      '{t} {s} 가동률이 한 주 전보다 상승했다.',
      '{s:은/는} {t}에 가동률이 전주보다 높아졌다.',
      '{s}의 {t} 가동률은 전주보다 {p} 높다.',
    ],
    en: [
      '{t}, utilization of {s} rose by {p} from the week before.',
      "{s}'s utilization went up {p} week on week {t}.",
      'Utilization of {s} rose from {x} {u} to {y} {t}.',
      '{t}, utilization at {s} was higher than the week before.',
      'Utilization at {s} increased by {p} {t} compared with the week before.',
      '{s} increased its utilization {t} compared with the week before.',
    ],
  },
  down: {
    ko: [
      '{t} {s}의 가동률은 전주 대비 {p} 하락했다.',
      '{s} 가동률은 {t}에 전주보다 {p} 내렸습니다.',
      '{s}의 가동률은 {u} {x}에서 {t} {y:으로/로} 내렸다.',
      '{t} {s} 가동률이 한 주 전보다 하락했다.',
      '{s:은/는} {t}에 가동률이 전주보다 낮아졌다.',
      '{s}의 {t} 가동률은 전주보다 {p} 낮다.',
    ],
    en: [
      '{t}, utilization of {s} fell by {p} from the week before.',
      "{s}'s utilization went down {p} week on week {t}.",
      'Utilization of {s} fell from {x} {u} to {y} {t}.',
      '{t}, utilization at {s} was lower than the week before.',
      'Utilization at {s} decreased by {p} {t} compared with the week before.',
      '{s} reduced its utilization {t} compared with the week before.',
    ],
  },
});

const attrition = growthFamily({
  ...common,
  name: 'attrition_growth',
  tracks: figures.map((each) => each.attrition),
  speech: percent,
  by: 'points',
  falsities,
  up: {
    ko: [
      '{t} {s}의 이직률은 전년 대비 {p} 상승했다.',
      '{s}의 이직률은 {u} {x}에서 {t} {y:으로/로} 올랐다.',
      '{s} 이직률이 {t}에 전년보다 높아졌습니다.',
    ],
    en: [
      '{t}, the attrition rate of {s} rose by {p} from the year before.',
      "{s}'s attrition rate rose from {x} {u} to {y} {t}.",
      'Attrition at {s} was higher {t} than the year before.',
    ],
  },
  down: {
    ko: [
      '{t} {s}의 이직률은 전년 대비 {p} 하락했다.',
      '{s}의 이직률은 {u} {x}에서 {t} {y:으로/로} 내렸다.',
      '{s} 이직률이 {t}에 전년보다 낮아졌습니다.',
    ],
    en: [
      '{t}, the attrition rate of {s} fell by {p} from the year before.',
      "{s}'s attrition rate fell from {x} {u} to {y} {t}.",
      'Attrition at {s} was lower {t} than the year before.',
    ],
  },
});

const byUtilization = comparisonFamily({
  ...common,
  name: 'utilization_order',
  tracks: figures.map((each) => each.utilization),
  higher: {
    ko: [
      '{a}의 가동률은 {b}보다 높다.',
      '{b}보다 {a}의 가동률이 높습니다.',
      '{a:은/는} {b}보다 가동률이 높다.',
    ],
    en: [
      "{a}'s utilization is higher than that of {b}.",
      'Utilization at {a} is higher than at {b}.',
      '{a} has a higher utilization than {b}.',
    ],
  },
  lower: {
    ko: [
      '{a}의 가동률은 {b}보다 낮다.',
      '{b}보다 {a}의 가동률이 낮습니다.',
      '{a:은/는} {b}보다 가동률이 낮다.',
    ],
    en: [
      "{a}'s utilization is lower than that of {b}.",
      'Utilization at {a} is lower than at {b}.',
      '{a} has a lower utilization than {b}.',
    ],
  },
});

const byBudget = comparisonFamily({
  ...common,
  name: 'budget_order',
  tracks: figures.map((each) => each.budget),
  higher: {
    ko: ['{a}의 예산은 {b}보다 많다.', '{a:은/는} {b}보다 예산이 큽니다.', '{b}보다 {a}의 예산이 더 많다.'],
    en: [
      "{a}'s budget is larger than {b}'s.",
      '{a} has a bigger budget than {b}.',
      'The budget of {a} exceeds that of {b}.',
    ],
  },
  lower: {
    ko: ['{a}의 예산은 {b}보다 적다.', '{a:은/는} {b}보다 예산이 작습니다.', '{b}보다 {a}의 예산이 더 적다.'],
    en: [
      "{a}'s budget is smaller than {b}'s.",
      '{a} has a smaller budget than {b}.',
      'The budget of {a} is below that of {b}.',
    ],
  },
});

/** Sentences about change over time and order among org units. */
export const changes: readonly Family[] = [
  revenue,
  headcount,
  utilization,
  attrition,
  byUtilization,
  byBudget,
];
