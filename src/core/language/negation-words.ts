/**
 * How far a negation reaches: `clause` the whole clause; `before` what stands before it in the clause (참여하지 않은 인원);
 * `after` what stands after it (without a plan); `word` the rest of its own word (비활성, non-critical).
 */
export type NegationScope = 'clause' | 'before' | 'after' | 'word';

const VERB = '[했하한할합됐되된될갔가간왔오온봤보본썼쓰쓴쓸맞나났난좋들줄늘남변받먹있끝맡걸팔샀사열]';
const CONTRACTIONS = 'is are was were do does did has have had ca wo would could should must need ai'
  .split(' ')
  .map((verb) => `${verb}n['’]t`);
const NOUN_AFTER = '(?= (?!것|거|편|바|수|한|채)[가-힣A-Za-z0-9])';

/** Patterns of negative words by their reach, in the form that `termFinder` reads; of equal lengths the first counts. */
export const NEGATION_TABLE: readonly (readonly [NegationScope, readonly string[]])[] = [
  [
    'before',
    [
      `않(?:은|는|을|던)${NOUN_AFTER}`,
      `_아닌${NOUN_AFTER}`,
      `_없(?:는|던|을)${NOUN_AFTER}`,
      '_없이',
      `_못한${NOUN_AFTER}`,
      `_못하는${NOUN_AFTER}`,
    ],
  ],
  [
    'clause',
    [
      '않[가-힣]*',
      `_안 (?=${VERB})`,
      `_못(?= |[하한했해할합됐된])[가-힣]*`,
      '_아니(?!면|라면)[가-힣]*',
      '_아닙[가-힣]*',
      '_아닌[가-힣]*',
      '_아님',
      '_없(?!애|앴|앤|앨)[가-힣]*',
      '지 ?(?:마|말)(?=[세시라고자아 .!]|$)[가-힣]*',
    ],
  ],
  [
    'word',
    [
      '_비(?=활성|공개|정상|정규|대상|참여|회원|효율|인가|포함|승인|상장|핵심)',
      '_미(?=완료|달성|참여|승인|배정|제출|해결|포함|충족|사용)',
      '_불(?=가능|참|일치|필요|포함|합격|충분|충족)',
      'non(?=-[A-Za-z])',
    ],
  ],
  [
    'clause',
    [
      'not',
      ...CONTRACTIONS,
      'cannot',
      'never',
      'no',
      'none',
      'nobody',
      'nothing',
      'nowhere',
      'neither',
      'hardly',
      'scarcely',
      'fail(?:s|ed)? to',
      'no longer',
    ],
  ],
  ['after', ['without', 'instead of', 'rather than']],
];

/** Words in which a negative only bounds a number or adds: looked for around each negative. */
export const KOREAN_NO_NEGATION_BEFORE =
  /(?:(?:넘|초과하|적|모자라|밑돌|웃돌|미치|뒤지|못)지(?:는|도)? ?|뿐만? |뿐만이 |수밖에 |밖에 |(?:틀림|끊임|어김|상관|다름|빠짐|변함|문제)[이가]? ?)$/;
export const ENGLISH_NO_NEGATION_AFTER =
  /^ (?:only|just|merely|simply|least|exceed\w*|(?:more|less|fewer|later|earlier|greater|higher|lower|under|over|above|below)(?: [a-z]+)? than|doubt|matter)\b/i;
