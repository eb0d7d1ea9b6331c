import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';

const SILENT = new Set(['PUNCT', 'DET', 'ADP', 'AUX', 'CCONJ', 'SCONJ', 'PART', 'SYM']);

/** Words without a clause, and the values that stand in them. */
export interface FlatWords {
  readonly tokens: readonly Token[];
  readonly words: ClauseWords;
  readonly values: readonly ValueMention[];
}

function isWord({ form }: Token): boolean {
  return /[\p{L}\p{N}€$£₩%]/u.test(form);
}

function isContent({ upos, form }: Token): boolean {
  return SILENT.has(upos) ? /\p{N}/u.test(form) : /[\p{L}\p{N}]/u.test(form);
}

/** Parted before each preposition that stands between two words: `number | of bays`. Korean has none. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const isMarker = token.upos === 'ADP' && token.inflection === undefined;
    if (isMarker && parts.at(-1)?.some(isContent)) parts.push([token]);
    else parts.at(-1)?.push(token);
  }
  const said = parts.filter((part) => part.some(isContent));
  return said.length > 0 ? said : [[...tokens]].filter((part) => part.length > 0);
}

/** Without a clause all words of Korean are nouns. */
function nounOf({ form, lemma, inflection }: Token): string {
  const isNoun = inflection === undefined || inflection.kind === 'noun';
  return (isNoun ? lemma : form).toLowerCase();
}

function plainPhrase(tokens: readonly Token[], at: number, { words, values }: FlatWords): Phrase {
  const own = tokens.filter(isContent);
  const main = own.at(-1) ?? tokens.at(-1);
  const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
  const first = tokens[0]?.form.toLowerCase() ?? '';
  return {
    head: main === undefined ? '' : nounOf(main),
    upos: main?.upos ?? 'X',
    names: own.slice(0, -1).map(nounOf),
    quantifier: words.quantifiers.get(first) ?? 'generic',
    pointing: words.pointing.has(first),
    modifiers: [],
    values: values.filter((value) => value.start < span.end && span.start < value.end),
    span,
    at: at + (main === undefined ? 0 : tokens.indexOf(main)),
  };
}

/** Words that make no clause as one phrase, whose main word is the last one before a preposition. Null where they say nothing. */
export function flatPhrase(flat: FlatWords, at = 0): Phrase | null {
  const from = flat.tokens.findIndex(isWord);
  const tokens = flat.tokens.slice(from, flat.tokens.findLastIndex(isWord) + 1);
  const [first, ...others] = partsOf(tokens);
  if (first === undefined) return null;
  let place = at + from;
  const phrases = [first, ...others].map((part) => {
    const phrase = plainPhrase(part, place, flat);
    place += part.length;
    const marker = part[0]?.upos === 'ADP' && part !== first ? part[0].lemma.toLowerCase() : '';
    return { marker, phrase, clause: false };
  });
  const [main, ...modifiers] = phrases;
  return main === undefined
    ? null
    : { ...main.phrase, modifiers, span: { start: main.phrase.span.start, end: tokens.at(-1)?.end ?? 0 } };
}
