import { describe, expect, it } from 'vitest';
import { keptReadings } from '../../src/core/verify/kept-readings.ts';
import { statementJudge } from '../../src/core/verify/statement-judge.ts';
import { packagedReader } from '../../eval/statements/packaged-reader.ts';

/** Reads nothing, and counts how often it was asked. */
function counting() {
  const kept = keptReadings(10);
  const read: string[] = [];
  return {
    read,
    ask: (text: string) =>
      kept(text, () => {
        read.push(text);
        return [];
      }),
  };
}

describe('texts that were evidence before', () => {
  it('VF4 are read once, as long as there is room; the last wanted stay', () => {
    const { ask, read } = counting();
    for (const text of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) ask(text);
    expect(read).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
  });

  it('VF4 one that is too large for all of it is read each time, and does not stay', () => {
    const { ask, read } = counting();
    for (const text of ['x'.repeat(11), 'x'.repeat(11), 'a', 'a']) ask(text);
    expect(read).toEqual(['x'.repeat(11), 'x'.repeat(11), 'a']);
  });

  const EVIDENCE = [
    'The north pump runs at 5 bar. It was repaired in 2021.',
    'The south pump runs at 7 bar. It was repaired in 2023.',
    '북쪽 펌프는 5 bar로 돈다. 2021년에 고쳤다.',
  ];
  const CLAIMS = ['The north pump runs at 5 bar.', 'It was repaired in 2023.', '북쪽 펌프는 7 bar로 돈다.'];

  it('VF4 judge the same as texts that are read anew', () => {
    const used = statementJudge(packagedReader);
    const judged = (judge: typeof used, texts: readonly string[]) => {
      const hold = judge.open(
        texts.map((text, at) => ({ evidence_id: `e${at}`, text })),
        0.05,
      );
      return CLAIMS.map((text) => hold({ text, said: null, query: null }));
    };
    for (const texts of [EVIDENCE, EVIDENCE.slice(1), EVIDENCE.toReversed(), EVIDENCE])
      expect(judged(used, texts)).toEqual(judged(statementJudge(packagedReader), texts));
  });
});
