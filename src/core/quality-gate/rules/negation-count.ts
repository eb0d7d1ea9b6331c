import { findNegations } from '../../language/negation.ts';

/** Negation whatever its spelling and spacing: slips that a spelling check corrects are negatives already. */
const LOOSE =
  /않|못|없|업(?=[습서으]|다[.!?\s]|$)|아니(?!면)|아닌|아닙|아님|안(?=되|돼|된|될|됩|됐|하|한|했|할|합|해|가|간|갔|갈|오|온|왔|올|보|봤|먹|쓰|쓴|좋|맞|믿|받|팔|사|있|늘|줄|변|남|열|닫|끝|써)|지마[세라시]|지말|불(?=가능|참|일치|필요|포함|합격|충분|충족)|미(?=완료|달성|참여|승인|배정|제출|해결|포함|충족|사용)|비(?=활성|공개|정상|정규|대상|참여|회원|효율|인가|포함|승인|상장|핵심)/gu;
/** Means the same with and without its negative. */
const IDIOM = /\bcould(?:n['’]?t)? care less\b/giu;
const LOOSE_ENGLISH =
  /\b(?:not|nto|n(?:ev|v)[er]{1,2}|no|none|nothing|nobody|nowhere|neither|nor|without|withuot|wihtout|cannot|cant|hardly|fails? to|non)\b|\b(?:do|does|did|is|are|was|were|have|has|had|ca|wo|would|could|should|must|need|ai)(?:n['’`]?t|nt)\b|\b(?:un|dis)(?=[a-z]{4})/giu;

/** How many negatives a text has, by its words as they are spelled, and by what they can only mean. */
export interface NegationCount {
  readonly strict: number;
  readonly loose: number;
}

export function negationCount(whole: string): NegationCount {
  const text = whole.replace(IDIOM, '');
  const joined = text.replace(/\s+/gu, '');
  const english = text.match(LOOSE_ENGLISH)?.length ?? 0;
  return { strict: findNegations(text).length, loose: (joined.match(LOOSE)?.length ?? 0) + english };
}
