import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { checkInFormat } from '../../src/cli/formats/in-format.ts';
import { WORK_RULE_HELP, workRuleWayOut } from '../../src/cli/formats/work-rule-help.ts';
import { WorkRule } from '../../src/contract/work-rule.ts';
import { cases, madeReport, type ReportCase } from './made-report.ts';
import { SarifLog } from './sarif-shape.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

const OWN_HTML = /^(?:<!-- assay:check -->|<details><summary>[^<>]*<\/summary>|<\/details>)$/;
const HANGUL = /[가-힣]/;

function sarif(row: ReportCase, language: 'ko' | 'en' = 'en') {
  const { report, verdict } = madeReport(row, language);
  const log = SarifLog.parse(JSON.parse(checkInFormat('sarif', verdict, report, '1.2.3')));
  const [run] = log.runs;
  if (run === undefined) throw new Error('no run');
  return run;
}

function drawn(format: 'junit' | 'md', row: ReportCase, language: 'ko' | 'en' = 'en'): string {
  const { report, verdict } = madeReport(row, language);
  return checkInFormat(format, verdict, report, '1.2.3');
}

/** How often each kind of end stands in a JUnit file. */
function ends(xml: string) {
  const count = (tag: string): number => xml.split(`<${tag} `).length - 1;
  return { failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

describe('a check for build servers', () => {
  it.each(cases)('CI1 CI3 SARIF: $title', (row) => {
    const run = sarif(row);
    const results = run.results.map(({ ruleId, level, locations, ruleIndex }) => {
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
      return [ruleId, level, artifactLocation?.uri, region?.startLine];
    });
    expect(results).toEqual(row.sarif);
    const [invocation] = run.invocations;
    expect(invocation?.executionSuccessful).toBe(row.exit !== 2);
    expect(invocation?.toolExecutionNotifications.length).toBe(row.unchecked.length);
    expect(run.results.filter(({ suppressions }) => suppressions !== undefined).length).toBe(
      row.findings.filter(({ override }) => override !== undefined).length,
    );
  });

  it.each(cases)('CI4 CI5 JUnit: $title', (row) => {
    const xml = drawn('junit', row);
    const found = ends(xml);
    expect(found).toEqual(row.junit);
    expect(xml).toContain(`failures="${found.failures}" errors="${found.errors}" skipped="${found.skipped}"`);
    expect([found.failures > 0, found.errors > 0]).toEqual([row.exit === 1, row.exit === 2]);
    const tags = xml.match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(tag).toMatch(/^<[?/]?[a-z-]+(?: [a-z]+="[^"<]*")*[?/]?>$/);
  });

  it.each(cases)('CI6 Markdown: $title', (row) => {
    const text = drawn('md', row);
    expect(text.split('\n').slice(0, 2).join('\n')).toMatch(
      new RegExp(`^<!-- assay:check -->\n### ${row.status} · `),
    );
    for (const { place } of row.findings)
      expect(text).toContain(place?.file.startsWith('test/') === true ? place.file : row.status);
    const nodes = nodesOf(fromMarkdown(text));
    expect(nodes.filter(({ type }) => /link|image|definition/i.test(type))).toEqual([]);
    const html = nodes.filter(({ type }) => type === 'html').map(({ value }) => value ?? '');
    for (const one of html) expect(one).toMatch(OWN_HTML);
    const texts = nodes.filter(({ type }) => type === 'text').map(({ value }) => value ?? '');
    for (const one of texts) expect(one).not.toMatch(/[@#](?=\w)|(?!\n)\p{Cc}/u);
  });

  it('CI1 every rule says in both languages what it finds and what settles it', () => {
    for (const rule of WorkRule.options) {
      const [finds, wayOut] = [WORK_RULE_HELP[rule], workRuleWayOut(rule)];
      expect([finds.ko, wayOut.ko].every((text) => HANGUL.test(text))).toBe(true);
      expect([finds.en, wayOut.en].some((text) => HANGUL.test(text))).toBe(false);
    }
    const [row] = cases.filter(({ title }) => title.startsWith('a bent test'));
    const [english, korean] = (['en', 'ko'] as const).map(
      (language) => sarif(row as ReportCase, language).tool.driver.rules[0]?.help.text,
    );
    expect(english?.split('\n\n').toReversed()).toEqual(korean?.split('\n\n'));
  });

  it('CI2 fingerprints stay where lines move, and part what is not the same', () => {
    const [row] = cases.filter(({ title }) => title.startsWith('a bent test'));
    const [finding] = row?.findings ?? [];
    const at = (line: number, more = {}) => ({
      ...finding,
      place: { file: 'test/a.test.js', line, column: 1 },
      ...more,
    });
    const prints = (...findings: object[]): (string | undefined)[] =>
      sarif({ ...(row as ReportCase), findings }).results.map(
        ({ partialFingerprints }) => partialFingerprints['assay/v1'],
      );
    const [first] = prints(at(3));
    expect(prints(at(90))).toEqual([first]);
    expect(prints(at(90, { after: '  expect(total()).toBe(5)  ' }))).toEqual([first]);
    const several = prints(
      at(1),
      at(2),
      at(3, { after: 'expect(total()).toBe(4)' }),
      at(4, { rule: 'test_skipped' }),
    );
    expect(several[0]).toBe(first);
    expect(new Set(several).size).toBe(4);
    const lent = [
      { ...finding, place: null },
      { ...finding, place: null, tests: ['test/z.test.js › z'] },
    ];
    expect(new Set([first, ...prints(...lent)]).size).toBe(3);
    const elsewhere = { ...finding, place: null, details: { file: 'src/other.js' } };
    expect(prints(elsewhere)).toEqual(prints(lent[0] ?? {}));
  });

  it('CI6 a Markdown report of a thousand findings stays under the limit of a comment', () => {
    const [row] = cases.filter(({ title }) => title.startsWith('words of others'));
    const long = 'x @a '.repeat(500);
    const findings = Array.from({ length: 1000 }, () => ({ ...row?.findings[0], before: long, after: long }));
    expect(drawn('md', { ...(row as ReportCase), findings }).length).toBeLessThan(60_000);
  });
});
