import { isAbstention } from '../../language/abstention.ts';
import { findHedges } from '../../language/hedge.ts';
import { sentenceMood } from '../../language/mood.ts';
import type { Decision, Material } from './decision.ts';
import { mayAbstain } from './may-abstain.ts';
import { saidSentences, saysOnly } from './only-abstains.ts';
import { RULE_WORDS } from './rule-words.ts';

/** A sentence that says that the search brought nothing, and no more. */
const FOUND_NOTHING = [
  /^(?:(?:일치하는|관련(?:된|한)?|해당하는|검색된|찾은|맞는) ?)?(?:노트|메모|문서|자료|검색 ?결과|결과)(?:가|이|는|은|를|을)? ?(?:하나도 |전혀 |아직 )?(?:없습니다|없었습니다|없어요|없네요|없음|찾지 못했습니다|찾지 못했어요|찾을 수 없(?:습니다|었습니다|어요|었어요|음))[\s.!~…]*$/u,
  /^(?:sorry,? |unfortunately,? )?(?:there (?:are|were|is|was) )?no (?:(?:matching|relevant|related|such|stored) )?(?:notes?|results?|documents?|records?|matches)(?: (?:were|was|are|is|could be) (?:found|available|returned|retrieved))?(?: (?:about|on|for|regarding|in) (?:(?:this|that|it|the|your|my|our|these) ?)?(?:[a-z]+ ?){0,2})?[\s.!…]*$/iu,
] as const;

function saysSo(sentence: string): boolean {
  return isAbstention(sentence) || FOUND_NOTHING.some((pattern) => pattern.test(sentence));
}

/** QG12: where nothing was found, the answer says so and no more. Where notes were found, or it says more, no rule can tell. */
export function uncertaintyStated({ answer, notes, lang }: Material): Decision | null {
  if (notes === null || notes.length > 0) return null;
  const words = RULE_WORDS[lang];
  if (saysOnly(answer, saysSo)) return { passed: true, note: words.saidSo([]) };
  const asserts = saidSentences(answer).some((sentence) => sentenceMood(sentence) === 'statement');
  if (!asserts || mayAbstain(answer) || findHedges(answer).length > 0) return null;
  return { passed: false, note: words.assertedAnyway([]) };
}
