import { comparisonFamily } from '../comparison-family.ts';
import type { Family } from '../family.ts';
import { growthFamily } from '../growth-family.ts';
import { counted, dollars, percent } from '../speeches.ts';
import { freight, occupancy, single, terminalFacts, throughput, vesselFacts } from './facts.ts';
import { relative } from './relative.ts';
import { ghostPorts, ghostRoutes, ghostTerminals, ghostVessels } from './things.ts';

const falsities = ['growth_sign', 'number', 'entity'] as const;
const boxes = counted(' TEU', ['TEU', 'TEU'], { ko: '', en: '' }, false);

const throughputs = growthFamily({
  name: 'throughput_growth',
  tracks: throughput,
  ghosts: [...ghostPorts, ...ghostTerminals],
  speech: boxes,
  by: 'percent',
  relative,
  falsities,
  up: {
    ko: [
      '{t} {s}의 물동량은 전월 대비 {p} 늘었다.',
      '{s}의 처리량은 {t}에 전월보다 {p} 증가했습니다.',
      '{s} 물동량이 {u} {x}에서 {t} {y:으로/로} 뛰었다.',
      '{t} {s} 물동량이 한 달 전보다 많아졌다.',
      '{t}에 {s:은/는} 전월보다 많은 물량을 처리했다.',
      '{s}의 {t} 처리량은 전월 대비 {p} 증가하였다.',
    ],
    en: [
      '{t}, throughput at {s} climbed {p} from the month before.',
      '{s} saw throughput grow by {p} month on month {t}.',
      'Throughput at {s} climbed from {x} {u} to {y} {t}.',
      '{s} handled more {t} than the month before.',
      '{t}, throughput at {s} was up {p} on the month before.',
      'Throughput at {s} increased {t} compared with the month before.',
    ],
  },
  down: {
    ko: [
      '{t} {s}의 물동량은 전월 대비 {p} 줄었다.',
      '{s}의 처리량은 {t}에 전월보다 {p} 감소했습니다.',
      '{s} 물동량이 {u} {x}에서 {t} {y:으로/로} 떨어졌다.',
      '{t} {s} 물동량이 한 달 전보다 적어졌다.',
      '{t}에 {s:은/는} 전월보다 적은 물량을 처리했다.',
      '{s}의 {t} 처리량은 전월 대비 {p} 감소하였다.',
    ],
    en: [
      '{t}, throughput at {s} slipped {p} from the month before.',
      '{s} saw throughput shrink by {p} month on month {t}.',
      'Throughput at {s} slipped from {x} {u} to {y} {t}.',
      '{s} handled less {t} than the month before.',
      '{t}, throughput at {s} was down {p} on the month before.',
      'Throughput at {s} decreased {t} compared with the month before.',
    ],
  },
});

const rates = growthFamily({
  name: 'freight_growth',
  tracks: freight,
  ghosts: ghostRoutes,
  speech: dollars,
  by: 'percent',
  relative,
  falsities,
  up: {
    ko: [
      '{t} {s}의 운임은 전 분기 대비 {p} 올랐다.',
      '{s} 운임은 {u} {x}에서 {t} {y:으로/로} 인상되었다.',
      '{t}에 {s}의 운임이 직전 분기보다 비싸졌다.',
    ],
    en: [
      '{t}, the freight rate on {s} jumped {p} from the quarter before.',
      'The freight rate on {s} went from {x} {u} up to {y} {t}.',
      'Freight on {s} was more expensive {t} than the quarter before.',
    ],
  },
  down: {
    ko: [
      '{t} {s}의 운임은 전 분기 대비 {p} 내렸다.',
      '{s} 운임은 {u} {x}에서 {t} {y:으로/로} 인하되었다.',
      '{t}에 {s}의 운임이 직전 분기보다 싸졌다.',
    ],
    en: [
      '{t}, the freight rate on {s} dropped {p} from the quarter before.',
      'The freight rate on {s} went from {x} {u} down to {y} {t}.',
      'Freight on {s} was cheaper {t} than the quarter before.',
    ],
  },
});

const occupancies = growthFamily({
  name: 'occupancy_growth',
  tracks: occupancy,
  ghosts: ghostTerminals,
  speech: percent,
  by: 'points',
  relative,
  falsities,
  up: {
    ko: [
      '{t} {s}의 선석 점유율은 전월 대비 {p} 올랐다.',
      '{s} 선석 점유율은 {u} {x}에서 {t} {y:으로/로} 상승했다.',
      '{t} {s}의 선석 점유율이 전월보다 높아졌다.',
    ],
    en: [
      '{t}, berth occupancy at {s} rose by {p} from the month before.',
      'Berth occupancy at {s} rose from {x} {u} to {y} {t}.',
      'Berth occupancy at {s} was higher {t} than the month before.',
    ],
  },
  down: {
    ko: [
      '{t} {s}의 선석 점유율은 전월 대비 {p} 내렸다.',
      '{s} 선석 점유율은 {u} {x}에서 {t} {y:으로/로} 하락했다.',
      '{t} {s}의 선석 점유율이 전월보다 낮아졌다.',
    ],
    en: [
      '{t}, berth occupancy at {s} fell by {p} from the month before.',
      'Berth occupancy at {s} fell from {x} {u} to {y} {t}.',
      'Berth occupancy at {s} was lower {t} than the month before.',
    ],
  },
});

const byLength = comparisonFamily({
  name: 'length_order',
  tracks: vesselFacts.map((each) => single(each.subject, 'length', 'm', each.length)),
  ghosts: ghostVessels,
  relative,
  higher: {
    ko: ['{a:은/는} {b}보다 길다.', '{b}보다 {a}의 길이가 더 깁니다.', '{a}의 길이는 {b}보다 길다.'],
    en: [
      '{a} is longer than {b}.',
      'The length of {a} is greater than that of {b}.',
      '{a} has a greater length than {b}.',
    ],
  },
  lower: {
    ko: ['{a:은/는} {b}보다 짧다.', '{b}보다 {a}의 길이가 더 짧습니다.', '{a}의 길이는 {b}보다 짧다.'],
    en: [
      '{a} is shorter than {b}.',
      'The length of {a} is less than that of {b}.',
      '{a} has a smaller length than {b}.',
    ],
  },
});

const byDepth = comparisonFamily({
  name: 'depth_order',
  tracks: terminalFacts.map((each) => single(each.subject, 'water_depth', 'm', each.depth)),
  ghosts: ghostTerminals,
  relative,
  higher: {
    ko: ['{a}의 수심은 {b}보다 깊다.', '{a:은/는} {b}보다 수심이 깊습니다.'],
    en: ['The water at {a} is deeper than at {b}.', '{a} has a greater water depth than {b}.'],
  },
  lower: {
    ko: ['{a}의 수심은 {b}보다 얕다.', '{a:은/는} {b}보다 수심이 얕습니다.'],
    en: ['The water at {a} is shallower than at {b}.', '{a} has a smaller water depth than {b}.'],
  },
});

/** Sentences about change over time and order. */
export const changes: readonly Family[] = [throughputs, rates, occupancies, byLength, byDepth];
