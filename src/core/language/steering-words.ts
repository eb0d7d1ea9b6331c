/**
 * Words that speak to whoever judges a text, in place of saying something of its matter. Each pattern holds two parts,
 * so that an ordinary sentence with one of the words (a court that supports a claim) is not taken for one. Source: OWASP
 * Top 10 for LLM Applications 2025, LLM01. One hand wrote them and `cases/grounding/model-judge-injections.json`, which
 * therefore measures none of them blindly.
 */
export const STEERING_WORDS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|passages?|above|previous|evidence)\b/iu,
  /\b(?:note|message|instructions?|attention|dear|hey|hello)\b.{0,20}\b(?:judges?|graders?|verifiers?|evaluators?|checkers?|reviewers?|assistants?|models?|AI|LLM)\b/iu,
  /\b(?:judges?|graders?|verifiers?|evaluators?|checkers?|AI|LLM)\b\s*[:,].{0,60}\b(?:answer|say|mark|label|return|reply|treat|accept|rate)\b/iu,
  /\b(?:answer|say|mark|label|return|reply|output|respond|rate|treat|accept|count)\b.{0,40}["'“”‘’]?\b(?:supported|contradicted|not_said|verified|confirmed)\b/iu,
  /\b(?:claims?|statements?)\b.{0,60}\b(?:is|are|as|be|counts?|must)\b.{0,20}\b(?:supported|verified)\b.{0,30}\b(?:by|in) (?:this|the) (?:passage|evidence)\b/iu,
  /"(?:answer|quotation|answers)"\s*:/iu,
  /<\/?(?:system|assistant|user|instructions?)>|\[(?:system|inst)\]|^\s*(?:system|assistant)\s*:/iu,
  /(?:평가자|심사자|심사관|판정자|검증기|검증자|채점자|인공지능|모델|AI)(?:에게|는|은|께|님)?.{0,30}(?:답하|표시하|판정하|처리하|평가하|여기|간주|인정)/iu,
  /(?:지시|규칙|명령|프롬프트|앞의 내용|위의 내용)(?:을|를|은|는|사항을)?.{0,12}(?:무시|잊|따르지)/u,
  /(?:supported|지지됨|뒷받침됨|참|사실)["'”’]?\s*(?:이?라고|으로|로)\s*(?:만\s*)?(?:답|표시|판정|처리|간주|평가)/iu,
  /\b(?:statements?|claims?|quotations?)\b.{0,40}\b(?:accept(?:ed)?|prove[dn]|approved|decides?)\b/iu,
  /\b(?:rated|graded|judged|scored|compared)\b.{0,30}\b(?:text|page|answer|statements?|document|passages?)\b.{0,60}\b(?:found|agreed|concluded|accepted)\b/iu,
  /결정하는 인용|(?:진술|문장|주장|인용문).{0,20}(?:승인|입증|인정|통과|옮겨)/u,
  /(?:평가|채점|판정|심사|검토)(?:한|하신) (?:사람|분|이|모델).{0,60}(?:판정|평가|결론|인정)/u,
  /(?:비교|대조|판정|평가|채점)의 목적상.{0,80}(?:간주|인정|여긴|봅니다|본다)/u,
  /주장.{0,30}(?:supported|지지된|뒷받침된|입증된).{0,20}(?:처리|답|판정|표시|간주)/iu,
];

/** True where a text speaks to whoever judges it. */
export function steers(text: string): boolean {
  return STEERING_WORDS.some((pattern) => pattern.test(text));
}
