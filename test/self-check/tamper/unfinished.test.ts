import { describe, expect, it } from 'vitest';
import cases from '../../../cases/self-check/tamper/unfinished.json' with { type: 'json' };
import { scanUnfinished } from '../../../src/core/self-check/tamper/scan-unfinished.ts';
import { changeOf, treesOfBoth } from './cases.ts';

function files(path: string, text: string | null): Map<string, string> {
  return new Map(text === null ? [] : [[path, text]]);
}

describe('TS12 unfinished markers', () => {
  it.each(cases)('TS12 $title', async ({ path, before, after, lines, severity: weight = 'warning' }) => {
    const [old, now] = [files(path, before), files(path, after)];
    const findings = scanUnfinished(changeOf(old, now), await treesOfBoth(old, now), []);
    expect(findings.map(({ place }) => place?.line)).toEqual(lines);
    expect(findings.every(({ severity }) => severity === weight)).toBe(true);
  });
});
