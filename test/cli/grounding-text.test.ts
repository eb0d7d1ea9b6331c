import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { Configuration } from '../../src/contract/configuration.ts';
import type { Evidence } from '../../src/contract/evidence.ts';
import type { Language } from '../../src/contract/language.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { claimText } from '../../src/cli/claim-text.ts';
import { explainClaim } from '../../src/cli/explain-claim.ts';
import { reportWords } from '../../src/cli/report-words.ts';
import { verify } from '../../src/core/verify.ts';
import { statements } from '../support/read-statements.ts';
import { answerOf, stillClock } from '../support/verify-world.ts';

const colours = createColors(false);
const EVIDENCES: readonly Evidence[] = [
  {
    evidence_id: 'ferry',
    type: 'document',
    data: 'The crossing from Oban to Craignure takes 46 minutes. The ferry does not sail on Christmas Day.',
  },
  {
    evidence_id: 'library',
    type: 'document',
    data: '열람석은 240석이고 장서는 8만 5천 권이다. 매주 월요일에는 휴관한다.',
  },
  { evidence_id: 'fees', type: 'table', data: 'item,fee\nroom,40\nprojector,15\ncatering,120\n' },
  { evidence_id: 'blank', type: 'document', data: ' ' },
];
const TEXTS = {
  en: 'The crossing from Oban to Craignure takes 64 minutes. The ferry does not sail on Christmas Day [2]. The total fee of all items is 175. Volcanoes erupt when magma rises through cracks [9].',
  ko: '열람석은 420석이고 장서는 8만 5천 권이다. 매주 월요일에는 휴관한다 [1]. 화산은 마그마가 솟아오를 때 폭발한다 [9].',
};

function reportOf(language: Language): Promise<ValidationReport> {
  const answer = answerOf({ text: TEXTS[language], evidences: EVIDENCES });
  const ports = { graph: null, sources: null, statements, clock: stillClock, ids: { next: () => '0' } };
  return verify(answer, Configuration.parse({}), ports);
}

function drawn(report: ValidationReport): string[][] {
  const style = { words: reportWords[report.metadata.language], colours };
  return report.result.claim_validations.map((claim) => claimText(claim, style));
}

describe.each(['en', 'ko'] as const)('a report on documents in %s', (language) => {
  it('FC1 no claim says one line twice, shows empty quotes, or repeats its own words as a reason', async () => {
    for (const lines of drawn(await reportOf(language))) {
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line) => /“\s*”|: *$|· *·|undefined|\bnull\b/u.test(line))).toEqual([]);
      const [, said = '', ...why] = lines;
      expect(why.filter((line) => line.includes(said.trim().slice(1, -1)))).toEqual([]);
    }
  });

  it('FC1 what decides is quoted with its piece; what does not is called the nearest', async () => {
    const report = await reportOf(language);
    const shown = drawn(report).map((lines) => lines.join('\n'));
    const { nearest } = reportWords[language];
    const wrong = report.result.claim_validations.filter(({ grounding }, at) => {
      const isDecided = grounding?.end === 'supported' || grounding?.end === 'contradicted';
      const [first] = grounding?.read ?? [];
      const text = shown[at] ?? '';
      return (
        first !== undefined && (!text.includes(first.evidence_id) || text.includes(nearest) === isDecided)
      );
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
    expect(shown.filter((text) => text.includes('46') || text.includes('240석')).length).toBeGreaterThan(0);
  });

  it('FC14 --explain says every line of a section once, and nothing empty', async () => {
    const report = await reportOf(language);
    for (const { claim_id } of report.result.claim_validations) {
      const lines = explainClaim(report, claim_id, 'text', colours).split('\n');
      const told = lines.filter((line) => line !== '');
      expect(new Set(told).size).toBe(told.length);
      expect(told.filter((line) => /“\s*”|· *·|· *$|undefined/u.test(line))).toEqual([]);
    }
  });

  it('RP4 what is verified needs no advice because of a piece with nothing to read', async () => {
    const { result } = await reportOf(language);
    const verified = result.claim_validations.filter(({ status }) => status === 'VERIFIED');
    const advised = new Set(result.recommendations.map((one) => one.claim_id));
    const warned = verified.filter(({ issues }) => issues.some(({ severity }) => severity !== 'info'));
    const needless = verified.filter((one) => advised.has(one.claim_id) && !warned.includes(one));
    expect(needless.map(({ text }) => text)).toEqual([]);
  });
});
