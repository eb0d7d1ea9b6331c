import { normaliseName } from '../../language/name-normalise.ts';
import { stripParticles } from '../../language/particle.ts';

const APART = String.raw`[\s\p{Pd}·・'"’”]*`;
/** What makes a verb, an adjective or a predicate of a noun. */
const PREDICATE =
  /^들?(?:하|한|할|함|합|해|했|되|된|될|됨|됩|돼|됐|시키|시킨|시켰|적|이다|이었|이에|이[며고자]|였|입니|인|임)/u;
/** Keywords that are verbs stand in other forms than their own. */
const VERB = /다$/u;

function follows(word: string, tail: string): boolean {
  const rest = tail.replace(/^들/u, '');
  if (rest === '' || stripParticles(word + rest).includes(word)) return true;
  return word.length > 1 && PREDICATE.test(tail);
}

/**
 * Whether a Korean word stands in a text: at the beginning of a word and with nothing behind it but a particle or what
 * makes a predicate of it. Null, unsure, where it is a part of longer words only (`회의` in `편집회의` and in `사회의`).
 */
export function koreanWordIn(word: string, text: string): boolean | null {
  const key = normaliseName(word);
  if (key === '') return null;
  const letters = Array.from(key, (one) => one.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${letters.join(APART)}([가-힣]*)`, 'giu');
  for (const [, tail = ''] of text.normalize('NFKC').matchAll(pattern)) if (follows(key, tail)) return true;
  return normaliseName(text).includes(key) || VERB.test(key) ? null : false;
}
