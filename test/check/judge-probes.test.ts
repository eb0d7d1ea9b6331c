import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Probe } from '../../src/contract/check-settings.ts';
import { holdReport } from '../../src/core/self-check/cross-run/hold-report.ts';
import { findingMessage } from '../../src/core/self-check/messages/finding-message.ts';
import { judgeProbe } from '../../src/core/self-check/probes/judge-probe.ts';
import type { ProbeSight } from '../../src/core/self-check/probes/probe-sight.ts';
import { isLoopback } from '../../src/core/self-check/probes/start-script.ts';
import { readTestReport } from '../../src/core/self-check/reports/read-test-report.ts';

function cases<Case>(file: string): Case[] {
  const path = new URL(`../../cases/check/${file}`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as Case[];
}

interface ProbeCase {
  readonly name: string;
  readonly probe: unknown;
  readonly sight: ProbeSight;
  readonly holds: boolean | null;
  readonly en?: string;
}

interface ReportCase {
  readonly name: string;
  readonly tap: string;
  readonly own: string | null;
  readonly older_by_ms: number | null;
  readonly findings: readonly (readonly [severity: string, reason: string])[];
}

describe('what a look at an outcome comes to', () => {
  it.each(cases<ProbeCase>('probes.json'))('CW12 $name', ({ probe, sight, holds, en }) => {
    const { verdict, finding } = judgeProbe(Probe.parse(probe), sight);
    expect(verdict.holds).toBe(holds);
    expect(verdict.unchecked === undefined).toBe(holds !== null);
    expect(finding?.severity).toBe(holds === false ? 'error' : undefined);
    if (finding === null) return;
    expect(findingMessage(finding, 'en')).toBe(en);
    expect(findingMessage(finding, 'ko')).toMatch(/[가-힣]/);
  });

  it('CW13 only this machine is asked of what is started in a copy', () => {
    const own = ['http://localhost:3000/', 'https://127.0.0.1/x', 'http://[::1]:80', 'http://u:p@localhost/'];
    expect(own.filter((url) => !isLoopback(url))).toEqual([]);
    const others = [
      'http://localhost.example.com/',
      'http://example.com/localhost',
      'http://127.0.0.1@example.com/',
    ];
    expect(others.filter(isLoopback)).toEqual([]);
  });
});

describe('a report that lay there, against our own run', () => {
  it.each(cases<ReportCase>('existing-reports.json'))('CW14 $name', ({ tap, own, older_by_ms, findings }) => {
    const report = readTestReport('tap', tap, '/');
    const { counts, problems } = report;
    const shown = { path: 'out.tap', format: 'tap', counts, coverage: null, problems, older_by_ms } as const;
    const found = holdReport(shown, report, own === null ? null : readTestReport('tap', own, '/'));
    expect(found.map(({ severity, details }) => [severity, details['reason']])).toEqual(findings);
    for (const finding of found) expect(findingMessage(finding, 'en')).not.toMatch(/\?|undefined/);
    for (const finding of found) expect(findingMessage(finding, 'ko')).toMatch(/[가-힣]/);
  });
});
