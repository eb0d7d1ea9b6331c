import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Configuration } from '../../../src/contract/configuration.ts';
import { Evidence } from '../../../src/contract/evidence.ts';
import type { ValidationReport } from '../../../src/contract/validation-report.ts';
import { verify } from '../../../src/core/verify.ts';
import { statements } from '../../support/read-statements.ts';

const PORTS = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-02-02T00:00:00Z' },
  ids: { next: () => '0' },
};
const JOINED = Configuration.parse({});

const Case = z.strictObject({
  id: z.string(),
  kind: z.string(),
  evidences: z.array(z.union([z.string(), Evidence.omit({ evidence_id: true })])).min(2),
  answer: z.string(),
  /** `warned`: the piece that it cites says so, another denies it. `none`: nothing denies it. */
  end: z.enum(['contradicted', 'warned', 'none']),
});
type Case = z.infer<typeof Case>;

function read(language: 'en' | 'ko'): readonly Case[] {
  const file = new URL(`../../../cases/grounding/conflicts/${language}.json`, import.meta.url);
  return z.array(Case).parse(JSON.parse(readFileSync(file, 'utf8')));
}

function evidencesOf(pieces: Case['evidences']): Evidence[] {
  return pieces.map((piece, at) => {
    const evidence_id = `e${at + 1}`;
    return typeof piece === 'string'
      ? { evidence_id, type: 'document', data: piece }
      : { evidence_id, ...piece };
  });
}

async function reportOf(text: string, evidences: readonly Evidence[]): Promise<ValidationReport> {
  return verify({ response_id: 'r', content: { text, evidences: [...evidences] } }, JOINED, PORTS);
}

/** How the answer ends, as the table says it. */
async function endOf(text: string, evidences: readonly Evidence[]): Promise<Case['end']> {
  const { result } = await reportOf(text, evidences);
  if (result.claim_validations.some(({ contradicted }) => contradicted)) return 'contradicted';
  const issues = result.claim_validations.flatMap((claim) => claim.issues);
  return issues.some(({ rule }) => rule === 'GR50') ? 'warned' : 'none';
}

describe.each(['en', 'ko'] as const)('pieces of evidence that deny each other, %s', (language) => {
  const rows = read(language);
  const conflicts = rows.filter(({ end }) => end === 'contradicted');
  const twins = rows.filter(({ end }) => end !== 'contradicted');

  it('GR50 the table has at least 24 of each, ids once', () => {
    expect(Math.min(conflicts.length, twins.length)).toBeGreaterThanOrEqual(24);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(twins)('GR50 $id $kind: $answer', async ({ evidences, answer, end }) => {
    expect(await endOf(answer, evidencesOf(evidences))).toBe(end);
  });

  it('GR50 finds nine of ten conflicts', async () => {
    const ends = await Promise.all(
      conflicts.map(async ({ id, evidences, answer }) => ({
        id,
        end: await endOf(answer, evidencesOf(evidences)),
      })),
    );
    const missed = ends.filter(({ end }) => end !== 'contradicted').map(({ id }) => id);
    expect(missed.length / conflicts.length).toBeLessThanOrEqual(0.1);
  });

  it('GR50 finds them in the other order of the pieces, or does not find the claim at all', async () => {
    for (const { id, evidences, answer } of conflicts) {
      const pieces = evidencesOf(evidences);
      if ((await endOf(answer, pieces)) !== 'contradicted' || answer.includes('[')) continue;
      const { result } = await reportOf(answer, pieces.toReversed());
      expect([id, result.grounding?.end]).not.toEqual([id, 'supported']);
    }
  });

  it.each(conflicts)('GR50 $id has no conflict where only what supports it is there', async (row) => {
    const pieces = evidencesOf(row.evidences);
    const { result } = await reportOf(row.answer.replaceAll(/ ?\[\d\]/gu, ''), pieces);
    const against = result.claim_validations.flatMap(({ issues }) =>
      issues
        .filter(({ rule }) => rule === 'GR50')
        .flatMap(({ sources }) => sources.map(({ source }) => source)),
    );
    const rest = pieces.filter(({ evidence_id }) => !against.includes(evidence_id));
    const after = await reportOf(row.answer.replaceAll(/ ?\[\d\]/gu, ''), rest);
    const issues = after.result.claim_validations.flatMap((claim) => claim.issues);
    expect(issues.filter(({ rule }) => rule === 'GR50')).toEqual([]);
  });
});

describe('a conflict in the report', () => {
  const pieces = evidencesOf(['The Alder Hall seats 480 people.', 'The Alder Hall seats 520 people.']);

  it('GR50 names both values, the piece that denies, and both places', async () => {
    const { result } = await reportOf('The Alder Hall seats 480 people.', pieces);
    const [claim] = result.claim_validations;
    expect(claim?.issues).toMatchObject([
      {
        rule: 'GR50',
        code: 'NUMBER_MISMATCH',
        severity: 'error',
        expected: '480 people',
        actual: '520 people',
        sources: [{ source: 'e2' }],
      },
    ]);
    expect(claim?.grounding).toMatchObject({ end: 'contradicted', unsupported: [{ start: 21, end: 31 }] });
    expect(claim?.grounding?.read.map(({ evidence_id }) => evidence_id)).toEqual(['e1', 'e2']);
    expect(result.grounding?.probability).toBeLessThan(0.5);
  });

  it('GR50 one that cites the other piece is warned of, and stays supported', async () => {
    const { result } = await reportOf('The Alder Hall seats 480 people [1].', pieces);
    const [claim] = result.claim_validations;
    expect(claim).toMatchObject({ status: 'VERIFIED', contradicted: false });
    expect(claim?.issues).toMatchObject([{ rule: 'GR50', severity: 'warning', sources: [{ source: 'e2' }] }]);
  });

  it('GR50 one piece of two thousand that denies is found', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => `Locker ${at} belongs to team ${at % 97}.`);
    const texts = ['The Alder Hall seats 480 people.', ...many, 'The Alder Hall seats 520 people.'];
    expect(await endOf('The Alder Hall seats 480 people.', evidencesOf(texts))).toBe('contradicted');
  });
});
