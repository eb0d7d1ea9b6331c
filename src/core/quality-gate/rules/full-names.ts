import { nameSimilarity } from '../../language/name-similarity.ts';

/** Two capitalised words in a row behind another word, or a Korean name before what people are called by. */
const LATIN = /(?<=[a-z가-힣,;:] )[A-Z][a-z]+(?: [A-Z][a-z]+)+/gu;
const KOREAN =
  /(?<![가-힣])([가-힣]{2,4}) ?(?:님|씨|교수|박사|팀장|과장|부장|차장|대리|사원|선생|연구원|대표|이사)(?:님)?(?![가-힣]{4})/gu;
/** Less alike is another name, more alike the same one spelt otherwise. */
const ANOTHER = 0.6;
const SAME = 0.85;

export function fullNames(text: string): string[] {
  const korean = [...text.matchAll(KOREAN)].map(([, name = '']) => name);
  return [...new Set([...(text.match(LATIN) ?? []), ...korean])];
}

/** Names that another name has taken the place of: `changed` surely another one, `doubtful` perhaps only its spelling. */
export function changedNames(before: string, after: string): { changed: string[]; doubtful: string[] } {
  const [old, now] = [fullNames(before), fullNames(after)];
  const gone = old.filter((name) => !after.includes(name));
  const come = now.filter((name) => !before.includes(name));
  if (come.length === 0) return { changed: [], doubtful: gone };
  const nearest = (name: string): number => Math.max(...come.map((one) => nameSimilarity(name, one)));
  return {
    changed: gone.filter((name) => nearest(name) < ANOTHER),
    doubtful: gone.filter((name) => nearest(name) >= ANOTHER && nearest(name) < SAME),
  };
}
