import type { Draw } from './family.ts';
import { pick } from './random.ts';
import { coarse, onStep, type Speech } from './speech.ts';

const UPWARD = {
  ko: ['{x} 이상', '최소 {x}', '{x} 초과', '{x} 이상'],
  en: ['over {x}', 'more than {x}', 'at least {x}', 'no less than {x}'],
} as const;
const DOWNWARD = {
  ko: ['{x} 이하', '최대 {x}', '{x} 미만', '{x} 이하'],
  en: ['under {x}', 'less than {x}', 'at most {x}', 'up to {x}', 'no more than {x}'],
} as const;

/** A bound that the value keeps (`holds`) or clearly breaks, as a phrase; null where none can be said. */
export function boundPhrase(draw: Draw, speech: Speech, value: number, holds: boolean): string | null {
  const up = draw.random() < 0.5;
  const limit = bound(draw, speech, value, up, holds);
  if (limit === null) return null;
  const form = pick(draw.random, (up ? UPWARD : DOWNWARD)[draw.language]);
  return form.replace('{x}', () => speech.plain(draw.random, draw.language, limit));
}

/** A limit under (`up`) or over the value where the bound holds, on the wrong side of it where not. */
export function bound(draw: Draw, speech: Speech, value: number, up: boolean, holds: boolean): number | null {
  const below = up === holds;
  const margin = holds
    ? 0.04 + draw.random() * 0.12
    : (draw.random() < 0.3 ? 0.04 : 0.13) + draw.random() * 0.15;
  const limit = (speech.exact ? onStep : coarse)(speech, value * (below ? 1 - margin : 1 + margin));
  const least = holds ? 0.015 : 0.025; // an inequality has no tolerance
  const distance = (below ? value - limit : limit - value) / value;
  if (distance < least || limit <= 0 || (speech.max !== undefined && limit > speech.max)) return null;
  return limit;
}

/** `between 40 and 50`, around the value (`holds`) or beside it. */
export function rangePhrase(draw: Draw, speech: Speech, value: number, holds: boolean): string | null {
  const shift = holds ? 1 : draw.random() < 0.5 ? 0.72 : 1.38;
  const low = (speech.exact ? onStep : coarse)(speech, value * shift * 0.94);
  const high = (speech.exact ? onStep : coarse)(speech, value * shift * 1.06);
  if (low >= high || (speech.max !== undefined && high > speech.max)) return null;
  if (holds ? low > value || high < value : low < value * 1.1 && high > value * 0.9) return null;
  const [x = '', y = ''] = [low, high].map((end) => speech.plain(() => 0.5, draw.language, end));
  return pick(draw.random, rangeForms(draw, draw.random() < 0.6 ? withoutUnit(x, y) : x, y));
}

function rangeForms(draw: Draw, x: string, y: string): string[] {
  return draw.language === 'ko'
    ? [`${x}~${y}`, `${x}~${y}`, `${x}에서 ${y} 사이`]
    : [`between ${x} and ${y}`];
}

/** `10~15명`: the unit once, where both ends have the same. */
function withoutUnit(x: string, y: string): string {
  const unit = /^[\d.,]+(\D*)$/u.exec(x)?.[1];
  return unit && /^\d/u.test(y) && y.replace(/^[\d.,]+/u, '') === unit ? x.slice(0, -unit.length) : x;
}
