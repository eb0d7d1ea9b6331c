import { describe, expect, it } from 'vitest';
import { documentOf, plainRow } from '../../eval/datasets/plain-row.ts';
import { outcomeOf } from '../../eval/outcome.ts';
import { answerOf, predictionOf, productJudge } from '../../eval/judge.ts';
import { joined, judgeSection } from '../../eval/judge-section.ts';
import { alwaysFlag } from '../../eval/judges/always-flag.ts';
import { claimOnly, surfaceOf } from '../../eval/judges/claim-only.ts';
import { shuffleEvidence, withoutEvidence } from '../../eval/judges/shuffle-evidence.ts';
import type { EvalRow } from '../../eval/row.ts';
import { sectionsOf } from '../../eval/sections.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';

function row(at: number, more: Partial<EvalRow> = {}): EvalRow {
  const id = `r${at}`;
  const evidences = [documentOf(`Evidence ${at}.`)];
  return plainRow(
    { dataset: 'd', id, group: id, answer: `Answer ${at}.`, evidences, label: at % 2 === 0 ? 1 : 0 },
    more,
  );
}

const rows = Array.from({ length: 20 }, (_, at) => row(at));

type Grounding = NonNullable<ValidationReport['result']['grounding']>;

function report(grounding: Partial<Grounding> | null, checked = 1, abstained = false): ValidationReport {
  const result = {
    counts: { claims: 1, checked, unchecked: 0, contradicted: 0 },
    abstained,
    claim_validations: [],
    ...(grounding === null ? {} : { grounding: { unsupported: [], ...grounding } }),
  };
  return { result } as unknown as ValidationReport;
}

describe('the judge of the product', () => {
  it('EV8 the row becomes an answer with its question', () => {
    expect(answerOf(row(1, { query: 'q?' }))).toEqual({
      response_id: 'r1',
      query: 'q?',
      content: { text: 'Answer 1.', evidences: [documentOf('Evidence 1.')] },
    });
    expect(answerOf(row(1))).not.toHaveProperty('query');
  });

  it.each([
    ['supported', report({ end: 'supported', probability: 0.9 }), 0.9, 'supported', []],
    [
      'contradicted, with its spans',
      report({ end: 'contradicted', probability: 0.1, unsupported: [{ start: 2, end: 4 }] }),
      0.1,
      'contradicted',
      [[2, 4]],
    ],
    [
      'contradicted, yet more likely than not',
      report({ end: 'contradicted', probability: 0.6 }),
      0.6,
      'supported',
      [],
    ],
    ['undecided: by its probability', report({ end: 'undecided', probability: 0.45 }), 0.45, 'not_found', []],
    [
      'supported by words, yet unlikely',
      report({ end: 'supported_by_words', probability: 0.4 }),
      0.4,
      'not_found',
      [],
    ],
    [
      'nothing was checked, for its words differ: by its probability',
      report({ end: 'undecided', probability: 0.2 }, 0),
      0.2,
      'not_found',
      [],
    ],
    ['no grounding at all: .5', report(null), 0.5, 'abstain', []],
    ['the answer says that it does not know', report(null, 0, true), 1, 'supported', []],
  ])('EV8 %s', (_title, said, score, verdict, spans) => {
    const outcome = 'undecided';
    expect(predictionOf(row(1), said)).toEqual({ dataset: 'd', id: 'r1', score, verdict, spans, outcome });
  });

  const verified = { status: 'VERIFIED', contradicted: false };
  const partial = { status: 'PARTIALLY_VERIFIED', contradicted: false };
  const notFound = { status: 'UNVERIFIED', contradicted: false };
  const unchecked = { ...notFound, unchecked: 'ambiguous' };
  it.each([
    ['no claim', [], 'undecided'],
    ['all VERIFIED', [verified, verified], 'verified'],
    ['one in part', [verified, partial], 'partial'],
    ['one not found', [verified, partial, notFound], 'not_found'],
    ['one unchecked', [verified, notFound, unchecked], 'undecided'],
    ['one contradicted', [verified, unchecked, { ...notFound, contradicted: true }], 'contradicted'],
    ['one unknown name', [verified, { status: 'HALLUCINATION', contradicted: false }], 'contradicted'],
  ])('EV19 %s', (_title, claims, outcome) => {
    const said = { result: { claim_validations: claims } } as unknown as ValidationReport;
    expect(outcomeOf(said)).toBe(outcome);
  });

  it('EV8 without evidence nothing is judged', async () => {
    const [bare] = withoutEvidence([row(1)]);
    if (bare === undefined) throw new Error('no row');
    expect(await productJudge()(bare)).toMatchObject({ score: 0.5, verdict: 'abstain' });
  });

  it('EV8 a judge that throws abstains, and is named', async () => {
    const [section] = sectionsOf('d', rows);
    if (section === undefined) throw new Error('no section');
    const { predictions, failures } = await judgeSection(section, async ({ id, dataset, evidences }) => {
      if (id === 'r3' && evidences.length > 0) throw new Error('broken');
      return { dataset, id, score: 1, verdict: 'supported', spans: [] };
    });
    expect(predictions.assay[3]).toMatchObject({ id: 'r3', score: 0.5, verdict: 'abstain' });
    expect(failures.map(({ id, judge, why }) => [id, judge, why])).toEqual([
      ['r3', 'assay', 'broken'],
      ['r3', 'other evidence', 'broken'],
    ]);
  });
});

describe('judges beside it', () => {
  it('EV15 always flag marks the whole answer, or each of its words', () => {
    expect(alwaysFlag([row(1)])).toEqual([
      { dataset: 'd', id: 'r1', score: 0, verdict: 'not_found', spans: [[0, 9]] },
    ]);
    expect(alwaysFlag([row(1, { dataset: 'rotowire' })])[0]?.spans).toEqual([
      [0, 6],
      [7, 9],
    ]);
  });

  it('EV15 with the evidence of another source each time', () => {
    const grouped = rows.map((one, at) => ({ ...one, group: `g${Math.floor(at / 3)}` }));
    const groupOf = new Map(grouped.map(({ evidences, group }) => [evidences, group]));
    const shuffled = shuffleEvidence(grouped);
    expect(shuffled.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    for (const { evidences, group } of shuffled) expect(groupOf.get(evidences)).not.toBe(group);
    expect(new Set(shuffled.map(({ evidences }) => evidences)).size).toBe(20);
    expect(shuffleEvidence(grouped)).toEqual(shuffled);
  });

  it('EV15 claim only learns from the answer alone, out of fold', () => {
    const long = rows.map((one, at) => ({
      ...one,
      answer: at % 2 === 0 ? 'Short.' : 'Not 12, not 13, not 14 at all.',
    }));
    const verdicts = claimOnly(long).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(long.map(({ label }) => (label === 1 ? 'supported' : 'not_found')));
    expect(claimOnly(withoutEvidence(long))).toEqual(claimOnly(long));
  });

  it('EV15 claim only cannot learn a label that its own source alone has', () => {
    const one = rows.map((each, at) => ({
      ...each,
      answer: at === 0 ? 'Not 9 at all.' : 'Same.',
      label: at === 0 ? (0 as const) : (1 as const),
    }));
    expect(claimOnly(one)[0]?.verdict).toBe('supported');
  });

  it('EV15 what claim only sees: length, numbers, negations in both languages', () => {
    expect(surfaceOf('It is not 12 or 3.')).toMatchObject({ negations: 1, number_share: 2 / 6 });
    expect(surfaceOf('12명이 아니다.')).toMatchObject({ negations: 1 });
    expect(surfaceOf('')).toMatchObject({ words: 0, number_share: 0 });
  });

  it('EV15 a set split by task stands as a whole too', async () => {
    const split = rows.map((one, at) => ({
      ...one,
      dataset: 'ragtruth',
      task: at < 5 ? 'qa' : 'summary',
      generator: 'm',
    }));
    const sections = sectionsOf('ragtruth', split);
    expect(sections.map(({ name, rows: some }) => [name, some.length])).toEqual([
      ['ragtruth qa', 5],
      ['ragtruth summary', 15],
    ]);
    const judgements = [];
    for (const section of sections) judgements.push(await judgeSection(section, productJudge()));
    const whole = joined('ragtruth', judgements, 'within model');
    expect(whole.section.rows).toEqual(split);
    expect(whole.predictions['always flag'].map(({ id }) => id)).toEqual(split.map(({ id }) => id));
  });
});
