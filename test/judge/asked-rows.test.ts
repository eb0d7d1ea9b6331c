import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/asked-rows.json' with { type: 'json' };
import { openRecordsOf } from '../../eval/statements/open-records.ts';
import { Evidence } from '../../src/contract/evidence.ts';

const evidence: Readonly<Record<string, object>> = data.evidence;

function hold(name: string, text: string) {
  const judge = openRecordsOf(Evidence.parse({ evidence_id: 'e', ...evidence[name] }));
  return judge({ text, query: null, said: null });
}

describe('claims about rows', () => {
  it.each(data.cases)('$rule $evidence: "$claim" is $outcome', ({ evidence: name, claim, outcome }) => {
    expect(hold(name, claim).outcome).toBe(outcome);
  });

  it.each(data.left)(
    '$rule $evidence: "$claim" is $nearly but for words',
    ({ evidence: name, claim, nearly }) => {
      const said = hold(name, claim);
      expect(said).toMatchObject({ outcome: 'undecided', nearly });
      expect(said.open.length).toBeGreaterThan(0);
    },
  );

  it('JD85 a number of the name of a column is no value, and bare digits deny no unit of it', () => {
    const text = 'Bank,"Tier 1 capital, million"\nElm,1394\nOak,769';
    const judge = openRecordsOf({ evidence_id: 'e', type: 'table', data: text });
    const outcomeOf = (claim: string) => judge({ text: claim, query: null, said: null }).outcome;
    expect(outcomeOf('The tier 1 capital of Elm is 1394 million.')).toBe('supported');
    expect(outcomeOf('The tier 1 capital of Elm is 769 million.')).toBe('contradicted');
    expect(outcomeOf('The tier 1 capital of Elm is 1394.')).toBe('undecided');
  });

  it('JD77 names the number, what it came to, and the cells', () => {
    const { differences, derivation, read } = hold('projects', 'The AI Team owns two projects.');
    expect(differences).toEqual([
      { code: 'COUNT_MISMATCH', place: { start: 17, end: 20 }, expected: 'two', actual: '3' },
    ]);
    expect(derivation).toMatch(/^count\(rows where Owner = "AI Team"\) = 3: Owner: /u);
    expect(read.map(({ quote }) => quote)).toEqual(['AI Team', 'AI Team', 'AI Team']);
  });

  it('JD77 names the word that stands in no such cell', () => {
    const { differences } = hold('사업', '챗봇 고도화는 완료되었습니다.');
    expect(differences).toEqual([
      { code: 'TERM_MISMATCH', place: { start: 8, end: 15 }, expected: '완료되었습니다', actual: '취소' },
    ]);
  });
});
