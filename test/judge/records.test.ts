import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/records.json' with { type: 'json' };
import { openRecordsOf } from '../../eval/statements/open-records.ts';
import { Evidence } from '../../src/contract/evidence.ts';
import { countedWork } from '../support/counted-work.ts';

const evidence: Readonly<Record<string, object>> = data.evidence;

function open(name: string): ReturnType<typeof openRecordsOf> {
  return openRecordsOf(Evidence.parse({ evidence_id: 'e', ...evidence[name] }));
}

describe('claims against rows and records', () => {
  it.each(data.cases)('$rule $evidence: "$claim" is $outcome', ({ evidence: name, claim, outcome }) => {
    expect(open(name)({ text: claim, query: null, said: null }).outcome).toBe(outcome);
  });

  it('JD70 names the cell that decided, and what was looked up', () => {
    const { read, derivation } = open('depots')({
      text: 'Northgate has a staff of 61.',
      query: null,
      said: null,
    });
    expect(read).toEqual([{ evidence_id: 'e', span: null, path: '[0].Staff', quote: '42' }]);
    expect(derivation).toBe('Staff where Depot = "Northgate" = 42');
  });

  it('JD70 a table of 4,000 rows is read where a claim asks', () => {
    const rows = Array.from({ length: 4_000 }, (_, at) => `Depot ${at},${at},${at * 7}`);
    const table = `Name,Staff,Rent\n${rows.join('\n')}`;
    const hold = openRecordsOf({ evidence_id: 'e', type: 'table', data: table });
    const outcomeOf = (text: string): string => hold({ text, query: null, said: null }).outcome;
    expect(outcomeOf('Depot 3999 has a staff of 3999.')).toBe('supported');
    expect(outcomeOf('Depot 3999 has a staff of 3998.')).toBe('contradicted');
  });

  it.each([
    ['Warehouse', 'East', 'Warehouse 7 East has a rent of 49.'],
    ['Warehouse', 'East', 'East Hall 7 Depot has the highest Rent.'],
    ['창고', '동관', '동관 창고의 임대료가 가장 높다.'],
  ])(
    'JD70 BD7 names that share words, twice as many rows take at most 2.2 times as much: %s %s: %s',
    async (first, last, text) => {
      const letters = (at: number): string => String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26));
      const workOf = (size: number): Promise<number> => {
        const rows = Array.from({ length: size }, (_, at) => `${first} ${letters(at)} ${last},${at * 7}`);
        const data = `Name,Rent\n${rows.join('\n')}`;
        const hold = openRecordsOf({ evidence_id: 'e', type: 'table', data });
        return countedWork(async () => hold({ text, query: null, said: null }));
      };
      await workOf(10);
      expect(await workOf(2_000)).toBeLessThan(2.2 * (await workOf(1_000)));
    },
  );
});
