import type { Term } from '../../../language/term.ts';
import type { Mode } from './attribute-mode.ts';

const NEGATIVE =
  /않|없|못하|못합|못한|안 [가-힣]|아니|아닙|불가|금지|미제공|꺼[져지진졌짐집]|꺼두|껐|해제|비활성|쉬|쉽니다|휴무|휴관|휴업/;
const SILENT =
  /(?:정보|자료|언급|명시|기재|나와|나오|알려|설명|표시|확인|기록|데이터|결과|적혀|적어|밝혀|값|내용|항목|안내)[^.]{0,12}(?:않|없)|알 수 없|알 수가 없|알려진 (?:바|것)|모릅|모른|몰라|미상|미정|불명|비어 있|빠져 있|누락|(?:정해|지정|배정|입력|기입|등록)[^.]{0,8}(?:않|없)/;
const OPEN = /(?:필요|필수)[^.]{0,6}(?:없|않|아니|아닙)/;

/** Korean says at the end of a clause what becomes of all that stands in it. */
export function koreanModes(text: string, terms: readonly Term[], clauses: readonly number[]): Mode[] {
  const ends = new Map<number, Mode>();
  clauses.forEach((clause, at) => {
    if (!ends.has(clause)) ends.set(clause, modeOf(clauseText(text, terms, clauses, at)));
  });
  return terms.map((_, at) => ends.get(clauses[at] ?? 0) ?? 'plain');
}

function clauseText(text: string, terms: readonly Term[], clauses: readonly number[], first: number): string {
  let last = first;
  while (last + 1 < terms.length && clauses[last + 1] === clauses[first]) last++;
  return text.slice(terms[first]?.start ?? 0, terms[last]?.end ?? text.length);
}

function modeOf(clause: string): Mode {
  if (OPEN.test(clause)) return 'open';
  if (SILENT.test(clause)) return 'silent';
  return NEGATIVE.test(clause) ? 'negated' : 'plain';
}
