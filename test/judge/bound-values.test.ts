import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/bound-values.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { judgeText } from '../../eval/statements/judge-text.ts';
import { openTexts } from '../../src/core/judge/judge-text.ts';

const evidence: Readonly<Record<string, string>> = data.evidence;

describe('values of a claim against those of its own subject', () => {
  const reader = packagedReader();

  it.each(data.cases)('JD10 $evidence: "$claim" is $outcome', ({ evidence: name, claim, outcome }) => {
    expect(judgeText(claim, [evidence[name] ?? ''], reader).outcome).toBe(outcome);
  });

  it('JD10 names the place of the value that decided, in its own passage', () => {
    const [first = '', second = ''] = (evidence.clinics ?? '').split('\n\n');
    const { places } = openTexts(
      { texts: [first, second] },
      reader,
    )('Marsh Lane Clinic asks $94 for a first visit.');
    expect(
      places.map(({ passage, span }) => [passage, [first, second][passage]?.slice(span.start, span.end)]),
    ).toEqual([[1, 'Marsh Lane Clinic asks $61 for a first visit.']]);
  });
});
