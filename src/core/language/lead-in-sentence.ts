const TEXTS =
  '(?:passages?|contexts?|texts?|documents?|articles?|notes?|sources?|search results?|information|evidence)';
const OPENING = new RegExp(
  `^(?:(?:so|thus|therefore|overall|in summary|in short|to answer your question),? |(?:based on|according to|from|as per|per|in) (?:the|these|your) (?:(?:given|provided|above|following) )?${TEXTS}(?: (?:given|provided|above))?,? )`,
  'u',
);
/** Each announces what follows it, and says nothing else. */
const ENGLISH: readonly RegExp[] = [
  /^(?:here(?:'s| is| are)|(?:below|the following) (?:is|are)) [^.;!?]+$/u,
  /^(?:the|some|its|their) [^.;:!?,]+ (?:is|are|include)(?: as follows| the following| these| below| listed below)?$/u,
  /^(?:to [^.;:!?,]+, )?(?:please |(?:you|we|they) (?:can|may|should|must|need to|will need to) )?(?:follow|try|take|use|consider|do|see) (?:these|the following)(?: [a-z]+){0,3}$/u,
  /^(?:to (?:sum up|summari[sz]e|put it simply)|let(?:'s| me| us) (?:explain|summari[sz]e|go through [a-z ]+))$/u,
];
const REASONS = /\b(?:because|but|although|since|unless|except)\b/u;

const KOREAN_OPENING =
  /^(?:(?:따라서|그래서|즉|요약하자면|정리하자면),? |(?:(?:제공된|주어진|위의?|해당) )?(?:문서|자료|노트|근거|글|본문|검색 결과|내용)(?:들)?(?:에 따르면|(?:을|를) (?:바탕으로|토대로|참고하여|종합하면|살펴보면)(?: 정리하면| 요약하면)?|에 근거하면)(?:,|) )/u;
const KOREAN: readonly RegExp[] = [
  /^[^.;:!?]+(?:은|는|이|가|을|를 [가-힣]+하면) (?:다음|아래)(?:과|와) 같(?:습니다|아요|다)$/u,
  /^(?:다음|아래)(?:과|와) 같(?:습니다|아요|다)$/u,
  /^(?:[^.;:!?]+(?:려면|위해서는|위해|때는) )?(?:다음|아래)(?:의|과 같은|와 같은)? (?:단계|절차|방법|순서|사항|내용)(?:를|을|에|대로)? ?(?:따르세요|따르시면 됩니다|따라 주세요|따라 하세요|확인하세요|참고하세요|진행하세요|하세요)$/u,
  /^[^.;:!?]+(?:을|를|에 대해|에 관해) (?:안내|설명|정리|요약|소개|답변)(?:해)? ?드리겠습니다$/u,
];
/** With a colon behind them alone. */
const KOREAN_LED = /^[^.;:!?]+(?:을|를) (?:정리|요약|나열)(?:했습니다|하였습니다|해 보았습니다|하면)$/u;
/** A word before a noun that tells more than what the answer is about. */
const KOREAN_REASONS = /(?:때문|지만|므로|아니|않)/u;

/** What announces is short; a longer one may tell something on the way. */
const LONGEST_KOREAN = 60;

function without(opening: RegExp, words: string): string {
  const rest = words.replace(opening, '');
  return rest === words ? words : without(opening, rest);
}

/**
 * True for a sentence that only announces what follows it: "Based on the passages, here are the steps:", "절차는 다음과
 * 같습니다". Lower case, without marks at its ends; `isLed`: a colon stood there.
 */
export function isLeadIn(words: string, isLed: boolean): boolean {
  if (/[가-힣]/u.test(words)) {
    const rest = without(KOREAN_OPENING, words);
    if (rest.length > LONGEST_KOREAN || KOREAN_REASONS.test(rest)) return false;
    return KOREAN.some((one) => one.test(rest)) || (isLed && KOREAN_LED.test(rest));
  }
  const rest = without(OPENING, words);
  return isLed && !REASONS.test(rest) && ENGLISH.some((one) => one.test(rest));
}
