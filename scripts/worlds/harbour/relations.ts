import type { Family } from '../family.ts';
import { relationFamily } from '../relation-family.ts';
import { routeFacts, shipmentFacts, terminalFacts, vesselFacts } from './facts.ts';
import {
  ghostCaptains,
  ghostCarriers,
  ghostPorts,
  ghostRoutes,
  ghostShipments,
  ghostTerminals,
  ghostVessels,
} from './things.ts';

const both = ['relation', 'entity'] as const;

const situated = relationFamily({
  name: 'located_in',
  relation: 'located_in',
  links: terminalFacts.map((each) => ({ subject: each.subject, object: each.port })),
  ghostSubjects: ghostTerminals,
  ghostObjects: ghostPorts,
  falsities: both,
  forms: {
    ko: [
      '{s:은/는} {o}에 있다.',
      '{s:은/는} {o} 안에 위치한다.',
      '{o}에는 {s:이/가} 있습니다.',
      '{s:이/가} 자리한 항만은 {o}이다.',
      '{o} 안에 {s:이/가} 위치해 있다.',
      '{s}의 소재 항만은 {o}입니다.',
    ],
    en: [
      '{s} is located in {o}.',
      '{s} lies in {o}.',
      '{s} is situated in {o}.',
      '{o} is home to {s}.',
      '{o} includes {s}.',
      'The port in which {s} is located is {o}.',
    ],
  },
  negated: {
    ko: ['{s:은/는} {o}에 있지 않다.', '{o}에는 {s:이/가} 없다.'],
    en: ['{s} is not located in {o}.', '{o} does not include {s}.'],
  },
});

const terminalOperator = relationFamily({
  name: 'operator',
  relation: 'operator',
  links: terminalFacts.map((each) => ({ subject: each.subject, object: each.operator })),
  ghostSubjects: ghostTerminals,
  ghostObjects: ghostCarriers,
  falsities: both,
  forms: {
    ko: [
      '{s:은/는} {o:이/가} 운영한다.',
      '{s}의 운영사는 {o}이다.',
      '{o:이/가} {s:을/를} 운영하고 있습니다.',
      '{o:은/는} {s}의 운영사다.',
      '{s} 운영사: {o}',
      '{s:은/는} {o}에 의해 운영된다.',
    ],
    en: [
      '{s} is operated by {o}.',
      '{o} operates {s}.',
      'The operator of {s} is {o}.',
      '{o} runs {s}.',
      '{s} is run by {o}.',
      '{o} is the operator of {s}.',
    ],
  },
  negated: {
    ko: ['{s:은/는} {o:이/가} 운영하지 않는다.'],
    en: ['{s} is not operated by {o}.', '{o} does not operate {s}.'],
  },
});

const vesselOperator = relationFamily({
  name: 'vessel_operator',
  relation: 'operator',
  links: vesselFacts.map((each) => ({ subject: each.subject, object: each.operator })),
  ghostSubjects: ghostVessels,
  ghostObjects: ghostCarriers,
  falsities: both,
  forms: {
    ko: [
      '{s:은/는} {o:이/가} 운항한다.',
      '{s}의 선사는 {o}이다.',
      '{o:이/가} {s:을/를} 운항하고 있습니다.',
      '{o:은/는} {s}의 선사다.',
      '{s} 선사: {o}',
      '{s:을/를} 운항하는 선사는 {o}입니다.',
    ],
    en: [
      '{s} is operated by {o}.',
      '{o} operates {s}.',
      'The carrier that operates {s} is {o}.',
      '{s} sails for {o}.',
      'The operator of {s} is {o}.',
      '{o} is the operator of {s}.',
    ],
  },
  negated: {
    ko: ['{s:은/는} {o:이/가} 운항하지 않는다.', '{s}의 선사는 {o:이/가} 아니다.'],
    en: ['{s} is not operated by {o}.', '{s} does not sail for {o}.'],
  },
});

const captainNow = relationFamily({
  name: 'captain',
  relation: 'captain',
  links: vesselFacts.map((each) => ({ subject: each.subject, object: each.captain, from: each.since })),
  ended: vesselFacts.flatMap((each) =>
    each.former ? [{ subject: each.subject, object: each.former, from: '2023-01-01', to: each.until }] : [],
  ),
  ghostSubjects: ghostVessels,
  ghostObjects: ghostCaptains,
  falsities: ['relation', 'entity', 'stale'],
  forms: {
    ko: [
      '{s}의 선장은 {o}이다.',
      '{o:이/가} 현재 {s}의 선장을 맡고 있다.',
      '{s:은/는} {o:이/가} 지휘한다.',
      '{o:은/는} {s}의 선장입니다.',
      '지금 {s:을/를} 지휘하는 선장은 {o}이다.',
      '{s} 선장: {o}',
    ],
    en: [
      'The captain of {s} is {o}.',
      '{s} is commanded by {o}.',
      '{o} commands {s}.',
      '{o} is currently the captain of {s}.',
      '{s} sails under captain {o}.',
      '{s} has {o} as its captain.',
    ],
  },
  negated: {
    ko: ['{s}의 선장은 {o:이/가} 아니다.', '{o:은/는} {s:을/를} 지휘하지 않는다.'],
    en: ['{s} is not commanded by {o}.', '{o} does not command {s}.'],
  },
});

const thenForms = {
  ko: [
    '2024년에 {s}의 선장은 {o:이었/였}다.',
    '{o:은/는} 2024년 3월에 {s:을/를} 지휘했다.',
    '2023년 당시 {s}의 선장은 {o:이었/였}습니다.',
  ],
  en: [
    'In 2024, {s} was commanded by {o}.',
    '{o} commanded {s} in March 2024.',
    'The captain of {s} in 2023 was {o}.',
  ],
};

const captainThen = relationFamily({
  name: 'captain_then',
  relation: 'captain',
  links: vesselFacts.flatMap((each) =>
    each.former ? [{ subject: each.subject, object: each.former, from: '2023-01-01', to: each.until }] : [],
  ),
  ghostSubjects: ghostVessels,
  ghostObjects: ghostCaptains,
  falsities: both,
  forms: {
    ko: [
      '2024년에 {s}의 선장은 {o:이었/였}다.',
      '{o:은/는} 2024년 3월에 {s:을/를} 지휘했다.',
      '2023년 당시 {s}의 선장은 {o:이었/였}습니다.',
      '2025년 1분기에는 {o:이/가} {s}의 선장이었다.',
      '2024년 7월 {s:은/는} {o:이/가} 지휘했다.',
      '재작년 {s}의 선장은 {o:이었/였}다.',
    ],
    en: [
      'In 2024, {s} was commanded by {o}.',
      '{o} commanded {s} in March 2024.',
      'The captain of {s} in 2023 was {o}.',
      'In Q1 2025, {o} was the captain of {s}.',
      '{s} was under the command of {o} in July 2024.',
      'The year before last, {o} commanded {s}.',
    ],
  },
});

/** The captain of today given for a time before the command began. */
const captainTooEarly = relationFamily({
  name: 'captain_too_early',
  relation: 'captain',
  links: vesselFacts
    .filter((each) => each.former)
    .map((each) => ({ subject: each.subject, object: each.captain, from: each.since })),
  ghostSubjects: [],
  ghostObjects: [],
  never: true,
  falsities: ['period'],
  forms: thenForms,
});

const home = relationFamily({
  name: 'home_port',
  relation: 'home_port',
  links: vesselFacts.map((each) => ({ subject: each.subject, object: each.home })),
  ghostSubjects: ghostVessels,
  ghostObjects: ghostPorts,
  falsities: both,
  forms: {
    ko: [
      '{s}의 모항은 {o}이다.',
      '{s:은/는} {o:을/를} 모항으로 한다.',
      '{o:은/는} {s}의 모항입니다.',
      '{o:을/를} 모항으로 하는 배로 {s:이/가} 있다.',
      '{s} 모항: {o}',
      '{s:은/는} 모항이 {o}이다.',
    ],
    en: [
      'The home port of {s} is {o}.',
      '{s} has its home port at {o}.',
      '{o} is the home port of {s}.',
      "{s}'s home port is {o}.",
      '{s} calls {o} its home port.',
      '{s} is based at {o}.',
    ],
  },
  negated: {
    ko: ['{s}의 모항은 {o:이/가} 아니다.'],
    en: ['{o} is not the home port of {s}.', '{s} is not based at {o}.'],
  },
});

const carriedBy = relationFamily({
  name: 'carried_by',
  relation: 'carried_by',
  links: shipmentFacts.map((each) => ({ subject: each.subject, object: each.vessel })),
  ghostSubjects: ghostShipments,
  ghostObjects: ghostVessels,
  falsities: both,
  forms: {
    ko: [
      '{s:은/는} {o}에 실려 있다.',
      '{o}에는 {s:이/가} 실려 있습니다.',
      '{s:을/를} 운송하는 배는 {o}이다.',
      '{o:이/가} {s:을/를} 운송한다.',
      '{s:은/는} {o:으로/로} 운송된다.',
      '{s} 운송 선박: {o}',
    ],
    en: [
      '{s} is carried by {o}.',
      '{o} carries {s}.',
      '{s} is aboard {o}.',
      '{o} is carrying {s}.',
      'The vessel that carries {s} is {o}.',
      '{s} travels on {o}.',
    ],
  },
  negated: {
    ko: ['{s:은/는} {o}에 실려 있지 않다.'],
    en: ['{s} is not carried by {o}.', '{o} does not carry {s}.'],
  },
});

const bound = relationFamily({
  name: 'shipment_destination',
  relation: 'destination',
  links: shipmentFacts.map((each) => ({ subject: each.subject, object: each.destination })),
  ghostSubjects: ghostShipments,
  ghostObjects: ghostPorts,
  falsities: both,
  forms: {
    ko: [
      '{s}의 도착지는 {o}이다.',
      '{s:은/는} {o:으로/로} 간다.',
      '{s:은/는} 도착지가 {o}입니다.',
      '{s:은/는} {o}행 화물이다.',
      '{s} 도착지: {o}',
      '{s}의 목적지는 {o}이다.',
    ],
    en: [
      '{s} is bound for {o}.',
      'The destination of {s} is {o}.',
      "{s}'s destination is {o}.",
      '{s} is headed for {o}.',
      '{s} is going to {o}.',
      '{s} has {o} as its destination.',
    ],
  },
});

const routeEnds = (kind: 'origin' | 'destination') =>
  routeFacts.map((each) => ({ subject: each.subject, object: each[kind] }));

const origin = relationFamily({
  name: 'origin',
  relation: 'origin',
  links: routeEnds('origin'),
  ghostSubjects: ghostRoutes,
  ghostObjects: ghostPorts,
  falsities: both,
  forms: {
    ko: [
      '{s}의 출발지는 {o}이다.',
      '{s:은/는} {o}에서 출발한다.',
      '{o:은/는} {s}의 출발지다.',
      '{s:이/가} 시작되는 곳은 {o}이다.',
      '{s}의 출발항은 {o}입니다.',
      '{s} 출발지: {o}',
    ],
    en: [
      '{s} starts from {o}.',
      'The origin of {s} is {o}.',
      '{o} is the origin of {s}.',
      '{s} departs from {o}.',
      '{s} has its origin in {o}.',
      'The port of origin of {s} is {o}.',
    ],
  },
});

const end = relationFamily({
  name: 'route_destination',
  relation: 'destination',
  links: routeEnds('destination'),
  ghostSubjects: ghostRoutes,
  ghostObjects: ghostPorts,
  falsities: both,
  forms: {
    ko: [
      '{s}의 도착지는 {o}이다.',
      '{s:은/는} {o:으로/로} 향한다.',
      '{o:은/는} {s}의 도착지다.',
      '{s}의 목적지는 {o}입니다.',
      '{s:은/는} {o}에 도착한다.',
      '{s} 도착지: {o}',
    ],
    en: [
      '{s} ends at {o}.',
      'The destination of {s} is {o}.',
      '{o} is the destination of {s}.',
      '{s} leads to {o}.',
      '{s} has {o} as its destination.',
      '{s} arrives at {o}.',
    ],
  },
});

/** All sentences about relations. */
export const relations: readonly Family[] = [
  situated,
  terminalOperator,
  vesselOperator,
  captainNow,
  captainThen,
  captainTooEarly,
  home,
  carriedBy,
  bound,
  origin,
  end,
];
