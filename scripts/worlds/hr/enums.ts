import type { Family, Subject } from '../family.ts';
import { relationFamily } from '../relation-family.ts';
import { dealFacts, employees, projectFacts } from './assignments.ts';
import { ghostOrgs, ghostPeople, orgs } from './people.ts';
import { ghostDeals, ghostProjects } from './work.ts';

const value = (id: string, ko: string, en: string): Subject => ({
  type: 'value',
  id,
  ko: ko.split('|'),
  en: en.split('|'),
  bare: true,
});
const find = (values: readonly Subject[], id: string): Subject => {
  const found = values.find((each) => each.id === id);
  if (!found) throw new Error(`no enum value ${id}`);
  return found;
};

export const STATUSES = [
  value('PLANNED', '계획|예정', 'planned'),
  value('ACTIVE', '진행 중|진행중', 'active|in progress'),
  value('ON_HOLD', '보류', 'on hold'),
  value('COMPLETED', '완료', 'completed'),
  value('CANCELLED', '취소', 'cancelled'),
];
export const GRADES = [
  value('ASSOCIATE', '사원', 'Associate'),
  value('SENIOR', '선임', 'Senior'),
  value('PRINCIPAL', '책임', 'Principal'),
  value('DIRECTOR', '이사', 'Director'),
];
export const LOCATIONS = [
  value('SEOUL', '서울', 'Seoul'),
  value('PANGYO', '판교', 'Pangyo'),
  value('DAEJEON', '대전', 'Daejeon'),
  value('BUSAN', '부산', 'Busan'),
];
export const STAGES = [
  value('LEAD', '발굴', 'lead'),
  value('PROPOSAL', '제안', 'proposal'),
  value('NEGOTIATION', '협상', 'negotiation'),
  value('WON', '수주', 'won'),
  value('LOST', '실주', 'lost'),
];

const falsities = ['relation', 'entity'] as const;

const status = relationFamily({
  name: 'status',
  relation: 'status',
  links: projectFacts.map((each) => ({ subject: each.subject, object: find(STATUSES, each.status) })),
  ghostSubjects: ghostProjects,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s} 프로젝트의 상태는 {o}이다.',
      '{s:은/는} 현재 {o} 상태이다.',
      '{s} 프로젝트는 {o} 상태입니다.',
      '{s} 상태: {o}',
      '프로젝트 {s}의 현재 상태는 {o}입니다.',
      '{s}의 상태는 지금 {o}임.',
    ],
    en: [
      'The status of {s} is {o}.',
      '{s} is currently {o}.',
      'Project {s} has the status "{o}".',
      "{s}'s status is {o}.",
      'The project {s} is {o}.',
      'The current status of {s} is {o}.',
    ],
  },
  negated: {
    ko: ['{s}의 상태는 {o:이/가} 아니다.', '{s:은/는} {o} 상태가 아니다.'],
    en: ['{s} is not {o}.', 'The status of {s} is not {o}.'],
  },
});

const grade = relationFamily({
  name: 'grade',
  relation: 'grade',
  links: employees.map((each) => ({ subject: each.subject, object: find(GRADES, each.grade) })),
  ghostSubjects: ghostPeople,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s}의 직급은 {o}이다.',
      '{s:은/는} 직급이 {o}입니다.',
      '{s}의 현재 직급은 {o}임.',
      '{s:은/는} {o} 직급이다.',
      '{s} 직급: {o}',
      '{s}, 직급은 {o}.',
    ],
    en: [
      'The grade of {s} is {o}.',
      "{s}'s grade is {o}.",
      '{s} holds the grade of {o}.',
      '{s} has the grade {o}.',
      'The current grade of {s} is {o}.',
      '{s} is at the {o} grade.',
    ],
  },
});

const location = relationFamily({
  name: 'location',
  relation: 'location',
  links: orgs.map((each) => ({ subject: each.subject, object: find(LOCATIONS, each.location) })),
  ghostSubjects: ghostOrgs,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s}의 근무지는 {o}이다.',
      '{s:은/는} {o}에 있다.',
      '{s:은/는} {o}에 위치해 있습니다.',
      '{s} 사무실 위치는 {o}이다.',
      '{s} 근무지: {o}',
      '{s}의 위치는 {o}입니다.',
    ],
    en: [
      '{s} is located in {o}.',
      '{s} is based in {o}.',
      'The location of {s} is {o}.',
      "{s}'s location is {o}.",
      'The office location of {s} is {o}.',
      '{s} has its location in {o}.',
    ],
  },
});

const stage = relationFamily({
  name: 'stage',
  relation: 'stage',
  links: dealFacts.map((each) => ({ subject: each.subject, object: find(STAGES, each.stage) })),
  ghostSubjects: ghostDeals,
  ghostObjects: [],
  falsities,
  forms: {
    ko: [
      '{s} 건의 영업 단계는 {o}이다.',
      '{s}의 단계는 현재 {o}입니다.',
      '{s:은/는} {o} 단계에 있다.',
      '영업 기회 {s:은/는} {o} 단계이다.',
      '{s} 단계: {o}',
      '{s} 건은 지금 {o} 단계임.',
    ],
    en: [
      'The stage of {s} is {o}.',
      '{s} is at the {o} stage.',
      'Opportunity {s} is in the {o} stage.',
      "{s}'s stage is {o}.",
      'The current stage of {s} is {o}.',
      '{s} has reached the {o} stage.',
    ],
  },
});

/** Sentences about values from closed lists. */
export const enums: readonly Family[] = [status, grade, location, stage];
