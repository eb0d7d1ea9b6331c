import type { Assertion, NamedEntity } from '../../../contract/assertion.ts';
import type { Fact, RelationFact } from '../../../contract/fact.ts';
import type { IssueCode } from '../../../contract/issue.ts';
import type { Vocabulary } from '../../../contract/vocabulary.ts';
import type { Ground } from './ground.ts';
import { indexFacts } from './ground.ts';

/** A claim that is wrong in one way: the checker of `rule` must find it, and must let `mended` pass. */
export interface PlantedFault {
  readonly rule: string;
  readonly about: string;
  readonly fault: Assertion;
  readonly code: IssueCode;
  /** The same assertion made true; null where nothing would make it so. */
  readonly mended: Assertion | null;
}

const TEAM: NamedEntity = { type: 'team', id: 'T-1', name: 'North Team', score: 1, mention: 'North Team' };
const OTHER: NamedEntity = { type: 'team', id: 'T-2', name: 'South Team', score: 1, mention: 'South Team' };
const PERSON: NamedEntity = { type: 'person', id: 'P-1', name: 'Ara Han', score: 1, mention: 'Ara Han' };
const STRANGER: NamedEntity = { type: 'person', id: 'P-2', name: 'Min Seo', score: 1, mention: 'Min Seo' };
const NONE = { ko: [], en: [] };

const VOCABULARY: Vocabulary = {
  team: {
    labels: NONE,
    complete: true,
    attributes: {
      utilization: { labels: NONE, kind: 'measure', unit: '%', range: { min: 0, max: 200 } },
      founded: { labels: NONE, kind: 'date' },
      status: { labels: NONE, kind: 'enum', values: { ACTIVE: NONE, CLOSED: NONE } },
    },
    relations: { lead: { to: 'person', labels: NONE, inverse: NONE, functional: true } },
  },
  person: { labels: NONE, complete: true, attributes: {}, relations: {} },
};

function fact(id: string, attribute: string, value: number | string, week?: readonly [string, string]): Fact {
  const time = week === undefined ? {} : { valid_from: week[0], valid_to: week[1] };
  const unit = typeof value === 'number' ? { unit: '%' } : {};
  return { entity_type: 'team', entity_id: id, attribute, value, source: 'planted', ...unit, ...time };
}

const LAST = ['2026-01-19', '2026-01-25'] as const;
const THIS = ['2026-01-26', '2026-02-01'] as const;
const FACTS = [
  fact('T-1', 'utilization', 80, LAST),
  fact('T-1', 'utilization', 96, THIS),
  fact('T-2', 'utilization', 70, THIS),
  fact('T-1', 'founded', '2020-03-02'),
  fact('T-1', 'status', 'ACTIVE'),
];
const LEAD: RelationFact = {
  subject_type: 'team',
  subject_id: 'T-1',
  subject_name: 'North Team',
  relation: 'lead',
  object_type: 'person',
  object_id: 'P-1',
  object_name: 'Ara Han',
  source: 'planted',
};

/** The small world that the faults are planted in. */
export const PLANTED_GROUND: Ground = {
  vocabulary: VOCABULARY,
  facts: indexFacts(FACTS),
  relations: [LEAD],
  failure: null,
  settings: {
    numeric_tolerance: 0.05,
    min_evidence_count: 1,
    hallucination_threshold: 0.3,
    pass_threshold: 0.8,
    max_steps: 1_000_000_000,
  },
  language: 'en',
  reference_date: '2026-02-02',
};

const PLACE = { start: 0, end: 1, negated: false } as const;

function value(amount: number, comparator: 'eq' | 'gt' = 'eq', unit = '%'): Assertion {
  const claimed = {
    text: `${amount}${unit}`,
    value: amount,
    unit,
    comparator,
    approximate: false,
    resolution: 1,
  };
  return { kind: 'value', ...PLACE, subject: TEAM, attribute: 'utilization', claimed };
}

function founded(day: string): Assertion {
  return {
    kind: 'date',
    ...PLACE,
    subject: TEAM,
    attribute: 'founded',
    claimed: { text: day, from: day, to: day, granularity: 'day', bound: 'at' },
  };
}

function status(code: string): Assertion {
  return { kind: 'term', ...PLACE, subject: TEAM, attribute: 'status', code, claimed: code };
}

function lead(object: NamedEntity): Assertion {
  return { kind: 'relation', ...PLACE, subject: TEAM, relation: 'lead', object };
}

function count(amount: number): Assertion {
  const claimed = {
    text: String(amount),
    value: amount,
    unit: null,
    comparator: 'eq' as const,
    approximate: false,
    resolution: 1,
  };
  return { kind: 'count', ...PLACE, subject: TEAM, relation: 'lead', inverse: false, claimed };
}

function change(direction: 'up' | 'down'): Assertion {
  return { kind: 'change', ...PLACE, subject: TEAM, attribute: 'utilization', direction, base: 'previous' };
}

function comparison(direction: 'more' | 'less'): Assertion {
  return { kind: 'comparison', ...PLACE, subject: TEAM, other: OTHER, attribute: 'utilization', direction };
}

function sum(amount: number): Assertion {
  const claimed = {
    text: `${amount}%`,
    value: amount,
    unit: '%',
    comparator: 'eq' as const,
    approximate: false,
    resolution: 1,
  };
  return {
    kind: 'combination',
    ...PLACE,
    subjects: [TEAM, OTHER],
    attribute: 'utilization',
    operation: 'sum',
    claimed,
  };
}

/** One planted fault, or more, beside each rule of grounding; `assay doctor` and the tests plant them. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  { rule: 'GR1', about: 'a wrong number', fault: value(60), code: 'NUMBER_MISMATCH', mended: value(96) },
  {
    rule: 'GR1',
    about: 'an inequality that a tolerance would let pass',
    fault: value(97, 'gt'),
    code: 'NUMBER_MISMATCH',
    mended: value(95, 'gt'),
  },
  {
    rule: 'GR1',
    about: 'another unit',
    fault: value(96, 'eq', 'h'),
    code: 'UNIT_MISMATCH',
    mended: value(0.96, 'eq', 'ratio'),
  },
  {
    rule: 'GR1',
    about: 'a value that cannot be',
    fault: value(300),
    code: 'OUT_OF_RANGE',
    mended: value(96),
  },
  { rule: 'GR1', about: 'the value of last week', fault: value(80), code: 'STALE_DATA', mended: value(96) },
  {
    rule: 'GR2',
    about: 'a wrong day',
    fault: founded('2020-03-03'),
    code: 'DATE_MISMATCH',
    mended: founded('2020-03-02'),
  },
  {
    rule: 'GR3',
    about: 'another state',
    fault: status('CLOSED'),
    code: 'TERM_MISMATCH',
    mended: status('ACTIVE'),
  },
  {
    rule: 'GR4',
    about: 'a relation to someone else',
    fault: lead(STRANGER),
    code: 'RELATION_NOT_FOUND',
    mended: lead(PERSON),
  },
  { rule: 'GR5', about: 'a wrong count', fault: count(2), code: 'COUNT_MISMATCH', mended: count(1) },
  {
    rule: 'GR6',
    about: 'a fall that was a rise',
    fault: change('down'),
    code: 'CHANGE_MISMATCH',
    mended: change('up'),
  },
  {
    rule: 'GR7',
    about: 'less that is more',
    fault: comparison('less'),
    code: 'COMPARISON_MISMATCH',
    mended: comparison('more'),
  },
  {
    rule: 'GR22',
    about: 'a sum that is not',
    fault: sum(100),
    code: 'NUMBER_MISMATCH',
    mended: sum(166),
  },
  {
    rule: 'GR8',
    about: 'a team that does not exist',
    fault: { kind: 'existence', ...PLACE, name: 'West Team', types: ['team'], is_subject: true },
    code: 'ENTITY_NOT_FOUND',
    mended: null,
  },
  {
    rule: 'GR9',
    about: 'a date that does not exist',
    fault: { kind: 'unread', ...PLACE, text: '2024-02-30', reason: 'malformed', why: 'time' },
    code: 'IMPOSSIBLE_DATE',
    mended: null,
  },
];
