import { dateFamily } from '../date-family.ts';
import type { Family } from '../family.ts';
import { shipmentFacts, terminalFacts, vesselFacts } from './facts.ts';
import { REFERENCE_DATE as today, relative } from './relative.ts';
import { ghostShipments, ghostTerminals, ghostVessels } from './things.ts';

const falsities = ['date', 'period', 'entity', 'comparator'] as const;

const built = dateFamily({
  name: 'built',
  attribute: 'built',
  facts: vesselFacts.map((each) => ({ subject: each.subject, date: each.built })),
  ghosts: ghostVessels,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s:은/는} {d}에 건조되었다.',
      '{s}의 건조일은 {b}이다.',
      '{d}에 {s:이/가} 건조되었습니다.',
      '{s} 건조일: {b}',
      '{s:은/는} {d}에 건조된 배다.',
      '{s:이/가} 건조된 날은 {b}입니다.',
    ],
    en: [
      '{s} was built {d}.',
      '{s} was completed {d}.',
      'The build date of {s} is {b}.',
      '{d}, {s} was built.',
      "{s}'s build date is {b}.",
      'The vessel {s} was built {d}.',
    ],
  },
});

const inspected = dateFamily({
  name: 'next_inspection',
  attribute: 'next_inspection',
  facts: vesselFacts.map((each) => ({ subject: each.subject, date: each.inspection })),
  ghosts: ghostVessels,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s}의 다음 검사일은 {b}이다.',
      '{s:은/는} {d}에 검사를 받을 예정이다.',
      '{s}의 다음 검사는 {d}에 있다.',
      '{s} 차기 검사일: {b}',
      '{d}에 {s}의 다음 검사가 예정되어 있습니다.',
      '{s}의 차기 검사일은 {b}입니다.',
    ],
    en: [
      'The next inspection of {s} is due {d}.',
      '{s} is due for inspection {d}.',
      "{s}'s next inspection date is {b}.",
      'The next inspection date of {s} is {b}.',
      '{s} will be inspected next {d}.',
      'Inspection of {s} is scheduled for {b}.',
    ],
  },
});

const opened = dateFamily({
  name: 'opened',
  attribute: 'opened',
  facts: terminalFacts.map((each) => ({ subject: each.subject, date: each.opened })),
  ghosts: ghostTerminals,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s:은/는} {d}에 개장했다.',
      '{s}의 개장일은 {b}이다.',
      '{d}에 {s:이/가} 문을 열었습니다.',
      '{s} 개장일: {b}',
      '{s:은/는} {d}에 개장한 시설이다.',
      '{s:이/가} 개장한 날은 {b}입니다.',
    ],
    en: [
      '{s} opened {d}.',
      '{s} was opened {d}.',
      'The opening date of {s} is {b}.',
      '{d}, {s} was opened.',
      "{s}'s opening date is {b}.",
      '{s} started operating {d}.',
    ],
  },
});

const arrives = dateFamily({
  name: 'eta',
  attribute: 'eta',
  facts: shipmentFacts.map((each) => ({ subject: each.subject, date: each.eta })),
  ghosts: ghostShipments,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s}의 도착 예정일은 {b}이다.',
      '{s:은/는} {d}에 도착할 예정이다.',
      '{s:은/는} {d}에 도착한다.',
      '{s} 도착 예정일: {b}',
      '{d}에 {s:이/가} 도착할 예정입니다.',
      '{s}의 도착 예정일은 {b}입니다.',
    ],
    en: [
      '{s} is due to arrive {d}.',
      'The ETA of {s} is {b}.',
      '{s} arrives {d}.',
      '{s} is expected to arrive {d}.',
      "{s}'s ETA is {b}.",
      'The estimated arrival date of {s} is {b}.',
    ],
  },
});

/** Sentences about dates. */
export const dates: readonly Family[] = [built, inspected, opened, arrives];
