import type { Span } from '../../../../contract/span.ts';

const PARTINGS: readonly RegExp[] = [
  /;/u,
  /(?<=(?:고|며|지만|으나|는데|면서)),? (?!있|없|싶)/u,
  /,/u,
  /(?<=[가-힣%\d](?:과|와)|및) /u,
];

/** Parts a text so that each value has a part of its own; null where two follow each other without anything between. */
export function koreanSegments(text: string, values: readonly Span[]): Span[] | null {
  const cuts: number[] = [0];
  for (const [index, value] of values.entries()) {
    const next = values[index + 1];
    if (next === undefined) break;
    const gap = text.slice(value.end, next.start);
    const parting = PARTINGS.find((mark) => mark.test(gap));
    if (parting === undefined) return null;
    cuts.push(value.end + gap.search(parting));
  }
  return cuts.map((start, index) => ({ start, end: cuts[index + 1] ?? text.length }));
}
