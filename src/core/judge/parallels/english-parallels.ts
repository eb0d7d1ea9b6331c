import type { ClauseWords } from '../../lexicon/clause-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import { COMPARATIVE } from '../facts/by-how-much.ts';
import { contentOf, isNegativeWord, isTurning, lemmaOf } from '../facts/content.ts';
import { dimensionOf } from '../facts/dimension.ts';
import type { Fact, Key } from '../facts/fact.ts';
import { moodOf } from '../facts/label-fact.ts';
import { englishParts, isVerb, type Part } from '../facts/parts.ts';

/** A value with the words of its part on either side of it. */
interface Item {
  readonly part: Part;
  readonly mention: ValueMention;
  readonly dimension: string;
  readonly before: readonly Token[];
  readonly behind: readonly Token[];
  /** The one whose unit it has. */
  readonly like?: Item;
}

function itemsIn(parts: readonly Part[], sentence: ReadSentence, words: ClauseWords): readonly Item[] {
  return parts.flatMap((part) => {
    // `costs $3 more than the day tour`: what is compared has another value.
    if (part.tokens.some(({ xpos }) => COMPARATIVE.has(xpos))) return [];
    const content = contentOf(part.tokens, sentence.values, words);
    return part.values.flatMap((mention) => {
      const dimension = mention.value === null || mention.struck ? null : dimensionOf(mention.value);
      if (dimension === null || dimension === 'period') return [];
      const isOnly = part.values.every(
        (one) => one === mention || one.value === null || dimensionOf(one.value) !== dimension,
      );
      if (!isOnly) return [];
      const before = content.filter(({ end }) => end <= mention.start);
      const behind = content.filter(({ start }) => start >= mention.end);
      return { part, mention, dimension, before, behind };
    });
  });
}

/** `receive 25 days, and part-time employees receive 15`: a bare number has the unit of the value before it, of the same verb. */
function unitOf(item: Item, before: Item | undefined): Item {
  const [own, theirs] = [item.mention.value, before?.mention.value];
  const isBare = own?.kind === 'quantity' && own.sort === 'cardinal' && own.unit === null;
  const isAmount = theirs?.kind === 'duration' || (theirs?.kind === 'quantity' && theirs.unit !== null);
  const verb = item.part.tokens.find(isVerb)?.lemma;
  const isSame = verb === undefined || before?.part.tokens.find(isVerb)?.lemma === verb;
  const next = item.part.tokens.find(({ start }) => start >= item.mention.end);
  const counts = next !== undefined && item.behind.includes(next);
  if (before === undefined || !isBare || !isAmount || !isSame || counts) return item;
  const { low, high, resolution, approximate } = own;
  const value = { ...theirs, low, high, resolution, approximate };
  return { ...item, mention: { ...item.mention, value }, dimension: before.dimension, like: before };
}

function withUnits(items: readonly Item[]): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) found.push(unitOf(item, found.at(-1)));
  return found;
}

/** The words before the finite verb of a part whose value stands behind it. */
function subjectIn({ part, mention, before }: Item): readonly Token[] {
  const verb = part.tokens.find(isVerb);
  if (verb === undefined || mention.start < verb.end) return [];
  return before.filter(({ end }) => end <= verb.start);
}

function isMarker({ upos }: Token): boolean {
  return upos === 'ADP';
}

/** The preposition that stands first behind a value and what it is for each of. */
function markerBehind({ part, mention }: Item): string | undefined {
  return part.tokens.find((token) => token.start >= mention.reach.end && isMarker(token))?.lemma;
}

/** The preposition right before a value. */
function markerOf({ part, mention }: Item): string | undefined {
  const at = part.tokens.findLastIndex(({ end }) => end <= mention.reach.start);
  const token = part.tokens[at];
  return token !== undefined && isMarker(token) ? token.lemma : undefined;
}

/** The words behind the last of a preposition, up to a place. */
function wordsBehind(
  marker: string | undefined,
  { part }: Item,
  words: readonly Token[],
  to: number,
): Token[] {
  const at = part.tokens.findLastIndex((token) => token.end <= to && token.lemma === marker);
  const from = part.tokens[at]?.end ?? Infinity;
  return words.filter(({ start, end }) => start >= from && end <= to);
}

/** What a value without a verb of its own is of, and what the one before it is of in the same place. */
function headBeside(lead: Item, gapped: Item): readonly Token[] {
  const [opening] = gapped.part.tokens;
  if (gapped.before.length === 0)
    return wordsBehind(markerBehind(gapped) ?? markerBehind(lead), lead, lead.behind, Infinity);
  if (opening !== undefined && isMarker(opening))
    return wordsBehind(opening.lemma, lead, lead.before, lead.mention.start);
  return lead.part.hasVerb ? subjectIn(lead) : lead.before;
}

function headOf({ before, behind }: Item): readonly Token[] {
  return before.length > 0 ? before : behind;
}

/** A value with what it is of, and the rest of what its part says. */
interface Headed {
  readonly item: Item;
  readonly head: readonly Token[];
  readonly words: readonly Token[];
  /** Of its part, and the times of the part that it takes its verb of. */
  readonly values: readonly ValueMention[];
}

/** The values of its part, its own with its unit. */
function valuesOf({ part, mention }: Item): readonly ValueMention[] {
  return part.values.map((one) => (one.start === mention.start ? mention : one));
}

function timesOf({ values }: Part): readonly ValueMention[] {
  return values.filter(({ value, unread }) => value?.kind === 'period' || unread === 'relative');
}

/** The part whose verb and words another one takes: the last one with a verb, or what the sentence opens with. */
function leadOf(item: Item, before: readonly Item[], opening: Part | undefined): Item | undefined {
  const lead = before.findLast(({ part }) => part.hasVerb) ?? before.find(({ part }) => part === opening);
  const isAlike = lead?.dimension === item.dimension && markerOf(lead) === markerOf(item);
  return isAlike && item.part.tokens[0]?.upos !== 'SCONJ' ? lead : undefined;
}

/** Whom a clause is about that has a verb and no subject: weighs 2.4 kg `and runs for 55 minutes`. Null behind `which`. */
function subjectBefore(
  part: Part,
  parts: readonly Part[],
  content: (part: Part) => readonly Token[],
): readonly Token[] {
  const [first] = part.tokens;
  if (first === undefined || !isVerb(first)) return [];
  const before = parts[parts.indexOf(part) - 1];
  const verb = before?.tokens.find(isVerb);
  if (before === undefined || verb === undefined) return [];
  const subject = content(before).filter(({ end }) => end <= verb.start);
  return subject.length > 0 ? subject : subjectBefore(before, parts, content);
}

/** A part without a verb takes that of the first one, and what it does not say itself. */
function headed(
  parts: readonly Part[],
  items: readonly Item[],
  content: (part: Part) => readonly Token[],
): readonly Headed[] {
  return items.flatMap((item, at) => {
    const own = [...item.before, ...item.behind];
    const lead = item.part.hasVerb || at === 0 ? undefined : leadOf(item, items.slice(0, at), parts[0]);
    if (lead !== undefined) {
      const theirs = headBeside(lead, item);
      const head = theirs.length === 0 ? [] : headOf(item);
      const shared = [...lead.before, ...lead.behind].filter((token) => !theirs.includes(token));
      const { part } = item;
      const times = timesOf(part).length > 0 ? [] : timesOf(lead.part);
      const words = [...own.filter((token) => !head.includes(token)), ...shared];
      return { item, head, words, values: [...times, ...valuesOf(item)] };
    }
    const next = items[at + 1];
    const isLead =
      next !== undefined && !next.part.hasVerb && leadOf(next, items.slice(0, at + 1), parts[0]) === item;
    const subject = subjectIn(item);
    const whole = subject.length > 0 ? subject : subjectBefore(item.part, parts, content);
    const head = isLead ? headBeside(item, next) : whole;
    const { like } = item;
    const theirs = like === undefined ? [] : subjectIn(like);
    const more = like === undefined ? [] : [...like.before, ...like.behind];
    const words = [...own, ...more].filter((token) => !head.includes(token) && !theirs.includes(token));
    return { item, head, words, values: valuesOf(item) };
  });
}

function denies({ tokens }: Part, words: ClauseWords): boolean {
  return tokens.some((token) => isNegativeWord(token, words) || isTurning(token, words));
}

/** The words of a head, with the hyphens between them: part-time employees. */
function keyOf(head: readonly Token[], { tokens }: ReadSentence): Key {
  const own = tokens.slice(tokens.findIndex((token) => token === head[0]));
  const last = own.findIndex((token) => token === head.at(-1));
  const isPart = (token: Token): boolean => head.includes(token) || token.xpos === 'HYPH';
  return own.slice(0, last + 1).flatMap((token) => (isPart(token) ? token.lemma.toLowerCase() : []));
}

/** JD120: what a sentence says of things that have no names, each with its own value: of the choir, of the theatre club. */
export function englishParallels(sentence: ReadSentence, at: number, words: ClauseWords): readonly Fact[] {
  if (sentence.form === 'title') return [];
  const mood = moodOf(sentence);
  const parts = englishParts(sentence, [], words);
  const content = (part: Part): readonly Token[] => contentOf(part.tokens, sentence.values, words);
  const found = headed(parts, withUnits(itemsIn(parts, sentence, words)), content).flatMap(
    ({ item, head, words: said, values }): Fact[] => {
      if (head.length === 0 || denies(item.part, words)) return [];
      const owner = keyOf(head, sentence);
      return [{ owner, words: said.map(lemmaOf), values, names: [], negative: false, mood, sentence: at }];
    },
  );
  const places = found.map(({ values }) => values.map(({ start }) => start).join(' '));
  return found.filter((_, place) => places.indexOf(places[place] ?? '') === place);
}
