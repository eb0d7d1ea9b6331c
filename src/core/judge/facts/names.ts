import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';

/** A name as it stands in a sentence: its words in small letters, and where. */
export interface NameRun {
  readonly key: readonly string[];
  readonly first: number;
  readonly last: number;
}

const CAPITAL = /^\p{Lu}/u;
const TOPIC: ReadonlySet<string> = new Set(['은', '이', '의', '에', '에서', '에는']);
const NOMINAL: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM', 'X']);

function isInValue({ start, end }: Token, { values }: ReadSentence): boolean {
  return values.some((value) => value.start < end && start < value.end && value.value?.kind !== 'code');
}

/** Words that stand with a capital where no sentence begins: those are names wherever they stand. */
export function properWords(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const sentence of sentences)
    sentence.tokens.forEach((token, at) => {
      const { form, upos } = token;
      if (
        CAPITAL.test(form) &&
        (upos === 'PROPN' || at > 0) &&
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

/** A Korean noun with what stands before it, up to the particle that makes it the topic: 강남 창고는. */
function koreanTopic({ tokens }: ReadSentence): NameRun[] {
  const end = tokens.findIndex(
    ({ inflection }) => inflection?.particles.some((one) => TOPIC.has(one)) ?? false,
  );
  if (end < 0) return [];
  let first = end;
  while (
    first > 0 &&
    NOMINAL.has(tokens[first - 1]?.upos ?? '') &&
    (tokens[first - 1]?.inflection?.particles.length ?? 0) === 0
  )
    first -= 1;
  const key = tokens.slice(first, end + 1).map(({ lemma }) => lemma.toLowerCase());
  return [{ key, first, last: end }];
}

/** The names of a sentence in their order; in Korean its first topic, which may be a common noun. */
export function namesIn(sentence: ReadSentence, proper: ReadonlySet<string>): NameRun[] {
  const { tokens } = sentence;
  if (tokens.some(({ inflection }) => inflection !== undefined)) return koreanTopic(sentence);
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
