import type { KoreanTerm } from '../../../language/korean-term.ts';
import { contentIn, isAmong, type KoreanBeside, shareAmong } from './beside.ts';
import { type KoreanValue, neighbours } from './neighbour.ts';

const TITLES: ReadonlySet<string> = new Set(
  '교장 교감 사장 부사장 회장 부회장 대표 이사 감사 상무 전무 부장 차장 과장 팀장 대리 실장 본부장 위원장 부위원장 장관 차관 총리 시장 부시장 지사 군수 구청장 총장 원장 부원장 소장 감독 코치 주장 의사 간호사 교사 학생 편집장 발행인 편집자 작가 판사 검사 변호사 원고 피고 점장 매니저 주임 사원 인턴 임대인 임차인 집주인 세입자'.split(
    ' ',
  ),
);
const AGREED = 0.6;

/** A title of the claim where the sentence has another one: beside the same name, of the same deed, or of the other of two deeds. */
export function otherTitles(beside: KoreanBeside): (readonly [KoreanTerm, string])[] {
  const said = beside.claim.filter(isTitle);
  const there = said.length === 0 ? [] : beside.terms.filter(isTitle);
  const [actual] = there;
  if (actual === undefined) return [];
  return said.flatMap((term): (readonly [KoreanTerm, string])[] => {
    const named = besideName(beside, term);
    if (named !== null) return [[term, named]];
    if (isAmong(term, there)) return exchanged(beside, said, there).filter(([own]) => own === term);
    const rest = contentIn(beside.claim, 0, { start: 0, end: beside.said.length }).filter(
      (other) => other !== term,
    );
    const isSlot = slotOf(term) === slotOf(actual) || slotOf(term) === 'is';
    return isSlot && there.length === 1 && shareAmong(rest, beside.terms) >= AGREED
      ? [[term, actual.surface]]
      : [];
  });
}

function isTitle({ stems, use }: KoreanTerm): boolean {
  return use === null && stems.some((stem) => TITLES.has(stem));
}

function slotOf({ role }: KoreanTerm): string {
  return role === 'topic' ? 'subject' : role;
}

/** 조하람 이사 where the sentence has 조하람 대리. */
function besideName({ claim, terms }: KoreanBeside, title: KoreanTerm): string | null {
  const name = claim[claim.indexOf(title) - 1];
  if (name === undefined || name.kind !== 'word' || name.stem.length < 2 || name.use !== null) return null;
  const actual = terms.flatMap((term, at) => {
    const next = terms[at + 1];
    return term.surface === name.surface && next !== undefined && isTitle(next) ? [next] : [];
  });
  const [first] = actual;
  return first === undefined || isAmong(title, actual) ? null : first.surface;
}

function exchanged(
  beside: KoreanBeside,
  said: readonly KoreanTerm[],
  there: readonly KoreanTerm[],
): (readonly [KoreanTerm, string])[] {
  const value =
    (offset: number) =>
    (term: KoreanTerm): KoreanValue => ({
      key: term.stems.find((stem) => TITLES.has(stem)) ?? '',
      start: term.start - offset,
      end: term.end - offset,
    });
  return neighbours(beside, said.map(value(0)), there.map(value(beside.base))).flatMap(([own, other]) => {
    const term = said.find(({ start }) => start === own.start);
    return term === undefined ? [] : [[term, other.key] as const];
  });
}
