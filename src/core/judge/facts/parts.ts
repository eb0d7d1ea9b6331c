import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { isContent } from './content.ts';
import type { NameRun } from './name-run.ts';

/** A stretch of an English sentence that says something by itself: a clause, an aside, one of several that share a verb. */
export interface Part {
  readonly tokens: readonly Token[];
  readonly values: readonly ValueMention[];
  readonly names: readonly NameRun[];
  readonly hasVerb: boolean;
}

const BREAKS: ReadonlySet<string> = new Set([',', ';', '–', '—', '|', '/']);
const FINITE: ReadonlySet<string> = new Set(['VBZ', 'VBP', 'VBD', 'MD']);

/** A finite verb or an auxiliary: what makes a stretch a clause. */
export function isVerb({ xpos, upos }: Token): boolean {
  return FINITE.has(xpos) || upos === 'AUX';
}

function isWithin({ start, end }: Token, { reach }: ValueMention): boolean {
  return reach.start <= start && end <= reach.end;
}

/** The stretches between commas and words for `and` that stand in no value and no name. */
function cut(
  { tokens, values }: ReadSentence,
  names: readonly NameRun[],
  { alternatives }: ClauseWords,
): Token[][] {
  const found: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const isInside =
      values.some((value) => isWithin(token, value)) ||
      names.some(({ first, last }) => first <= at && at <= last);
    const isBreak =
      !isInside &&
      (BREAKS.has(token.form) ||
        ((token.relation === 'cc' || token.upos === 'CCONJ') && !alternatives.has(token.lemma)));
    if (isBreak) found.push([]);
    else found.at(-1)?.push(token);
  });
  return found;
}

function partOf(own: readonly Token[], { tokens, values }: ReadSentence, names: readonly NameRun[]): Part {
  return {
    tokens: own,
    values: values.filter(
      (value) =>
        own.some(({ start, end }) => value.start < end && start < value.end) &&
        !names.some(({ first, last }) =>
          tokens.slice(first, last + 1).some(({ start, end }) => value.start <= start && end <= value.end),
        ),
    ),
    names: names.filter(({ first }) => own.some((token) => token === tokens[first])),
    hasVerb: own.some(isVerb),
  };
}

/** What says nothing by itself: a time, a place or one of several subjects before a clause. */
function leansOn(part: Part, { silent }: ClauseWords): boolean {
  if (part.hasVerb || part.names.length > 0) return false;
  const others = part.tokens.filter(
    (token) =>
      isContent(token) && !silent.has(token.lemma) && !part.values.some((value) => isWithin(token, value)),
  );
  return others.length === 0 || part.values.every(({ value }) => value?.kind === 'period');
}

/** The parts of an English sentence, in order. A time before or behind a clause belongs to it. */
export function englishParts(
  sentence: ReadSentence,
  names: readonly NameRun[],
  words: ClauseWords,
): readonly Part[] {
  const found: Part[] = [];
  let waiting: Token[] = [];
  for (const own of cut(sentence, names, words)) {
    const tokens = [...waiting, ...own];
    const part = partOf(tokens, sentence, names);
    waiting = [];
    if (tokens.every((token) => !isContent(token) && token.upos !== 'NUM' && part.values.length === 0))
      continue;
    if (found.length === 0 && leansOn(part, words)) waiting = tokens;
    else found.push(part);
  }
  return waiting.length === 0 ? found : [...found, partOf(waiting, sentence, names)];
}
