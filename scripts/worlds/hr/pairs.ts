import type { Draw, Family, Subject } from '../family.ts';
import { type Part, pairFamily } from '../pair-family.ts';
import { pick } from '../random.ts';
import { counted, won } from '../speeches.ts';
import { wrongNumber } from '../say-value.ts';
import { writtenDate } from '../time-words.ts';
import { allValues } from '../track.ts';
import { employees, headOf, projectFacts } from './assignments.ts';
import { figures } from './figures.ts';
import { nested, people } from './people.ts';

const staff = counted('명', ['employee', 'employees'], { ko: '', en: '' });

function orgParts(draw: Draw, subject: Subject): Part[] | null {
  const own = figures.find((each) => each.org.subject === subject);
  const value = own?.headcount.current?.value;
  if (!own || value === undefined) return null;
  const wrong = wrongNumber(draw, staff, value, allValues(own.headcount));
  const head = headOf(subject);
  const other = pick(draw.random, people);
  if (wrong === null || other === head) return null;
  const say = (count: number): string => staff.plain(draw.random, draw.language, count);
  return [
    {
      slot: 'n',
      right: say(value),
      wrong: say(wrong),
      falsity: 'number',
      truth: `org_unit ${subject.id} headcount = ${value} 명`,
    },
    named(draw, 'o', head, other, `org_unit ${subject.id} head = employee ${head.id}`),
  ];
}

function named(draw: Draw, slot: string, right: Subject, wrong: Subject, truth: string): Part {
  const say = (subject: Subject): string => subject[draw.language][0] ?? subject.id;
  const article = draw.language === 'en' && right.article ? 'the ' : '';
  return { slot, right: article + say(right), wrong: article + say(wrong), falsity: 'relation', truth };
}

function projectParts(draw: Draw, subject: Subject): Part[] | null {
  const own = projectFacts.find((each) => each.subject === subject);
  if (!own) return null;
  const wrong = wrongNumber(draw, won, own.budget, []);
  const other = pick(draw.random, projectFacts).manager;
  if (wrong === null || other === own.manager) return null;
  const say = (value: number): string => won.plain(draw.random, draw.language, value);
  return [
    {
      slot: 'n',
      right: say(own.budget),
      wrong: say(wrong),
      falsity: 'number',
      truth: `project ${subject.id} budget = ${own.budget} 원`,
    },
    named(draw, 'o', own.manager, other, `project ${subject.id} manager = employee ${own.manager.id}`),
  ];
}

function employeeParts(draw: Draw, subject: Subject): Part[] | null {
  const own = employees.find((each) => each.subject === subject);
  if (!own) return null;
  const other = pick(draw.random, employees);
  if (other.org === own.org || nested(other.org, own.org) || other.hired === own.hired) return null;
  const say = (iso: string): string => writtenDate(draw.random, draw.language, iso);
  return [
    {
      slot: 'd',
      right: say(own.hired),
      wrong: say(other.hired),
      falsity: 'date',
      truth: `employee ${subject.id} hire_date = ${own.hired}`,
    },
    named(draw, 'o', own.org, other.org, `employee ${subject.id} member_of = org_unit ${own.org.id}`),
  ];
}

const orgPair = pairFamily({
  name: 'org_pair',
  subjects: figures.map((each) => each.org.subject),
  parts: orgParts,
  falsities: ['number', 'relation'],
  forms: {
    ko: [
      '{s}의 인원은 {n}이고 조직장은 {o}이다.',
      '{s:은/는} 조직장이 {o}이며 인원은 {n}입니다.',
      '{o:이/가} 이끄는 {s}의 인원은 {n}이다.',
      '{s}에는 직원이 {n} 있으며, {o:이/가} 조직장이다.',
      '{s:은/는} {o:이/가} 이끌고 있고 직원 수는 {n}이다.',
      '{s}의 조직장은 {o}이고, 현재 인원은 {n}이다.',
    ],
    en: [
      '{s} has {n} and is headed by {o}.',
      '{s}, headed by {o}, has {n}.',
      '{o} heads {s}, which has {n}.',
      'The head of {s} is {o}, and its headcount is {n}.',
      '{s} is led by {o} and employs {n}.',
      '{s} employs {n}, and its head is {o}.',
    ],
  },
});

const projectPair = pairFamily({
  name: 'project_pair',
  subjects: projectFacts.map((each) => each.subject),
  parts: projectParts,
  falsities: ['number', 'relation'],
  forms: {
    ko: [
      '{s} 프로젝트의 예산은 {n}이고 PM은 {o}이다.',
      '{s} 프로젝트는 {o:이/가} 관리하며 예산은 {n}입니다.',
      '{s}의 PM은 {o}이고, 예산은 {n}이다.',
      '{o:이/가} 관리하는 {s} 프로젝트의 예산은 {n}이다.',
      '{s:은/는} 예산이 {n}이며 {o:이/가} 관리한다.',
      '{s} 프로젝트는 예산이 {n}이고, 관리자는 {o}입니다.',
    ],
    en: [
      '{s} has a budget of {n} and is managed by {o}.',
      '{o} manages {s}, whose budget is {n}.',
      'The budget of {s} is {n}, and its manager is {o}.',
      '{s} is managed by {o} and budgeted at {n}.',
      '{s}, managed by {o}, has a budget of {n}.',
      'The project manager of {s} is {o}, and the budget is {n}.',
    ],
  },
});

const employeePair = pairFamily({
  name: 'employee_pair',
  subjects: employees.map((each) => each.subject),
  parts: employeeParts,
  falsities: ['date', 'relation'],
  forms: {
    ko: [
      '{s:은/는} {o} 소속이며 입사일은 {d}이다.',
      '{s:은/는} {d}에 입사했고 {o} 소속이다.',
      '{s}의 소속은 {o}이고 입사일은 {d}입니다.',
      '{d}에 입사한 {s:은/는} {o} 소속이다.',
      '{o} 소속인 {s:은/는} {d}에 입사했다.',
      '{s:은/는} {d}에 입사하여 현재 {o}에서 근무한다.',
    ],
    en: [
      '{s} belongs to {o} and was hired on {d}.',
      '{s}, a member of {o}, joined the company on {d}.',
      '{s} was hired on {d} and works in {o}.',
      'Hired on {d}, {s} belongs to {o}.',
      "{s}'s hire date is {d}, and {s} belongs to {o}.",
      '{s} works in {o}; the hire date is {d}.',
    ],
  },
});

/** Sentences with two facts. */
export const pairs: readonly Family[] = [orgPair, projectPair, employeePair];
