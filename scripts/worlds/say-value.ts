import { boundPhrase, rangePhrase } from './bounds.ts';
import { apart, type Draw } from './family.ts';
import { pick } from './random.ts';
import { coarse, onStep, type Speech } from './speech.ts';

/** The value said truly: exactly, about, by a bound, or by a range. */
export function sayTrue(draw: Draw, speech: Speech, value: number): string {
  const dice = draw.random();
  const plain = (): string => speech.plain(draw.random, draw.language, value);
  if (dice < 0.4) return plain();
  if (dice < 0.68 && !speech.exact) return about(draw, speech, value) ?? plain();
  if (dice < 0.9) return boundPhrase(draw, speech, value, true) ?? plain();
  return rangePhrase(draw, speech, value, true) ?? plain();
}

function about(draw: Draw, speech: Speech, value: number): string | null {
  const rounded = coarse(speech, value);
  if (Math.abs(rounded - value) > 0.025 * value || rounded === value) return null;
  const word = pick(
    draw.random,
    draw.language === 'ko' ? ['약', '대략', '약'] : ['about', 'roughly', 'approximately'],
  );
  return `${word} ${speech.plain(draw.random, draw.language, rounded)}`;
}

/** A number that is none of `values`, and clearly so; null where this try found none. */
export function wrongNumber(
  draw: Draw,
  speech: Speech,
  value: number,
  values: readonly number[],
): number | null {
  const factor = draw.random() < 0.5 ? 0.4 + draw.random() * 0.45 : 1.15 + draw.random() * 0.7;
  const wrong = onStep(speech, value * factor);
  if (wrong <= 0 || (speech.max !== undefined && wrong > speech.max)) return null;
  return [value, ...values].every((other) => apart(speech.exact, wrong, other)) ? wrong : null;
}

/** The value said falsely in the way of `draw.falsity`; null where that cannot be done here. */
export function sayFalse(
  draw: Draw,
  speech: Speech,
  value: number,
  values: readonly number[],
): string | null {
  const { random, language, falsity } = draw;
  if (falsity === 'unit') return speech.misunit?.(random, language, value) ?? null;
  if (falsity === 'scale') return speech.scaled?.(random, language, value) ?? null;
  if (falsity === 'comparator')
    return random() < 0.8 ? boundPhrase(draw, speech, value, false) : rangePhrase(draw, speech, value, false);
  const wrong = wrongNumber(draw, speech, value, values);
  return wrong === null ? null : speech.plain(random, language, wrong);
}
