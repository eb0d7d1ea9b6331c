import type { Family } from '../family.ts';
import { relationFamily } from '../relation-family.ts';
import { shipmentFacts, vesselFacts } from './facts.ts';
import { ghostShipments, ghostVessels } from './things.ts';

const falsities = ['relation', 'entity'] as const;

const kind = relationFamily({
  name: 'kind',
  relation: 'kind',
  links: vesselFacts.map((each) => ({ subject: each.subject, object: each.kind })),
  ghostSubjects: ghostVessels,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s:은/는} {o}이다.',
      '{s}의 선종은 {o}이다.',
      '{s:은/는} 선종이 {o}입니다.',
      '{s} 선종: {o}',
      '선박 {s:은/는} {o:으로/로} 분류된다.',
      '{s}, 선종은 {o}.',
    ],
    en: [
      '{s} is {o}.',
      'The vessel {s} is {o}.',
      '{s} is classed as {o}.',
      '{s} sails as {o}.',
      'As a vessel, {s} is {o}.',
      '{s} is registered as {o}.',
    ],
  },
  negated: { ko: ['{s:은/는} {o:이/가} 아니다.'], en: ['{s} is not {o}.'] },
});

const state = relationFamily({
  name: 'state',
  relation: 'state',
  links: vesselFacts.map((each) => ({ subject: each.subject, object: each.state })),
  ghostSubjects: ghostVessels,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s:은/는} 현재 {o}이다.',
      '{s}의 상태는 {o}이다.',
      '{s:은/는} 지금 {o}입니다.',
      '{s}의 운항 상태: {o}',
      '현재 {s:은/는} {o} 상태이다.',
      '선박 {s:은/는} {o}이다.',
    ],
    en: [
      '{s} is currently {o}.',
      '{s} is {o}.',
      '{s} is now {o}.',
      'The vessel {s} is currently {o}.',
      'At present, {s} is {o}.',
      'The current state of {s} is "{o}".',
    ],
  },
  negated: { ko: ['{s:은/는} {o:이/가} 아니다.'], en: ['{s} is not {o}.'] },
});

const commodity = relationFamily({
  name: 'commodity',
  relation: 'commodity',
  links: shipmentFacts.map((each) => ({ subject: each.subject, object: each.commodity })),
  ghostSubjects: ghostShipments,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s}의 품목은 {o}이다.',
      '{s:은/는} 품목이 {o}입니다.',
      '{s} 품목: {o}',
      '{s}의 내용물은 {o}이다.',
      '{s:은/는} {o} 화물이다.',
      '{s}에 든 것은 {o}입니다.',
    ],
    en: [
      'The commodity of {s} is {o}.',
      '{s} contains {o}.',
      '{s} consists of {o}.',
      "{s}'s commodity is {o}.",
      '{s} holds {o}.',
      'The commodity in {s} is {o}.',
    ],
  },
});

const flag = relationFamily({
  name: 'flag',
  relation: 'flag',
  links: vesselFacts.map((each) => ({ subject: each.subject, object: each.flag })),
  ghostSubjects: ghostVessels,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s}의 선적국은 {o}이다.',
      '{s:은/는} {o} 국적선이다.',
      '{s:은/는} {o} 선적이다.',
      '{s:은/는} {o} 국기를 달고 있습니다.',
      '{s} 선적국: {o}',
      '{s}의 국적은 {o}이다.',
    ],
    en: [
      '{s} sails under the flag of {o}.',
      '{s} is flagged in {o}.',
      'The flag state of {s} is {o}.',
      '{s} flies the flag of {o}.',
      "{s}'s flag state is {o}.",
      '{s} has {o} as its flag state.',
    ],
  },
  negated: {
    ko: ['{s}의 선적국은 {o:이/가} 아니다.'],
    en: ['{s} does not sail under the flag of {o}.', '{s} is not flagged in {o}.'],
  },
});

/** Sentences about values from closed lists. */
export const enums: readonly Family[] = [kind, state, commodity, flag];
