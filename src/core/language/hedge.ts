import type { Span } from '../../contract/span.ts';
import { syllablesEndingIn } from './particle.ts';
import { termFinder } from './token-terms.ts';

/** Words that take back the certainty of what is said. */
export interface Hedge extends Span {
  readonly text: string;
}

const RIEUL = syllablesEndingIn(8);

const KOREAN = [
  '_아마도?; _어쩌면; _혹시; _만약; 것 ?같[가-힣]*; 추정(?:된다|됩니다|되[가-힣]*|하[가-힣]*|한다|치)?',
  '예상(?:된다|됩니다|되[가-힣]*|하[가-힣]*|한다|합니다)?',
  '전망(?:된다|됩니다|되[가-힣]*|이다); 짐작[가-힣]*; 추측[가-힣]*; _듯(?:하다|합니다|했다|싶다|하며); _보인다; _보입니다',
  '가능성이 (?:있|높|크)[가-힣]*',
];
/** -(으)ㄹ 것이다, 수도 있다, 지도 모르다: what stands before ends in ㄹ. */
const ENDINGS = [
  `것(?<=[${RIEUL}] 것)(?:이[다며고]|입니다|이라고); 수도 있(?<=[${RIEUL}] 수도 있)[가-힣]*`,
  `지도 모(?<=[${RIEUL}]지도 모)[가-힣]*`,
];
const ENGLISH = [
  'might; may(?= (?:be|have|also|not|well|still|[a-z]+)); could; likely; unlikely; probably',
  'possibl[ey]; perhaps; maybe; seem(?:s|ed|ingly)?; apparently; presumably; supposedly',
  'allegedly',
  'appears? to; appeared to; estimated; estimates?; expected to; projected to; forecast to',
  'believed to; thought to; suggests?; assum(?:e|es|ed|ing); in theory; potentially',
];

const find = termFinder<true>([[true, [...KOREAN, ...ENDINGS, ...ENGLISH]]]);

/** Every hedge of a text, in order: 아마, 것 같습니다, 추정된다, might, likely, seems. */
export function findHedges(text: string): Hedge[] {
  const found: Hedge[] = [];
  for (const { start, end } of find(text)) {
    const word = text.slice(start, end);
    if (word !== 'May' || start === 0) found.push({ start, end, text: word });
  }
  return found;
}
