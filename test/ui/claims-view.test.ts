import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { ClaimValidation, ValidationReport } from '../../src/contract/validation-report.ts';
import { claimStanding } from '../../src/contract/claim-standing.ts';
import { answerPieces, claimsInOrder } from '../../ui/react/claims-view.ts';
import { csvRows } from '../../ui/react/csv-rows.ts';
import { passagesOf } from '../../ui/react/evidence-view.ts';

const TEXT = 'One is red. Two is blue.  Three?';

function claim(text: string, more: Partial<ClaimValidation> = {}): ClaimValidation {
  const start = TEXT.indexOf(text);
  return {
    claim_id: text,
    status: 'VERIFIED',
    confidence: 1,
    evidence_match: {},
    issues: [],
    text,
    span: start < 0 ? null : { start, end: start + text.length },
    checked: true,
    contradicted: false,
    parts: [],
    sources_asked: [],
    ...more,
  };
}

function report(claims: ClaimValidation[]): ValidationReport {
  const counts = { claims: claims.length, checked: 0, unchecked: 0, contradicted: 0 };
  return {
    status: 'success',
    result: {
      validation_id: 'val-1',
      response_id: 'r',
      overall_score: 1,
      validation_status: 'PASSED',
      claim_validations: claims,
      hallucination_check: { detected: false, suspicious_claims: [], ungrounded_claims: [] },
      recommendations: [],
      counts,
      set_aside: [],
    },
    metadata: {
      kg_queries_executed: 0,
      validation_time_ms: 0,
      language: 'en',
      reference_date: null,
      settings: {},
      checkers: {},
      unavailable: [],
    },
  };
}

function read(path: string): ClaimValidation {
  const place = { evidence_id: 't', span: null, path, quote: 'q' };
  const grounding = {
    end: 'supported',
    reason: null,
    probability: 1,
    unsupported: [],
    citations: [],
    decided_by: 'rules',
  } as const;
  return claim('One is red.', { grounding: { ...grounding, unsupported: [], citations: [], read: [place] } });
}

describe('the claim view', () => {
  it('UI19 the pieces of an answer are the answer, each claim once', () => {
    const shown = report([claim('Two is blue.'), claim('One is red.'), claim('not in the text')]);
    const pieces = answerPieces(shown, TEXT);
    expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
    expect(pieces.flatMap((piece) => piece.claim?.claim_id ?? [])).toEqual(['One is red.', 'Two is blue.']);
  });

  it('UI20 without its text what no quotation covers is a gap, not nothing', () => {
    const pieces = answerPieces(report([claim('Three?')]), null);
    expect(pieces.map(({ isGap }) => isGap)).toEqual([true, false]);
  });

  it('UI19 claims that came without an answer stand in its place, each with its verdict', () => {
    const pieces = answerPieces(report([claim('Four is green.'), claim('Five is grey.')]), null);
    expect(pieces.flatMap(({ claim: of }) => of?.text ?? [])).toEqual(['Four is green.', 'Five is grey.']);
    expect(new Set(pieces.map(({ start }) => start)).size).toBe(pieces.length);
  });

  it('UI19 contradictions come first, what is in order last, whatever was not checked between', () => {
    const claims = [
      claim('a'),
      claim('b', { status: 'UNVERIFIED', checked: false }),
      claim('c', { status: 'PARTIALLY_VERIFIED' }),
      claim('d', { status: 'HALLUCINATION' }),
      claim('e', { status: 'UNVERIFIED', contradicted: true }),
    ];
    expect(claimsInOrder(report(claims)).map(claimStanding)).toEqual([
      'contradicted',
      'hallucination',
      'unchecked',
      'partial',
      'verified',
    ]);
  });

  it('UI19 a cell that was read is drawn in its table, of CSV and of JSON', () => {
    const csv = { evidence_id: 't', type: 'table', data: 'name,"seats, all"\nA,"1,200"\nB,7\n' } as const;
    const json: Evidence = { evidence_id: 't', type: 'json', data: [{ name: 'A', seats: 5 }] };
    expect(passagesOf(read('rows[0].seats, all'), [csv])[0]?.table).toMatchObject({ row: 0, column: 1 });
    expect(passagesOf(read('[0].seats'), [json])[0]?.table?.rows).toEqual([{ index: 0, cells: ['A', '5'] }]);
    expect(passagesOf(read('[9].seats'), [json])[0]?.table).toBeNull();
    expect(csvRows('a,"b ""c"""\r\n,d')).toEqual([
      ['a', 'b "c"'],
      ['', 'd'],
    ]);
  });
});
