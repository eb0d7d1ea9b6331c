import { describe, expect, it } from 'vitest';
import languages from '../../cases/hooks/languages.json' with { type: 'json' };
import telling from '../../cases/hooks/telling.json' with { type: 'json' };
import { findingMessage } from '../../src/core/self-check/messages/finding-message.ts';
import { checkReport } from '../../src/core/self-check/report/check-report.ts';
import { languageOfMessage } from '../../src/core/self-check/turn/message-language.ts';

describe('what an agent is told', () => {
  it.each(languages)('HK9 is in the language of its message: $id', ({ text, language }) => {
    expect(languageOfMessage(text)).toBe(language);
  });

  it.each(telling)('HK9 quotes what tells of a contradiction: $id', ({ report, output, rule, en, ko }) => {
    const found = checkReport(report, { testOutput: output }).findings.find((one) => one.rule === rule);
    if (found === undefined) throw new Error(`${rule} was not found`);
    expect([findingMessage(found, 'en'), findingMessage(found, 'ko')]).toEqual([en, ko]);
  });
});
