import { finalOf } from './korean-syllable.ts';

/** What a particle makes of its word. */
export type Role =
  | 'subject'
  | 'topic'
  | 'object'
  | 'to'
  | 'from'
  | 'than'
  | 'with'
  | 'of'
  | 'as'
  | 'is'
  | 'bare';

/** A word read as a noun with its particles taken off. */
export interface Nominal {
  readonly stem: string;
  readonly role: Role;
}

/** What the syllable before must end in: a consonant, a vowel, a vowel or ㄹ, another consonant than ㄹ. */
type Agreement = 'closed' | 'open' | 'ro' | 'uro' | 'any';
type Row = readonly [Role, Agreement, string];

const ROWS: readonly Row[] = [
  ['subject', 'closed', '이 이가'],
  ['subject', 'open', '가'],
  ['subject', 'any', '께서 께서는'],
  ['topic', 'closed', '은'],
  ['topic', 'open', '는 ㄴ'],
  ['object', 'closed', '을'],
  ['object', 'open', '를'],
  ['to', 'any', '에 에게 한테 께 에는 에게는 한테는 에도 에게도 에만 에게만 에까지 에의 엔 에겐'],
  ['to', 'ro', '로 로는 로도 로만 로의 로까지'],
  ['to', 'uro', '으로 으로는 으로도 으로만 으로의 으로까지'],
  ['from', 'any', '에서 에서는 에서도 에서만 에서의 부터 부터는 에게서 한테서 에서부터 서'],
  ['from', 'ro', '로부터'],
  ['from', 'uro', '으로부터'],
  ['than', 'any', '보다 보다는 보다도 에서보다 에보다 보단'],
  ['with', 'open', '와 와는 와도 와의 랑 나'],
  ['with', 'closed', '과 과는 과도 과의 이랑 이나'],
  ['with', 'any', '하고'],
  ['of', 'any', '의'],
  ['as', 'ro', '로서 로써 로서는 로써는'],
  ['as', 'uro', '으로서 으로써 으로서는 으로써는'],
  ['as', 'any', '처럼 만큼 대로 같이 마다 답게'],
  [
    'bare',
    'any',
    '도 까지 까지는 까지도 조차 마저 만 만이 만을 만은 만의 뿐 뿐만 밖에 뿐이다 뿐입니다 뿐이었다 만으로 만으로는 만으로도',
  ],
  [
    'is',
    'any',
    '이다 입니다 인 이며 이고 이에요 이었다 이었습니다 이었으며 이었고 이었던 이라는 이라고 이란 이라 이지만 인데 이므로 이자 이던 이어서 이라서 임 일 이니까 이네요 이네 이예요 이야 이죠 이지 인지 이었지만 이었다가 이었는데 이라면 이면 이거나 이라도 이었음 인가요 이냐 이군 인가 일까 일까요 이기 이어야 이겠다 일뿐',
  ],
  [
    'is',
    'open',
    '다 예요 였다 였습니다 였으며 였고 였던 라는 라고 란 라 지만 며 고 였지만 였다가 였는데 라서 네요 죠 야 니까 였음 라면 라도',
  ],
];

interface Particle {
  readonly role: Role;
  readonly agreement: Agreement;
}

const PARTICLES: ReadonlyMap<string, readonly Particle[]> = particles();
const LONGEST = 5;
const PLURAL = /(?<=[가-힣]{2})들$/u;

/** Reads a word as a noun by its longest particle that agrees; a word without one comes back whole, `bare`. */
export function readNominal(word: string): Nominal {
  for (let size = Math.min(LONGEST, word.length - 1); size >= 1; size--) {
    const tail = word.slice(word.length - size);
    const stem = word.slice(0, word.length - size);
    const found = PARTICLES.get(tail)?.find(({ agreement }) => agrees(stem, agreement));
    if (found === undefined) continue;
    return { stem: stem.replace(PLURAL, ''), role: found.role };
  }
  return { stem: word.replace(PLURAL, ''), role: 'bare' };
}

function particles(): ReadonlyMap<string, readonly Particle[]> {
  const map = new Map<string, Particle[]>();
  for (const [role, agreement, words] of ROWS)
    for (const word of words.split(' ')) map.set(word, [...(map.get(word) ?? []), { role, agreement }]);
  return map;
}

function agrees(stem: string, agreement: Agreement): boolean {
  if (agreement === 'any') return true;
  const final = finalOf(stem.charCodeAt(stem.length - 1));
  if (final < 0) return true;
  if (agreement === 'closed') return final !== 0;
  if (agreement === 'uro') return final !== 0 && final !== 8;
  return final === 0 || (agreement === 'ro' && final === 8);
}
