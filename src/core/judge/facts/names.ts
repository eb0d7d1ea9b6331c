import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import { koreanNames, namesKnown } from './korean/names.ts';
import type { NameRun } from './name-run.ts';

const CAPITAL = /^\p{Lu}/u;

function isInValue({ start, end }: Token, { values }: ReadSentence): boolean {
  return values.some((value) => value.start < end && start < value.end && value.value?.kind !== 'code');
}

const SMALL: ReadonlySet<string> = new Set(['DET', 'PRON', 'ADP', 'SCONJ', 'CCONJ', 'AUX', 'PART', 'ADV']);

/** The first word of a sentence belongs to a name where a name follows it: Bayview Clinic. */
function leadsName([first, second]: readonly Token[]): boolean {
  if (first === undefined || second === undefined || SMALL.has(first.upos)) return false;
  return CAPITAL.test(second.form) && first.end < second.start;
}

/** Words that stand with a capital where no sentence begins: those are names wherever they stand; in Korean whole names. */
export function properWords(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  if (sentences.some(({ tokens }) => tokens[0]?.inflection !== undefined))
    return koreanNames(sentences, (at) => sentences[at]?.apart ?? false);
  const found = new Set<string>();
  for (const sentence of sentences)
    sentence.tokens.forEach((token, at) => {
      const { form, upos } = token;
      if (
        CAPITAL.test(form) &&
        (upos === 'PROPN' || at > 0 || leadsName(sentence.tokens)) &&
        upos !== 'PRON' &&
        !isInValue(token, sentence)
      )
        found.add(form.toLowerCase());
    });
  return found;
}

function isName(token: Token, sentence: ReadSentence, proper: ReadonlySet<string>): boolean {
  const { form, inflection } = token;
  if (isInValue(token, sentence)) return false;
  return inflection === undefined ? CAPITAL.test(form) && proper.has(form.toLowerCase()) : false;
}

/** A figure that belongs to the name before it: the Aria 14. */
function continues(token: Token, behind: Token | undefined, sentence: ReadSentence): boolean {
  if (token.upos !== 'NUM' || behind?.end === undefined) return false;
  const inValue = sentence.values.find(({ start, end }) => start <= token.start && token.end <= end);
  return (
    inValue === undefined ||
    (inValue.start === token.start && inValue.end === token.end && token.start - behind.end <= 1)
  );
}

/** The names of a sentence in their order. */
export function namesIn(sentence: ReadSentence, proper: ReadonlySet<string>): NameRun[] {
  const { tokens } = sentence;
  if (tokens.some(({ inflection }) => inflection !== undefined)) return namesKnown(sentence, proper);
  const runs: NameRun[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || !isName(token, sentence, proper)) continue;
    let last = at;
    for (let next = tokens[last + 1]; next !== undefined; next = tokens[last + 1]) {
      if (!isName(next, sentence, proper) && !continues(next, tokens[last], sentence)) break;
      last += 1;
    }
    runs.push({ key: tokens.slice(at, last + 1).map(({ form }) => form.toLowerCase()), first: at, last });
    at = last;
  }
  return runs;
}
