import { describe, expect, it } from 'vitest';
import data from '../../cases/judge/forms.json' with { type: 'json' };
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { readText } from '../../src/core/read/read-text.ts';
import type { Phrase } from '../../src/core/statement/phrase.ts';
import type { Statement } from '../../src/core/statement/statement.ts';

const READERS = { en: packagedReader('en'), ko: packagedReader('ko') };

function told(text: string, { predicate, polarity, roles, context }: Statement): string {
  const words = ({ span }: Phrase): string => text.slice(span.start, span.end);
  const [first, ...others] = [...roles].sort((one, other) => Number(other.subject) - Number(one.subject));
  const said = polarity === 'negative' ? `not ${predicate}` : predicate;
  const parts = [
    ...(first === undefined ? [] : [words(first.phrase)]),
    said,
    ...others.map(({ phrase }) => words(phrase)),
  ];
  return `${context.map(words).join(' > ')} | ${parts.join(' ')}`;
}

describe('text without a verb', () => {
  it.each(data.cases)('$rule ($language) "$text"', ({ language, text, says }) => {
    const read = readText(text, READERS[language === 'ko' ? 'ko' : 'en']);
    const statements = read.flatMap((sentence) => sentence.statements);
    expect(statements.map((statement) => told(text, statement))).toEqual(says);
  });

  it('SA6 a line of thousands of words in one another is unread and ends nothing', () => {
    expect(readText(`It is ${'of the a '.repeat(1500)}.`, READERS.en)[0]?.statements).toEqual([]);
  });
});
