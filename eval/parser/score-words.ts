import type { Word } from '../../src/core/statement/token.ts';

/** A sentence as it stands in a treebank: its text, and where its words lie. */
export interface WrittenSentence {
  readonly text: string;
  readonly words: readonly Word[];
}

function wordsIn(text: string, forms: readonly string[]): Word[] | null {
  let at = 0;
  const words: Word[] = [];
  for (const form of forms) {
    while (/\s/u.test(text[at] ?? '')) at += 1;
    if (!text.startsWith(form, at)) return null;
    words.push({ form, start: at, end: at + form.length });
    at += form.length;
  }
  return words;
}

/** The sentences of a file in CoNLL-U by their `# text =` lines; one whose words do not spell its text is left out. */
export function readWritten(conllu: string): WrittenSentence[] {
  return conllu.split(/\n\n+/u).flatMap((block) => {
    const lines = block.split('\n');
    const text = lines.find((line) => line.startsWith('# text = '))?.slice('# text = '.length);
    const rows = lines.map((line) => line.split('\t')).filter(([number]) => /^\d+$/u.test(number ?? ''));
    const words = wordsIn(
      text ?? '',
      rows.map(([, form = '']) => form),
    );
    return text === undefined || words === null ? [] : [{ text, words }];
  });
}

/** How many words of each are in the other, as F1 in per cent. */
export function scoreWords(
  sentences: readonly WrittenSentence[],
  cut: (text: string) => readonly Word[],
): number {
  let [given, found, same] = [0, 0, 0];
  for (const { text, words } of sentences) {
    const own = cut(text);
    const places = new Set(words.map(({ start, end }) => `${start} ${end}`));
    given += words.length;
    found += own.length;
    same += own.filter(({ start, end }) => places.has(`${start} ${end}`)).length;
  }
  return Math.round((20_000 * same) / (given + found)) / 100;
}
