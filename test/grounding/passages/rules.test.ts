import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { holdText, isSupported } from './hold-text.ts';

interface Case {
  readonly claim: string;
  readonly rule: string;
  readonly outcome: string;
  readonly actual?: string;
  readonly derivation?: string;
}

const file = new URL('../../../cases/grounding/passages/rules.json', import.meta.url);
const tables = JSON.parse(readFileSync(file, 'utf8')) as { evidence: string; claims: Case[] }[];
const cases = tables.flatMap(({ evidence, claims }) => claims.map((one) => ({ ...one, evidence })));

describe('claims against a document', () => {
  it.each(cases)('$rule $outcome: $claim', ({ claim, evidence, rule, outcome, actual, derivation }) => {
    const { rulings } = holdText(evidence, claim);
    const found = rulings.filter((ruling) => ruling.rule === rule && ruling.outcome === outcome);
    expect(found).not.toEqual([]);
    const findings = found.flatMap((ruling) => ruling.findings.map((finding) => finding.actual));
    expect(findings).toEqual(expect.arrayContaining(actual === undefined ? [] : [actual]));
    const formulas = found.map((ruling) => ruling.derivation);
    expect(formulas).toEqual(expect.arrayContaining(derivation === undefined ? [] : [derivation]));
  });

  it.each(cases)('GR24 every place lies in the claim: $claim', ({ claim, evidence }) => {
    const { rulings, unsupported } = holdText(evidence, claim);
    for (const { start, end } of [...rulings.map(({ place }) => place), ...unsupported]) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(claim.length);
    }
  });

  it.each(cases.filter(({ outcome }) => outcome === 'contradicted'))(
    'GR24 a contradiction decides the end and marks its words: $claim',
    ({ claim, evidence }) => {
      const held = holdText(evidence, claim);
      const { unsupported } = held;
      expect(isSupported(held)).toBe(false);
      expect(unsupported).not.toEqual([]);
    },
  );
});
