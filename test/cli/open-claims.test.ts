import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import table from '../../cases/grounding/statements.json' with { type: 'json' };
import { claimText } from '../../src/cli/claim-text.ts';
import { junitOfVerify } from '../../src/cli/formats/junit-of-verify.ts';
import { mdOfVerify } from '../../src/cli/formats/md-of-verify.ts';
import { sarifOfVerify } from '../../src/cli/formats/sarif-of-verify.ts';
import { plainText } from '../../src/cli/plain-text.ts';
import { reportWords } from '../../src/cli/report-words.ts';
import { translate } from '../../src/app/messages/translate.ts';
import { Configuration } from '../../src/contract/configuration.ts';
import type { GroundingReason } from '../../src/contract/grounding.ts';
import type { ValidationReport } from '../../src/contract/validation-report.ts';
import { GROUNDING_WORDS } from '../../src/core/report/grounding-words.ts';
import { verify } from '../../src/core/verify.ts';
import { verifyText } from '../../src/mcp/text/verify-text.ts';
import { writingIn } from '../../src/mcp/text/writing.ts';
import { aVerdict } from '../support/a-verdict.ts';
import { judgeThatSays, type Says } from '../support/scripted-statements.ts';
import { stillClock } from '../support/verify-world.ts';

type Open = Extract<Says, GroundingReason>;
const REASONS: readonly Open[] = [
  'other_subject',
  'other_role',
  'other_time',
  'other_mood',
  'other_polarity',
];
const rows = (['en', 'ko'] as const).flatMap((language) => [
  ...REASONS.map((reason) => ({ language, says: reason, reason })),
  { language, says: 'not_read' as const, reason: 'words_only' as const },
]);

function reportOf({ language, says }: (typeof rows)[number]): Promise<ValidationReport> {
  const evidences = [{ evidence_id: 'e1', type: 'document' as const, data: table.evidences.said[language] }];
  const statements = judgeThatSays(says);
  const ports = { graph: null, sources: null, statements, clock: stillClock, ids: { next: () => '0' } };
  const answer = { response_id: 'r', content: { text: table.claims[language], evidences } };
  return verify(answer, Configuration.parse({}), ports);
}

/** The claim as each face words it. */
function faces(report: ValidationReport): Record<string, string> {
  const { language } = report.metadata;
  const [claim] = report.result.claim_validations;
  if (claim === undefined) throw new Error('no claim');
  const wording = {
    say: translate,
    reason: (reason: keyof (typeof reportWords)['en']['reasons'], of: 'en' | 'ko') =>
      reportWords[of].reasons[reason],
    plain: plainText,
    inLanguage: <T>(one: T): T => one,
  };
  return {
    text: claimText(claim, { words: reportWords[language], colours: createColors(false) }).join('\n'),
    md: mdOfVerify(aVerdict('v'), report),
    junit: junitOfVerify(report, 1),
    sarif: sarifOfVerify(report, 1, '0', { file: 'a.md', text: null }),
    mcp: verifyText(report, writingIn(language, wording)).join('\n'),
  };
}

describe('a claim that is neither verified nor a failure', () => {
  it.each(rows)(
    'GR52 GR53 every face says $reason in $language, and none calls it a failure',
    async (row) => {
      const report = await reportOf(row);
      const [claim] = report.result.claim_validations;
      expect(claim?.grounding?.reason).toBe(row.reason);
      const words = reportWords[row.language];
      const standing = row.reason === 'words_only' ? words.byWords : words.undecided;
      for (const [face, text] of Object.entries(faces(report)))
        expect([
          face,
          text.includes(standing),
          text.includes(GROUNDING_WORDS[row.language][row.reason]),
        ]).toEqual([face, true, true]);
      expect(faces(report)['junit']).toContain('<skipped');
      expect(JSON.parse(faces(report)['sarif'] ?? '')).toMatchObject({ runs: [{ results: [] }] });
    },
  );
});
