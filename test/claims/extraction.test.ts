import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { claimsOf } from '../../src/core/claims/claims-of.ts';
import { extractClaims } from '../../src/core/claims/extract-claims.ts';

const file = join(import.meta.dirname, '../../cases/claims/moods.json');
const Row = z.strictObject({ text: z.string(), kind: z.string() });
const rows = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));

describe('sentences', () => {
  it.each(rows)('CL3 $kind: $text', ({ text, kind }) => {
    const { claims, set_aside } = extractClaims(text);
    expect([...claims.map(() => 'claim'), ...set_aside.map((aside) => aside.kind)]).toEqual([kind]);
  });

  it('CL1 all of them in one text, each where it stood', () => {
    const whole = rows.map(({ text }) => text).join('\n\n');
    const { claims, set_aside } = extractClaims(whole);
    expect(claims.map(({ claim_id }) => claim_id).slice(0, 2)).toEqual(['CLM-01', 'CLM-02']);
    expect(claims.length + set_aside.length).toBe(rows.length);
    const quoted = claims.map(({ span, text }) => [whole.slice(span?.start, span?.end), text]);
    expect(quoted.filter(([one, other]) => one !== other)).toEqual([]);
  });
});

describe('given claims', () => {
  const text = 'AI팀 가동률은 96%이다. 인원은 32명이다.';
  const claim = (
    claim_id: string,
    words: string,
  ): { claim_id: string; text: string; evidence_refs: string[] } => ({
    claim_id,
    text: words,
    evidence_refs: [],
  });

  it('CL2 are kept as they are, and placed where the text has them word for word', () => {
    const given = [claim('A', '인원은 32명이다.'), claim('B', '딴 이야기')];
    const found = claimsOf({ claims: given, text, evidences: [] });
    expect(found.claims.slice(0, 2)).toEqual([{ ...given[0], span: { start: 16, end: 26 } }, given[1]]);
    expect(found.given).toBe(2);
  });

  it('CL2 are not extracted again; the other sentences follow', () => {
    const found = claimsOf({ claims: [claim('A', '인원은 32명이다.')], text, evidences: [] });
    expect(found.claims.map((one) => [one.claim_id, one.text])).toEqual([
      ['A', '인원은 32명이다.'],
      ['CLM-01', 'AI팀 가동률은 96%이다.'],
    ]);
  });

  it('CL2 keep their ids: an extracted one that clashes is renamed', () => {
    const found = claimsOf({
      claims: [claim('CLM-01', '딴 이야기'), claim('TXT-CLM-01', '또')],
      text,
      evidences: [],
    });
    const ids = found.claims.map(({ claim_id }) => claim_id);
    expect(ids).toEqual(['CLM-01', 'TXT-CLM-01', 'TXT-TXT-CLM-01', 'CLM-02']);
  });
});
