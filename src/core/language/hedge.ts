import type { Span } from '../../contract/span.ts';
import { termFinder } from './token-terms.ts';

/** Words that take back the certainty of what is said. */
export interface Hedge extends Span {
  readonly text: string;
}

const KOREAN = [
  ...[
    '_아마도?',
    '_어쩌면',
    '_혹시',
    '_만약',
    '것 ?같[가-힣]*',
    '추정(?:된다|됩니다|되[가-힣]*|하[가-힣]*|한다|치)?',
    '예상(?:된다|됩니다|되[가-힣]*|하[가-힣]*|한다|합니다)?',
  ],
  ...[
    '전망(?:된다|됩니다|되[가-힣]*|이다)',
    '짐작[가-힣]*',
    '추측[가-힣]*',
    '_듯(?:하다|합니다|했다|싶다|하며)',
    '_보인다',
    '_보입니다',
    '가능성이 (?:있|높|크)[가-힣]*',
  ],
];
const ENDINGS = [
  '을 것이다',
  '을 것입니다',
  '을 것으로',
  '을 수도 있[가-힣]*',
  '을지도 모[가-힣]*',
  '될 것이다',
  '될 것입니다',
  '할 것이다',
  '할 것입니다',
  '할 수도 있[가-힣]*',
  '될 수도 있[가-힣]*',
  '일 것이다',
  '일 것입니다',
  '일 수도 있[가-힣]*',
  '일지도 모[가-힣]*',
  '할지도 모[가-힣]*',
  '될지도 모[가-힣]*',
  '을 듯하다',
  '은 듯하다',
];
const ENGLISH = [
  ...[
    'might',
    'may(?= (?:be|have|also|not|well|still|[a-z]+))',
    'could',
    'likely',
    'unlikely',
    'probably',
    'possibl[ey]',
    'perhaps',
    'maybe',
    'seem(?:s|ed|ingly)?',
    'apparently',
    'presumably',
    'supposedly',
    'allegedly',
  ],
  ...[
    'appears? to',
    'appeared to',
    'estimated',
    'estimates?',
    'expected to',
    'projected to',
    'forecast to',
    'believed to',
    'thought to',
    'suggests?',
    'assum(?:e|es|ed|ing)',
    'in theory',
    'potentially',
  ],
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
