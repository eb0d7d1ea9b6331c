import type { KoreanTerm } from '../../language/korean-term.ts';
import type { KoreanHold } from './korean-hold.ts';

const TITLES: ReadonlySet<string> = new Set(
  '씨 교수 박사 대표 사장 회장 부회장 이사 감사 상무 전무 부장 차장 과장 팀장 대리 실장 본부장 위원장 위원 의원 장관 차관 총리 대통령 시장 지사 군수 구청장 총장 원장 소장 감독 선수 기자 변호사 판사 검사 작가 배우 가수'.split(
    ' ',
  ),
);
/** Three syllables that begin with a family name: 서 of 최은서 is no particle. */
const SURNAME =
  /^[김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허남심노하곽성차주우구민진지탁표봉국옥팽엄채원천방공현함변염여추도소석선설][가-힣]{2}$/u;
const NAME = /^[가-힣]{2,4}$/u;
/** What stands before a title and names nobody. */
const NO_NAME = /(?:부|팀|실|과|국|원|회|사|처|장|대표|신임|전직|현직|담당|해당|모든|각)$/u;

/** A name before a title that the window does not have, where it has another name before the same title. */
export function titledNames({ claim, window }: KoreanHold): { term: KoreanTerm; instead: KoreanTerm }[] {
  const said = namesBefore(claim);
  if (said.length === 0) return [];
  const there = namesBefore(window);
  return said.flatMap(({ name, title }) => {
    if (window.some(({ surface }) => surface.startsWith(name.surface))) return [];
    const others = there.filter((other) => other.title.stem === title.stem);
    const [first] = others;
    return first === undefined ? [] : [{ term: name, instead: first.name }];
  });
}

/** Names that stand before a title, each with its title. */
export function namesBefore(terms: readonly KoreanTerm[]): { name: KoreanTerm; title: KoreanTerm }[] {
  return terms.flatMap((title, at) => {
    const name = terms[at - 1];
    if (name === undefined || !title.stems.some((stem) => TITLES.has(stem))) return [];
    return isName(name) ? [{ name, title }] : [];
  });
}

/** How words end that name no person. */
const COMMON =
  /(?:장|관|원|자|사|부|팀|실|과|소|점|품|비|료|률|율|금|액|일|월|년|권|기|식|성|적|력|법|회|청|국|도|시|군|구|동|층|호|물|제|화|생)$/u;

/** Three syllables that begin with a family name and mean nothing else. */
export function isPersonName({ surface, stem, kind, strength, families, sides, use }: KoreanTerm): boolean {
  if (kind !== 'word' || strength !== null || families.length > 0 || sides.length > 0 || use !== null)
    return false;
  return (SURNAME.test(surface) || SURNAME.test(stem)) && !COMMON.test(stem);
}

function isName({ surface, role, kind, strength, families }: KoreanTerm): boolean {
  if (kind !== 'word' || strength !== null || families.length > 0) return false;
  return SURNAME.test(surface) || (role === 'bare' && NAME.test(surface) && !NO_NAME.test(surface));
}
