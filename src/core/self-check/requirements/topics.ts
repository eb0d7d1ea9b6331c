const WORD = /[\p{L}_$][\p{L}\p{N}_$]+/gu;
const HANGUL = /\p{sc=Hangul}/u;
const COMMON =
  /^(?:(?:the|and|for|not|all|are|was|can|new|old|add|its|one|two|per|via|use|had|but|you|our|out|any|set|get|may|how|why)$|this|that|these|those|with|from|into|must|should|shall|will|when|then|than|they|them|their|there|have|has|been|test|tests|testing|file|files|code|change|changes|changed|update|updates|adjust|instead|rather|longer|now|return|returns|returned|replace|switch|remove|drop|rename|also|only|each|every|other|make|makes|value|values|테스트|변경|수정|대신|이제|그리고|파일|코드|바꾸|바꿔|제거|삭제|경우)/;

/** A word, and the same without a particle or a plural. */
function withoutEnding(word: string): string[] {
  const ends = HANGUL.test(word) || word.endsWith('s');
  return ends && word.length > 2 ? [word, word.slice(0, -1)] : [word];
}

/** Words that name what a request is about, in lower case; Hangul ones without what may be a particle. */
export function topicsOf(text: string): string[] {
  const words = [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
  const long = words.filter((word) => !COMMON.test(word) && (HANGUL.test(word) || word.length > 2));
  return [...new Set(long.flatMap((word) => withoutEnding(word)))];
}
