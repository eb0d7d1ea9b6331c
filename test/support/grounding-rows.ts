import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { exitOf } from '../../src/app/verdict-of.ts';
import type { Answer } from '../../src/contract/answer.ts';
import type { Calibration } from '../../src/contract/calibration.ts';
import { CHECKERS } from '../../src/contract/checkers.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import { GroundingModelSettings } from '../../src/contract/grounding-model-settings.ts';
import { GroundingSettings } from '../../src/contract/grounding-settings.ts';
import { crossEncoder } from '../../src/core/grounding/model-tier/cross-encoder.ts';
import type { ModelScore } from '../../src/contract/ports/grounding-model.ts';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';
import type { VerifyPorts } from '../../src/core/verify/route.ts';
import { answerOf } from './verify-world.ts';

const Standing = z.enum(['up', 'down', 'timeout', 'none']);
const ExpectedClaim = z.strictObject({
  status: z.string(),
  end: z.string().nullable().optional(),
  reason: z.string().nullable().optional(),
  checked: z.boolean().optional(),
  unchecked: z.string().nullable().optional(),
  contradicted: z.boolean().optional(),
  /** All codes, in alphabetical order. */
  codes: z.array(z.string()).optional(),
  /** Ids of evidence_match that support, do not, or could not be asked. */
  matched: z.array(z.string()).optional(),
  unmatched: z.array(z.string()).optional(),
  silent: z.record(z.string(), z.string()).optional(),
  /** `[text, evidence_id, supports]`. */
  citations: z.array(z.tuple([z.string(), z.string().nullable(), z.boolean().nullable()])).optional(),
  decided_by: z.string().optional(),
  /** The words that nothing supports. */
  unsupported: z.array(z.string()).optional(),
  /** Evidence that was read, each id once. */
  read: z.array(z.string()).optional(),
  derivation: z.string().optional(),
});
const Expected = z.strictObject({
  status: z.enum(['success', 'error']),
  validation_status: z.string(),
  exit: z.int(),
  reason: z.string().optional(),
  end: z.string().nullable().optional(),
  abstained: z.boolean().optional(),
  set_aside: z.array(z.string()).optional(),
  unavailable: z.array(z.string()).optional(),
  asked_model: z.int().optional(),
  band: z.array(z.number()).optional(),
  calibrated: z.boolean().nullable().optional(),
  aggregation: z.string().optional(),
  claims: z.record(z.string(), ExpectedClaim),
});
export const GroundingRow = z.strictObject({
  rule: z.string(),
  about: z.string(),
  evidence: z.array(z.union([z.string(), z.looseObject({ evidence_id: z.string() })])),
  text: z.string().optional(),
  claims: z.array(z.looseObject({ text: z.string() })).optional(),
  query: z.string().optional(),
  settings: z.record(z.string(), z.number()).optional(),
  grounding: z.record(z.string(), z.unknown()).optional(),
  calibration: z.enum(['current', 'outdated', 'other aggregation']).optional(),
  graph: Standing.default('none'),
  /** What the scripted model says of every pair; `fails` and `malformed` are what they say. */
  model: z
    .union([
      z.enum(['fails', 'malformed', 'cannot be opened']),
      z.strictObject({ supported: z.number(), contradicted: z.number() }),
    ])
    .optional(),
  expect: Expected,
});
export type GroundingRow = z.infer<typeof GroundingRow>;

const Table = z.strictObject({
  evidences: z.record(z.string(), z.looseObject({ evidence_id: z.string() })),
  rows: z.array(GroundingRow),
});

const file = join(import.meta.dirname, '../../cases/verify/grounding.json');

export function groundingTable(): z.infer<typeof Table> {
  return Table.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function rowAnswer(row: GroundingRow, evidences: z.infer<typeof Table>['evidences']): Answer {
  const pieces = row.evidence.map((one) => (typeof one === 'string' ? evidences[one] : one));
  const { text, claims, query } = row;
  const content = { evidences: pieces, ...(text === undefined ? {} : { text }), ...(claims && { claims }) };
  return answerOf(content, query === undefined ? {} : { query });
}

function calibrationOf(kind: NonNullable<GroundingRow['calibration']>): Calibration {
  const checkers = { ...CHECKERS };
  const one = { value: 0.5, low: 0.4, high: 0.6 };
  return {
    kind: 'assay.calibration',
    version: 1,
    created_at: '2026-01-01T00:00:00Z',
    rows: 100,
    groups: 50,
    unusable: {},
    checkers: kind === 'outdated' ? { ...checkers, GR24: '0' } : checkers,
    aggregation: kind === 'other aggregation' ? 'best' : 'joined',
    wanted_precision: null,
    slope: 1,
    intercept: 0,
    supported_above: 0.999999,
    not_found_below: 0,
    figures: {
      auc: one,
      balanced_accuracy: one,
      precision: one,
      recall: one,
      not_found_precision: one,
      not_found_recall: one,
      abstention: one,
    },
  };
}

/** The configuration of a row: another one's validator and grounding settings on top. */
export function rowConfiguration(row: GroundingRow, world: Configuration): Configuration {
  const base = row.graph === 'none' ? Configuration.parse({}) : world;
  const calibration = row.calibration === undefined ? {} : { calibration: calibrationOf(row.calibration) };
  return {
    ...base,
    validation: { ...base.validation, ...row.settings },
    grounding: GroundingSettings.parse({ ...row.grounding, ...calibration }),
  };
}

type ClaimJudge = NonNullable<VerifyPorts['model']>;

export interface ScriptedTier extends ClaimJudge {
  readonly asked: { count: number };
}

/** A model tier that answers every pair with the same score, or does not. */
export function scriptedTier(model: NonNullable<GroundingRow['model']>): ScriptedTier {
  const asked = { count: 0 };
  const scores = (pairs: number): readonly ModelScore[] => {
    if (model === 'fails') throw new Error('out of memory');
    if (typeof model === 'string') return [{ supported: 'yes' } as unknown as ModelScore];
    return Array.from({ length: pairs }, () => model);
  };
  const settings = GroundingModelSettings.parse({
    model: 'm.onnx',
    tokenizer: 't.json',
    labels: 'logit',
    ask_above: 0,
  });
  const judge = crossEncoder({
    configured: 'm.onnx',
    settings: { ...settings, not_found_below: 0.3, supported_above: 0.7 },
    async open() {
      if (model === 'cannot be opened') throw new Error('no such file');
      return {
        name: 'scripted',
        async score(pairs) {
          asked.count += 1;
          return scores(pairs.length);
        },
      };
    },
  });
  return { ...judge, asked };
}

function idsWhere(
  { evidence_match }: ClaimValidation,
  holds: (match: ClaimValidation['evidence_match'][string]) => boolean,
): string[] {
  return Object.entries(evidence_match)
    .filter(([, match]) => holds(match))
    .map(([id]) => id)
    .sort();
}

/** One claim in the row's own form. */
function seenClaim(claim: ClaimValidation | undefined): Record<string, unknown> {
  if (claim === undefined) return {};
  const { grounding, parts, text } = claim;
  const silent = Object.entries(claim.evidence_match).filter(([, { unchecked }]) => unchecked !== undefined);
  return {
    status: claim.status,
    end: grounding?.end ?? null,
    reason: grounding?.reason ?? null,
    checked: claim.checked,
    unchecked: claim.unchecked ?? null,
    contradicted: claim.contradicted,
    codes: claim.issues.map(({ code }) => code).sort(),
    matched: idsWhere(claim, ({ matched }) => matched),
    unmatched: idsWhere(claim, ({ matched, unchecked }) => !matched && unchecked === undefined),
    silent: Object.fromEntries(silent.map(([id, { unchecked }]) => [id, unchecked])),
    citations: grounding?.citations.map((one) => [one.text, one.evidence_id, one.supports]),
    decided_by: grounding?.decided_by,
    unsupported: grounding?.unsupported.map(({ start, end }) => text.slice(start, end)),
    read: [...new Set(grounding?.read.map(({ evidence_id }) => evidence_id))].sort(),
    derivation: parts.find(({ derivation }) => derivation !== undefined)?.derivation,
  };
}

function only(all: Record<string, unknown>, expected: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]));
}

/** Of the report, the parts that the row speaks of, in the row's own form. */
export function seenReport(
  report: ValidationReport,
  askedModel: number,
  { expect }: GroundingRow,
): Record<string, unknown> {
  const { result, metadata } = report;
  const { grounding, claim_validations: found } = result;
  const ids = new Set([...Object.keys(expect.claims), ...found.map(({ claim_id }) => claim_id)]);
  const claims = [...ids].map((id) => {
    const seen = seenClaim(found.find(({ claim_id }) => claim_id === id));
    return [id, only(seen, expect.claims[id] ?? { status: '' })];
  });
  const band = grounding && [grounding.band.supported_above, grounding.band.not_found_below];
  const all = {
    status: report.status,
    reason: report.reason,
    validation_status: result.validation_status,
    exit: exitOf(report, false),
    end: grounding?.end ?? null,
    abstained: result.abstained ?? false,
    set_aside: result.set_aside.map(({ kind }) => kind),
    unavailable: metadata.unavailable.map(({ source }) => source),
    asked_model: askedModel,
    band,
    calibrated: grounding?.calibration?.applied ?? null,
    aggregation: grounding?.aggregation,
    claims: Object.fromEntries(claims),
  };
  return only(all, expect);
}
