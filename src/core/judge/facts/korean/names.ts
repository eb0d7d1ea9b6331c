import { KOREAN_CLAUSES } from '../../../lexicon/korean-clauses.ts';
import { madeOnceFor } from '../../../language/made-once.ts';
import { ADNOMINAL, TOPIC_OR_SUBJECT } from '../../../lexicon/korean-marks.ts';
import { nominalReadings, verbalReadings } from '../../../read/korean/analyse.ts';
import { remembered } from '../../../read/remembered.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import type { NameRun } from '../name-run.ts';

/** So many words are kept with their stems. */
const MOST_STEMS = 10_000;
const NOMINAL: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM', 'X']);
/** Values that may be part of a name themselves. */
const NAMING: ReadonlySet<string> = new Set(['code', 'name', 'text']);

function hasParticle(token: Token, ...names: readonly string[]): boolean {
  return token.inflection?.particles.some((one) => names.includes(one)) ?? false;
}

function isInValue({ start, end }: Token, { values }: ReadSentence): boolean {
  return values.some(
    ({ reach, value }) => !NAMING.has(value?.kind ?? '') && reach.start < end && start < reach.end,
  );
}

function bare(token: Token): string {
  const { form, lemma, inflection } = token;
  return inflection?.kind === 'noun' ? lemma : form;
}

/** The noun at `last` with the nouns written before it; null where it points, or is part of a value. */
function runAt(sentence: ReadSentence, last: number): NameRun | null {
  const { tokens } = sentence;
  let first = last;
  const isPart = (token: Token | undefined): boolean =>
    token !== undefined &&
    NOMINAL.has(token.upos) &&
    (token.inflection?.particles.length ?? 0) === 0 &&
    !isInValue(token, sentence);
  while (isPart(tokens[first - 1])) first -= 1;
  const run = tokens.slice(first, last + 1);
  const { pointing, pronouns } = KOREAN_CLAUSES;
  const points = pointing.has(tokens[first - 1]?.form ?? '') || run.some(({ lemma }) => pronouns.has(lemma));
  if (points || run.some((token) => isInValue(token, sentence))) return null;
  return { key: run.map(bare), first, last };
}

function isHolder(token: Token): boolean {
  return hasParticle(token, '의') || (hasParticle(token, '에', '에서') && hasParticle(token, '은'));
}

/** True where the noun has something that the sentence is about: `A의 면적은`, `A는 면적이`, `A에는 면적이`. */
function holds(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const isBehind = (one: Token): boolean =>
    one.inflection?.kind === 'noun' &&
    one.inflection.particles.some((particle) => TOPIC_OR_SUBJECT.has(particle));
  if (isHolder(token)) return tokens.slice(at + 1, at + 4).some(isBehind);
  return hasParticle(token, '은') && tokens.slice(at + 1, at + 4).some((one) => hasParticle(one, '이'));
}

/** What is counted is no name: `수강하는 학생은 274명이다`. */
function isCounted({ tokens, values }: ReadSentence, { last }: NameRun): boolean {
  const next = tokens[last + 1];
  const value = values.find(({ start }) => start === next?.start);
  if (value?.value?.kind !== 'quantity') return false;
  const { unit } = value.value;
  const isCount = unit === null || unit.dimension.startsWith('count:');
  return isCount && tokens.slice(last + 1).every(({ start, upos }) => start < value.end || upos === 'PUNCT');
}

/** Of whom a clause before such a noun speaks: `중세사를 수강하는 학생은`. */
function describing(sentence: ReadSentence, { first }: NameRun): NameRun | null {
  const [noun, verb] = [sentence.tokens[first - 2], sentence.tokens[first - 1]];
  const isClause = ADNOMINAL.has(verb?.inflection?.endings.at(-1) ?? '');
  const isPart = noun !== undefined && hasParticle(noun, '을', '에', '에서');
  return isClause && isPart ? runAt(sentence, first - 2) : null;
}

/** `안무는 신보라가 짠다` says who does it, not what 안무 has. */
function isDone({ tokens }: ReadSentence, { last }: NameRun, people: ReadonlySet<string>): boolean {
  const behind = tokens.slice(last + 1, last + 4).filter((token) => hasParticle(token, '이'));
  const topic = tokens[last];
  return (
    topic !== undefined &&
    !isHolder(topic) &&
    behind.length > 0 &&
    behind.every((token) => isPerson(token, people))
  );
}

/** 후원자들은: several of a kind, nobody by name. */
function isMany({ form, lemma }: Token): boolean {
  return form.startsWith(`${lemma}들`);
}

/** What the names of a text are told by, beside their place. */
interface Hints {
  /** Nouns that later sentences point with: 이 의원. */
  readonly kinds: readonly string[];
  readonly people: ReadonlySet<string>;
  /** Runs of nouns of the claim. */
  readonly asked: ReadonlySet<string>;
}

const PLACED: readonly (readonly string[])[] = [['은', '의'], ['이'], ['을'], ['에', '에서']];

function nameOf({ key }: NameRun): string {
  return key.join(' ');
}

/**
 * Whom the first sentence of a paragraph is about: whom later sentences point at by its kind, else its topic, else
 * whom the claim names too, else its subject, its object, its place. A person only as topic.
 */
function opening(sentence: ReadSentence, { kinds, people, asked }: Hints): NameRun | null {
  const runs = runsIn(sentence);
  const isOfKind = ({ key }: NameRun): boolean =>
    kinds.some((kind) => key.at(-1) !== kind && key.at(-1)?.endsWith(kind));
  const placed = (particles: readonly string[]): NameRun | undefined =>
    runs.find(({ key, last }) => {
      const token = sentence.tokens[last];
      const isPerson = people.has(key.join(' ')) && !particles.includes('은');
      return token !== undefined && hasParticle(token, ...particles) && !isPerson && !isMany(token);
    });
  const [first, ...others] = PLACED.map(placed);
  const isThing = first !== undefined && isCounted(sentence, first);
  const topic = isThing ? describing(sentence, first) : first;
  const isAsked = (run: NameRun): boolean => asked.has(nameOf(run)) && !people.has(nameOf(run));
  return (
    runs.find(isOfKind) ?? topic ?? runs.find(isAsked) ?? others.find((one) => one !== undefined) ?? null
  );
}

/** All runs of nouns that end in a particle, or close a clause. */
const runsIn = madeOnceFor((sentence: ReadSentence): readonly NameRun[] =>
  sentence.tokens.flatMap((token, at) => {
    const { inflection } = token;
    const ends = inflection?.kind === 'noun' && (inflection.particles.length > 0 || inflection.copula);
    return ends ? (runAt(sentence, at) ?? []) : [];
  }),
);

function isPerson({ lemma, form }: Token, people: ReadonlySet<string>): boolean {
  return people.has(lemma) || (people.has(form.slice(0, -1)) && form.endsWith('의'));
}

/** Topics that stand beside each other without a verb between them: `A는 12만 원, B는 4만 원`. */
function besides(sentence: ReadSentence, people: ReadonlySet<string>): NameRun[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const isBehindComma = tokens[at - 1]?.form === ',' || tokens[at - 2]?.form === ',';
    if (!hasParticle(token, '은') || !isBehindComma) return [];
    const comma = tokens.findLastIndex(({ form }, place) => place < at && form === ',');
    const before = tokens[comma - 1];
    const isGap = before !== undefined && (isInValue(before, sentence) || isPerson(before, people));
    const isVerb = (before?.inflection?.endings.length ?? 0) > 0;
    return isGap && !isVerb ? (runAt(sentence, at) ?? []) : [];
  });
}

const structural = madeOnceFor((sentence: ReadSentence): readonly NameRun[] =>
  sentence.tokens.flatMap((_, at) => (holds(sentence.tokens, at) ? (runAt(sentence, at) ?? []) : [])),
);

/** Runs of nouns that a sentence speaks of by 은, 는, each as its words parted by spaces. */
export const topicsOf = madeOnceFor((sentence: ReadSentence): ReadonlySet<string> => {
  const found = sentence.tokens.flatMap((token, at) =>
    hasParticle(token, '은') ? (runAt(sentence, at) ?? []) : [],
  );
  return new Set(found.filter((run) => !isCounted(sentence, run)).map(nameOf));
});

/** A bare amount: 84제곱미터, not 84제곱미터인. */
function endsInValue(token: Token | undefined, { values }: ReadSentence): boolean {
  return values.some(({ end, value }) => end === token?.end && !NAMING.has(value?.kind ?? ''));
}

/** What a text says that something has: 면적 of `A의 면적은`, `A의 2024년 면적은`, `A는 면적이`, `84제곱미터 면적의`. */
const attributesIn = madeOnceFor((sentence: ReadSentence): readonly string[] => {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const isSubject = token.inflection?.kind === 'noun' && hasParticle(token, '은', '이');
    const isMeasured = hasParticle(token, '의') && endsInValue(tokens[at - 1], sentence);
    const run = isSubject || isMeasured ? runAt(sentence, at) : null;
    if (isMeasured && run !== null) return [nameOf(run)];
    if (run === null) return [];
    const isValue = (place: number): boolean =>
      tokens[place] !== undefined && isInValue(tokens[place], sentence);
    let place = run.first - 1;
    while (isValue(place)) place -= 1;
    const before = tokens[place];
    const isHad = before !== undefined && (isHolder(before) || hasParticle(before, '은'));
    return isHad ? [nameOf(run)] : [];
  });
});

/** Topics of two sentences of one paragraph. */
function recurring(sentences: readonly ReadSentence[]): string[] {
  const found: string[] = [];
  let seen = new Set<string>();
  sentences.forEach((sentence) => {
    if (sentence.apart) seen = new Set();
    for (const topic of topicsOf(sentence)) {
      if (seen.has(topic)) found.push(topic);
      seen.add(topic);
    }
  });
  return found;
}

/** The verb that closes a sentence; null where it says what something is or that it is there. */
function closingVerb({ tokens }: ReadSentence): string | null {
  const last = tokens.findLast(({ upos }) => upos !== 'PUNCT');
  return last?.inflection?.kind === 'verb' && !last.inflection.copula ? last.lemma : null;
}

/** Topics of which a paragraph says by one verb what it says of whom it opens with: `A는 3월에 열었다. B는 5월에 열었다.` */
function parallel(sentences: readonly ReadSentence[]): string[] {
  let first: ReadSentence | null = null;
  return sentences.flatMap((sentence) => {
    if (sentence.apart || first === null) first = sentence;
    const own = closingVerb(sentence);
    const isOne =
      first !== sentence && own !== null && own === closingVerb(first) && topicsOf(first).size > 0;
    return isOne ? [...topicsOf(sentence)] : [];
  });
}

/** A run of nouns in a claim: its words without particles, and its last word as written. */
export interface AskedRun {
  readonly name: string;
  readonly form: string;
}

export function runsAsked(claim: ReadSentence): readonly AskedRun[] {
  return runsIn(claim).map((run) => ({ name: nameOf(run), form: claim.tokens[run.last]?.form ?? '' }));
}

function namesOf(sentence: ReadSentence, people: ReadonlySet<string>): readonly NameRun[] {
  if (sentence.form === 'title') return [];
  const held = structural(sentence).filter((run) => !isDone(sentence, run, people));
  return [...held, ...besides(sentence, people)];
}

/** The names that sentences say by themselves, whatever a claim names, and those sentences that open a paragraph. */
const namesBySelf = madeOnceFor((people: ReadonlySet<string>) =>
  madeOnceFor((sentences: readonly ReadSentence[]) => ({
    names: sentences.map((sentence) => namesOf(sentence, people).map(nameOf)),
    opening: sentences.map(
      ({ form, apart }, at) => form !== 'title' && (at === 0 || apart) && sentences[at - 1]?.form !== 'title',
    ),
  })),
);

/** The words that begin with another, of words in order: each has few beginnings, so all names together see it seldom. */
function beginningWith(sorted: readonly string[], name: string): readonly string[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < name) from = middle + 1;
    else to = middle;
  }
  while (sorted[to]?.startsWith(name) === true) to += 1;
  return sorted.slice(from, to);
}

const stemsOf = remembered(
  MOST_STEMS,
  (form): ReadonlySet<string> => new Set(nominalReadings(form).map(({ stem }) => stem)),
);

/** Particles that others follow: 가평리에는 is 가평리. */
const PLACED_AT: ReadonlySet<string> = new Set(['에', '에서', '에게']);

/** A longer stem that all words with the shorter one may have as well: 베가프로 of 베가프로는, 베가프로의. */
function wholeName(name: string, forms: readonly string[]): string {
  const own = [...new Set(forms)].sort().filter((form) => stemsOf(form).has(name));
  const [first] = own;
  if (first === undefined || own.length === 1) return name;
  const shared = [first, ...stemsOf(first)].filter(
    (stem) =>
      stem.length > name.length &&
      !PLACED_AT.has(stem.slice(name.length)) &&
      own.every((form) => form === stem || stemsOf(form).has(stem)),
  );
  return shared.sort((a, b) => a.length - b.length)[0] ?? name;
}

/** The same by the words of a text and those of a claim that begin so; a claim seldom has one. */
function wholeNames(sorted: readonly string[]): (name: string, asked: readonly AskedRun[]) => string {
  const known = new Map<string, string>();
  return (name, asked) => {
    const more = asked.flatMap(({ form }) => (form.startsWith(name) ? [form] : []));
    const key = [name, ...more].join('\n');
    const found = known.get(key) ?? wholeName(name, [...beginningWith(sorted, name), ...more]);
    known.set(key, found);
    return found;
  };
}

/** What of the names of a text no claim changes. */
const textOf = madeOnceFor((sentences: readonly ReadSentence[]) => {
  const labelled = sentences.flatMap(({ statements, form, tokens }) =>
    form === 'form' && tokens.some(({ form: sign }) => sign === ':')
      ? statements.flatMap(({ context }) => context.at(-1) ?? [])
      : [],
  );
  const titles = sentences.filter(({ form }) => form === 'title');
  const forms = sentences.flatMap(({ tokens }) => tokens.map(({ form }) => form));
  return {
    kinds: koreanKinds(sentences),
    titles: [
      ...titles.map(({ tokens }) => tokens.map(({ form }) => form).join(' ')),
      ...labelled.map(({ names, head }) => [...names, head].join(' ')),
    ],
    attributes: new Set(sentences.flatMap(attributesIn)),
    recurring: [...recurring(sentences), ...parallel(sentences)],
    wholeName: wholeNames([...new Set(forms)].sort()),
  };
});

/** Nouns of which a Korean text tells several things, each as its words parted by spaces. */
export function koreanNames(
  sentences: readonly ReadSentence[],
  asked: readonly AskedRun[],
  people: ReadonlySet<string>,
): ReadonlySet<string> {
  const text = textOf(sentences);
  const hints: Hints = { kinds: text.kinds, people, asked: new Set(asked.map(({ name }) => name)) };
  const own = namesBySelf(people)(sentences);
  const found = new Set<string>();
  for (const [at, sentence] of sentences.entries()) {
    for (const name of own.names[at] ?? []) found.add(name);
    const run = own.opening[at] === true ? opening(sentence, hints) : null;
    if (run !== null) found.add(nameOf(run));
  }
  for (const name of text.recurring) found.add(name);
  for (const name of text.attributes) found.delete(name);
  return new Set([...text.titles, ...[...found].map((name) => text.wholeName(name, asked))]);
}

/** True where the token is the word with particles, even where its own analysis cuts it elsewhere. */
export function isKoreanWord(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  const { form, lemma } = token;
  if (lemma === word || form === word) return true;
  return (
    form.startsWith(word) &&
    [...nominalReadings(form), ...verbalReadings(form).filter(({ kind }) => kind === 'N')].some(
      ({ stem }) => stem === word,
    )
  );
}

/** The words of known names, the longest name first. */
const keysOf = madeOnceFor((known: ReadonlySet<string>) =>
  [...known].sort((a, b) => b.length - a.length).map((name) => name.split(' ')),
);

/** Where known names stand in a sentence, whatever their particles; the longest first at each place. */
export function namesKnown({ tokens }: ReadSentence, known: ReadonlySet<string>): NameRun[] {
  const keys = keysOf(known);
  const found: NameRun[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const key = keys.find((words) => words.every((word, offset) => isKoreanWord(tokens[at + offset], word)));
    if (key === undefined) continue;
    found.push({ key, first: at, last: at + key.length - 1 });
    at += key.length - 1;
  }
  return found;
}

/** Nouns that point at the owner: 이 집. */
export function koreanKinds(sentences: readonly ReadSentence[]): readonly string[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ lemma }, at) =>
      KOREAN_CLAUSES.pointing.has(tokens[at - 1]?.form ?? '') ? [lemma] : [],
    ),
  );
}
