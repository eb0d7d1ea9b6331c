import type { Language } from '../../contract/language.ts';

/**
 * How a plain sentence is denied: what stands in it, and what stands there of its denial. The last word of a Korean
 * sentence, the auxiliary of an English one; the first pair that fits is taken. Source: Huddleston
 * and Pullum (2002), ch. 9 § 2 (negation of auxiliaries); 표준국어문법론 (남기심, 고영근), 부정 표현.
 */
export const DENIALS: Readonly<Record<Language, readonly (readonly [said: string, denied: string])[]>> = {
  en: [
    [' is not ', ' is '],
    [' are not ', ' are '],
    [' was not ', ' was '],
    [' were not ', ' were '],
    [' cannot ', ' can '],
    [' does not have ', ' has '],
    [' is ', ' is not '],
    [' are ', ' are not '],
    [' was ', ' was not '],
    [' were ', ' were not '],
    [' will ', ' will not '],
    [' has been ', ' has not been '],
    [' have been ', ' have not been '],
    [' has a ', ' has no '],
    [' has an ', ' has no '],
  ],
  ko: [
    ['하지 않습니다', '합니다'],
    ['하지 않는다', '한다'],
    ['되지 않습니다', '됩니다'],
    ['되지 않는다', '된다'],
    ['하지 않았다', '했다'],
    ['하지 않았습니다', '했습니다'],
    ['없습니다', '있습니다'],
    ['없다', '있다'],
    ['있습니다', '없습니다'],
    ['있다', '없다'],
    ['합니다', '하지 않습니다'],
    ['한다', '하지 않는다'],
    ['했습니다', '하지 않았습니다'],
    ['했다', '하지 않았다'],
    ['됩니다', '되지 않습니다'],
    ['된다', '되지 않는다'],
    ['되었습니다', '되지 않았습니다'],
    ['되었다', '되지 않았다'],
    ['됐습니다', '되지 않았습니다'],
    ['됐다', '되지 않았다'],
  ],
};

/**
 * Words beside which a denial may be as true as what it denies, or belongs to a part of the sentence alone: some, may,
 * which, because. Source: `eval/laws/words.json` (weak), and the conjunctions of `eval/laws/negate.ts`.
 */
export const UNSURE_TO_DENY: Readonly<Record<Language, readonly string[]>> = {
  en: 'some,most,many,few,several,often,usually,sometimes,may,might,could,another,which,who,that,when,where,because,but,and,or,if,unless,only'.split(
    ',',
  ),
  ko: '일부,대부분,몇,여러,가끔,때때로,보통,수도,거나,지만,는데,으면,라면,만약,때문'.split(','),
};
