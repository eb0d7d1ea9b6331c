import { describe, expect, it } from 'vitest';
import planted from '../../cases/grounding/citations/planted.json' with { type: 'json' };
import resolution from '../../cases/grounding/citations/resolution.json' with { type: 'json' };
import type { Evidence } from '../../src/contract/evidence.ts';
import { documents, reportOfText } from '../support/seen-claim.ts';

const THREE = documents('The fee is 40 euros.', 'The deposit is 80 euros.', 'The hall is open.');

async function firstOf(text: string, evidences: readonly Evidence[] = THREE) {
  const [claim] = (await reportOfText(text, evidences)).result.claim_validations;
  return {
    end: claim?.grounding?.end,
    citations: claim?.grounding?.citations,
    evidence_match: claim?.evidence_match,
    issues: claim?.issues.filter(({ code }) => code.startsWith('CITATION')),
  };
}

describe('where citations lead', () => {
  it.each(resolution.rows)('CT2 $mark $text', async (row) => {
    const written = row.mark;
    const notes = 'text' in row ? `\n\n${row.text}` : '';
    const evidences = resolution.evidences as Evidence[];
    const { citations = [] } = await firstOf(`The fee is 40 euros${written}.${notes}`, evidences);
    expect(new Set(citations.map(({ text }) => text))).toEqual(new Set([written]));
    expect(
      citations.map(({ evidence_id: id }, at) => (id === null ? [] : row.leads_to[at]?.includes(id))),
    ).toEqual(row.leads_to.map((ids) => (ids.length === 0 ? [] : true)));
  });

  it('CT2 a number is the id that is spelled so, else the place', async () => {
    const evidences = ['10', '1'].map(
      (evidence_id): Evidence => ({ evidence_id, type: 'document', data: 'The fee is 40 euros.' }),
    );
    const ids = await Promise.all(
      ['1', '2', '10', '3', '0'].map(async (number) =>
        (await firstOf(`The fee is 40 euros [${number}].`, evidences)).citations?.map(
          ({ evidence_id }) => evidence_id,
        ),
      ),
    );
    expect(ids).toEqual([['1'], ['1'], ['10'], [null], []]);
  });
});

describe('what a claim is held against', () => {
  it('CT3 a claim that cites is held against what it cites, and supported by just that', async () => {
    expect(await firstOf('The fee is 40 euros [1].')).toMatchObject({
      end: 'supported',
      citations: [{ text: '[1]', evidence_id: 'e1', supports: true }],
      evidence_match: { e1: { matched: true } },
      issues: [],
    });
  });

  it('CT3 one that another piece supports is true and miscited, and the other piece is named', async () => {
    expect(await firstOf('The deposit is 80 euros [1].')).toMatchObject({
      end: 'supported',
      citations: [{ evidence_id: 'e1', supports: false }],
      evidence_match: { e1: { matched: false } },
      issues: [{ code: 'CITATION_UNSUPPORTED', rule: 'CT3', actual: 'e2' }],
    });
  });

  it('CT3 one that the cited piece contradicts is contradicted, whatever others say', async () => {
    const evidences = documents('The fee is 40 euros.', 'The fee is 50 euros.');
    expect(await firstOf('The fee is 50 euros [1].', evidences)).toMatchObject({ end: 'contradicted' });
  });

  it('CT3 of several citations those that carry it nothing are said', async () => {
    const { citations } = await firstOf('The fee is 40 euros [1][2].');
    expect(citations).toMatchObject([
      { evidence_id: 'e1', supports: true },
      { evidence_id: 'e2', supports: false },
    ]);
  });

  it('CT2 a citation that leads nowhere is said, and the claim held against all', async () => {
    expect(await firstOf('The fee is 40 euros [7].')).toMatchObject({
      end: 'supported',
      citations: [{ evidence_id: null, supports: false }],
      issues: [{ code: 'CITATION_UNRESOLVED', rule: 'CT2', expected: '[7]' }],
    });
  });

  it('CT2 a source that was cut into passages is cited as a whole; the one that supports is shown', async () => {
    const passages = THREE.map((piece): Evidence => ({ ...piece, source: 'handbook' }));
    expect(await firstOf('The deposit is 80 euros (source: handbook).', passages)).toMatchObject({
      end: 'supported',
      citations: [{ evidence_id: 'e2', supports: true }],
    });
  });

  it('CT3 a claim that cites nothing is held against all; only what was read for it is named', async () => {
    const { end, citations, evidence_match } = await firstOf('The deposit is 80 euros.');
    expect([end, citations]).toEqual(['supported', []]);
    expect(Object.keys(evidence_match ?? {})).toEqual(['e2']);
    expect(evidence_match).toMatchObject({ e2: { matched: true } });
  });
});

describe('planted faults', () => {
  it.each(planted)('$rule finds $about, and nothing where it is mended', async (row) => {
    const said = async (text: string): Promise<string[]> => {
      const { result } = await reportOfText(text, row.evidences as Evidence[]);
      return result.claim_validations.flatMap(({ issues }) => issues.map(({ code }) => code));
    };
    expect(await said(row.fault)).toContain(row.code);
    expect(await said(row.mended)).not.toContain(row.code);
  });

  it('CT2, CT3, CT4, GR46 and GR50 have one each', () => {
    expect([...new Set(planted.map(({ rule }) => rule))]).toEqual(['CT2', 'CT3', 'CT4', 'GR46', 'GR50']);
  });
});
