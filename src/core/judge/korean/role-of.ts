import { ONLY_PARTICLES, SPOKEN_PARTICLES, TIME_WORDS } from '../../lexicon/korean-predicates.ts';
import type { Unit } from '../verbatim/unit.ts';
import { type KoreanPhrase, TOPIC } from './clause.ts';

/** A time, said by a figure or by a word of its own. */
export function isTime({ value, lemma }: Unit): boolean {
  if (TIME_WORDS.has(lemma)) return true;
  return value !== null && (value.value?.kind === 'period' || value.value?.kind === 'clock');
}

/** What the particles of a word say, and whether they restrict. `오늘은` says when, whatever the clause is about. */
export function roleOf(unit: Unit): Pick<KoreanPhrase, 'role' | 'only'> {
  const { marks, token, value } = unit;
  const all = marks.split(' ').filter((one) => one !== '');
  const only = [...all, ...(token.inflection?.particles ?? [])].some((one) => ONLY_PARTICLES.has(one));
  const own = all.find((one) => !ONLY_PARTICLES.has(one) && !SPOKEN_PARTICLES.has(one));
  const isAdverb = all.length === 0 && token.xpos.startsWith('M') && value === null;
  const spoken = all.length > 0 && !only && !isTime(unit) ? TOPIC : '';
  return { role: own ?? (isAdverb ? 'adverb' : spoken), only };
}
