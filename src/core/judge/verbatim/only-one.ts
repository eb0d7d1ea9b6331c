import { OTHERS } from '../../lexicon/repetition-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import { small } from './units-of.ts';

/** Tells whether the evidence speaks of one thing alone by these words, the last noun of which is the kind of thing. */
export type IsOnlyOne = (words: readonly Token[]) => boolean;

const NOUNS = new Set(['NOUN', 'PROPN']);
/** A Korean noun is one whatever its particle makes of it for the tagger. */
function isNoun({ upos, inflection }: Token): boolean {
  return NOUNS.has(upos) || (upos === 'ADV' && (inflection?.particles.length ?? 0) > 0);
}

const CALLING = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM']);

/** What a noun is called by: the words beside it, and the phrase right behind them. */
interface Called {
  readonly words: ReadonlySet<string>;
  readonly isOne: boolean;
}

/** No name of a thing has more words on one side. */
export const MOST_BESIDE = 8;

function wordsBefore(tokens: readonly Token[], noun: number): readonly Token[] {
  let from = noun;
  while (from > Math.max(0, noun - MOST_BESIDE) && CALLING.has(tokens[from - 1]?.upos ?? '')) from -= 1;
  return tokens.slice(from, noun);
}

/** `4.2 of the Notable app`: a number or name, then what stands behind a preposition. */
function wordsBehind(tokens: readonly Token[], noun: number): readonly Token[] {
  const near = tokens.slice(noun + 1, noun + 1 + MOST_BESIDE);
  const end = near.findIndex(({ upos }) => !CALLING.has(upos) && upos !== 'ADP' && upos !== 'DET');
  const behind = near.slice(0, end < 0 ? near.length : end);
  return behind.filter(({ upos }) => CALLING.has(upos));
}

function calledAt(tokens: readonly Token[], noun: number): Called {
  const before = wordsBefore(tokens, noun);
  const determiner = tokens[noun - before.length - 1];
  const words = [...before, ...wordsBehind(tokens, noun)].map(({ lemma }) => small(lemma));
  const isOne = tokens[noun]?.xpos !== 'NNS' && !OTHERS.has(small(determiner?.lemma ?? ''));
  return { words: new Set(words), isOne: isOne && !words.some((word) => OTHERS.has(word)) };
}

/** True where no two of them are called by different words, but each by as many as another one or fewer. */
function areOne(called: readonly Called[]): boolean {
  const longest = called.reduce<ReadonlySet<string>>(
    (most, { words }) => (words.size > most.size ? words : most),
    new Set(),
  );
  return called.every(({ words, isOne }) => isOne && [...words].every((word) => longest.has(word)));
}

/** Reads off all sentences what each noun is called by; a plural, or two names for it, are several things. */
export function onlyOnes(sentences: readonly ReadSentence[]): IsOnlyOne {
  const known = new Map<string, Called[]>();
  for (const { tokens } of sentences)
    tokens.forEach((token, at) => {
      if (!isNoun(token)) return;
      const noun = small(token.lemma);
      const all = known.get(noun) ?? [];
      all.push(calledAt(tokens, at));
      known.set(noun, all);
    });
  return (words) => {
    const noun = words.findLast(isNoun);
    if (noun === undefined) return false;
    const kept = words.filter((one) => one !== noun).map(({ lemma }) => small(lemma));
    const all = known.get(small(noun.lemma)) ?? [];
    return areOne(all.filter((one) => kept.every((word) => one.words.has(word))));
  };
}
