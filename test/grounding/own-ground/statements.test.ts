import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exitOf } from '../../../src/app/verdict-of.ts';
import { claimStanding } from '../../../src/contract/claim-standing.ts';
import { Configuration } from '../../../src/contract/configuration.ts';
import { GroundingReason } from '../../../src/contract/grounding.ts';
import type { Answer } from '../../../src/contract/answer.ts';
import type { ValidationReport } from '../../../src/contract/validation-report.ts';
import { verify } from '../../../src/core/verify.ts';
import { judgeThatSays, type Says } from '../../support/scripted-statements.ts';
import { stillClock } from '../../support/verify-world.ts';

const Language = z.enum(['en', 'ko']);
const Texts = z.record(Language, z.string());
const Row = z.strictObject({
  rule: z.string(),
  about: z.string(),
  words: z.enum(['said', 'nowhere']),
  claim: z.enum(['claims', 'verbatim']).default('claims'),
  suffice: z.boolean(),
  judge: z.enum(['supported', 'contradicted', 'not_said', ...GroundingReason.options]).nullable(),
  /** Status, end, reason and `checked` of the claim; status of the answer and exit. */
  expect: z.tuple([z.string(), z.string(), z.string().nullable(), z.boolean(), z.string(), z.int()]),
});
const Table = z.strictObject({
  about: z.string(),
  evidences: z.record(z.enum(['said', 'nowhere']), Texts),
  claims: Texts,
  verbatim: Texts,
  rows: z.array(Row),
});

const table = Table.parse(
  JSON.parse(
    readFileSync(new URL('../../../cases/grounding/statements.json', import.meta.url), 'utf8'),
  ) as unknown,
);

function reportOf(
  text: string,
  data: string,
  says: Says | null,
  suffice: boolean,
): Promise<ValidationReport> {
  const answer: Answer = {
    response_id: 'r',
    content: { text, evidences: [{ evidence_id: 'e1', type: 'document', data }] },
  };
  const configuration = Configuration.parse({ grounding: { words_suffice: suffice } });
  const statements = says === null ? null : judgeThatSays(says);
  const ids = { next: () => '0' };
  return verify(answer, configuration, { graph: null, sources: null, statements, clock: stillClock, ids });
}

const rows = table.rows.flatMap((row) => Language.options.map((language) => ({ ...row, language })));

describe('what statements and what words say of a claim', () => {
  it.each(rows)('$rule $about ($language)', async (row) => {
    const { language, words, judge, suffice } = row;
    const report = await reportOf(
      table[row.claim][language],
      table.evidences[words][language],
      judge,
      suffice,
    );
    const [claim] = report.result.claim_validations;
    expect([
      claim?.status,
      claim?.grounding?.end,
      claim?.grounding?.reason,
      claim?.checked,
      report.result.validation_status,
      exitOf(report, false),
    ]).toEqual(row.expect);
    expect(claim?.unchecked).toBe(claim?.grounding?.end === 'undecided' ? 'unsupported' : undefined);
    expect(report.status).toBe('success');
  });

  it.each(Language.options)(
    'GR52 names what is open, in words, and raises no score (%s)',
    async (language) => {
      const text = table.claims[language];
      const report = await reportOf(text, table.evidences.said[language], 'other_subject', false);
      const [claim] = report.result.claim_validations;
      expect(claim).toMatchObject({ confidence: 0, contradicted: false });
      expect(claim?.grounding?.unsupported.map(({ start, end }) => text.slice(start, end))).toEqual(['420']);
      expect(claim?.issues).toMatchObject([{ code: 'NOT_CHECKED', severity: 'info', expected: '420' }]);
      expect(claim?.issues[0]?.message).toMatch(language === 'ko' ? /^판단 보류.*420/u : /^undecided.*420/u);
      expect(report.result.hallucination_check).toMatchObject({
        detected: false,
        ungrounded_claims: ['CLM-01'],
      });
    },
  );

  it.each([
    ['other_subject', 'undecided'],
    ['not_read', 'by_words'],
    ['not_said', 'by_words'],
  ] as const)('RP4 a person is asked to look, not the writer to mend: %s', async (says, standing) => {
    const report = await reportOf(table.claims.en, table.evidences.said.en, says, false);
    expect(report.result.claim_validations.map(claimStanding)).toEqual([standing]);
    expect(report.result.recommendations).toMatchObject([{ claim_id: 'CLM-01', action: 'review' }]);
  });

  it('GR54 a contradiction of the judge names the words, the values and the place', async () => {
    const text = table.claims.en;
    const report = await reportOf(text, table.evidences.said.en, 'contradicted', false);
    const [claim] = report.result.claim_validations;
    expect(claim?.issues).toMatchObject([
      { code: 'NUMBER_MISMATCH', severity: 'error', expected: '420', actual: '024' },
    ]);
    expect(claim?.grounding?.read.map(({ evidence_id }) => evidence_id)).toEqual(['e1']);
  });

  it('RP2 an undecided claim beside a verified one leaves the answer in need of review', async () => {
    const text = `${table.verbatim.en} ${table.claims.en}`;
    const says = ({ text: claim }: { readonly text: string }): Says =>
      claim === table.verbatim.en ? 'supported' : 'other_role';
    const answer: Answer = {
      response_id: 'r',
      content: { text, evidences: [{ evidence_id: 'e1', type: 'document', data: table.evidences.said.en }] },
    };
    const ids = { next: () => '0' };
    const report = await verify(answer, Configuration.parse({}), {
      graph: null,
      sources: null,
      statements: judgeThatSays(says),
      clock: stillClock,
      ids,
    });
    expect(report.result).toMatchObject({
      validation_status: 'NEEDS_REVIEW',
      counts: { claims: 2, checked: 1, unchecked: 1, contradicted: 0 },
      grounding: { end: 'undecided' },
    });
  });
});
