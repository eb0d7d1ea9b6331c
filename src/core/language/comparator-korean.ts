import { type Bound, negated } from './comparator.ts';
import type { Comparator } from './quantity.ts';

const STEM =
  /(?:에서)?(?:까지)?(?:을|를|이|가|은|는|도|점에도|점에|에는|에도|에|보다는|보다|대를|선을|마저|조차)?\s?(?:더|훨씬|크게|약간|조금|다소|채|살짝)?\s?(못|안|채 안)?\s?(초과|이상(?!하|한|해|징|현|반|기후|치|향|적|형)|미만|이하|이내|넘(?!버|어가|어오|겨)|웃돌|웃도|상회|밑돌|밑돈|밑도|웃돈|하회|미치지|미친|미쳤|미칠|미칩|미치는|미쳐|미달|되|된|됐|돌파|능가)/y;
const THAN =
  /보다는?\s?(?:더|훨씬|크게|약간|조금|다소)?\s?(높(?=[다은았습고지아게으])|많(?=[다은았습고지아이으])|크(?=[다고지며])|큰|컸|클|큽|길(?=[다고지었])|긴|빠르|비싸|무겁|넓|낮(?=[다은았습고지아게으])|적(?=[다은었습게지으고어])|작(?=[다은았습고지아])|짧|느리|싸|가볍|좁|덜|뒤처|앞서)/y;
const DENIED = /[가-힣]{0,2}지(?:는|도|를)?\s?(?:않|못|아니|말)|(?:이|가|은|는)?\s?(?:아니|아닌|아닐|아닙)/y;
const UP_TO =
  /까지(?:만|는|도)?(?!\s?(?:[가-힣]{1,4}\s)?(?:늘|증가|올|상승|하락|내려|내렸|줄|감소|떨어|확대|성장|치솟|급|오르|도달|뛰|불어|커|높|낮))/y;
const WITHIN = /\s?(?:안에|내에|내로)(?![가-힣])/y;
const BEFORE =
  /(?:^|[^가-힣])(최소한|최소|적어도|못해도|아무리 적어도|최대한|최대|많아야|많아도|기껏해야|고작해야)(?:\s?(?:으로|로|는))?\s?$/;
const BEFORE_ENDS = '소한도대야로는';

const STEMS: readonly (readonly [RegExp, Comparator])[] = [
  [/^(?:초과|넘|웃|상회|능가)/, 'gt'],
  [/^(?:이상|돌파)/, 'gte'],
  [/^(?:미|밑|하회)/, 'lt'],
  [/^(?:이하|이내)/, 'lte'],
];

function stemComparator(stem: string): Comparator | null {
  return STEMS.find(([pattern]) => pattern.test(stem))?.[1] ?? null;
}

/** The bound behind a number: 초과, 이상, 넘는, 보다 높다, 까지; denied ones turned (넘지 않는다 is `lte`). */
export function koreanBoundAfter(text: string, at: number): Bound | null {
  const code = text.charCodeAt(at);
  if (!(code >= 0xac00 || (code === 32 && text.charCodeAt(at + 1) >= 0xac00))) return null;
  return stemBound(text, at) ?? thanBound(text, at) ?? upTo(text, at);
}

function stemBound(text: string, at: number): Bound | null {
  STEM.lastIndex = at;
  const match = STEM.exec(text);
  if (match === null) return null;
  const [, refusal = '', stem = ''] = match;
  const start = STEM.lastIndex - stem.length;
  const end = STEM.lastIndex;
  if (/^[되된됐]/.test(stem)) return refusal.endsWith('안') ? bound('lt', start - 2, end) : null;
  if (/^미(?!만|달)/.test(stem)) return reached(text, stem, refusal, start, end);
  const comparator = stemComparator(stem);
  if (comparator === null) return null;
  return refusal === '' ? deniable(text, comparator, start, end) : bound(negated(comparator), start - 2, end);
}

/** 미치다 bounds only when denied: 못 미친다, 미치지 못한다. */
function reached(text: string, stem: string, refusal: string, start: number, end: number): Bound | null {
  if (refusal !== '') return bound('lt', start - 2, end);
  return stem === '미치지' && /^\s?(?:않|못)/.test(text.slice(end, end + 3))
    ? bound('lt', start, end + 2)
    : null;
}

function thanBound(text: string, at: number): Bound | null {
  THAN.lastIndex = at;
  const stem = THAN.exec(text)?.[1];
  if (stem === undefined) return null;
  const comparator = /^(?:낮|적|작|짧|느|싸|가|좁|덜|뒤)/.test(stem) ? 'lt' : 'gt';
  return deniable(text, comparator, THAN.lastIndex - stem.length, THAN.lastIndex);
}

function upTo(text: string, at: number): Bound | null {
  for (const pattern of [UP_TO, WITHIN]) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return bound('lte', at, pattern.lastIndex);
  }
  return null;
}

function deniable(text: string, comparator: Comparator, start: number, end: number): Bound {
  DENIED.lastIndex = end;
  return DENIED.test(text)
    ? bound(negated(comparator), start, DENIED.lastIndex)
    : bound(comparator, start, end);
}

function bound(comparator: Comparator, start: number, end: number): Bound {
  return { comparator, span: { start, end } };
}

/** The bound before a number: 최소, 적어도, 최대, 많아야. */
export function koreanBoundBefore(text: string, at: number): Bound | null {
  const last = text.charAt(text.charCodeAt(at - 1) === 32 ? at - 2 : at - 1);
  if (last === '' || !BEFORE_ENDS.includes(last)) return null;
  const from = Math.max(0, at - 12);
  const head = text.slice(from, at);
  const word = BEFORE.exec(head)?.[1];
  if (word === undefined) return null;
  const start = from + head.lastIndexOf(word);
  return bound(/^(?:최소|적|못|아)/.test(word) ? 'gte' : 'lte', start, start + word.length);
}
