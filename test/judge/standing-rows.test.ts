import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/standing-rows.json' with { type: 'json' };
import { openRecordsOf } from '../../eval/statements/open-records.ts';
import { Evidence } from '../../src/contract/evidence.ts';

const evidence: Readonly<Record<string, object>> = data.evidence;

describe('claims whose words stand in rows', () => {
  it.each(data.cases)('$rule $evidence: "$claim" is $outcome', ({ evidence: name, claim, outcome }) => {
    const judge = openRecordsOf(Evidence.parse({ evidence_id: 'e', ...evidence[name] }));
    expect(judge({ text: claim, query: null, said: null }).outcome).toBe(outcome);
  });
});
