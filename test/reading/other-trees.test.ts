import { describe, expect, it } from 'vitest';
import { packagedReader } from '../../eval/statements/packaged-reader.ts';
import { readText } from '../../src/core/read/read-text.ts';

describe('sentences that show a sign of being misread', () => {
  const reader = packagedReader();
  const firstTreeOnly = { ...reader, otherTokens: () => [] };
  const unread = (text: string, by = reader): readonly (string | null)[] =>
    readText(text, by).flatMap(({ statements }) => statements.map((one) => one.unread));

  it.each(['Course B lasts eight weeks.', 'Her older brother Jon took another road.'])(
    'RD48 "%s" is read by another tree',
    (text) => {
      expect(unread(text, firstTreeOnly)).not.toContain(null);
      expect(unread(text)).toContain(null);
      expect(unread(text).filter((cause) => cause !== null)).toEqual([]);
    },
  );

  it('RD48 a sentence that denies keeps its first tree', () => {
    const text = 'The porter, Mrs Lind, never collects parcels on Friday.';
    expect(readText(text, reader)).toEqual(readText(text, firstTreeOnly));
    expect(unread(text).some((cause) => cause !== null)).toBe(true);
  });

  it('RD48 words and places stay the same', () => {
    const [sentence] = readText('Course B lasts eight weeks.', reader);
    expect(sentence?.tokens.map(({ form }) => form)).toEqual(['Course', 'B', 'lasts', 'eight', 'weeks', '.']);
    expect(sentence?.tokens.map(({ start }) => start)).toEqual([0, 7, 9, 15, 21, 26]);
  });
});
