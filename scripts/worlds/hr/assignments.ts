import { integer, pick, seeded, shuffled, stepped } from '../random.ts';
import type { Subject } from '../family.ts';
import { orgs, people } from './people.ts';
import { customers, deals, projects } from './work.ts';
import { SEED } from './figures.ts';

const random = seeded(SEED + 1);
const two = (value: number): string => String(value).padStart(2, '0');
const day = (fromYear: number, toYear: number): string =>
  `${integer(random, fromYear, toYear)}-${two(integer(random, 1, 12))}-${two(integer(random, 1, 28))}`;

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
}

export interface Employee {
  readonly subject: Subject;
  readonly org: Subject;
  readonly grade: string;
  readonly hired: string;
  readonly salary: number;
}

const GRADES = ['ASSOCIATE', 'SENIOR', 'PRINCIPAL', 'DIRECTOR'];

/** The first twelve head the org units, each its own. */
export const employees: readonly Employee[] = people.map((subject, index) => ({
  subject,
  org: at(orgs, index).subject,
  grade: index < 12 ? 'DIRECTOR' : at(GRADES, integer(random, 0, 2)),
  hired: day(2013, 2024),
  salary: index < 12 ? stepped(random, 95e6, 140e6, 1e6) : stepped(random, 42e6, 92e6, 1e6),
}));

export const headOf = (org: Subject): Subject =>
  at(
    people,
    orgs.findIndex((each) => each.subject === org),
  );

export interface Project {
  readonly subject: Subject;
  readonly owner: Subject;
  readonly manager: Subject;
  readonly status: string;
  readonly start: string;
  readonly end: string;
  readonly budget: number;
  readonly progress: number;
}

const STATUS = [
  'COMPLETED',
  'COMPLETED',
  'COMPLETED',
  'CANCELLED',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ON_HOLD',
  'ACTIVE',
  'ACTIVE',
  'ON_HOLD',
  'ACTIVE',
  'PLANNED',
  'ACTIVE',
];

function project(subject: Subject, index: number): Project {
  const year = Number(subject.id.slice(4, 8));
  const status = at(STATUS, index);
  const start =
    status === 'PLANNED'
      ? '2026-03-09'
      : index === 14
        ? '2026-01-12'
        : `${year}-${two(integer(random, 1, year === 2024 ? 3 : 8))}-${two(integer(random, 1, 28))}`;
  return {
    subject,
    owner: at(orgs, index * 5 + 1).subject,
    manager: at(people, 12 + index),
    status,
    start,
    end: `${status === 'COMPLETED' ? 2025 : year === 2026 ? 2027 : integer(random, 2026, 2027)}-${two(integer(random, 3, 12))}-${two(integer(random, 1, 28))}`,
    budget: stepped(random, 2e8, 4.8e9, 1e7),
    progress: status === 'COMPLETED' ? 100 : status === 'PLANNED' ? 0 : stepped(random, 15, 90, 1),
  };
}

export const projectFacts: readonly Project[] = projects.map(project);

export interface Deal {
  readonly subject: Subject;
  readonly customer: Subject;
  readonly owner: Subject;
  readonly stage: string;
  readonly amount: number;
  readonly probability: number;
  readonly close: string;
}

const STAGES = ['LEAD', 'PROPOSAL', 'NEGOTIATION', 'WON', 'LOST'];

export const dealFacts: readonly Deal[] = deals.map((subject, index) => ({
  subject,
  customer: at(customers, index * 3 + 2),
  owner: at(orgs, [6, 7, 8][index % 3] ?? 6).subject,
  stage: at(STAGES, integer(random, 0, 2)),
  amount: stepped(random, 1.5e8, 9.8e9, 1e7),
  probability: stepped(random, 10, 90, 5),
  close:
    index < 3
      ? `2026-02-${two(integer(random, 5, 27))}`
      : `2026-${two(integer(random, 3, 11))}-${two(integer(random, 1, 28))}`,
}));

export interface Assignment {
  readonly person: Subject;
  readonly project: Subject;
  readonly from: string;
  readonly to: string;
}

/** A past stint for half of the people, a running one for most: never on the same project. */
export const stints: readonly Assignment[] = shuffled(random, people.slice(12)).flatMap((person, index) => {
  const early = at(projects, index % 6);
  const late = at(projects, 6 + (index % 6));
  const past = {
    person,
    project: early,
    from: `2024-${two(integer(random, 4, 7))}-01`,
    to: `2025-0${integer(random, 2, 8)}-28`,
  };
  const now = { person, project: late, from: `2025-${two(integer(random, 9, 12))}-01`, to: '2026-12-31' };
  return pick(random, [[past, now], [past, now], [now]]);
});

export interface Run {
  readonly run: string;
  readonly option: string;
  readonly date: string;
  readonly to: string;
  readonly probability: number;
  readonly n: number;
  readonly asIs: number;
  readonly toBe: number;
}

const run = (
  option: string,
  month: string,
  to: string,
  probability: number,
  n: number,
  asIs: number,
  toBe: number,
): Run => ({
  run: `RUN-${month}-${option.slice(4)}`,
  option,
  date: `${month.slice(0, 4)}-${month.slice(4)}-05`,
  to,
  probability,
  n,
  asIs,
  toBe,
});

/** Model runs, oldest first; each holds until the next. */
export const runs: readonly Run[] = [
  run('OPT-A', '202511', '2026-01-04', 0.52, 150, 0.94, 0.9),
  run('OPT-A', '202601', '', 0.61, 200, 0.96, 0.87),
  run('OPT-B', '202511', '2026-01-04', 0.66, 150, 0.94, 0.76),
  run('OPT-B', '202601', '', 0.78, 200, 0.96, 0.82),
  run('OPT-C', '202511', '2026-01-04', 0.58, 120, 0.94, 0.72),
  run('OPT-C', '202601', '', 0.45, 240, 0.96, 0.91),
];
