import type { PeriodBound } from './period.ts';

const AFTER =
  / ?(?:(?:말|초|중순|하순|상순|경|쯤|께) ?)?(?:(부터|이후|이래|onwards?\b)|(까지)|(이전|전)(?=[^가-힣]|$|에|까지|의|부터)|(이?후|뒤)(?=[^가-힣]|$|에|부터|로|의))/y;
const BEFORE =
  /\b(?:(since|from|starting|beginning|starting (?:in|on|from)|beginning (?:in|on))|(until|till|through|thru|by|up to|no later than|on or before)|(before|prior to|earlier than)|(after|following|later than)) (?:the )?(?:(?:end|start|beginning|close) of )?(?:the )?$/i;
const BOUNDS: readonly PeriodBound[] = ['since', 'until', 'before', 'after'];

/** How the words around a date bound what is said of it. */
export function boundOf(text: string, start: number, end: number): PeriodBound {
  AFTER.lastIndex = end;
  const match = AFTER.exec(text) ?? BEFORE.exec(text.slice(Math.max(0, start - 40), start));
  if (match === null) return 'at';
  const group = match.findIndex((part, index) => index > 0 && part !== undefined);
  return BOUNDS[group - 1] ?? 'at';
}
