import type { Span } from '../../../contract/span.ts';
import type { Token, Word } from '../../statement/token.ts';

/** A word that stands for any time while a sentence is parsed. */
const ANY_TIME = 'March';

/** A value of several words that hangs together: a time, or what a number names. */
export interface Whole extends Span {
  readonly isTime: boolean;
}

interface Group {
  readonly word: Word;
  /** Places of the words that it stands for. */
  readonly from: number;
  readonly to: number;
}

const CURRENCIES = /^[€£¥₩]$/u;
/** The one sign of money that the treebank has. */
const ANY_CURRENCY = '$';

function isCapital(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.form);
}

/** Behind the last word of a name that `&` joins: `Harlow & Finch`. */
function nameEnd(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (isCapital(words[at]) && words[end]?.form === '&' && isCapital(words[end + 1])) end += 2;
  return end;
}

/** Behind the words of this value; behind the first where it does not end with one of them. */
function wholeEnd(words: readonly Word[], at: number, whole: Whole | undefined): number {
  const isWord = whole?.isTime === true || /^\p{L}+$/u.test(words[at]?.form ?? '');
  return whole === undefined || !isWord
    ? at + 1
    : Math.max(
        at,
        words.findIndex(({ end }, place) => place > at && end === whole.end),
      ) + 1;
}

/** What stands for these words while they are parsed: of `version 4.2` its first, of a time any time. */
function standIn(words: readonly Word[], at: number, wholes: readonly Whole[], isFirst: boolean): Group {
  const word = words[at] ?? { form: '', start: 0, end: 0 };
  const whole = wholes.find(({ start }) => start === word.start);
  const to = Math.max(wholeEnd(words, at, whole), nameEnd(words, at));
  const form = isFirst && CURRENCIES.test(word.form) ? ANY_CURRENCY : word.form;
  const isTime = whole?.isTime === true && to > at + 1;
  return {
    word: { form: isTime ? ANY_TIME : form, start: word.start, end: words[to - 1]?.end ?? word.end },
    from: at,
    to,
  };
}

/**
 * Words as they are, those that are one as one. What ends within a word stays as it is. Of several sums the first alone has
 * the known sign: where a verb is left out before the others (`the Abbey Hill flat €1,900`), it makes verbs of nouns.
 */
function grouped(words: readonly Word[], wholes: readonly Whole[]): readonly Group[] {
  const groups: Group[] = [];
  const first = words.findIndex(({ form }) => CURRENCIES.test(form));
  for (let at = 0; at < words.length; ) {
    const group = standIn(words, at, wholes, at === first);
    groups.push(group);
    at = group.to;
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
 * RD29: the words of a sentence, to be parsed as if each time of several words (`Monday, 6 May`, `11 a.m.`), each name
 * (`Harlow & Finch`) and each numbered thing (`version 4.2`) were one: what it hangs on is not for the words within it to
 * say. Money has the one sign that the treebank knows.
 */
export function wholesAsWords(words: readonly Word[], wholes: readonly Whole[]): AsWords {
  const groups = grouped(words, wholes);
  const isSame = groups.length === words.length && words.every(({ form }) => !CURRENCIES.test(form));
  if (isSame) return { words, whole: (parsed) => parsed };
  const placeOf = (head: number): number => (head < 0 ? head : (groups[head]?.from ?? head));
  const whole = (parsed: readonly Token[]): Token[] =>
    groups.flatMap(({ from, to }, at) => {
      const token = parsed[at];
      const [first, ...others] = words.slice(from, to);
      if (token === undefined || first === undefined) return [];
      const isItself = others.length === 0 && groups[at]?.word.form === first.form;
      const lemma = isItself ? token.lemma : first.form.toLowerCase();
      return [
        { ...token, ...first, lemma, head: placeOf(token.head) },
        ...others.map((word) => partOf(word, from)),
      ];
    });
  return { words: groups.map(({ word }) => word), whole };
}
