const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** English number words and small ordinals by their digits: three → 3, third → 3, twice → 2. `one` is left to the pronoun. */
export const ENGLISH_NUMBER_STEMS: ReadonlyMap<string, string> = new Map([
  ...WORDS.map((word, index): [string, string] => [word, String(index)]).filter(([word]) => word !== 'one'),
  ...ORDINALS.map((word, index): [string, string] => [word, String(index)]).filter(
    ([word]) => word !== 'second',
  ),
  ...TENS.map((word, index): [string, string] => [word, String((index + 2) * 10)]),
  ['twice', '2'],
  ['thrice', '3'],
  ['dozen', '12'],
]);
