/** Words in which people ask, and which say nothing of what they look for. Stems. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    '알려주 알려 알 알리 궁금 궁금하 가르치 가르쳐주 설명 설명하 말하 말해주 말씀 부탁 부탁드리 찾 찾아주 보여주 보이 뭐 뭔지 무엇 무엇인지 ' +
    '얼마 얼마나 언제 어디 어디서 누구 누가 몇 며칠 어떻게 어떻 어떤 왜 가능 방법 관련 정보 내용 나와있 적혀있 요약 정리 싶 ' +
    'tell explain describ show find know want need pleas note info inform mention say says give look someth anyth happen'
  ).split(' '),
);
