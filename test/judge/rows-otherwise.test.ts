import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/rows-otherwise.json' with { type: 'json' };
import { openRecordsOf } from '../../eval/statements/open-records.ts';
import { Evidence } from '../../src/contract/evidence.ts';

const tables: Readonly<Record<string, unknown>> = data.evidence;

describe('claims that put what rows say otherwise', () => {
  it.each(data.cases)('$rule $evidence: "$claim" is $outcome', ({ evidence, claim, outcome }) => {
    const rows = Evidence.parse({ evidence_id: evidence, type: 'table', data: tables[evidence] });
    expect(openRecordsOf(rows)({ text: claim, query: null, said: null }).outcome).toBe(outcome);
  });
});
