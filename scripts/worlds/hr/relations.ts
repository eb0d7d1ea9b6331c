import type { Family, Subject } from '../family.ts';
import { type Link, relationFamily } from '../relation-family.ts';
import { dealFacts, employees, headOf, projectFacts, stints } from './assignments.ts';
import { ghostOrgs, ghostPeople, nested, orgs } from './people.ts';
import { ghostCustomers, ghostDeals, ghostProjects } from './work.ts';

const orgById = (id: string): Subject =>
  orgs.find((org) => org.subject.id === id)?.subject ?? { type: 'org_unit', id, ko: [], en: [] };

const orgOf = (person: Subject): Subject => employees.find((each) => each.subject === person)?.org ?? person;

const membership = relationFamily({
  name: 'member_of',
  relation: 'member_of',
  unclear: (person, org) => nested(orgOf(person), org),
  links: employees.map((each) => ({ subject: each.subject, object: each.org })),
  ghostSubjects: ghostPeople,
  ghostObjects: ghostOrgs,
  falsities: ['relation', 'entity'],
  forms: {
    ko: [
      '{s:은/는} {o} 소속이다.',
      '{s:은/는} {o}에 소속되어 있습니다.',
      '{o}에는 {s:이/가} 소속되어 있다.',
      '{s}의 소속은 {o}이다.',
      '{o} 구성원 중에는 {s:이/가} 있다.',
      '{s:이/가} 속한 조직은 {o}입니다.',
      '{s:은/는} {o}에서 근무한다.',
    ],
    en: [
      '{s} belongs to {o}.',
      '{s} is a member of {o}.',
      '{s} works in {o}.',
      '{o} includes {s} among its members.',
      'One member of {o} is {s}.',
      '{o} has {s} as a member.',
    ],
  },
  negated: {
    ko: [
      '{s:은/는} {o} 소속이 아니다.',
      '{s:은/는} {o}에 소속되어 있지 않습니다.',
      '{o}에는 {s:이/가} 소속되어 있지 않다.',
    ],
    en: [
      '{s} does not belong to {o}.',
      '{s} is not a member of {o}.',
      '{o} does not include {s} among its members.',
    ],
  },
});

const parent = relationFamily({
  name: 'parent',
  relation: 'parent',
  links: orgs
    .filter((org) => org.parent !== '')
    .map((org) => ({ subject: org.subject, object: orgById(org.parent) })),
  ghostSubjects: ghostOrgs,
  ghostObjects: [],
  reversible: true,
  falsities: ['relation', 'entity'],
  forms: {
    ko: [
      '{s}의 상위 조직은 {o}이다.',
      '{s:은/는} {o} 산하에 있다.',
      '{o} 산하에는 {s:이/가} 있습니다.',
      '{o}의 하위 조직으로 {s:이/가} 있다.',
      '{s:은/는} {o}의 하위 조직이다.',
      '{s:은/는} {o} 산하 조직입니다.',
    ],
    en: [
      '{s} is part of {o}.',
      'The parent unit of {s} is {o}.',
      '{s} sits under {o}.',
      '{o} contains {s}.',
      '{o} is the parent of {s}.',
      '{o} includes {s} as a sub-unit.',
    ],
  },
  negated: {
    ko: ['{s:은/는} {o} 산하 조직이 아니다.', '{s}의 상위 조직은 {o:이/가} 아니다.'],
    en: ['{s} is not part of {o}.', '{o} is not the parent of {s}.'],
  },
});

const head = relationFamily({
  name: 'head',
  relation: 'head',
  links: orgs.map((org) => ({ subject: org.subject, object: headOf(org.subject) })),
  ghostSubjects: ghostOrgs,
  ghostObjects: ghostPeople,
  falsities: ['relation', 'entity'],
  forms: {
    ko: [
      '{s}의 조직장은 {o}이다.',
      '{o:은/는} {s}의 조직장이다.',
      '{s:은/는} {o:이/가} 이끌고 있다.',
      '{o:이/가} {s:을/를} 이끈다.',
      '{s} 조직장: {o}',
      '{s}의 조직장을 맡은 사람은 {o}입니다.',
    ],
    en: [
      '{o} heads {s}.',
      '{s} is headed by {o}.',
      '{o} leads {s}.',
      'The head of {s} is {o}.',
      '{s} is led by {o}.',
      '{o} is the head of {s}.',
    ],
  },
  negated: {
    ko: ['{o:은/는} {s}의 조직장이 아니다.', '{s}의 조직장은 {o:이/가} 아닙니다.'],
    en: ['{o} does not head {s}.', '{s} is not led by {o}.', '{o} is not the head of {s}.'],
  },
});

const owner = relationFamily({
  name: 'owner',
  relation: 'owner',
  links: [...projectFacts, ...dealFacts].map((each) => ({ subject: each.subject, object: each.owner })),
  ghostSubjects: [...ghostProjects, ...ghostDeals],
  ghostObjects: ghostOrgs,
  falsities: ['relation', 'entity'],
  forms: {
    ko: [
      '{s}의 주관 조직은 {o}이다.',
      '{s:은/는} {o:이/가} 주관한다.',
      '{o:이/가} {s:을/를} 주관하고 있습니다.',
      '{s} 건은 {o} 주관이다.',
      '{s} 주관 조직: {o}',
      '{o:은/는} {s:을/를} 주관하는 조직이다.',
    ],
    en: [
      '{s} is owned by {o}.',
      '{o} owns {s}.',
      'The owner of {s} is {o}.',
      'The owning unit of {s} is {o}.',
      '{o} is the owner of {s}.',
      '{s} has {o} as its owner.',
    ],
  },
  negated: {
    ko: ['{s:은/는} {o:이/가} 주관하지 않는다.', '{s}의 주관 조직은 {o:이/가} 아니다.'],
    en: ['{s} is not owned by {o}.', '{o} does not own {s}.'],
  },
});

const manager = relationFamily({
  name: 'manager',
  relation: 'manager',
  links: projectFacts.map((each) => ({ subject: each.subject, object: each.manager })),
  ghostSubjects: ghostProjects,
  ghostObjects: ghostPeople,
  falsities: ['relation', 'entity'],
  forms: {
    ko: [
      '{s}의 PM은 {o}이다.',
      '{s} 프로젝트는 {o:이/가} 관리한다.',
      '{o:이/가} {s:을/를} 관리하고 있습니다.',
      '{o:은/는} {s} 프로젝트의 관리자이다.',
      '{s:은/는} {o:에 의해/에 의해} 관리된다.',
      '{s} 관리자: {o}',
    ],
    en: [
      '{s} is managed by {o}.',
      '{o} manages {s}.',
      'The project manager of {s} is {o}.',
      '{o} is the manager of {s}.',
      'The project {s} has {o} as its manager.',
      '{o} is managing {s}.',
    ],
  },
  negated: {
    ko: ['{s}의 PM은 {o:이/가} 아니다.', '{o:은/는} {s:을/를} 관리하지 않는다.'],
    en: ['{s} is not managed by {o}.', '{o} does not manage {s}.'],
  },
});

const customer = relationFamily({
  name: 'customer',
  relation: 'customer',
  links: dealFacts.map((each) => ({ subject: each.subject, object: each.customer })),
  ghostSubjects: ghostDeals,
  ghostObjects: ghostCustomers,
  falsities: ['relation', 'entity'],
  forms: {
    ko: [
      '{s}의 고객사는 {o}이다.',
      '{s} 건의 고객은 {o}입니다.',
      '{o:은/는} {s}의 고객사다.',
      '영업 기회 {s}의 고객사는 {o}이다.',
      '{s} 고객사: {o}',
      '{o:이/가} {s} 건의 고객사이다.',
    ],
    en: [
      'The customer of {s} is {o}.',
      '{o} is the customer of {s}.',
      "{s}'s customer is {o}.",
      'The customer for opportunity {s} is {o}.',
      '{s} has {o} as its customer.',
      'The client in {s} is {o}.',
    ],
  },
});

const running: readonly Link[] = stints
  .filter((each) => each.to > '2026-02-02')
  .map((each) => ({ subject: each.person, object: each.project, from: each.from, to: each.to }));
const ended: readonly Link[] = stints
  .filter((each) => each.to < '2026-02-02')
  .map((each) => ({ subject: each.person, object: each.project, from: each.from, to: each.to }));

const worksOn = relationFamily({
  name: 'works_on',
  relation: 'works_on',
  links: running,
  ended,
  ghostSubjects: ghostPeople,
  ghostObjects: ghostProjects,
  falsities: ['relation', 'entity', 'stale'],
  forms: {
    ko: [
      '{s:은/는} 현재 {o} 프로젝트에 투입되어 있다.',
      '{o} 프로젝트에는 지금 {s:이/가} 투입되어 있습니다.',
      '{s:은/는} {o}에 참여하고 있다.',
      '현재 {s:이/가} 참여 중인 프로젝트는 {o}이다.',
      '{o}에 {s:이/가} 참여하고 있습니다.',
      '{s:은/는} 지금 {o}에 참여 중이다.',
    ],
    en: [
      '{s} currently works on {o}.',
      '{s} is working on {o}.',
      '{s} is currently assigned to {o}.',
      '{o} currently has {s} assigned to it.',
      '{s} is assigned to the project {o}.',
      'At present, {s} works on {o}.',
    ],
  },
});

/** One relation with time: a month in which it held, or (`period`) one before it began. */
const once = relationFamily({
  name: 'works_on_then',
  relation: 'works_on',
  links: ended,
  ghostSubjects: ghostPeople,
  ghostObjects: ghostProjects,
  falsities: ['relation', 'entity'],
  forms: {
    ko: [
      '{s:은/는} 2024년 9월에 {o} 프로젝트에 투입되어 있었다.',
      '2024년 10월 당시 {s:은/는} {o}에 참여하고 있었습니다.',
      '{o}에는 2024년 11월에 {s:이/가} 참여했다.',
      '{s:은/는} 2024년 4분기에 {o}에 참여했다.',
      '2024년 12월에 {s:은/는} {o} 프로젝트에 투입되어 있었다.',
      '2024년 8월에는 {s:이/가} {o}에 참여했다.',
    ],
    en: [
      'In September 2024, {s} was assigned to {o}.',
      '{s} worked on {o} in October 2024.',
      '{o} had {s} assigned to it in November 2024.',
      '{s} worked on {o} in Q4 2024.',
      'In December 2024, {s} was working on {o}.',
      'In August 2024, {s} worked on {o}.',
    ],
  },
});

/** All sentences about relations. */
export const relations: readonly Family[] = [
  membership,
  parent,
  head,
  owner,
  manager,
  customer,
  worksOn,
  once,
];
