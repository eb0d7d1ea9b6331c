import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { checkText } from '../../src/cli/check-text.ts';
import { mdOfCheck } from '../../src/cli/formats/md-of-check.ts';
import { plainText } from '../../src/cli/plain-text.ts';
import { inLanguage } from '../../src/cli/report-in-language.ts';
import { reportWords } from '../../src/cli/report-words.ts';
import { translate } from '../../src/app/messages/translate.ts';
import type { Language } from '../../src/contract/language.ts';
import { checkText as toldToAgent } from '../../src/mcp/text/check-text.ts';
import { writingIn } from '../../src/mcp/text/writing.ts';
import { cases, madeReport } from '../formats/made-report.ts';

const UNREAD = { item: 'transcript', reason: 'unavailable', detail: 'a.jsonl: no such transcript' } as const;

/** Work that passes, with a transcript that could not be read. */
function passed(language: Language) {
  const [clean] = cases;
  if (clean === undefined) throw new Error('no cases');
  const { report, verdict } = madeReport({ ...clean, unchecked: [UNREAD] }, language);
  return { verdict, report: { ...report, open_points: [] } };
}

const wording = {
  say: translate,
  plain: plainText,
  inLanguage,
  reason: (reason: keyof (typeof reportWords)['en']['reasons'], language: Language) =>
    reportWords[language].reasons[reason],
};

describe('what was not looked at although the work passes', () => {
  it.each([
    ['en', 'transcript: a.jsonl: no such transcript'],
    ['ko', 'transcript: a.jsonl: 그런 기록이 없습니다'],
  ] as const)('CW16 stands in every text, %s', (language, line) => {
    const { report, verdict } = passed(language);
    expect(checkText(verdict, report, picocolors.createColors(false))).toContain(`? ${line}`);
    expect(mdOfCheck(verdict, report).replaceAll('\\', '')).toContain(line);
    expect(toldToAgent(report, writingIn(language, wording)).join('\n')).toContain(line);
  });

  it('CW16 what is an open point is told there, once', () => {
    const { report, verdict } = passed('en');
    const open = { ...report, open_points: [{ point: `${UNREAD.item}: ${UNREAD.detail}`, command: null }] };
    const text = checkText(verdict, open, picocolors.createColors(false));
    expect(text.split(UNREAD.detail)).toHaveLength(2);
  });
});
