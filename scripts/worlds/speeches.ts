import { english, nativeKorean, sinoKorean } from './number-words.ts';
import { pick, type Random } from './random.ts';
import type { Speech } from './speech.ts';

const comma = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 6 });
const digits = (value: number): string => String(Number(value.toPrecision(12)));

/** Won: 3억 2,000만 원, 320,000,000원, 3.2억 원; 320 million won, KRW 320 million. */
export const won: Speech = {
  exact: false,
  step: (value) => (value >= 1e9 ? 1e8 : value >= 1e8 ? 1e7 : 1e6),
  plain: (random, language, value) =>
    pick(random, language === 'ko' ? koreanWon(value) : englishMoney(value, 'KRW ', ' won')),
  scaled: (random, language, value) => {
    if (language === 'en') return swapScale(englishMoney(value, 'KRW ', ' won').at(1) ?? '');
    if (value % 1e8 === 0 && value < 1e12) return `${comma(value / 1e8)}만 원`;
    const factor = random() < 0.5 ? 10 : 0.1;
    return koreanWon(value * factor)[0] ?? '';
  },
  misunit: (random, language, value) =>
    language === 'ko'
      ? `${koreanWon(value)[0]?.replace(/ ?원$/u, '')} ${pick(random, ['달러', '유로', '엔'])}`
      : pick(random, [englishMoney(value, '$', '')[0] ?? '', `${englishMoney(value, '', ' euros')[1]}`]),
};

function koreanWon(value: number): string[] {
  const [eok, man] = [Math.floor(value / 1e8), Math.round((value % 1e8) / 1e4)];
  const parts = [eok > 0 ? `${comma(eok)}억` : '', man > 0 ? `${comma(man)}만` : ''].filter(
    (part) => part !== '',
  );
  const mixed = `${parts.join(' ')} 원`;
  const decimal = value >= 1e8 ? `${digits(value / 1e8)}억 원` : `${comma(value / 1e4)}만원`;
  return [mixed, mixed, decimal, `${comma(value)}원`];
}

function englishMoney(value: number, before: string, after: string): string[] {
  const [size, word] = value >= 1e9 ? [1e9, 'billion'] : value >= 1e6 ? [1e6, 'million'] : [1e3, 'thousand'];
  const short = `${digits(value / size)} ${word}`;
  return [`${before}${short}`, `${short}${after}`, `${before}${comma(value)}`];
}

const SWAPPED: Readonly<Record<string, string>> = {
  billion: 'million',
  million: 'thousand',
  thousand: 'million',
};

function swapScale(text: string): string {
  return text.replace(/billion|million|thousand/u, (word) => SWAPPED[word] ?? word);
}

/** US dollars: $5.2 million, 5,200,000 USD; 520만 달러. */
export const dollars: Speech = {
  exact: false,
  step: (value) => (value >= 1e7 ? 1e5 : value >= 1e5 ? 1e4 : value >= 1e3 ? 10 : 1),
  plain: (random, language, value) =>
    pick(random, language === 'ko' ? koreanDollars(value) : dollarForms(value)),
  scaled: (random, language, value) => {
    if (value < 1e4) return plainDollars(language, value * 10);
    if (language === 'en') return swapScale(`$${englishMoney(value, '', '')[0]}`);
    return koreanDollars(value * (random() < 0.5 ? 10 : 0.1))[0] ?? '';
  },
  misunit: (random, language, value) =>
    language === 'ko'
      ? `${koreanDollars(value)[0]?.replace(/ ?달러$/u, '')} ${pick(random, ['원', '엔'])}`
      : pick(random, [`${englishMoney(value, '', '')[0]} won`, `${comma(value)} yen`]),
};

function dollarForms(value: number): string[] {
  if (value < 1e4) return [`$${comma(value)}`, `${comma(value)} dollars`, `USD ${comma(value)}`];
  return [
    `$${englishMoney(value, '', '')[0]}`,
    `${englishMoney(value, '', '')[0]} dollars`,
    `USD ${comma(value)}`,
  ];
}

function plainDollars(language: 'ko' | 'en', value: number): string {
  return language === 'ko' ? `${comma(value)}달러` : `$${comma(value)}`;
}

function koreanDollars(value: number): string[] {
  if (value < 1e4) return [`${comma(value)}달러`, `$${comma(value)}`];
  return [koreanWon(value)[0]?.replace(/원$/u, '달러') ?? '', `${comma(value)}달러`];
}

/** Stored as a ratio, said in percent (or, now and then, as the ratio). */
export const ratio: Speech = {
  exact: false,
  max: 1.2,
  step: () => 0.01,
  plain: (random, language, value) => {
    const percent = digits(Math.round(value * 1000) / 10);
    const ways = [
      `${percent}%`,
      `${percent}%`,
      language === 'ko' ? `${percent}퍼센트` : `${percent} percent`,
    ];
    return pick(random, random() < 0.15 ? [digits(Math.round(value * 1000) / 1000)] : ways);
  },
  scaled: (_, __, value) => `${digits(Math.round(value * 100) / 10)}%`,
  misunit: (random, language, value) => {
    const percent = digits(Math.round(value * 1000) / 10);
    return pick(
      random,
      language === 'ko' ? [`${percent}시간`, `${percent}명`] : [`${percent} hours`, `${percent} people`],
    );
  },
};

/** Stored and said in percent. */
export const percent: Speech = {
  exact: false,
  max: 100,
  step: (value) => (value < 5 ? 0.1 : value < 20 ? 0.5 : 1),
  plain: (random, language, value) =>
    pick(random, [
      `${digits(value)}%`,
      `${digits(value)}%`,
      language === 'ko' ? `${digits(value)}퍼센트` : `${digits(value)} percent`,
    ]),
  scaled: (_, __, value) => `${digits(value / 10)}%`,
  misunit: (random, language, value) =>
    pick(
      random,
      language === 'ko'
        ? [`${digits(value)}원`, `${digits(value)}명`]
        : [`${digits(value)} won`, `${digits(value)} people`],
    ),
};

/** Things that are counted, with a counter in each language. `native` reads small numbers in words. */
export function counted(
  ko: string,
  en: readonly [one: string, many: string],
  wrong: { ko: string; en: string },
  words = true,
): Speech {
  return {
    exact: true,
    step: (value) => (value >= 200 ? 10 : 1),
    plain: (random, language, value) => {
      const noun = value === 1 ? en[0] : en[1];
      const inWords = words && random() < 0.45;
      if (language === 'ko')
        return inWords && value < 40 ? `${nativeKorean(value)} ${ko}` : `${comma(value)}${ko}`;
      return inWords && value < 60 ? `${english(value)} ${noun}` : `${comma(value)} ${noun}`;
    },
    scaled: (_, language, value) =>
      language === 'ko' ? `${comma(value * 10)}${ko}` : `${comma(value * 10)} ${en[1]}`,
    misunit: (_, language, value) =>
      language === 'ko' ? `${comma(value)}${wrong.ko}` : `${comma(value)} ${wrong.en}`,
  };
}

/** Hours, also said in days where they are whole days of 24 hours and `days` is asked for. */
export function hours(days: boolean): Speech {
  const inDays = (value: number): boolean => days && value >= 24 && value % 12 === 0;
  return {
    exact: false,
    step: (value) => (value > 100 ? 10 : 1),
    plain: (random, language, value) => {
      if (inDays(value) && random() < 0.5)
        return language === 'ko' ? `${digits(value / 24)}일` : dayText(value / 24);
      return language === 'ko' ? koreanHours(random, value) : englishHours(random, value);
    },
    scaled: (_, language, value) =>
      language === 'ko' ? `${comma(value * 10)}시간` : `${comma(value * 10)} hours`,
    misunit: (random, language, value) =>
      pick(
        random,
        language === 'ko'
          ? [`${comma(value)}일`, `${comma(value)}분`]
          : [`${comma(value)} days`, `${comma(value)} minutes`],
      ),
  };
}

function dayText(days: number): string {
  return days === 1 ? '1 day' : `${digits(days)} days`;
}

function koreanHours(random: Random, value: number): string {
  if (value <= 12 && Number.isInteger(value) && random() < 0.5) return `${nativeKorean(value)} 시간`;
  return pick(random, [`${comma(value)}시간`, `${comma(value)}시간`, `${comma(value)}h`]);
}

function englishHours(random: Random, value: number): string {
  if (value <= 12 && Number.isInteger(value) && random() < 0.5) return `${english(value)} hours`;
  return pick(random, [`${comma(value)} hours`, `${comma(value)} hours`, `${comma(value)} h`]);
}

export interface Scale {
  readonly ko: readonly string[];
  readonly en: readonly string[];
  /** How many base units one of this scale is. */
  readonly factor: number;
}

/** A physical measure in a base unit and a larger one: m and km, kg and t, t and kt. The first scale is the stored one. */
export function physical(
  scales: readonly Scale[],
  wrong: { ko: string; en: string },
  step: (value: number) => number,
): Speech {
  const base = scales[0];
  const plainBase = (language: 'ko' | 'en', value: number): string => `${comma(value)}${base?.[language][0]}`;
  return {
    exact: false,
    step,
    plain: (random, language, value) => {
      const usable = scales.filter((scale) => scale.factor === 1 || value >= scale.factor);
      const scale = pick(random, usable);
      return `${comma(Number((value / scale.factor).toPrecision(8)))}${pick(random, scale[language])}`;
    },
    scaled: (random, language, value) =>
      plainBase(language, Number((value * (random() < 0.5 ? 10 : 0.1)).toPrecision(8))),
    misunit: (_, language, value) => `${comma(value)}${wrong[language]}`,
  };
}

/** 3,500 as 삼천오백 where it is round; for measures counted in words. */
export function inKoreanWords(speech: Speech, counter: string): Speech {
  return {
    ...speech,
    plain: (random, language, value) =>
      language === 'ko' && value < 10_000 && value % 100 === 0 && random() < 0.45
        ? `${sinoKorean(value)} ${counter}`
        : speech.plain(random, language, value),
  };
}
