import { tokenReader } from '../../src/core/read/parser/read-tokens.ts';
import type { ReadingModel } from '../../src/core/read/parser/reading-model.ts';
import type { Word } from '../../src/core/statement/token.ts';
import type { GoldWord } from './conllu.ts';

/** Shares of words, in per cent: word class, tag, lemma, head (UAS), head and relation (LAS). */
export interface ParserScore {
  readonly words: number;
  readonly upos: number;
  readonly tag: number;
  readonly lemma: number;
  readonly uas: number;
  readonly las: number;
  readonly sentences_a_second: number;
}

/** The words as if one blank stood between each two. */
export function placed(words: readonly GoldWord[]): Word[] {
  let end = -1;
  return words.map(({ form }) => {
    const start = end + 1;
    end = start + form.length;
    return { form, start, end };
  });
}

/** How well a model reads these sentences, with tags of its own. */
export function scoreParser(model: ReadingModel, sentences: readonly (readonly GoldWord[])[]): ParserScore {
  const sums = { words: 0, upos: 0, tag: 0, lemma: 0, uas: 0, las: 0 };
  const readTokens = tokenReader(model);
  const started = performance.now();
  const read = sentences.map((words) => readTokens(placed(words)));
  const seconds = (performance.now() - started) / 1000;
  sentences.forEach((words, at) =>
    words.forEach((gold, place) => {
      const token = read[at]?.[place];
      if (token === undefined) return;
      const isHead = token.head === gold.head;
      sums.words += 1;
      sums.upos += token.upos === gold.tag.split('|')[0] ? 1 : 0;
      sums.tag += `${token.upos}|${token.xpos}` === gold.tag ? 1 : 0;
      sums.lemma += token.lemma === gold.lemma ? 1 : 0;
      sums.uas += isHead ? 1 : 0;
      sums.las += isHead && token.relation === gold.relation ? 1 : 0;
    }),
  );
  const share = (count: number): number => Math.round((1000 * count) / sums.words) / 10;
  return {
    words: sums.words,
    upos: share(sums.upos),
    tag: share(sums.tag),
    lemma: share(sums.lemma),
    uas: share(sums.uas),
    las: share(sums.las),
    sentences_a_second: Math.round(sentences.length / seconds),
  };
}
