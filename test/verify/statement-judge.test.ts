import { describe, expect, it } from 'vitest';
import bound from '../../cases/judge/bound-values.json' with { type: 'json' };
import korean from '../../cases/judge/korean.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { ClaimValidation } from '../../src/contract/validation-report.ts';
import { verify } from '../../src/core/verify.ts';
import { statementJudge } from '../../src/core/verify/statement-judge.ts';
import { stillClock } from '../support/verify-world.ts';

const statements = statementJudge(packagedReader);
const STRICT = Configuration.parse({ grounding: { words_suffice: false } });

async function held(claim: string, data: string, judge = statements): Promise<ClaimValidation | undefined> {
  const report = await verify(
    {
      response_id: 'r',
      content: {
        text: claim,
        claims: [{ claim_id: 'CLM-01', text: claim, evidence_refs: ['e1'] }],
        evidences: [{ evidence_id: 'e1', type: 'document', data }],
      },
    },
    STRICT,
    { graph: null, sources: null, statements: judge, clock: stillClock, ids: { next: () => '0' } },
  );
  return report.result.claim_validations[0];
}

const evidence: Readonly<Record<string, string>> = bound.evidence;
const rows = [
  ...bound.cases.map(({ evidence: name, ...row }) => ({ ...row, data: evidence[name] ?? '' })),
  ...korean.cases.map(({ evidence: data, ...row }) => ({ ...row, data })),
];

describe('the statements of the evidence, in a verdict', () => {
  it.each(rows)('GR52 "$claim" is $outcome', async ({ claim, data, outcome }) => {
    const found = await held(claim, data);
    const ends: Readonly<Record<string, boolean>> = {
      supported: found?.status === 'VERIFIED' && found.grounding?.end === 'supported',
      contradicted: found?.contradicted === true && found.grounding?.end === 'contradicted',
      undecided: found?.status !== 'VERIFIED',
    };
    expect(ends[outcome]).toBe(true);
  });

  it('RD29 reads the sentences of claim and evidence with the times that stand in them', async () => {
    const read: string[][] = [];
    const judge = statementJudge((language) => {
      const reader = packagedReader(language);
      const tokens: typeof reader.tokens = (text, sentence, times = []) => {
        read.push(times.map(({ start, end }) => text.slice(start, end)));
        return reader.tokens(text, sentence, times);
      };
      return { ...reader, tokens };
    });
    await held('The tour starts at 11 a.m.', 'We meet. The tour starts at 9 a.m. on Friday.', judge);
    expect(read).toEqual(expect.arrayContaining([['11 a.m.'], ['9 a.m.', 'Friday']]));
  });

  it.each([
    ['Marsh Lane Clinic asks $94 for a first visit.', 'NUMBER_MISMATCH', '$94', '$61'],
    ['Marsh Lane Clinic opens at 8:00.', 'DATE_MISMATCH', '8:00', '9:30'],
  ])('GR54 %s names both values without the words around them', async (claim, code, expected, actual) => {
    const data =
      'Bayview Clinic asks $94 for a first visit. It opens at 8:00.\n\nMarsh Lane Clinic asks $61 for a first visit. It opens at 9:30.';
    const found = await held(claim, data);
    expect(found?.issues).toMatchObject([{ code, expected, actual }]);
    expect(found?.grounding?.read.map(({ quote }) => quote)).toHaveLength(1);
  });

  it('GR52 a value that the evidence says of another alone is undecided, and named', async () => {
    const data =
      'Bayview Clinic asks $94 for a first visit.\n\nMarsh Lane Clinic is closed on Sundays.\n\nBoth have a garden.';
    const claim = 'Marsh Lane Clinic asks $94 for a first visit.';
    const found = await held(claim, data);
    expect(found?.grounding).toMatchObject({ end: 'undecided', reason: 'other_subject' });
    expect(found?.grounding?.unsupported.map(({ start, end }) => claim.slice(start, end))).toEqual(['$94']);
  });

  it('GR52 in a long text a claim is held against what it may be about, and what ranks stays open', async () => {
    const clinics = Array.from(
      { length: 600 },
      (_, at) => `Clinic${at} House asks $${at + 11} for a first visit. It is open on weekdays.`,
    );
    const data = clinics.join('\n\n');
    expect(data.length).toBeGreaterThan(40_000);
    expect((await held('Clinic417 House asks $428 for a first visit.', data))?.status).toBe('VERIFIED');
    expect((await held('Clinic417 House asks $429 for a first visit.', data))?.contradicted).toBe(true);
    expect((await held('Clinic599 House asks the most for a first visit.', data))?.status).not.toBe(
      'VERIFIED',
    );
  });

  it.each([
    ['The heat pump took 1,450 kWh, cooking 310, the fridge 190.', 'Cooking took only 310 kWh.'],
    [
      'The choir, which Ines Marlow led for years, sang in Gdansk.',
      'The choir of Joan Petrov sang in Gdansk.',
    ],
  ])('GR47 what differs in words alone is told, and accuses nobody: %s', async (data, claim) => {
    const found = await held(claim, data);
    expect(found).toMatchObject({ status: 'UNVERIFIED', contradicted: false });
    expect(found?.grounding).toMatchObject({ end: 'undecided', reason: 'words_differ' });
    expect(found?.issues.every(({ severity }) => severity !== 'error')).toBe(true);
  });
});
