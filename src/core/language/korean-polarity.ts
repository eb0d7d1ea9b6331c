import type { KoreanTerm } from './korean-term.ts';

const BEFORE_NOT = /(?:지|지는|지도|지를|질|진|지만은)$/u;
const FORBIDDEN: ReadonlySet<string> = new Set([
  '불가능',
  '불가',
  '금지',
  '불허',
  '중단',
  '정지',
  '폐지',
  '피하',
  '삼가',
]);
const NATIVE = /^(?:한|두|세|네|석|넉|다섯|여섯|일곱|여덟|아홉|열|스무)$/u;
const NOTHING =
  /^(?:없(?![애앴앤앨])|아니(?=$|[다고며었라지냐어에기므면게나요네더]$|한|하|했|다|고|며|었|라|지만|므로|면)|아닙|아닌|아님|아닐|아녔)/u;
const BOUND_ONLY =
  /^(?:넘[지기겨길긴]|초과|적|모자라|밑돌|웃돌|미치|뒤지|틀림|끊임|어김|상관|다름|빠짐|변함|문제)/u;

/** What a word that denies or allows begins with. */
const SAYS: ReadonlySet<number> = new Set(
  [...'안못않말마없아불금중정폐피삼가허있'].map((letter) => letter.charCodeAt(0)),
);

/** Marks the words that their neighbours deny or allow. Two denials cancel out. */
export function markPolarity(terms: readonly KoreanTerm[]): void {
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at];
    if (term !== undefined && term.kind !== 'number' && SAYS.has(term.surface.charCodeAt(0)))
      markBy(terms, at, term);
  }
}

function markBy(terms: readonly KoreanTerm[], at: number, { surface, stems }: KoreanTerm): void {
  const before = terms[at - 1];
  if (before !== undefined && isNotAllowed(terms, at)) return denyOffered(terms, at);
  if (surface === '안' || surface === '못') return deny(terms[at + 1]);
  if (before === undefined) return;
  if (isNot(surface) && /^(?:그렇|이렇|그러하)지/u.test(before.surface)) return;
  if (isNot(surface) && BEFORE_NOT.test(before.surface)) return deny(doer(terms, at));
  if (NOTHING.test(surface)) return denyNothing(terms, at, before);
  if (surface.startsWith('못') && surface.length > 1 && before.kind !== 'function') return deny(before);
  if (stems.some((stem) => FORBIDDEN.has(stem))) return denyListed(terms, at);
}

const MAY = /(?:[아어여서]도|면|서는|[아어]선)$/u;
const NOT_ALLOWED = /^안[되돼된됩됐될]/u;

/** 먹으면 안 된다, 먹어서도 안 된다. */
function isNotAllowed(terms: readonly KoreanTerm[], at: number): boolean {
  const [before, term, next] = [terms[at - 1], terms[at], terms[at + 1]];
  if (before === undefined || term === undefined || !term.surface.startsWith('안')) return false;
  if (!MAY.test(before.surface)) return false;
  if (NOT_ALLOWED.test(term.surface)) return true;
  return term.surface === '안' && next !== undefined && /^[되돼된됩됐될]/u.test(next.surface);
}

/** 초과해서 복용하면 안 된다 denies how much. */
const MANNER = /[가-힣](?:해서|아서|어서|여서)$/u;

/** 켜거나 뿌려서도 안 된다 denies both. */
function denyOffered(terms: readonly KoreanTerm[], at: number): void {
  const term = terms[at];
  if (term !== undefined) term.negative = false;
  const [manner, deed] = [terms[at - 2], contentBefore(terms, at)];
  if (manner !== undefined && MANNER.test(manner.surface)) return deny(manner);
  deny(deed);
  for (let place = at - 2; place >= Math.max(0, at - 5); place--)
    if (terms[place]?.surface.endsWith('거나') === true) deny(terms[place]);
}

/** 활동을 하지 못하다 denies 활동: 하다 alone says nothing. */
function doer(terms: readonly KoreanTerm[], at: number): KoreanTerm | undefined {
  const before = terms[at - 1];
  return before?.kind === 'function' ? contentBefore(terms, at - 1) : before;
}

function isNot(surface: string): boolean {
  const first = surface.charAt(0);
  return first === '않' || first === '못' || first === '말' || first === '마';
}

/** 할 수 없다 denies the predicate before 수; 돈이 없다 and 돈이 아니다 the noun. */
function denyNothing(terms: readonly KoreanTerm[], at: number, before: KoreanTerm): void {
  if (/뿐만?$/u.test(before.surface)) return;
  deny(
    isWay(before)
      ? contentBefore(terms, at - 1)
      : before.kind === 'function'
        ? contentBefore(terms, at)
        : before,
  );
}

/** 이체와 조회가 모두 중단된다 denies both. */
function denyListed(terms: readonly KoreanTerm[], at: number): void {
  let place = at - 1;
  while (place > 0 && isCount(terms, place)) place--;
  const term = terms[place];
  deny(term?.kind === 'function' ? contentBefore(terms, place) : term);
  for (let listed = terms[--place]; listed?.role === 'with'; listed = terms[--place]) deny(listed);
}

/** 모두, 다섯 달: how much, and not what. */
function isCount(terms: readonly KoreanTerm[], place: number): boolean {
  const [term, before] = [terms[place], terms[place - 1]];
  if (term === undefined || term.measures || term.kind === 'number') return true;
  return NATIVE.test(term.surface) || (before !== undefined && NATIVE.test(before.surface));
}

function isWay({ surface }: KoreanTerm): boolean {
  return surface === '수' || surface === '수가' || surface === '수는' || surface === '수도';
}

const ADVERB = /^(?:아직|이미|전혀|결코|절대|절대로|모두|전부|별도로|따로)$/u;

function contentBefore(terms: readonly KoreanTerm[], at: number): KoreanTerm | undefined {
  for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
    const term = terms[place];
    if (term !== undefined && term.kind !== 'function' && !ADVERB.test(term.surface)) return term;
  }
  return terms[at - 1];
}

function deny(term: KoreanTerm | undefined): void {
  if (term !== undefined && !BOUND_ONLY.test(term.surface)) term.negative = !term.negative;
}
