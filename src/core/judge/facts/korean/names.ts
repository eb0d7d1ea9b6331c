import { KOREAN_CLAUSES } from '../../../lexicon/korean-clauses.ts';
import { nominalReadings } from '../../../read/korean/analyse.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import type { NameRun } from '../name-run.ts';

const NOMINAL: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'NUM', 'X']);
/** Values that may be part of a name themselves. */
const NAMING: ReadonlySet<string> = new Set(['code', 'name', 'text']);
const SUBJECT: ReadonlySet<string> = new Set(['은', '이']);

function hasParticle({ inflection }: Token, ...names: readonly string[]): boolean {
  return inflection?.particles.some((one) => names.includes(one)) ?? false;
}

function isInValue({ start, end }: Token, { values }: ReadSentence): boolean {
  return values.some(
    ({ reach, value }) => !NAMING.has(value?.kind ?? '') && reach.start < end && start < reach.end,
  );
}

function bare({ form, lemma, inflection }: Token): string {
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
    one.inflection?.kind === 'noun' && one.inflection.particles.some((particle) => SUBJECT.has(particle));
  if (isHolder(token)) return tokens.slice(at + 1, at + 4).some(isBehind);
  return hasParticle(token, '은') && tokens.slice(at + 1, at + 4).some((one) => hasParticle(one, '이'));
}

function firstWith(sentence: ReadSentence, wanted: (token: Token) => boolean): NameRun | null {
  for (const [at, token] of sentence.tokens.entries()) {
    if (token.inflection?.kind !== 'noun' || !wanted(token)) continue;
    const run = runAt(sentence, at);
    if (run !== null) return run;
  }
  return null;
}

/** Whom the first sentence of a paragraph is about: its topic, else its subject, else its object. */
function opening(sentence: ReadSentence): NameRun | null {
  return (
    firstWith(sentence, (token) => hasParticle(token, '은') || hasParticle(token, '의')) ??
    firstWith(sentence, (token) => hasParticle(token, '이')) ??
    firstWith(sentence, (token) => hasParticle(token, '을'))
  );
}

/** Topics that stand beside each other without a verb between them: `A는 12만 원, B는 4만 원`. */
function besides(sentence: ReadSentence): NameRun[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at) => {
    const isBehindComma = tokens[at - 1]?.form === ',' || tokens[at - 2]?.form === ',';
    if (!hasParticle(token, '은') || !isBehindComma) return [];
    const comma = tokens.findLastIndex(({ form }, place) => place < at && form === ',');
    const before = tokens[comma - 1];
    const isGap = before !== undefined && isInValue(before, sentence);
    const isVerb = (before?.inflection?.endings.length ?? 0) > 0;
    return isGap && !isVerb ? (runAt(sentence, at) ?? []) : [];
  });
}

function structural(sentence: ReadSentence): NameRun[] {
  return sentence.tokens.flatMap((_, at) => (holds(sentence.tokens, at) ? (runAt(sentence, at) ?? []) : []));
}

function topicsOf(sentence: ReadSentence): string[] {
  const found = sentence.tokens.flatMap((token, at) =>
    hasParticle(token, '은') ? (runAt(sentence, at)?.key.join(' ') ?? []) : [],
  );
  return [...new Set(found)];
}

/** Topics of two sentences of one paragraph. */
function recurring(sentences: readonly ReadSentence[], isApart: (at: number) => boolean): string[] {
  const found: string[] = [];
  let seen = new Set<string>();
  sentences.forEach((sentence, at) => {
    if (isApart(at)) seen = new Set();
    for (const topic of topicsOf(sentence)) {
      if (seen.has(topic)) found.push(topic);
      seen.add(topic);
    }
  });
  return found;
}

function namesOf(sentence: ReadSentence, opens: boolean): (NameRun | null)[] {
  if (sentence.form !== 'clauses') return [];
  const own = [...structural(sentence), ...besides(sentence)];
  return opens && own.length === 0 ? [opening(sentence)] : [...own, ...(opens ? [opening(sentence)] : [])];
}

/** Nouns of which a Korean text tells several things, each as its words parted by spaces. */
export function koreanNames(
  sentences: readonly ReadSentence[],
  isApart: (at: number) => boolean,
): ReadonlySet<string> {
  const titles = sentences.filter(({ form }) => form === 'title').map(({ tokens }) => tokens.map(bare));
  const runs = sentences.flatMap((sentence, at) => {
    const isBelow = sentences[at - 1]?.form === 'title';
    return namesOf(sentence, (at === 0 || isApart(at)) && !isBelow);
  });
  const keys = [...titles, ...runs.flatMap((run) => (run === null ? [] : [run.key]))];
  return new Set([...keys.map((key) => key.join(' ')), ...recurring(sentences, isApart)]);
}

/** True where the token is the word with particles, even where its own analysis cuts it elsewhere. */
export function isKoreanWord(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  const { form, lemma } = token;
  if (lemma === word || form === word) return true;
  return form.startsWith(word) && nominalReadings(form).some(({ stem }) => stem === word);
}

/** Where known names stand in a sentence, whatever their particles; the longest first at each place. */
export function namesKnown({ tokens }: ReadSentence, known: ReadonlySet<string>): NameRun[] {
  const keys = [...known].sort((a, b) => b.length - a.length).map((name) => name.split(' '));
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
