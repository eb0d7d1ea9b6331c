import { isAbstention } from '../../language/abstention.ts';
import { findHedges } from '../../language/hedge.ts';
import { sentenceMood } from '../../language/mood.ts';
import type { Decision, Material } from './decision.ts';
import { saidSentences } from './only-abstains.ts';
import { RULE_WORDS } from './rule-words.ts';

/** A sentence that says that the search brought nothing. */
const FOUND_NOTHING = [
  /^(?:(?:일치하는|관련(?:된|한)?|해당하는|검색된|찾은|맞는) ?)?(?:노트|메모|문서|자료|검색 ?결과|결과)(?:가|이|는|은|를|을)? ?(?:하나도 |전혀 |아직 )?(?:없습니다|없었습니다|없어요|없네요|없음|찾지 못했습니다|찾을 수 없)/u,
  /^(?:sorry,? |unfortunately,? )?(?:there (?:are|were|is|was) )?no (?:(?:matching|relevant|related|such|stored) )?(?:notes?|results?|documents?|records?|matches)\b/iu,
] as const;
/** Words that may say so in some other way. */
const MAY_SAY =
  /없|못|모르|확실|불확실|않|아니|찾을 수|어렵|부족|\b(?:no|not|none|nothing|unknown|unclear|unsure|uncertain|without|cannot|unable|fail\w*)\b|n['’]t\b/iu;

function saysSo(sentence: string): boolean {
  return isAbstention(sentence) || FOUND_NOTHING.some((pattern) => pattern.test(sentence));
}

/** QG12: where nothing was found, the answer says so. Where notes were found, no rule can tell. */
export function uncertaintyStated({ answer, notes, lang }: Material): Decision | null {
  if (notes === null || notes.length > 0) return null;
  const words = RULE_WORDS[lang];
  const said = saidSentences(answer);
  if (said.some(saysSo)) return { passed: true, note: words.saidSo([]) };
  const asserts = said.some((sentence) => sentenceMood(sentence) === 'statement');
  if (!asserts || MAY_SAY.test(answer) || findHedges(answer).length > 0) return null;
  return { passed: false, note: words.assertedAnyway([]) };
}
