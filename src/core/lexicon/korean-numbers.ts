import type { Lexicon } from './lexicon.ts';

/** A sign of a Sino-Korean number: a digit, a power inside ten thousand, or one above. */
export type SinoSign = readonly [is: 'digit' | 'small' | 'big', value: bigint];

export const SINO: Lexicon<SinoSign> = {
  source: '국립국어원, 한글 맞춤법 제44항 해설 (만 단위 띄어쓰기); Unicode Unihan kPrimaryNumeric',
  rows: [
    ['영|공|零|〇', ['digit', 0n]],
    ['일|一|壹', ['digit', 1n]],
    ['이|二|貳', ['digit', 2n]],
    ['삼|三|參', ['digit', 3n]],
    ['사|四', ['digit', 4n]],
    ['오|五', ['digit', 5n]],
    ['육|륙|六', ['digit', 6n]],
    ['칠|七', ['digit', 7n]],
    ['팔|八', ['digit', 8n]],
    ['구|九', ['digit', 9n]],
    ['십|十|拾', ['small', 10n]],
    ['백|百', ['small', 100n]],
    ['천|千', ['small', 1000n]],
    ['만|萬|万', ['big', 10000n]],
    ['억|億', ['big', 100000000n]],
    ['조|兆', ['big', 1000000000000n]],
    ['경|京', ['big', 10000000000000000n]],
  ],
};

/** Native numerals before a counter: from, to, and whether it is near. A ten may stand before a one. */
export type NativeWord = readonly [is: 'ten' | 'one', low: number, high: number, near: boolean];

export const NATIVE: Lexicon<NativeWord> = {
  source: '표준국어대사전, 수 관형사; 국립국어원 온라인가나다 (서너, 예닐곱 등)',
  rows: [
    ['열', ['ten', 10, 10, false]],
    ['스물|스무', ['ten', 20, 20, false]],
    ['서른', ['ten', 30, 30, false]],
    ['마흔', ['ten', 40, 40, false]],
    ['쉰', ['ten', 50, 50, false]],
    ['예순', ['ten', 60, 60, false]],
    ['일흔', ['ten', 70, 70, false]],
    ['여든', ['ten', 80, 80, false]],
    ['아흔', ['ten', 90, 90, false]],
    ['한|하나', ['one', 1, 1, false]],
    ['두|둘', ['one', 2, 2, false]],
    ['세|셋|석', ['one', 3, 3, false]],
    ['네|넷|넉', ['one', 4, 4, false]],
    ['다섯', ['one', 5, 5, false]],
    ['여섯', ['one', 6, 6, false]],
    ['일곱', ['one', 7, 7, false]],
    ['여덟', ['one', 8, 8, false]],
    ['아홉', ['one', 9, 9, false]],
    ['한두', ['one', 1, 2, false]],
    ['두세|두서', ['one', 2, 3, false]],
    ['두서너', ['one', 2, 4, false]],
    ['두어', ['one', 2, 2, true]],
    ['서너', ['one', 3, 4, false]],
    ['너댓|네댓|너덧', ['one', 4, 5, false]],
    ['댓', ['one', 5, 5, true]],
    ['대여섯', ['one', 5, 6, false]],
    ['예닐곱', ['one', 6, 7, false]],
    ['일고여덟', ['one', 7, 8, false]],
    ['엳아홉', ['one', 8, 9, false]],
  ],
};

/** Words that name their unit too: the value, and the unit by one of its names. */
export const WHOLE_AMOUNTS: Lexicon<readonly [value: string, unit: string]> = {
  source: '표준국어대사전: 날을 세는 말',
  rows: [
    ['하루', ['1', '일']],
    ['이틀', ['2', '일']],
    ['사흘', ['3', '일']],
    ['나흘', ['4', '일']],
    ['닷새', ['5', '일']],
    ['엿새', ['6', '일']],
    ['이레', ['7', '일']],
    ['여드레', ['8', '일']],
    ['아흐레', ['9', '일']],
    ['열흘', ['10', '일']],
    ['열하루', ['11', '일']],
    ['열이틀', ['12', '일']],
    ['열사흘', ['13', '일']],
    ['열나흘', ['14', '일']],
    ['스무날', ['20', '일']],
    ['보름', ['15', '일']],
    ['일주일', ['1', '주']],
    ['하룻밤', ['1', '박']],
    ['반년', ['6', '개월']],
    ['반나절', ['6', '시간']],
    ['절반', ['1/2', '']],
  ],
};

/** Number words that name no number. */
export const VAGUE_KOREAN: Lexicon<'vague'> = {
  source: '표준국어대사전: 수-, 몇, 여남은',
  rows: [['수|몇|여남은|여러', 'vague']],
};

/** Particles that begin like a power: 1만큼, 2조차. */
export const NO_POWERS: Lexicon<'particle'> = {
  source: '표준국어대사전: 만큼, 조차 (조사)',
  rows: [['만큼|조차', 'particle']],
};

/** Words that begin like a number and a counter and are neither. */
export const NOT_NUMBERS: Lexicon<'word'> = {
  source: '표준국어대사전',
  rows: [
    [
      '한편|한번|한층|한때|한시|한대|한장|한숨|한국|한점|한줄|세대|세기|세계|세종|네티즌|두통|두건|십분|백번|만일|만점|만병|만인|만장|만전|만대|만세|만년|만원경|천대|천인|천장|천편|천일|천세|천사|백인|백미|백일|백신|백점|열대|열편|열병|열차|열기|열정|한정|한계|한도|한파|한글|한자|한식|한약|한우|한가|한동안|한눈|한참|한창|한순간|한몫|한쪽|한편으로|오십시오|십시오|일점|일대|일회용|육회',
      'word',
    ],
  ],
};

/** What may stand right behind a unit: particles, endings of 이다, and nouns that bound or near it. */
export const AFTER_UNIT: Lexicon<'after'> = {
  source: '표준국어대사전, 조사와 접미사; 한국어 기초사전',
  rows: [
    [
      '은|는|이|가|을|를|의|에|에서|에게|으로|로|와|과|도|만|보다|까지|부터|이나|나|마다|씩|당|짜리|간|쯤|가량|정도|여|이상|이하|미만|초과|이내|남짓|안팎|내외|대|입니다|인|이다|이며|이고|였|이었|임|이라|라|이란|다|며|고|면|지만|이지|이면|든|이든|든지|조차|밖에|뿐|처럼|같이|하고|랑|이랑|전|후|뒤|째|차|동안|중|가까이|인데|일|이었다|에요|예요|이에요|요|정|어치|분|급|권|한|할|으로서|로서|들|야|이야|이요|된|되|넘|못|상당|규모|수준|그쳤|줄|늘|올|내',
      'after',
    ],
  ],
};
