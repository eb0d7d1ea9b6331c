import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';
import type { Fact } from '../../src/contract/fact.ts';
import { verify } from '../../src/core/verify.ts';
import { typeset } from '../support/typeset.ts';
import {
  answerOf,
  nothingConfigured,
  openVerifyWorld,
  portsOf,
  type VerifyWorld,
  withSettings,
} from '../support/verify-world.ts';

const Standing = z.enum(['up', 'down', 'timeout', 'none']);
const ExpectedClaim = z.strictObject({
  status: z.string().optional(),
  confidence: z.number().optional(),
  /** All codes, in alphabetical order. */
  codes: z.array(z.string()).optional(),
  codes_include: z.array(z.string()).optional(),
  unchecked: z.string().optional(),
  checked: z.boolean().optional(),
  contradicted: z.boolean().optional(),
  evidence: z.record(z.string(), z.record(z.string(), z.json())).optional(),
});
const Expected = z.strictObject({
  status: z.string(),
  reason: z.string().optional(),
  validation_status: z.string().optional(),
  overall_score: z.number().optional(),
  claims: z.record(z.string(), ExpectedClaim),
  suspicious: z.array(z.string()).optional(),
  ungrounded: z.array(z.string()).optional(),
  detected: z.boolean().optional(),
  recommend: z.record(z.string(), z.string()).optional(),
  language: z.string().optional(),
  queries: z.int().optional(),
  unavailable: z.array(z.string()).optional(),
  set_aside: z.array(z.string()).optional(),
  /** Beginning of the first issue's message. */
  message: z.string().optional(),
});
const Row = z.strictObject({
  rule: z.string(),
  about: z.string(),
  answer: z.looseObject({ content: z.looseObject({}) }),
  graph: Standing,
  sources: Standing.default('up'),
  configuration: z.literal('none').optional(),
  settings: z.record(z.string(), z.number()).optional(),
  expect: Expected,
});
type Row = z.infer<typeof Row>;

const file = join(import.meta.dirname, '../../cases/verify/decisions.json');
const rows = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));

let world: VerifyWorld;
beforeAll(async () => {
  world = await openVerifyWorld();
});

function reportFor({ answer: { content, ...more }, ...row }: Row, from = world): Promise<ValidationReport> {
  const configuration = row.configuration === 'none' ? nothingConfigured : world.configuration;
  return verify(
    answerOf(content, more),
    withSettings(configuration, row.settings),
    portsOf(from, row.graph, row.sources),
  );
}

/** Of what is there, the parts that the row speaks of, in the row's own form. */
function seenClaim(
  claim: ClaimValidation | undefined,
  expected: z.infer<typeof ExpectedClaim>,
): Record<string, unknown> {
  const codes = (claim?.issues ?? []).map(({ code }) => code).sort();
  const all: Record<string, unknown> = {
    ...claim,
    codes,
    codes_include: expected.codes_include?.filter((code) => codes.some((own) => own === code)),
  };
  const seen = Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]));
  const evidence = Object.entries(expected.evidence ?? {}).map(([id, fields]) => {
    const match: Record<string, unknown> = { ...claim?.evidence_match[id] };
    return [id, Object.fromEntries(Object.keys(fields).map((key) => [key, match[key]]))];
  });
  return expected.evidence === undefined ? seen : { ...seen, evidence: Object.fromEntries(evidence) };
}

function seen(report: ValidationReport, expected: z.infer<typeof Expected>): Record<string, unknown> {
  const { result, metadata } = report;
  const { hallucination_check: check } = result;
  const all: Record<string, unknown> = {
    status: report.status,
    reason: report.reason,
    validation_status: result.validation_status,
    overall_score: result.overall_score,
    suspicious: check.suspicious_claims,
    ungrounded: check.ungrounded_claims,
    detected: check.detected,
    recommend: Object.fromEntries(result.recommendations.map(({ claim_id, action }) => [claim_id, action])),
    language: metadata.language,
    queries: metadata.kg_queries_executed,
    unavailable: metadata.unavailable.map(({ source }) => source),
    set_aside: result.set_aside.map(({ kind }) => kind),
    message: result.claim_validations[0]?.issues[0]?.message.slice(0, expected.message?.length ?? 0),
    claims: Object.fromEntries(
      Object.entries(expected.claims).map(([id, claim]) => [
        id,
        seenClaim(
          result.claim_validations.find(({ claim_id }) => claim_id === id),
          claim,
        ),
      ]),
    ),
  };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]));
}

describe('decisions', () => {
  it.each(rows)('$rule $about', async (row) => {
    expect(seen(await reportFor(row), row.expect)).toEqual(row.expect);
  });

  it('TX13 values of graph and sources may be typeset otherwise', async () => {
    const odd = (fact: Fact): Fact => ({
      ...fact,
      value: typeof fact.value === 'string' ? typeset(fact.value, [0.95, 0.7, 0.2]) : fact.value,
      ...(fact.unit === undefined ? {} : { unit: typeset(fact.unit, [0.95, 0.7]) }),
    });
    const set: VerifyWorld = {
      ...world,
      graph: { ...world.graph, facts: async (asked) => (await world.graph.facts(asked)).map(odd) },
      sources: { ask: async (questions) => (await world.sources.ask(questions)).map(odd) },
    };
    for (const row of rows)
      expect({ about: row.about, ...seen(await reportFor(row, set), row.expect) }).toEqual({
        about: row.about,
        ...row.expect,
      });
  });
});
