import { beforeAll, describe, expect, it } from 'vitest';
import { AssayError } from '../../src/contract/assay-error.ts';
import type { KnowledgeGraphReader } from '../../src/contract/ports/knowledge-graph.ts';
import type { SourceReader } from '../../src/contract/ports/source-reader.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { answerOf, openVerifyWorld, portsOf, type VerifyWorld } from '../support/verify-world.ts';

let world: VerifyWorld;
beforeAll(async () => {
  world = await openVerifyWorld();
});

/** Every method of both ports is asked for this answer: names, a similar name, facts, relations, a table. */
const ANSWER = answerOf({
  claims: [
    { claim_id: 'fact', text: 'AI팀 가동률은 96%이다', evidence_refs: ['E1'] },
    { claim_id: 'bare', text: 'AI팀 인원은 32명이다' },
    { claim_id: 'typo', text: 'The Data Platfrom Team has 55 employees.' },
    { claim_id: 'relation', text: 'Doyun Park reports to Seoyeon Lee.' },
    { claim_id: 'table', text: 'OPT-B의 성공확률은 78%이다', evidence_refs: ['E2'] },
  ],
  evidences: [
    {
      evidence_id: 'E1',
      type: 'kg_data',
      source: 'TMS.allocation',
      data: { team: 'AI팀', utilization: 0.96 },
    },
    {
      evidence_id: 'E2',
      type: 'model_output',
      source: 'success-probability',
      data: { option_id: 'OPT-B', probability: 0.78 },
    },
  ],
});
const IDS = ['fact', 'bare', 'typo', 'relation', 'table'];
const CALLS = ['findEntities', 'findSimilar', 'facts', 'relations', 'ask'] as const;
type Call = (typeof CALLS)[number];
/** The claims that rest on what each call answers. */
const RESTS: Readonly<Record<Call, readonly string[]>> = {
  findEntities: ['fact', 'bare', 'typo', 'relation'],
  findSimilar: ['typo'],
  facts: ['fact', 'bare', 'typo'],
  relations: ['relation'],
  ask: ['table'],
};
const SOURCE: Readonly<Record<Call, string>> = {
  findEntities: 'graph',
  findSimilar: 'graph (similar names)',
  facts: 'graph',
  relations: 'graph',
  ask: 'success-probability',
};

type Behave = () => Promise<never>;

/** Ports whose n-th call, counted over both, behaves as told; the names of all calls are written down. */
function faulty(at: number | Call, behave: Behave, calls: string[]): Parameters<typeof verify>[2] {
  const through = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name: string & keyof T) {
        return (...given: unknown[]) => {
          calls.push(name);
          if (at === calls.length || at === name) return behave();
          return (target[name] as (...all: unknown[]) => unknown)(...given);
        };
      },
    });
  const graph: KnowledgeGraphReader = through(world.graph);
  const sources: SourceReader = through(world.sources);
  return { ...portsOf(world), graph, sources };
}

async function reportWith(
  at: number | Call,
  behave: Behave,
): Promise<{ report: ValidationReport; calls: string[] }> {
  const calls: string[] = [];
  const report = await verify(ANSWER, world.configuration, faulty(at, behave, calls));
  return { report, calls };
}

function statuses(report: ValidationReport): Record<string, string> {
  return Object.fromEntries(
    report.result.claim_validations.map(({ claim_id, status }) => [claim_id, status]),
  );
}

const ERRORS = [
  ['timeout', 'timeout', () => new AssayError('timeout', 'too late')],
  ['unavailable', 'unavailable', () => new AssayError('unavailable', 'refused')],
  ['cancelled', 'cancelled', () => new AssayError('cancelled', 'stopped')],
  ['malformed', 'malformed', () => new AssayError('malformed', 'half a row')],
  ['plain', 'unavailable', () => new Error('boom')],
  ['not an error', 'unavailable', () => 'boom' as unknown as Error],
] as const;

describe('ports that answer', () => {
  it('VF2 the answer asks every method, and all that can be VERIFIED is', async () => {
    const { report, calls } = await reportWith(-1, () => Promise.reject(new Error('never')));
    expect(new Set(calls)).toEqual(new Set(CALLS));
    expect(report.metadata.kg_queries_executed).toBe(calls.length);
    expect(report.metadata.unavailable).toEqual([]);
    expect(statuses(report)).toEqual({
      fact: 'VERIFIED',
      bare: 'VERIFIED',
      typo: 'PARTIALLY_VERIFIED',
      relation: 'VERIFIED',
      table: 'VERIFIED',
    });
  });
});

describe.each(ERRORS)('ports that reject: %s', (_name, reason, error) => {
  it.each([1, 2, 3, 4, 5])('GR21 at call %i: reported, named, counted, not VERIFIED', async (at) => {
    const { report, calls } = await reportWith(at, () => Promise.reject(error()));
    const call = calls[at - 1] as Call;
    expect(report.result.claim_validations.map(({ claim_id }) => claim_id)).toEqual(IDS);
    expect(report.metadata.unavailable.map((one) => [one.source, one.reason])).toEqual([
      [SOURCE[call], reason],
    ]);
    expect(report.metadata.kg_queries_executed).toBe(calls.length);
    const verified = report.result.claim_validations.filter(({ status }) => status === 'VERIFIED');
    expect(verified.filter(({ claim_id }) => RESTS[call].includes(claim_id))).toEqual([]);
    expect(report.result.validation_status).not.toBe('PASSED');
  });

  it.each(['findEntities', 'facts', 'relations'] as const)('GR21 %s: nothing is accused', async (call) => {
    const { report } = await reportWith(call, () => Promise.reject(error()));
    expect(report.result.hallucination_check.suspicious_claims).toEqual([]);
  });
});

/** The ports of the world, one call of which resolves with something else. */
function lying(call: Call, given: unknown): Parameters<typeof verify>[2] {
  const wrap = <T extends object>(port: T): T =>
    new Proxy(port, {
      get: (target, name: string & keyof T) =>
        name === call
          ? () => Promise.resolve(given)
          : (...all: unknown[]) => (target[name] as (...rest: unknown[]) => unknown)(...all),
    });
  return { ...portsOf(world), graph: wrap(world.graph), sources: wrap(world.sources) };
}

const ghost = (type: string, score = 1): unknown => [
  {
    name: 'AI팀',
    candidates: [{ entity: { type, id: 'T-01', name: 'AI팀' }, how: 'exact', score, matched_name: 'AI팀' }],
  },
];
const headcount = (more: object): unknown => [
  { entity_type: 'team', entity_id: 'T-01', attribute: 'headcount', value: 32, source: 'x', ...more },
];
const RELATION = {
  subject_type: 'person',
  subject_id: 'E-002',
  subject_name: 'Doyun Park',
  relation: 'reports_to',
  object_type: 'person',
  object_id: 'E-001',
  object_name: 'Seoyeon Lee',
  source: 'x',
};

const STRANGE: readonly [Call, string, unknown, readonly string[]][] = [
  ['findEntities', 'a type that is not in the vocabulary', ghost('ghost'), ['fact', 'bare']],
  ['findEntities', 'a type named __proto__', ghost('__proto__'), ['fact', 'bare']],
  ['findEntities', 'a type named constructor', ghost('constructor'), ['fact', 'bare']],
  ['findEntities', 'a score that is no number', ghost('team', Number.NaN), []],
  ['findEntities', 'names that were not asked', [{ name: 'zz', candidates: [] }], ['fact', 'bare']],
  ['findSimilar', 'nothing', [], ['typo']],
  [
    'facts',
    'of an attribute that is not in the vocabulary',
    headcount({ attribute: 'zz' }),
    ['fact', 'bare'],
  ],
  ['facts', 'of a type that is not in the vocabulary', headcount({ entity_type: 'zz' }), ['fact', 'bare']],
  ['facts', 'whose value is no number', headcount({ value: Number.NaN }), ['fact', 'bare']],
  ['facts', 'whose value is null', headcount({ value: null }), ['fact', 'bare']],
  ['facts', 'whose value is text', headcount({ value: '32' }), ['fact', 'bare']],
  ['facts', 'whose days are none', headcount({ valid_from: 'x', valid_to: 'y' }), ['fact', 'bare']],
  ['facts', 'whose unit is unknown', headcount({ unit: 'zorkmid' }), ['fact']],
  ['relations', 'between unknown things', [{ ...RELATION, subject_type: 'zz' }], ['relation']],
  [
    'relations',
    'the other way round',
    [{ ...RELATION, subject_id: 'E-001', object_id: 'E-002' }],
    ['relation'],
  ],
  ['ask', 'facts of another entity', headcount({}), ['table']],
];

describe('ports that answer strangely', () => {
  it.each(STRANGE)('VF2 %s: %s', async (call, _about, given, unverified) => {
    const report = await verify(ANSWER, world.configuration, lying(call, given));
    expect(report.result.claim_validations.map(({ claim_id }) => claim_id)).toEqual(IDS);
    const verified = report.result.claim_validations.filter(({ status }) => status === 'VERIFIED');
    expect(verified.filter(({ claim_id }) => unverified.includes(claim_id))).toEqual([]);
    expect(() => JSON.stringify(report)).not.toThrow();
  });
});
