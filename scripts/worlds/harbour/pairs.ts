import type { Draw, Family, Subject } from '../family.ts';
import { type Part, pairFamily } from '../pair-family.ts';
import { pick } from '../random.ts';
import { writtenDate } from '../time-words.ts';
import { shipmentFacts, terminalFacts, vesselFacts } from './facts.ts';
import { ports } from './things.ts';

const name = (draw: Draw, subject: Subject): string => subject[draw.language][0] ?? subject.id;

function vesselParts(draw: Draw, subject: Subject): Part[] | null {
  const own = vesselFacts.find((each) => each.subject === subject);
  const other = pick(draw.random, vesselFacts);
  if (!own || other.home === own.home || other.built === own.built) return null;
  const say = (iso: string): string => writtenDate(draw.random, draw.language, iso);
  return [
    {
      slot: 'd',
      right: say(own.built),
      wrong: say(other.built),
      falsity: 'date',
      truth: `vessel ${own.subject.id} built = ${own.built}`,
    },
    {
      slot: 'o',
      right: name(draw, own.home),
      wrong: name(draw, other.home),
      falsity: 'relation',
      truth: `vessel ${own.subject.id} home_port = port ${own.home.id}`,
    },
  ];
}

function terminalParts(draw: Draw, subject: Subject): Part[] | null {
  const own = terminalFacts.find((each) => each.subject === subject);
  const wrong = own ? own.cranes + pick(draw.random, [-2, 3, 5, 7]) : 0;
  const port = pick(draw.random, ports);
  if (!own || wrong < 1 || port === own.port) return null;
  const say = (count: number): string =>
    draw.language === 'ko' ? `${count}대` : `${count} ${count === 1 ? 'crane' : 'cranes'}`;
  return [
    {
      slot: 'n',
      right: say(own.cranes),
      wrong: say(wrong),
      falsity: 'number',
      truth: `terminal ${own.subject.id} cranes = ${own.cranes} 대`,
    },
    {
      slot: 'o',
      right: name(draw, own.port),
      wrong: name(draw, port),
      falsity: 'relation',
      truth: `terminal ${own.subject.id} located_in = port ${own.port.id}`,
    },
  ];
}

function shipmentParts(draw: Draw, subject: Subject): Part[] | null {
  const own = shipmentFacts.find((each) => each.subject === subject);
  const other = pick(draw.random, shipmentFacts);
  if (!own || other.vessel === own.vessel || other.eta === own.eta) return null;
  const say = (iso: string): string => writtenDate(draw.random, draw.language, iso);
  return [
    {
      slot: 'd',
      right: say(own.eta),
      wrong: say(other.eta),
      falsity: 'date',
      truth: `shipment ${own.subject.id} eta = ${own.eta}`,
    },
    {
      slot: 'o',
      right: name(draw, own.vessel),
      wrong: name(draw, other.vessel),
      falsity: 'relation',
      truth: `shipment ${own.subject.id} carried_by = vessel ${own.vessel.id}`,
    },
  ];
}

const vesselPair = pairFamily({
  name: 'vessel_pair',
  subjects: vesselFacts.map((each) => each.subject),
  parts: vesselParts,
  falsities: ['date', 'relation'],
  forms: {
    ko: [
      '{s:은/는} {d}에 건조되었고 모항은 {o}이다.',
      '{s}의 모항은 {o}이며 건조일은 {d}입니다.',
      '{o:을/를} 모항으로 하는 {s:은/는} {d}에 건조되었다.',
      '{d}에 건조된 {s}의 모항은 {o}이다.',
      '{s:은/는} 모항이 {o}이고, {d}에 건조되었다.',
      '{s:은/는} {d}에 건조되어 현재 {o:을/를} 모항으로 한다.',
    ],
    en: [
      '{s} was built on {d} and has its home port at {o}.',
      '{s}, whose home port is {o}, was built on {d}.',
      'Built on {d}, {s} has its home port at {o}.',
      'The home port of {s} is {o}, and its build date is {d}.',
      '{s} has {o} as its home port and was built on {d}.',
      '{s} was built on {d}; its home port is {o}.',
    ],
  },
});

const terminalPair = pairFamily({
  name: 'terminal_pair',
  subjects: terminalFacts.map((each) => each.subject),
  parts: terminalParts,
  falsities: ['number', 'relation'],
  forms: {
    ko: [
      '{s:은/는} {o}에 있으며 크레인은 {n}이다.',
      '{o}에 있는 {s:은/는} 크레인 {n:을/를} 갖추고 있다.',
      '{s}에는 크레인이 {n} 있고, 위치는 {o}이다.',
      '{s:은/는} 크레인이 {n}이며 {o}에 위치합니다.',
      '{o}에 위치한 {s}의 크레인은 {n}이다.',
      '{s:은/는} {o}에 있고 크레인을 {n} 보유하고 있다.',
    ],
    en: [
      '{s} is located in {o} and has {n}.',
      '{s}, located in {o}, is equipped with {n}.',
      '{s} has {n} and lies in {o}.',
      'Located in {o}, {s} has {n}.',
      '{s} lies in {o}; it has {n}.',
      '{s} in {o} has {n}.',
    ],
  },
});

const shipmentPair = pairFamily({
  name: 'shipment_pair',
  subjects: shipmentFacts.map((each) => each.subject),
  parts: shipmentParts,
  falsities: ['date', 'relation'],
  forms: {
    ko: [
      '{s:은/는} {o}에 실려 {d}에 도착할 예정이다.',
      '{s:은/는} {o}에 실려 있으며 도착 예정일은 {d}이다.',
      '{s}의 도착 예정일은 {d}이고 운송 선박은 {o}입니다.',
      '{o}에 실린 {s:은/는} {d}에 도착한다.',
      '{o:이/가} 운송하는 {s:은/는} {d}에 도착할 예정이다.',
      '{s:은/는} {d}에 도착할 예정이며, {o:으로/로} 운송된다.',
    ],
    en: [
      '{s} is carried by {o} and is due to arrive on {d}.',
      '{s}, aboard {o}, is due on {d}.',
      '{o} carries {s}, which is due to arrive on {d}.',
      '{s} arrives on {d} and is carried by {o}.',
      'Carried by {o}, {s} is expected to arrive on {d}.',
      '{s} is aboard {o}; its ETA is {d}.',
    ],
  },
});

/** Sentences with two facts. */
export const pairs: readonly Family[] = [vesselPair, terminalPair, shipmentPair];
