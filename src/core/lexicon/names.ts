import type { Lexicon } from './lexicon.ts';

/** Before an English name. */
export const TITLES_ENGLISH: Lexicon<'title'> = {
  source: 'The Chicago Manual of Style, 17th edition, 10.16 (social titles)',
  rows: [['mr|mrs|ms|dr|prof|sir|capt|sgt|lt|gen|rev|hon|sen|gov|rep', 'title']],
};

/** Behind a Korean name. */
export const TITLES_KOREAN: Lexicon<'title'> = {
  source: '표준국어대사전: 직위와 호칭',
  rows: [
    [
      '씨|님|부장|과장|차장|대리|사원|주임|팀장|실장|본부장|센터장|이사|상무|전무|사장|부사장|회장|부회장|대표|교수|박사|선생|기자|변호사|의원|장관|차관|총리|대통령|위원장|위원|원장|소장|국장|시장|지사|감독|선수|작가|간호사|의사|약사',
      'title',
    ],
  ],
};

/** Family names of Korea. */
export const SURNAMES: Lexicon<'surname'> = {
  source: '통계청, 인구주택총조사 2015: 성씨 (많은 순서)',
  rows: [
    [
      '김|이|박|최|정|강|조|윤|장|임|한|오|서|신|권|황|안|송|류|유|홍|전|고|문|손|양|배|백|허|남|심|노|하|곽|성|차|주|우|구|민|진|나|지|엄|채|원|천|방|공|현|함|변|염|여|추|도|소|석|선|설|마|길|연|위|표|명|기|반|라|왕|금|옥|육|인|맹|제|모|탁|국|어|은|편|용',
      'surname',
    ],
  ],
};

/** Last syllables of common nouns that begin like a family name: 주차장, 임대료. */
export const NOUN_ENDS: Lexicon<'end'> = {
  source: '국립국어원 표준국어대사전: 접미사와 단위 명사',
  rows: [['료|비|율|률|액|금|량|품|장|점|권|증|실|팀|층|소|력|물|업|집|차|처|단|법|년|관', 'end']],
};

/** Small words inside a name: Bank of America. */
export const INSIDE_NAMES: Lexicon<'inside'> = {
  source: 'The Chicago Manual of Style, 17th edition, 8.4 and 8.159',
  rows: [['of|de|van|von|der|la|al|bin|and|for', 'inside']],
};

/** Words with a capital at the beginning of a sentence that begin no name. */
export const NOT_NAMES: Lexicon<'word'> = {
  source:
    'Cambridge Grammar of the English Language: determinatives, pronouns, prepositions, conjunctions, auxiliaries',
  rows: [
    [
      'the|a|an|this|that|these|those|i|he|she|it|we|you|they|his|her|its|our|your|their|my|in|on|at|by|for|from|of|to|with|as|if|when|while|where|and|but|or|so|because|since|until|before|after|however|although|though|also|then|there|here|what|who|which|how|why|is|are|was|were|be|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|not|no|yes|all|both|each|every|some|any|many|most|more|few|several|one|two|three|four|five|six|seven|eight|nine|ten|during|between|under|over|about|according|today|yesterday|tomorrow|please|note|see|call|mail|go|open|apply|based',
      'word',
    ],
  ],
};

/** Words that answer a label by yes or no. */
export const FLAGS: Lexicon<boolean> = {
  source: 'schema.org/Boolean and its usual renderings; 표준국어대사전: 예, 아니요, 가능, 불가',
  rows: [
    ['yes|true|available|included|enabled|allowed|permitted|예|네|있음|가능|가능함|허용|포함|제공|유', true],
    [
      'no|false|unavailable|not available|excluded|not included|disabled|not allowed|forbidden|아니오|아니요|없음|불가|불가능|금지|미포함|미제공|무',
      false,
    ],
  ],
};
