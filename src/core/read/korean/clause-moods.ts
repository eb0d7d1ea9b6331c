import type { Mood } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import { type JoinedSentence, lastEnding, type PredicateGroup } from './join-chains.ts';
import { contentNouns, contentVerbs, endingMoods } from './mood-words.ts';

/** What a Korean predicate says of its clause by its endings, and by the noun or verb over it. */
export interface ClauseMood {
  readonly mood: Mood;
  readonly negative: boolean;
}

const THING = '것';
const QUESTION = '?';

function ofContent(tokens: readonly Token[], last: number): Mood | undefined {
  const next = tokens[last + 1];
  if (next === undefined) return undefined;
  if (next.lemma !== THING) return contentNouns.get(next.lemma);
  const verb = tokens[last + 2];
  return verb !== undefined && next.inflection?.particles.includes('로') === true
    ? contentVerbs.get(verb.lemma)
    : undefined;
}

function isDenied(tokens: readonly Token[], at: number, { negative }: PredicateGroup): boolean {
  const own = tokens[at]?.inflection?.negative === true;
  const before = tokens[at - 1];
  const adverb = before?.upos === 'ADV' && before.inflection?.negative === true;
  return (own !== negative) !== adverb;
}

function moodOf(tokens: readonly Token[], { last, moods }: PredicateGroup): Mood {
  const token = tokens[last];
  if (token === undefined) return 'asserted';
  const content = ofContent(tokens, last);
  if (content !== undefined) return content;
  const ending = endingMoods.get(lastEnding(token));
  if (ending !== undefined) return ending;
  if (tokens[last + 1]?.form === QUESTION) return 'asked';
  return moods.find((mood) => mood !== 'asserted') ?? 'asserted';
}

/** By the place of each predicate. What a condition hangs on is conditional as well. */
export function clauseMoods({ tokens, groups }: JoinedSentence): ReadonlyMap<number, ClauseMood> {
  const moods = new Map([...groups].map(([at, group]) => [at, moodOf(tokens, group)] as const));
  for (const at of groups.keys()) {
    const head = tokens[at]?.head ?? -1;
    if (moods.get(at) === 'conditional' && moods.get(head) === 'asserted') moods.set(head, 'conditional');
  }
  return new Map(
    [...groups].map(([at, group]) => [
      at,
      { mood: moods.get(at) ?? 'asserted', negative: isDenied(tokens, at, group) },
    ]),
  );
}
