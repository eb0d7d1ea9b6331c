import type { Phrase } from '../statement/phrase.ts';
import type { Statement } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import { flatPhrase } from './forms/flat-phrase.ts';
import type { Line } from './forms/line.ts';
import { verbAt } from './forms/segments.ts';
import { within } from './forms/within.ts';

const OWNERS = new Set(['의', '은', '이', '에', '에서']);

function isProper({ upos }: Token): boolean {
  return upos === 'PROPN';
}

export function isKorean({ tokens }: Line): boolean {
  return tokens.some(({ inflection }) => inflection !== undefined);
}

function isNominal({ upos }: Token): boolean {
  return upos === 'PROPN' || upos === 'NOUN';
}

/** 은행나무길 빌라의: the nouns before the first particle that says whose it is. */
function koreanLead({ tokens, values, words }: Line): Phrase | null {
  const end = tokens.findIndex(
    ({ inflection }) => inflection?.particles.some((one) => OWNERS.has(one)) ?? false,
  );
  const own = tokens.slice(0, end + 1);
  const isPlain = own.every((token) => isNominal(token) && within(values, token).length === 0);
  return own.length > 1 && isPlain ? flatPhrase({ tokens: own, words, values: [] }) : null;
}

/** `The Maple Street flat` before the verb, where it holds a name. */
function englishLead({ tokens, words }: Line): Phrase | null {
  const own = tokens.slice(0, Math.max(0, verbAt(tokens)));
  const isPlain = own.every(({ upos }) => upos !== 'ADP' && upos !== 'PUNCT' && upos !== 'VERB');
  return isPlain && own.some(isProper) ? flatPhrase({ tokens: own, words, values: [] }) : null;
}

/** The one name of a sentence, with the noun behind it: the Abbey Hill flat. Null where it has none or several. */
function onlyName({ tokens, values, words }: Line): Phrase | null {
  const isName = (token: Token): boolean =>
    isProper(token) && within(values, token).every(({ value }) => value?.kind === 'name');
  const first = tokens.findIndex(isName);
  let end = first;
  for (const token of tokens.slice(Math.max(0, first))) {
    if (!isName(token)) break;
    end += 1;
  }
  if (first < 0 || tokens.slice(end).some(isName)) return null;
  const behind = tokens[end]?.upos === 'NOUN' ? end + 1 : end;
  return flatPhrase({ tokens: tokens.slice(first, behind), words, values: [] });
}

/** Whom a sentence names, told by its words alone; `the bridge at Carrow` is about a bridge, and not about Carrow. */
function leadOf(line: Line, own: Phrase | null): Phrase | null {
  if (isKorean(line)) return koreanLead(line);
  return englishLead(line) ?? (own?.upos === 'NOUN' ? own : onlyName(line));
}

/** Names other than those of the topic: somebody else may be meant behind them. */
function hasForeignName({ tokens, values }: Line, topic: Phrase): boolean {
  const known = new Set([topic.head, ...topic.names]);
  return tokens.some(
    (token) =>
      isProper(token) &&
      !known.has(token.lemma.toLowerCase()) &&
      within(values, token).every(({ value }) => value?.kind === 'name'),
  );
}

/** True where a word of the line points at the topic, whatever the parser made of it: it, the flat, 이 집. */
export function pointsIn(line: Line, topic: Phrase): boolean {
  const { tokens, words } = line;
  const called = new Set([topic.head, ...topic.names]);
  return tokens.some(({ form, upos }, at) => {
    const small = form.toLowerCase();
    if (upos === 'PRON') return words.pronouns.has(small);
    const next = tokens[at + 1];
    if (!words.pointing.has(small) || next === undefined || !isNominal(next)) return false;
    return isKorean(line) ? upos === 'DET' : next.upos === 'NOUN' && called.has(next.lemma.toLowerCase());
  });
}

/** Whom later sentences point at: the one that this sentence points at, else whom it names, else as before. */
export function nextTopic(
  line: Line,
  own: Phrase | null,
  statements: readonly Statement[],
  before: Phrase | null,
): Phrase | null {
  const refers =
    before !== null && statements.some(({ roles }) => roles.some(({ phrase }) => holds(phrase, before)));
  if (refers) return before;
  const named = leadOf(line, own) ?? own;
  if (named !== null) return named;
  return before !== null && !hasForeignName(line, before) ? before : null;
}

/** True where the statement speaks of the topic. */
export function isOf({ roles, context }: Statement, topic: Phrase): boolean {
  return context.includes(topic) || roles.some(({ phrase }) => holds(phrase, topic));
}

function holds(phrase: Phrase, topic: Phrase): boolean {
  const isIt = phrase.head === topic.head && phrase.names === topic.names;
  return isIt || phrase.modifiers.some((one) => holds(one.phrase, topic));
}
