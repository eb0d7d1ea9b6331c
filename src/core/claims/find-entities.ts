import type { EntityCandidate, NameMatch } from '../../contract/entity.ts';
import type { NameCandidate } from '../language/name.ts';
import type { EntityMention } from './mention.ts';

const RANK = { exact: 0, normalised: 1, fuzzy: 2 } as const;

const LOWER_WORD = /^[a-z]{1,4}$/u;

/** "was" is not the city WAS: a short word in small letters means a name only where the name is written so. */
function isWord(name: string, candidates: readonly EntityCandidate[]): boolean {
  return (
    LOWER_WORD.test(name) &&
    candidates.every(({ matched_name: matched }) => !matched.startsWith(name.slice(0, 1)))
  );
}

/** The candidates of the best kind of match only: an exact name is never weighed against a similar one. */
function best(candidates: readonly EntityCandidate[]): EntityCandidate[] {
  const rank = Math.min(...candidates.map((candidate) => RANK[candidate.how]));
  const ranked = candidates.filter((candidate) => RANK[candidate.how] === rank);
  const score = Math.max(...ranked.map((candidate) => candidate.score));
  return ranked.filter((candidate) => candidate.score === score);
}

/**
 * Chooses, of all runs of words that the graph knows as names, the longest that do not overlap;
 * of equally long ones the better kind of match.
 */
export function findEntityMentions(
  text: string,
  names: readonly NameCandidate[],
  matches: ReadonlyMap<string, NameMatch>,
): EntityMention[] {
  const known = names
    .map((name) => ({ name, candidates: matches.get(name.name)?.candidates ?? [] }))
    .filter(({ name, candidates }) => candidates.length > 0 && !isWord(name.name, candidates))
    .map(({ name, candidates }) => ({ start: name.start, end: name.end, candidates: best(candidates) }))
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const chosen: EntityMention[] = [];
  for (const mention of known) {
    if (chosen.some((other) => mention.start < other.end && other.start < mention.end)) continue;
    chosen.push({ ...mention, text: text.slice(mention.start, mention.end) });
  }
  return chosen.sort((a, b) => a.start - b.start);
}
