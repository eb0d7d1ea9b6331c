import type { Span } from '../../contract/span.ts';
import { termFinder } from './token-terms.ts';

/** A word that compares two things; `direction` is that of the subject against what it is compared with. */
export interface Comparison extends Span {
  readonly direction: 'more' | 'less' | 'equal';
}

type Kind = 'more' | 'less' | 'equal' | 'than more' | 'than less' | 'verb more' | 'verb less';

const KOREAN_MORE = [
  '높(?!이[는가를]|아[지졌진져])',
  '많(?!아[지졌진져])',
  '_크',
  '_큰',
  '_클',
  '_컸',
  '_커(?![지졌진져피])',
  '_큽',
  '_깁',
  '깊',
  '두껍',
  '두꺼',
  '비쌉',
  '뜨겁',
  '_멀',
  '_먼 ',
  '_멉',
  '빠릅',
  '_길(?=[다고며었어게])',
  '_긴 ',
  '빠르',
  '빠른',
  '빨랐',
  '_늦',
  '비싸',
  '비쌌',
  '비싼',
  '무겁',
  '무거',
  '_넓',
  '우수',
  '앞서',
  '앞선',
  '앞섰',
  '능가',
  '_오래',
  '앞지',
  '앞질',
  '추월',
  '제쳤',
  '제치',
  '웃돌',
  '웃도',
  '상회',
];
const KOREAN_LESS = [
  '낮(?!아[지졌진져]|은음)',
  '_적(?=[다고며었어은게습])',
  '_작(?=[다고며았아은게습])',
  '짧',
  '얕',
  '얇',
  '느립',
  '_쌉',
  '가깝',
  '가까',
  '느리',
  '느린',
  '느렸',
  '_이르',
  '_이른',
  '_일찍',
  '_싸',
  '_쌌',
  '_싼',
  '젊',
  '가볍',
  '가벼',
  '_좁',
  '뒤처',
  '뒤진',
  '뒤졌',
  '밑돌',
  '밑도',
  '하회',
  '못 미',
  '미치지 못',
];
const KOREAN_EQUAL = ['_같', '_동일', '_똑같'];
const MORE =
  'higher more larger bigger greater longer older newer faster later heavier better costlier wider taller stronger busier deeper thicker richer hotter warmer denser farther further steeper brighter'.split(
    ' ',
  );
const LESS =
  'lower less smaller fewer shorter younger slower earlier lighter worse cheaper narrower weaker shallower thinner poorer cooler colder nearer closer'.split(
    ' ',
  );
const ADJECTIVE =
  '(?:many|much|large|big|high|low|small|long|short|old|young|fast|slow|good|bad|few|little|expensive|cheap|busy|late|early)';

const find = termFinder<Kind>([
  ['more', KOREAN_MORE],
  ['less', KOREAN_LESS],
  ['equal', KOREAN_EQUAL],
  ['than more', MORE],
  ['than less', LESS],
  [
    'verb more',
    [
      'exceed(?:s|ed)?',
      'outperform(?:s|ed)?',
      'surpass(?:es|ed)?',
      'outnumber(?:s|ed)?',
      'outsold',
      'outsells?',
      'outpace[sd]?',
      'overt(?:ook|akes?|aken)',
    ],
  ],
  ['verb less', ['trail(?:s|ed)', 'lag(?:s|ged)? behind']],
  [
    'equal',
    [
      `as ${ADJECTIVE}(?: [a-z]+)? as`,
      'same(?: [a-z]+)? as',
      'equal to',
      'equals?(?= [A-Z])',
      'identical to',
    ],
  ],
]);

const NUMBER =
  '(?: (?:about|around|roughly|approximately|the|an?|only|just))?(?: ?[-+]?[\\d$€£¥₩]| (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|twice)\\b)';
const THAN = new RegExp(`^[^.!?;]{0,60}?\\bthan\\b(?!${NUMBER})`, 'i');
const BEFORE_NUMBER = new RegExp(`^${NUMBER}`, 'i');
const KOREAN_THAN = /[가-힣A-Za-z0-9)’'"]보다(?:는|도)?(?![가-힣])/g;
const KOREAN_AS = /[가-힣A-Za-z0-9)’'"]만큼/;
const KOREAN_WITH = /[와과랑](?:는|도)?(?![가-힣])/;
const WINDOW = 60;

/** Every comparison of two things in a text, in order. "more than 5" bounds a number and is none. */
export function findComparisons(text: string): Comparison[] {
  const found: Comparison[] = [];
  for (const { start, end, value } of find(text)) {
    const direction =
      text.charCodeAt(start) < 128 ? english(text, start, end, value) : korean(text, start, value);
    if (direction !== null) found.push({ start, end, direction });
  }
  return found;
}

function english(text: string, start: number, end: number, kind: Kind): Comparison['direction'] | null {
  if (kind === 'equal') return 'equal';
  const after = text.slice(end, end + WINDOW + 20);
  if (kind.startsWith('verb'))
    return BEFORE_NUMBER.test(after) ? null : kind === 'verb more' ? 'more' : 'less';
  if (!THAN.test(after) || /\bno $/i.test(text.slice(Math.max(0, start - 3), start))) return null;
  return kind === 'than more' ? 'more' : 'less';
}

/** The adjective needs 보다 (or 만큼, 와) before it in its sentence; 덜 turns it round. */
function korean(text: string, start: number, kind: Kind): Comparison['direction'] | null {
  const before = text.slice(Math.max(0, start - WINDOW), start).replace(/^[\s\S]*[.!?\n](?=\s)/, '');
  if (kind === 'equal')
    return KOREAN_WITH.test(before) && !/(?:[것거]|다음과|아래와|위와|이와|그와) $/.test(before)
      ? 'equal'
      : null;
  if (VERB_OF_TWO.test(text.slice(start, start + 6))) return twoOf(text, start, before, kind);
  const than = [...before.matchAll(KOREAN_THAN)].at(-1);
  if (than === undefined) return KOREAN_AS.test(before) ? 'equal' : null;
  if (kind !== 'more' && kind !== 'less') return null;
  return before.endsWith(' 덜 ') === (kind === 'more') ? 'less' : 'more';
}

const VERB_OF_TWO = /^(?:앞지|앞질|추월|제쳤|제치|웃돌|웃도|상회|능가|밑돌|밑도|하회|못 미|미치지 못)/u;
/** What a verb of comparison passes or misses: a name in 을/를 or 에, not a number. */
const PASSED = /[가-힣A-Za-z)’'"]{2}(?:을|를|에)(?:는|도)?\s$/u;
const NUMBER_PASSED = /\d[^\s]{0,6}\s?[^\s]{0,4}\s$|[%％]\S{1,2}\s$/u;

function twoOf(text: string, start: number, before: string, kind: Kind): Comparison['direction'] | null {
  if (!PASSED.test(before) || NUMBER_PASSED.test(text.slice(Math.max(0, start - 12), start))) return null;
  return kind === 'less' ? 'less' : 'more';
}
