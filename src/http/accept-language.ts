import type { Language } from '../contract/language.ts';

const RANGE = /^(ko|en)(?:-[A-Za-z0-9-]*)?(?:\s*;\s*q\s*=\s*(0(?:\.\d{1,3})?|1(?:\.0{1,3})?))?$/i;
const MOST_RANGES = 50;

/** The language that an `Accept-Language` header likes best; undefined where it asks for neither. */
export function acceptLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? '').split(',', MOST_RANGES).flatMap((range) => {
    const [, language, weight = '1'] = RANGE.exec(range.trim()) ?? [];
    return language === undefined
      ? []
      : [{ language: language.toLowerCase() as Language, weight: Number(weight) }];
  });
  return ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)[0]?.language;
}
