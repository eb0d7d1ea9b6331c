const LONGEST = 160;
const TAIL = String.raw`[\s.!…~]*$`;

const EXCUSE = String.raw`(?:(?:(?:i['’]m|i am)? ?(?:very |so )?sorry|unfortunately|regrettably|(?:my )?apologies|i apologi[sz]e)[,:.]? ?(?:but )?)?(?:as an ai(?: language model| model| assistant)?, ?)?`;
const CANNOT = String.raw`i(?: cannot| can not| can['’]t| could not| couldn['’]t| won['’]t| will not| am (?:not able|unable) to|['’]m (?:not able|unable) to)`;
const REQUEST = '(?:(?:your|this|that|such|the)(?: kind of| type of)? (?:request|question|task|content)s?)';
const IT = `(?:this|that|it|${REQUEST})`;
const ENGLISH = [
  `^${EXCUSE}${CANNOT} (?:help|assist)(?: you)?(?: with ${IT})?${TAIL}`,
  `^${EXCUSE}${CANNOT} (?:comply|continue)(?: with ${IT})?${TAIL}`,
  `^${EXCUSE}${CANNOT} (?:do|fulfil|fulfill|provide|generate|create|write|produce|complete) ${IT}${TAIL}`,
  `^${EXCUSE}i (?:must|have to|need to) (?:decline|refuse)(?: ${IT})?${TAIL}`,
];

const KOREAN_EXCUSE = '(?:(?:죄송|미안|유감)[가-힣]{1,6}[,.]? ?)?';
const GIVEN = '(?:(?:해당|그|그런|이|이런|요청하신|부탁하신|말씀하신) ?)';
const ASKED = '(?:요청|부탁|질문|내용|작업|일)(?:에는|에|은|는|을|를)? ?';
const DO =
  '(?:도와 ?드릴|응할|응해 ?드릴|따를|들어 ?드릴|제공할|제공해 ?드릴|처리할|처리해 ?드릴|수행할|작성할|작성해 ?드릴)';
const CANNOT_KOREAN = ' ?수(?:가|는)? ?없(?:습니다|어요|네요|다)';
const KOREAN = [
  `^${KOREAN_EXCUSE}${GIVEN}${ASKED}${DO}${CANNOT_KOREAN}${TAIL}`,
  `^${KOREAN_EXCUSE}(?:${GIVEN}?${ASKED})?도와 ?드릴${CANNOT_KOREAN}${TAIL}`,
];

/** Patterns, and a word that every match of theirs holds. */
const REFUSES = [
  {
    word: /\bi(?: |['’]m)/iu,
    says: new RegExp(ENGLISH.join('|'), 'iu'),
  },
  { word: /없/u, says: new RegExp(KOREAN.join('|'), 'u') },
];

/** AB1: true for a sentence that says no more than that its writer does not do what was asked. What a rule does not allow is a claim. */
export function isRefusal(sentence: string): boolean {
  return (
    sentence.length <= LONGEST && REFUSES.some(({ word, says }) => word.test(sentence) && says.test(sentence))
  );
}
