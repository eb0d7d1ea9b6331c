const LONGEST = 160;
const TAIL = String.raw`(?:\s*\[[^\]]{1,20}\])*[\s.!…~]*$`;

const FINAL = '(?:습니다|었습니다|았습니다|했습니다|어요|아요|네요|다|었다|했다|음)';
const KOREAN_EXCUSE = '(?:(?:죄송|미안|아쉽|안타깝|유감)[가-힣]{1,6}[,.]? ?)?(?:아직 |따로 |아무것도 )?';
const KOREAN_OBJECT =
  '(?:(?:관련(?:된|한)? |해당 |맞는 )?(?:답변?|내용|정보|(?:검색 ?)?결과|근거|자료|노트|문서)(?:을|를|이|가|은|는|도)? ?)?';
const KOREAN = [
  // 도움을 드리지 못해 죄송합니다
  String.raw`^(?:(?:정말|대단히|매우|너무|진심으로) ?)?(?:(?:도움|답변?|불편|혼란|심려)(?:을|를|이)? ?(?:드리지 ?못해|못 ?드려|되지 ?못해|드려|끼쳐)서? ?)?(?:(?:죄송|미안|송구)(?:합니다|해요|하네요|스럽습니다)|사과(?:를)? ?드립니다)${TAIL}`,
  // 죄송하지만 찾지 못했습니다
  `^${KOREAN_EXCUSE}${KOREAN_OBJECT}(?:찾을 ?수(?:가)? ?없|찾지 ?못|확인할 ?수(?:가)? ?없|확인되지 ?않)${FINAL}${TAIL}`,
  `^${KOREAN_EXCUSE}(?:관련(?:된)? |맞는 )?(?:검색 ?)?결과(?:가|는|도)? ?없${FINAL}${TAIL}`,
  `^${KOREAN_EXCUSE}(?:주어진 |제공된 |이 )?(?:노트|문서|자료|본문|지문|근거)들?(?:에는|에선|에서는|에서|에) ?(?:그런 |관련 |해당 )?(?:내용(?:이|은)? |정보(?:가|는)? |답(?:이|은)? )?없${FINAL}${TAIL}`,
];

const ENGLISH_EXCUSE = String.raw`(?:(?:(?:i['’]m|i am|we are|we['’]re)? ?(?:very |so )?sorry|unfortunately|regrettably|(?:my )?apologies|i apologi[sz]e)[,:.]? ?(?:but )?)?`;
const FOR = '(?: (?:for|about) (?:the|any|this|that|my) (?:inconvenience|confusion|trouble|delay|mistake))?';
const IT = '(?: (?:on|about|for|with) (?:that|this|it))?';
const MATERIAL =
  '(?:(?:the|these|your|my) )?(?:(?:provided|given) )?(?:notes?|documents?|passages?|sources?|contexts?|excerpts?|text|material)(?: provided| given)?';
const ENGLISH = [
  String.raw`^(?:(?:i['’]m|i am|we['’]re|we are) )?(?:very |so |really |terribly )?sorry${FOR}${TAIL}`,
  String.raw`^(?:(?:my|our|sincere) ){0,2}apologies${FOR}${TAIL}`,
  String.raw`^(?:i|we) (?:sincerely )?apologi[sz]e${FOR}${TAIL}`,
  `^${ENGLISH_EXCUSE}nothing (?:relevant |useful |suitable )?(?:(?:was|were|is|has been|could be|can be) )?found(?: about [^,;:—–.]{1,60})?${TAIL}`,
  `^${ENGLISH_EXCUSE}no (?:(?:relevant|matching|further|such) )?(?:results?|information|answers?)(?: (?:(?:was|were|is|are|could be) )?(?:found|available|given))?${IT}${TAIL}`,
  `^${ENGLISH_EXCUSE}(?:not found|unknown|no idea)${TAIL}`,
  `^${ENGLISH_EXCUSE}(?:i|we) (?:found|have) nothing${IT}${TAIL}`,
  `^${ENGLISH_EXCUSE}(?:i|we) have no (?:information|idea|answer)${IT}${TAIL}`,
  String.raw`^${ENGLISH_EXCUSE}(?:i|we) (?:cannot|can['’]t|am unable to|are unable to) help(?: you)?${IT}${TAIL}`,
  `^${ENGLISH_EXCUSE}there (?:is|was) nothing (?:about|on) [^,;:—–.]{1,60} in ${MATERIAL}${TAIL}`,
  `^${ENGLISH_EXCUSE}${MATERIAL} (?:say|says|mention|mentions|contain|contains) nothing (?:about|on|of) [^,;:—–.]{1,60}${TAIL}`,
];
/** Patterns, and a word that every match of theirs holds. */
const SHORT = [
  { word: /죄송|미안|송구|사과|찾|확인|없/u, says: new RegExp(KOREAN.join('|'), 'u') },
  { word: /sorry|apolog|nothing|\bno\b|not found|unknown|help/iu, says: new RegExp(ENGLISH.join('|'), 'iu') },
];

/** AB1: a whole sentence that is an apology, or that says no more than that nothing was found. */
export function isShortAbstention(sentence: string): boolean {
  return (
    sentence.length <= LONGEST && SHORT.some(({ word, says }) => word.test(sentence) && says.test(sentence))
  );
}
