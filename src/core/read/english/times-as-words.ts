import type { Span } from '../../../contract/span.ts';
import type { Token, Word } from '../../statement/token.ts';

/** A word that stands for any time while a sentence is parsed. */
const ANY_TIME = 'March';

interface Group {
  readonly word: Word;
  /** Places of the words that it stands for. */
  readonly from: number;
  readonly to: number;
}

/** Words as they are, those of one time as one. A time that ends within a word stays as it is. */
function grouped(words: readonly Word[], times: readonly Span[]): readonly Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    const time = times.find(({ start }) => start === word.start);
    const last =
      time === undefined ? -1 : words.findIndex(({ end }, place) => place > at && end === time.end);
    const to = last < 0 ? at + 1 : last + 1;
    const end = words[to - 1]?.end ?? word.end;
    groups.push({ word: to === at + 1 ? word : { form: ANY_TIME, start: word.start, end }, from: at, to });
    at = to;
  }
  return groups;
}

/** The words of a time behind its first one hang on that. */
function partOf(word: Word, head: number): Token {
  const isWord = /[\p{L}\p{N}]/u.test(word.form);
  const kind = /\p{N}/u.test(word.form) ? { upos: 'NUM', xpos: 'CD' } : { upos: 'PROPN', xpos: 'NNP' };
  return {
    ...word,
    ...(isWord ? kind : { upos: 'PUNCT', xpos: ',' }),
    lemma: word.form.toLowerCase(),
    head,
    relation: isWord ? 'flat' : 'punct',
    margin: 1,
  };
}

/** Words to parse, and the tokens of all words by those of the parsed ones. */
interface AsWords {
  readonly words: readonly Word[];
  readonly whole: (parsed: readonly Token[]) => readonly Token[];
}

/**
 * RD29: the words of a sentence, to be parsed as if each time of several words (`Monday, 6 May`, `11 a.m.`) were one: what
 * it hangs on is not for the words within it to say.
 */
export function timesAsWords(words: readonly Word[], times: readonly Span[]): AsWords {
  const groups = grouped(words, times);
  if (groups.length === words.length) return { words, whole: (parsed) => parsed };
  const placeOf = (head: number): number => (head < 0 ? head : (groups[head]?.from ?? head));
  const whole = (parsed: readonly Token[]): Token[] =>
    groups.flatMap(({ from, to }, at) => {
      const token = parsed[at];
      const [first, ...others] = words.slice(from, to);
      if (token === undefined || first === undefined) return [];
      const lemma = others.length === 0 ? token.lemma : first.form.toLowerCase();
      return [
        { ...token, ...first, lemma, head: placeOf(token.head) },
        ...others.map((word) => partOf(word, from)),
      ];
    });
  return { words: groups.map(({ word }) => word), whole };
}
