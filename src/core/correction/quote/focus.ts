/** 지은이는 누구인가요? 한도는 얼마인가요?: the word before what only asks. */
const KOREAN =
  /([가-힣A-Za-z]{2,60}?)(?:은|는|이|가)\s{0,20}(?:누구|무엇|뭐|뭔|언제|어디|얼마|며칠|몇\s{0,20}[가-힣A-Za-z%]{1,20}?)(?:인가요|인가|인지|예요|에요|이에요|입니까|이야|야|였나요|이었나요|이죠|죠|지|나요|요)?(?:\s{0,20}\?)?$/u;
const HELPERS =
  'is|are|was|were|do|does|did|can|could|should|shall|will|would|may|might|must|has|have|had|happens?|happened|else|about|if|to';
const WHICH = new RegExp(String.raw`\b(?:which|what)\s+(?!(?:${HELPERS})\b)([a-z]+)`, 'i');
const MANY = /\bhow many\s+([a-z]+)/i;
const IS_THE =
  /\b(?:what|who)\s+(?:is|are|was|were)\s+(?:the|a|an)\s+(?:[a-z'-]+\s+){0,3}?([a-z-]+)(?=\s+(?:of|in|for|on|at|to|this|per|from)\b|\s*\?|$)/i;

/** The word of a question that names what is asked for, as it stands there; null where none plainly does. */
export function focusOf(question: string): string | null {
  const found = KOREAN.exec(question) ?? WHICH.exec(question) ?? MANY.exec(question) ?? IS_THE.exec(question);
  return found?.[1] ?? null;
}
