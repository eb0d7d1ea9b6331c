import type { Language } from './claim.ts';
import { pick, type Random } from './random.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** The relative words that fit a period on the reference date of a world, e.g. `2026-W05` → 지난주 / last week. */
export type RelativeWords = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** A date (ISO) as people write it. */
export function writtenDate(random: Random, language: Language, iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const name = MONTHS[month - 1] ?? '';
  const korean = [
    `${year}년 ${month}월 ${day}일`,
    `${year}년 ${month}월 ${day}일`,
    iso,
    `${year}. ${month}. ${day}.`,
  ];
  const english = [`${name} ${day}, ${year}`, `${name} ${day}, ${year}`, iso, `${day} ${name} ${year}`];
  return pick(random, language === 'ko' ? korean.slice(0, 3) : english);
}

function written(period: string): Record<Language, string[]> {
  const [year = '', rest = ''] = period.split('-');
  if (rest.startsWith('W'))
    return {
      ko: [`${period} 주`, `${year}년 ${Number(rest.slice(1))}주차`],
      en: [`in ${period}`, `in week ${Number(rest.slice(1))} of ${year}`],
    };
  if (rest.startsWith('Q')) {
    const quarter = Number(rest.slice(1));
    return {
      ko: [`${year}년 ${quarter}분기`, `${year}년 ${quarter}분기`, period],
      en: [`in ${rest} ${year}`, `in the ${ORDINALS[quarter - 1]} quarter of ${year}`, `in ${period}`],
    };
  }
  if (rest !== '') {
    const name = MONTHS[Number(rest) - 1];
    return {
      ko: [`${year}년 ${Number(rest)}월`, `${year}년 ${Number(rest)}월`, period],
      en: [`in ${name} ${year}`, `in ${name} ${year}`, `in ${period}`],
    };
  }
  return { ko: [`${year}년`], en: [`in ${year}`] };
}

/** The words for a period; English ones bring their preposition. Relative words where the world has them. */
export function periodWords(
  random: Random,
  language: Language,
  period: string,
  relative: RelativeWords,
): string {
  const near = relative[period]?.[language] ?? [];
  return near.length > 0 && random() < 0.7 ? pick(random, near) : pick(random, written(period)[language]);
}
