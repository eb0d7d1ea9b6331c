import type { Span } from '../../../contract/span.ts';

/** The first of sorted spans that ends behind a place. */
function firstBehind(spans: readonly Span[], place: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where those of sorted spans begin and end that lie in a stretch, or reach into it. */
export function placesWithin(
  spans: readonly Span[],
  { start, end }: Span,
): readonly [from: number, to: number] {
  const from = firstBehind(spans, start);
  let to = from;
  while (to < spans.length && (spans[to]?.start ?? end) < end) to += 1;
  return [from, to];
}

export function within<Kind extends Span>(spans: readonly Kind[], stretch: Span): Kind[] {
  return spans.slice(...placesWithin(spans, stretch));
}
