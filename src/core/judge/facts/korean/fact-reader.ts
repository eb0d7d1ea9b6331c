import type { ClauseWords } from '../../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import { withAttributes } from '../attributes.ts';
import type { FactBase } from '../fact.ts';
import { koreanFacts } from './facts.ts';
import { type AskedRun, koreanNames, runsAsked } from './names.ts';
import { withNouns } from './nouns.ts';
import { peopleIn } from './people.ts';

function joined(people: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return more.every((name) => people.has(name)) ? people : new Set([...people, ...more]);
}

/** Facts as a claim sees them: what it names may be a name in them too. Read anew only where that makes other names of their words. */
export function koreanFactReader(
  read: readonly ReadSentence[],
  words: ClauseWords,
): (claim: ReadSentence) => FactBase {
  const sentences = read.map(withNouns);
  const people = peopleIn(sentences);
  const written = sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form)).join(' ');
  const known = new Map<string, FactBase>();
  return (claim) => {
    const mended = withNouns(claim);
    const isWritten = ({ name }: AskedRun): boolean => written.includes(name);
    const name = claim.about?.join(' ');
    const carried = name === undefined ? [] : [{ name, form: name }];
    const asked = [...runsAsked(mended), ...carried].filter(isWritten);
    const more = [...peopleIn([mended])];
    const found = more.filter((name) => written.includes(name));
    const all = joined(people, found);
    const proper = koreanNames(sentences, asked, all);
    const key = JSON.stringify([[...proper], all === people ? [] : found]);
    const base = known.get(key) ?? withAttributes(koreanFacts(sentences, words, proper, all), words);
    known.set(key, base);
    return { ...base, people: joined(people, more) };
  };
}
