import { approximateAfter, approximateBefore } from './approximation.ts';
import type { Bound } from './comparator.ts';
import { englishBoundAfter, englishBoundBefore } from './comparator-english.ts';
import { koreanBoundAfter, koreanBoundBefore } from './comparator-korean.ts';
import type { Quantity } from './quantity.ts';
import type { Draft } from './quantity-draft.ts';

/** What stands around a quantity: "about" and a bound. */
interface Surroundings {
  readonly approximate: boolean;
  readonly bound: Bound | null;
}

/** The finished quantity: the draft with the comparator and the "about" of the words on both sides. */
export function boundQuantity(text: string, draft: Draft): Quantity {
  const before = lookBefore(text, draft.start);
  const after = lookAfter(text, draft);
  const isRange = draft.high !== undefined;
  const bound = isRange ? null : (draft.bound ?? after.bound ?? before.bound);
  return {
    start: draft.start,
    end: draft.end,
    text: text.slice(draft.start, draft.end),
    value: draft.value,
    ...(draft.high === undefined ? {} : { high: draft.high }),
    resolution: draft.resolution,
    unit: draft.unit,
    comparator: isRange ? 'range' : (bound?.comparator ?? 'eq'),
    ...(bound === null ? {} : { comparator_span: bound.span }),
    approximate: draft.approximate || before.approximate || after.approximate,
    kind: draft.kind,
    ...(draft.counted === undefined ? {} : { counted: draft.counted }),
  };
}

/** At most one "about" and one bound, in either order. */
function lookBefore(text: string, start: number): Surroundings {
  const near = approximateBefore(text, start);
  const bound = boundBefore(text, near < 0 ? start : near);
  if (bound === null || near >= 0) return { approximate: near >= 0, bound };
  return { approximate: approximateBefore(text, bound.span.start) >= 0, bound };
}

function boundBefore(text: string, at: number): Bound | null {
  return at === 0 ? null : (englishBoundBefore(text, at) ?? koreanBoundBefore(text, at));
}

function lookAfter(text: string, draft: Draft): Surroundings {
  const bands = draft.unit !== null && /^(?:ratio|currency:)/.test(draft.unit.dimension);
  const near = approximateAfter(text, draft.end, bands);
  const bound = boundAfter(text, near < 0 ? draft.end : near);
  if (bound === null || near >= 0) return { approximate: near >= 0, bound };
  return { approximate: approximateAfter(text, bound.span.end, false) >= 0, bound };
}

function boundAfter(text: string, at: number): Bound | null {
  return koreanBoundAfter(text, at) ?? englishBoundAfter(text, at);
}
