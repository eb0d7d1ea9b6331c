import type { Passage } from './passage.ts';

/** What is longer is no paragraph to be quoted whole. */
const LONGEST = 700;

function joined<P extends Passage>(all: readonly P[]): P | null {
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined) return null;
  const { lines } = first;
  return {
    ...first,
    text: all.map(({ text }) => text).join(' '),
    quote: all.map(({ quote }) => quote).join(' '),
    words: all.flatMap(({ words }) => words),
    leads: last.leads,
    lines: lines === null || last.lines === null ? null : { start: lines.start, end: last.lines.end },
  };
}

/** Sentences that stand in one paragraph, one item or one row, as one passage each, as far as it is not too long. */
export function wholeParagraphs<P extends Passage>(passages: readonly P[]): P[] {
  const parts: P[][] = [];
  let room = 0;
  for (const one of passages) {
    const before = parts.at(-1)?.at(-1);
    const isSame = before?.note === one.note && before.paragraph === one.paragraph && one.paragraph >= 0;
    room = isSame ? room - one.text.length : LONGEST - one.text.length;
    if (isSame && room >= 0) parts.at(-1)?.push(one);
    else {
      parts.push([one]);
      room = LONGEST - one.text.length;
    }
  }
  return parts.flatMap((part, at) => {
    const whole = joined(part);
    return whole === null ? [] : [{ ...whole, at }];
  });
}
