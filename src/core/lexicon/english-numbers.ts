import type { Lexicon } from './lexicon.ts';

/** What an English number word is, and its value. */
export type NumberWord = readonly [
  is: 'unit' | 'teen' | 'ten' | 'hundred' | 'scale' | 'dozen' | 'half' | 'quarter' | 'article',
  value: number,
];

export const ENGLISH_NUMBERS: Lexicon<NumberWord> = {
  source: 'Cambridge Grammar of the English Language, ch. 5 §3 (numerals)',
  rows: [
    ['a|an', ['article', 1]],
    ['zero|nil', ['unit', 0]],
    ['one', ['unit', 1]],
    ['two', ['unit', 2]],
    ['three', ['unit', 3]],
    ['four', ['unit', 4]],
    ['five', ['unit', 5]],
    ['six', ['unit', 6]],
    ['seven', ['unit', 7]],
    ['eight', ['unit', 8]],
    ['nine', ['unit', 9]],
    ['ten', ['teen', 10]],
    ['eleven', ['teen', 11]],
    ['twelve', ['teen', 12]],
    ['thirteen', ['teen', 13]],
    ['fourteen', ['teen', 14]],
    ['fifteen', ['teen', 15]],
    ['sixteen', ['teen', 16]],
    ['seventeen', ['teen', 17]],
    ['eighteen', ['teen', 18]],
    ['nineteen', ['teen', 19]],
    ['twenty', ['ten', 20]],
    ['thirty', ['ten', 30]],
    ['forty|fourty', ['ten', 40]],
    ['fifty', ['ten', 50]],
    ['sixty', ['ten', 60]],
    ['seventy', ['ten', 70]],
    ['eighty', ['ten', 80]],
    ['ninety', ['ten', 90]],
    ['hundred', ['hundred', 100]],
    ['thousand', ['scale', 1e3]],
    ['million|mln|mio', ['scale', 1e6]],
    ['billion|bln', ['scale', 1e9]],
    ['trillion', ['scale', 1e12]],
    ['dozen', ['dozen', 12]],
    ['half', ['half', 2]],
    ['quarter', ['quarter', 4]],
  ],
};

export const ENGLISH_ORDINALS: Lexicon<number> = {
  source: 'Cambridge Grammar of the English Language, ch. 5 §3 (ordinals)',
  rows: [
    ['first', 1],
    ['second', 2],
    ['third|thirds', 3],
    ['fourth|fourths|quarters', 4],
    ['fifth|fifths', 5],
    ['sixth|sixths', 6],
    ['seventh|sevenths', 7],
    ['eighth|eighths', 8],
    ['ninth|ninths', 9],
    ['tenth|tenths', 10],
    ['eleventh', 11],
    ['twelfth|twelfths', 12],
    ['thirteenth', 13],
    ['fourteenth', 14],
    ['fifteenth', 15],
    ['sixteenth', 16],
    ['seventeenth', 17],
    ['eighteenth', 18],
    ['nineteenth', 19],
    ['twentieth', 20],
    ['thirtieth', 30],
    ['fortieth', 40],
    ['fiftieth', 50],
    ['sixtieth', 60],
    ['seventieth', 70],
    ['eightieth', 80],
    ['ninetieth', 90],
    ['hundredth', 100],
    ['thousandth', 1000],
    ['millionth', 1e6],
  ],
};

/** Letters glued to figures that multiply them; `money` only beside a currency. */
export const GLUED_SCALES: Lexicon<readonly [value: number, where: 'any' | 'money']> = {
  source: 'AP Stylebook and The Economist Style Guide: abbreviations of large numbers',
  rows: [
    ['k|K', [1e3, 'any']],
    ['mn|mln|M', [1e6, 'any']],
    ['m|MM|mm', [1e6, 'money']],
    ['bn|bln', [1e9, 'any']],
    ['b|B', [1e9, 'money']],
    ['tn|trn', [1e12, 'any']],
    ['t|T', [1e12, 'money']],
  ],
};

/** How often, or how many times as much. */
export const ENGLISH_TIMES: Lexicon<number> = {
  source: 'Merriam-Webster: once, twice, thrice, -fold',
  rows: [
    ['once', 1],
    ['twice|twofold', 2],
    ['thrice|threefold', 3],
    ['fourfold', 4],
    ['fivefold', 5],
    ['sixfold', 6],
    ['sevenfold', 7],
    ['eightfold', 8],
    ['ninefold', 9],
    ['tenfold', 10],
    ['hundredfold', 100],
  ],
};

/** Plurals that name no number. */
export const VAGUE_NUMBERS: Lexicon<'vague'> = {
  source: 'Cambridge Grammar of the English Language, ch. 5 §7.8 (dozens of, hundreds of)',
  rows: [
    [
      'dozens|scores|tens|hundreds|thousands|millions|billions|trillions|umpteen|fifties|sixties|seventies|eighties|nineties|thirties|twenties|forties',
      'vague',
    ],
  ],
};

/** Words behind "one" that show it to be a pronoun, or part of a set phrase. */
export const AFTER_PRONOUN_ONE: Lexicon<'pronoun'> = {
  source: 'Cambridge Grammar of the English Language, ch. 5 §9.5 (one)',
  rows: [
    [
      'of|another|day|or|and|that|who|which|whose|is|was|are|were|can|could|should|must|may|might|will|would|has|had|have|does|did|to|by|for|with|from|on|at|as|thing|hand|side|way|such|more|but|if|when|where|it',
      'pronoun',
    ],
  ],
};

export const BEFORE_PRONOUN_ONE: Lexicon<'pronoun'> = {
  source: 'Cambridge Grammar of the English Language, ch. 5 §9.5 (one)',
  rows: [
    [
      'no|any|every|each|some|which|the|this|that|another|loved|only|good|new|old|first|last|next|latter|former|other|big|great|a|not',
      'pronoun',
    ],
  ],
};
