import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyInFormat } from '../../src/cli/formats/in-format.ts';
import { ISSUE_HELP } from '../../src/cli/formats/issue-help.ts';
import { IssueCode } from '../../src/contract/issue.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { verifyAnswer } from '../../src/index.ts';
import { runAssay } from '../support/run-assay.ts';
import { SarifLog } from './sarif-shape.ts';

const text = 'The library opened in 1998.\n\nIt lends 40,000 books. It has a garden.\n';
const evidences = [
  {
    evidence_id: 'about',
    type: 'document' as const,
    data: 'The library opened in 1998. It lends 52,000 books.',
  },
];
const { report, verdict } = await verifyAnswer(
  { response_id: 'r', content: { text, evidences } },
  { configuration: {} },
);

function sarif(given: ValidationReport, at: { file: string; text: string | null }) {
  const log = SarifLog.parse(JSON.parse(verifyInFormat('sarif', verdict, given, { version: '1.2.3', at })));
  const [run] = log.runs;
  if (run === undefined) throw new Error('no run');
  return run;
}

const folder = mkdtempSync(join(tmpdir(), 'assay-formats-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = 180_000;

describe('a verification for build servers', { timeout: LONG }, () => {
  it('CI3 a finding stands at the words of the answer that it is about', () => {
    const [mismatch] = sarif(report, { file: 'answer.md', text }).results.filter(
      ({ ruleId }) => ruleId === 'NUMBER_MISMATCH',
    );
    const { artifactLocation, region } = mismatch?.locations[0]?.physicalLocation ?? {};
    expect(artifactLocation?.uri).toBe('answer.md');
    const line = text.split('\n')[(region?.startLine ?? 0) - 1] ?? '';
    expect(line.slice((region?.startColumn ?? 0) - 1, (region?.endColumn ?? 0) - 1)).toContain('40,000');
  });

  it('CI3 in JSON the file stands for it, with the claim', () => {
    const [result] = sarif(report, { file: 'a.json', text: null }).results;
    expect(result?.locations[0]).toMatchObject({
      physicalLocation: { artifactLocation: { uri: 'a.json' } },
      logicalLocations: [{ fullyQualifiedName: expect.stringMatching(/^claim CLM-/) }],
    });
  });

  it('CI1 what a model decided is no result; what was not checked is told apart', () => {
    const at = { file: 'answer.md', text };
    expect(sarif(report, at).results.length).toBeGreaterThan(0);
    const [first, ...claims] = report.result.claim_validations.map((claim) => ({
      ...claim,
      ...(claim.grounding === undefined
        ? {}
        : { grounding: { ...claim.grounding, decided_by: 'model' as const } }),
    }));
    if (first === undefined) throw new Error('no claim');
    const unread = { ...first, checked: false, unchecked: 'timeout' as const };
    const judged = { ...report, result: { ...report.result, claim_validations: [unread, ...claims] } };
    const run = sarif(judged, at);
    expect(run.results).toEqual([]);
    expect(run.invocations[0]?.toolExecutionNotifications[0]?.message.text).toBe('CLM-01: timed out');
  });

  it('CI1 every finding says in both languages what it is', () => {
    for (const code of IssueCode.options) {
      expect(ISSUE_HELP[code].ko).toMatch(/[가-힣]/);
      expect(ISSUE_HELP[code].en).toMatch(/^[A-Z][^가-힣]*\.$/);
    }
  });

  it('CI4 CI5 each claim is a case, and a failure belongs to exit 1', () => {
    const more = { version: '1', at: { file: 'answer.md', text } };
    const xml = verifyInFormat('junit', verdict, report, more);
    expect(verdict.exit).toBe(1);
    expect(xml).toMatch(/<testsuite name="assay verify" tests="4" failures="[1-9]/);
    const passed = verifyInFormat('junit', { ...verdict, exit: 0 }, clean(report), more);
    expect(passed).toContain('failures="0" errors="0"');
    const error = verifyInFormat('junit', { ...verdict, exit: 2 }, report, more);
    expect(error).toMatch(/failures="0" errors="1"/);
  });

  it('CI7 the format changes neither verdict nor exit; a kept verdict is drawn again', async () => {
    writeFileSync(join(folder, 'answer.md'), text);
    writeFileSync(join(folder, 'about.txt'), evidences[0]?.data ?? '');
    const place = { cwd: folder };
    const args = ['verify', 'answer.md', '--evidence', 'about.txt', '--lang', 'en', '--format'];
    const made = await runAssay([...args, 'md'], place);
    expect([made.code, made.stdout.split('\n')[0]]).toEqual([1, '<!-- assay:verify -->']);
    const id = /verdict `(\w+)`/.exec(made.stdout)?.[1] ?? '';
    const [again, none] = await Promise.all([
      runAssay(['show', id, '--format', 'md'], place),
      runAssay([...args, 'sarif', '--explain', 'CLM-01', '--no-keep'], place),
    ]);
    expect({ code: again.code, text: again.stdout }).toEqual({ code: 0, text: made.stdout });
    expect([none.code, none.stdout]).toEqual([2, '']);
  });
});

/** The report without what speaks against its claims, as one that passed. */
function clean(given: ValidationReport): ValidationReport {
  const claim_validations = given.result.claim_validations.map((claim) => ({
    ...claim,
    contradicted: false,
    issues: [],
  }));
  return { ...given, result: { ...given.result, validation_status: 'PASSED', claim_validations } };
}
