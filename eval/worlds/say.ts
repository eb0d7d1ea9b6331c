import type { Language } from '../../src/contract/language.ts';
import type { AmountAttribute } from './domain.ts';

/** A value as data and as it is written in the language of its world. */
export interface Said {
  /** Larger is more, later; of a flag 1 or 0; of a name its place in the list; of a link the other subject's. */
  readonly order: number;
  readonly text: string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The number as it is written: with separators, without needless digits. */
export function sayNumber(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

export function sayAmount(attribute: AmountAttribute, language: Language, value: number): Said {
  return { order: value, text: attribute.as[language].replace('{n}', sayNumber(value)) };
}

/** A day as a number of eight digits. */
export function sayDay(language: Language, order: number): Said {
  const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100, order % 100];
  const text =
    language === 'ko' ? `${year}년 ${month}월 ${day}일` : `${day} ${MONTHS[month - 1] ?? ''} ${year}`;
  return { order, text };
}

const NOON = 12 * 60;

/** A time of day, in minutes after midnight. */
export function sayClock(language: Language, order: number): Said {
  const [hour, minute] = [Math.floor(order / 60), order % 60];
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  if (language === 'en')
    return { order, text: `${shown}:${String(minute).padStart(2, '0')} ${order < NOON ? 'a.m.' : 'p.m.'}` };
  const minutes = minute === 0 ? '' : ` ${minute}분`;
  return { order, text: `${order < NOON ? '오전' : '오후'} ${shown}시${minutes}` };
}
