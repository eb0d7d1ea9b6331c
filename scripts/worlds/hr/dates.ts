import { dateFamily } from '../date-family.ts';
import type { Family } from '../family.ts';
import { dealFacts, employees, projectFacts } from './assignments.ts';
import { ghostOrgs, ghostPeople, orgs } from './people.ts';
import { REFERENCE_DATE as today, relative } from './relative.ts';
import { ghostDeals, ghostProjects } from './work.ts';

const falsities = ['date', 'period', 'entity', 'comparator'] as const;

const hired = dateFamily({
  name: 'hire_date',
  attribute: 'hire_date',
  facts: employees.map((each) => ({ subject: each.subject, date: each.hired })),
  ghosts: ghostPeople,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s:은/는} {d}에 입사했다.',
      '{s}의 입사일은 {b}이다.',
      '{d}에 {s:이/가} 입사했습니다.',
      '{s:은/는} {d}에 입사한 직원이다.',
      '{s} 입사일: {b}',
      '{s:이/가} 입사한 날은 {b}입니다.',
    ],
    en: [
      '{s} was hired {d}.',
      '{s} joined the company {d}.',
      "{s}'s hire date is {b}.",
      '{d}, {s} joined the company.',
      'The hire date of {s} is {b}.',
      '{s} was hired by the company {d}.',
    ],
  },
});

const started = dateFamily({
  name: 'start_date',
  attribute: 'start_date',
  facts: projectFacts
    .map((each) => ({ subject: each.subject, date: each.start }))
    .filter((each) => each.date < '2026-02-02'),
  ghosts: ghostProjects,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s} 프로젝트는 {d}에 시작되었다.',
      '{s}의 시작일은 {b}이다.',
      '{d}에 {s} 프로젝트가 착수되었습니다.',
      '{s:은/는} {d}에 착수한 프로젝트다.',
      '프로젝트 {s}의 착수일은 {b}입니다.',
      '{s} 시작일: {b}',
    ],
    en: [
      '{s} started {d}.',
      'The start date of {s} is {b}.',
      'Project {s} was launched {d}.',
      '{d}, work on {s} started.',
      "{s}'s start date was {b}.",
      'The project {s} began {d}.',
    ],
  },
});

const ends = dateFamily({
  name: 'end_date',
  attribute: 'end_date',
  facts: projectFacts
    .filter((each) => each.status === 'ACTIVE')
    .map((each) => ({ subject: each.subject, date: each.end })),
  ghosts: ghostProjects,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s}의 종료일은 {b}이다.',
      '{s} 프로젝트는 {d}에 종료될 예정이다.',
      '{s:은/는} {d}에 끝난다.',
      '{s} 종료 예정일은 {b}입니다.',
      '프로젝트 {s:은/는} {d}에 종료된다.',
      '{s} 종료일: {b}',
    ],
    en: [
      'The end date of {s} is {b}.',
      '{s} is due to end {d}.',
      'Project {s} ends {d}.',
      '{s} is scheduled to finish {d}.',
      "{s}'s end date is {b}.",
      'The project {s} will end {d}.',
    ],
  },
});

const closes = dateFamily({
  name: 'expected_close_date',
  attribute: 'expected_close_date',
  facts: dealFacts.map((each) => ({ subject: each.subject, date: each.close })),
  ghosts: ghostDeals,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s}의 예상 마감일은 {b}이다.',
      '{s} 건은 {d}에 마감될 예정이다.',
      '{s:은/는} {d}에 마감이 예상된다.',
      '영업 기회 {s:은/는} {d}에 마감될 것으로 예상됩니다.',
      '{s} 예상 마감일: {b}',
      '{s} 건의 예상 마감일은 {b}입니다.',
    ],
    en: [
      'The expected close date of {s} is {b}.',
      '{s} is expected to close {d}.',
      "{s}'s expected close date is {b}.",
      'Opportunity {s} is set to close {d}.',
      'The deal {s} is expected to close {d}.',
      '{s} is due to close {d}.',
    ],
  },
});

const founded = dateFamily({
  name: 'founded',
  attribute: 'founded',
  facts: orgs.map((each) => ({ subject: each.subject, date: each.founded })),
  ghosts: ghostOrgs,
  relative,
  today,
  falsities,
  forms: {
    ko: [
      '{s:은/는} {d}에 신설되었다.',
      '{s}의 설립일은 {b}이다.',
      '{d}에 {s:이/가} 만들어졌습니다.',
      '{s:이/가} 설립된 것은 {b}이다.',
      '{s:은/는} {d}에 설립된 조직이다.',
      '{s} 설립일: {b}',
    ],
    en: [
      '{s} was founded {d}.',
      '{s} was set up {d}.',
      'The founding date of {s} is {b}.',
      '{d}, {s} was established.',
      '{s} was established {d}.',
      "{s}'s founding date is {b}.",
    ],
  },
});

/** Sentences about the dates of people, projects, opportunities and org units. */
export const dates: readonly Family[] = [hired, started, ends, closes, founded];
