import { FINAL } from './korean-syllable.ts';

/** What an ending of a predicate does to its sentence or clause. */
export type EndingUse = 'final' | 'connective' | 'modifier' | 'nominal' | 'question' | 'order';

/** An ending of a predicate: syllables, and the final consonant that it puts under the syllable before them. */
export interface Ending {
  readonly final: number;
  readonly use: EndingUse;
  /** `stem` follows a bare stem, `past` only 았/었/ㅆ/겠, `vowel` the form in 아/어 (해, 가, 봐). */
  readonly after: 'any' | 'past' | 'vowel' | 'stem';
  /** False where a noun may well end in the same syllables. */
  readonly sure: boolean;
  /** True for no ending at all: 해 of 올해 or of 하다. */
  readonly bare: boolean;
}

type Row = readonly [Ending['after'], EndingUse, boolean, string];

/** `ㄴ다` stands for a final consonant before 다. */
const ROWS: readonly Row[] = [
  ['any', 'final', true, '습니다 ㅂ니다 습니까 ㅂ니까 네요 군요 거든요 답니다 는구나 는군'],
  ['stem', 'final', true, 'ㄴ다 는다 ㄹ게요 ㄹ래요 ㄴ대요 는대 아요 어요 여요 ㅂ시다 ㄴ답니다'],
  [
    'past',
    'final',
    true,
    '다 어요 어 음 죠 지요 을까 다네 구나 네 군 었다 다고 다며 다는 다면 답니다 단다 던 더라 더라도',
  ],
  [
    'past',
    'connective',
    true,
    '고 고요 지만 으며 으나 으므로 으니 으니까 는데 는데요 기에 더니 던지 을지 는지 거나 던데 음에도 다가 어야 어도 기 을때 을',
  ],
  ['past', 'modifier', true, '던 을'],
  ['stem', 'final', false, '다 네 죠 지요 군 지 자 냐 니 라'],
  ['vowel', 'final', true, '요'],
  ['stem', 'final', false, 'ㅁ 음 기 ㄹ듯 을듯 ㄴ듯 는듯'],
  ['stem', 'question', true, 'ㄹ까 을까 ㄹ까요 을까요 나요 ㄴ가요 은가요 던가요 느냐 는가 는가요'],
  ['stem', 'order', true, '세요 으세요 십시오 으십시오 아라 어라 지마 지마세요'],
  [
    'stem',
    'connective',
    true,
    '지만 지만은 면서 으면서 면서도 으면서도 므로 으므로 니까 으니까 거나 더라도 려고 으려고 고자 도록 느라 ㄴ데 은데 는데 는데도 ㄴ데도 는지 ㄴ지 은지 ㄹ지 을지 ㄹ지라도 려면 으려면 자마자 면서는 다가 다면 ㄴ다면 는다면 다고 ㄴ다고 는다고 다며 ㄴ다며 는다며 ㄹ수록 을수록 기에 기엔 기까지 기까지는 게끔 고서 고나서 고도 고는 지않 라고 으라고 려는 으려는 려다 ㄹ뿐더러',
  ],
  [
    'stem',
    'connective',
    false,
    '기로 기가 기는 기도 기를 기만 길 곤 지는 지도 지를 진 질 고 며 으며 면 으면 나 으나 게 니 으니 러 으러 지 든 든지 되 거든 자 라면',
  ],
  [
    'stem',
    'connective',
    true,
    '아서 어서 여서 아도 어도 여도 아야 어야 여야 아야만 어야만 여야만 아서는 어서는 아서도 어서도 아선 어선 아야지 어야지',
  ],
  ['stem', 'connective', false, '아 어 여'],
  ['vowel', 'connective', false, '서 도 야 서는 서도 야만 선'],
  ['vowel', 'connective', false, ''],
  [
    'stem',
    'modifier',
    true,
    'ㄴ다는 는다는 다는 던 ㄹ때 을때 는걸 ㄴ걸 은걸 는건 ㄴ건 은건 는게 ㄴ게 은게 ㄹ수 을수 는거 ㄴ거 은거 ㄹ것 을것 는것 ㄴ것 은것 는데는 ㄹ거다 ㄹ거 을거 을거다 ㄹ거야 을거야',
  ],
  ['stem', 'modifier', false, '라는 자는 는 ㄴ 은 ㄹ 을'],
  [
    'stem',
    'nominal',
    false,
    'ㅁ 음 ㅁ을 음을 ㅁ이 음이 ㅁ은 음은 ㅁ과 음과 ㅁ에 음에 ㅁ으로 음으로 ㅁ의 음의 ㅁ도 음도 기',
  ],
];

const JAMO: Readonly<Record<string, number>> = { ㄴ: FINAL.n, ㄹ: FINAL.l, ㅁ: FINAL.m, ㅂ: FINAL.b };

/** Endings by their syllables, sure ones first. The longest is five syllables long. */
export const KOREAN_ENDINGS: ReadonlyMap<string, readonly Ending[]> = endings();
export const LONGEST_ENDING = Math.max(...[...KOREAN_ENDINGS.keys()].map((tail) => tail.length));

function endings(): ReadonlyMap<string, readonly Ending[]> {
  const map = new Map<string, Ending[]>();
  for (const [after, use, sure, words] of ROWS) {
    for (const word of words.split(' ')) {
      const final = JAMO[word.charAt(0)] ?? FINAL.none;
      const tail = final === FINAL.none ? word : word.slice(1);
      map.set(tail, [...(map.get(tail) ?? []), { final, use, after, sure, bare: word === '' }]);
    }
  }
  for (const list of map.values())
    list.sort((a, b) => Number(b.final > 0) - Number(a.final > 0) || Number(b.sure) - Number(a.sure));
  return map;
}
