import { wordTable } from '../../lexicon/lexicon.ts';
import { NOT_NAMES } from '../../lexicon/names.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import { namesKnown } from './korean/names.ts';
import { isSameKey } from './fact.ts';
import { isSmallWord } from './in-small.ts';
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

/** What a name may be taken for. */
const NAMING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'X', 'VERB']);

const NOT_A_NAME = wordTable(NOT_NAMES).classes;

/** Tells words of the language, which are no names by themselves. */
export type IsCommon = (word: string) => boolean;

/** A word that nobody knows, before a verb: Stonebridge employs. */
function opensByName([first, second]: readonly Token[], isCommon: IsCommon): boolean {
  if (first === undefined || second === undefined || !NAMING.has(first.upos)) return false;
  const isWord = isCommon(first.form.toLowerCase()) || isCommon(first.lemma.toLowerCase());
  return CAPITAL.test(first.form) && !isWord && second.upos !== 'PUNCT';
}

/** Words that stand with a capital where no sentence begins: those are names wherever they stand; in Korean whole names. */
export function properWords(sentences: readonly ReadSentence[], isCommon: IsCommon): ReadonlySet<string> {
  const found = new Set<string>();
  for (const sentence of sentences)
    sentence.tokens.forEach((token, at) => {
      const { form, upos } = token;
      if (
        CAPITAL.test(form) &&
        !NOT_A_NAME.has(form.toLowerCase()) &&
        (upos === 'PROPN' ||
          at > 0 ||
          leadsName(sentence.tokens) ||
          opensByName(sentence.tokens, isCommon)) &&
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

const OWNED: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'ADV', 'DET', 'X']);

/** `Smith's` with nothing of Smith behind it names something else than Smith; so does McDonald's. */
function isAnothers(mark: Token | undefined, next: Token | undefined): boolean {
  return mark?.xpos === 'POS' && (next === undefined || !OWNED.has(next.upos));
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
    if (isAnothers(tokens[last + 1], tokens[last + 2])) last += 1;
    runs.push({ key: tokens.slice(at, last + 1).map(({ form }) => form.toLowerCase()), first: at, last });
    at = last;
  }
  return runs;
}

function begins(key: readonly string[], name: readonly string[]): boolean {
  return name.length < key.length && name.every((word, at) => key[at] === word);
}

/** Owners that are no names by their look: warehouse staff. */
export function plainRuns({ tokens }: ReadSentence, known: readonly (readonly string[])[]): NameRun[] {
  const isAt = (key: readonly string[], at: number): boolean =>
    key.every((word, offset) => {
      const token = tokens[at + offset];
      return token !== undefined && isSmallWord(token, word);
    });
  return known.flatMap((key) => {
    const first = key.length === 0 ? -1 : tokens.findIndex((_, at) => isAt(key, at));
    return first < 0 ? [] : [{ key, first, last: first + key.length - 1 }];
  });
}

/** A longer name would be a description; one that stands in two sentences may be no thing of a kind. */
const MOST_WORDS = 4;
const OFTEN = 3;
const GRADED: ReadonlySet<string> = new Set(['JJR', 'JJS']);
const MODIFYING: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ']);

/** `the warehouse printer`: what stands between an article and the noun that it ends in; null without a modifier. */
function definiteAt({ tokens, values }: ReadSentence, at: number): readonly string[] | null {
  if (tokens[at]?.lemma !== 'the') return null;
  let end = at + 1;
  while (end < tokens.length && MODIFYING.has(tokens[end]?.upos ?? '')) end += 1;
  const own = tokens.slice(at + 1, end);
  const head = own.at(-1);
  if (own.length < 2 || own.length > MOST_WORDS || head?.upos !== 'NOUN') return null;
  const isPlain = own.every(({ form, xpos }) => !CAPITAL.test(form) && !GRADED.has(xpos));
  const isValue = values.some(({ start, end: behind }) => start < head.end && head.start < behind);
  return isPlain && !isValue ? own.map(({ form }) => form.toLowerCase()) : null;
}

/** JD134: things of one kind told apart by what stands before it, each in several sentences: the warehouse printer, the lobby printer. */
export function plainKeys(sentences: readonly ReadSentence[]): readonly (readonly string[])[] {
  const counts = new Map<string, { readonly key: readonly string[]; readonly at: Set<number> }>();
  for (const [place, sentence] of sentences.entries())
    for (const at of sentence.tokens.keys()) {
      const key = definiteAt(sentence, at);
      if (key === null) continue;
      const known = counts.get(key.join(' ')) ?? { key, at: new Set<number>() };
      known.at.add(place);
      counts.set(key.join(' '), known);
    }
  const often = [...counts.values()].flatMap(({ key, at }) => (at.size >= OFTEN ? [key] : []));
  return often.filter((key) => often.some((one) => one !== key && one.at(-1) === key.at(-1)));
}

/** The names of a claim, owners of the evidence among them whatever they look like. */
export function namesAsked(
  sentence: ReadSentence,
  proper: ReadonlySet<string>,
  known: readonly (readonly string[])[],
): NameRun[] {
  const runs = namesBeside(sentence, proper, known);
  if (sentence.tokens.some(({ inflection }) => inflection !== undefined)) return runs;
  const plain = plainRuns(sentence, known).sort((a, b) => b.key.length - a.key.length);
  const isFree = ({ first, last }: NameRun, taken: readonly NameRun[]): boolean =>
    taken.every((run) => last < run.first || run.last < first);
  // The green Transit, where the text knows it by this name.
  const isWider = (one: NameRun, run: NameRun): boolean => one.first < run.first && one.last === run.last;
  const all = runs.map((run) => plain.find((one) => isWider(one, run)) ?? run);
  for (const run of plain) if (isFree(run, all)) all.push(run);
  return all.sort((a, b) => a.first - b.first);
}

/** Norwood Rovers 36 points: a figure behind a name that is known without it counts something. */
function withoutFigures(run: NameRun, known: readonly (readonly string[])[]): NameRun {
  const size = run.key.findLastIndex((word) => !/^\d/u.test(word)) + 1;
  const key = run.key.slice(0, size);
  const isKnown = known.some((one) => isSameKey(one, key));
  return isKnown ? { key, first: run.first, last: run.first + size - 1 } : run;
}

/** The names of a sentence, those that stand behind each other told apart by names that are known: Redhill Tom Berger. */
export function namesBeside(
  sentence: ReadSentence,
  proper: ReadonlySet<string>,
  known: readonly (readonly string[])[],
): NameRun[] {
  const runs = namesIn(sentence, proper);
  if (sentence.tokens.some(({ inflection }) => inflection !== undefined)) return runs;
  const isKnown = (key: readonly string[]): boolean => known.some((one) => isSameKey(one, key));
  return runs.flatMap((run) => {
    if (isKnown(run.key)) return [run];
    const first = known.find(
      (name) =>
        begins(run.key, name) && (run.key.length - name.length > 1 || isKnown(run.key.slice(name.length))),
    );
    if (first === undefined) return [withoutFigures(run, known)];
    const middle = run.first + first.length;
    return [
      { key: first, first: run.first, last: middle - 1 },
      { key: run.key.slice(first.length), first: middle, last: run.last },
    ];
  });
}
