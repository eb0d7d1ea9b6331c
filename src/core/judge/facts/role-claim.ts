import type { ReadSentence } from '../../read/read-text.ts';
import type { Means } from '../means.ts';
import { isKorean } from './fact-reader.ts';
import { type FactBase, isSameKey, type Key } from './fact.ts';
import { type Found, NOTHING } from './found.ts';
import { namesKnown } from './korean/names.ts';
import { withNouns } from './korean/nouns.ts';
import type { NameRun } from './name-run.ts';
import { namesAsked } from './names.ts';
import { isTurned, type Link, linkOf } from './roles.ts';

function namesOf(sentence: ReadSentence, { proper, known }: FactBase): readonly NameRun[] {
  return isKorean(sentence) ? namesKnown(sentence, proper) : namesAsked(sentence, proper, known);
}

function read(sentence: ReadSentence, base: FactBase, owner: Key | null, means: Means): Link | null {
  const one = isKorean(sentence) ? withNouns(sentence) : sentence;
  return linkOf(one, namesOf(one, base), owner, means.words);
}

/** Whom the sentence is about, as its facts say. */
function ownerAt(at: number, { facts }: FactBase): Key | null {
  return facts.find(({ sentence }) => sentence === at)?.owner ?? null;
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.every((word) => all.includes(word));
}

/**
 * Who beat whom: supported by a clause that says so, in whatever voice and with whichever of both as its subject;
 * contradicted where one says it the other way round, of the same occasion, and none as the claim says.
 */
export function roleClaim(
  claim: ReadSentence,
  base: FactBase,
  sentences: readonly ReadSentence[],
  means: Means,
): Found {
  const asked = read(claim, base, null, means);
  if (asked === null) return NOTHING;
  const links = sentences.flatMap((sentence, at) => {
    const link = read(sentence, base, ownerAt(at, base), means);
    return link === null || link.way !== asked.way ? [] : [{ link, at }];
  });
  const same = links.filter(
    ({ link }) => isSameKey(link.first, asked.first) && isSameKey(link.second, asked.second),
  );
  const turned = links.filter(
    ({ link }) => isSameKey(link.first, asked.second) && isSameKey(link.second, asked.first),
  );
  const factsAt = (some: typeof links) =>
    base.facts.filter(({ sentence }) => some.some(({ at }) => at === sentence));
  const said = same.filter(({ link }) => isWithin(asked.words, link.words));
  const [first] = said;
  if (first !== undefined) {
    if (turned.length > 0 || said.some(({ link }) => link.negative !== first.link.negative)) return NOTHING;
    const isAgreed = first.link.negative === asked.negative;
    return { match: isAgreed ? 'supported' : 'contradicted', facts: factsAt(said) };
  }
  const isSure = ({ link }: { link: Link }): boolean =>
    !link.negative && isWithin(asked.words, link.words) && isWithin(link.words, asked.words);
  if (same.length > 0 || turned.length === 0 || !turned.every(isSure)) return NOTHING;
  return { match: asked.negative ? 'supported' : 'contradicted', facts: factsAt(turned) };
}

/** The claim says of two names what the sentence says the other way round: A trains B, A is trained by B. */
export function isExchanged(
  claim: ReadSentence,
  evidence: ReadSentence,
  base: FactBase,
  means: Means,
): boolean {
  const verb = (word: string) => ({ word, upos: 'VERB' });
  const says = (one: string, other: string): boolean =>
    means.says(verb(one), verb(other), 'up') || means.kin(verb(one), verb(other));
  const isThing = (key: Key): boolean =>
    base.facts.some(({ owner, values }) => isSameKey(owner, key) && values.length > 0);
  const names = (sentence: ReadSentence): readonly NameRun[] => namesOf(sentence, base);
  return isTurned(claim, evidence, names, says, isThing);
}
