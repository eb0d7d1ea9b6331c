import { hasHangul } from '../../language/script.ts';
import { wordSet } from '../../lexicon/clause-words.ts';
import {
  AUTHOR_HAVE,
  AUTHOR_HELPERS,
  BEFORE_PARTICIPLES,
  BEING_NOW,
  BEING_THEN,
  CASE_NOUNS,
  CHECKS,
  COUNTS,
  DEED_FILLERS,
  DEED_OPENERS,
  type DeedKind,
  DOCS_NOUNS,
  DOUBTING_ADVERBS,
  ENGLISH_WORK_VERBS,
  FINITE_WORDS,
  GAINED,
  HABIT_SUBJECTS,
  HABIT_TAILS,
  HANDED_OVER,
  IN_VERSIONS,
  JOINING,
  MESSAGE_AUTHORS,
  MOVED_TO,
  NO_TITLES,
  OBJECT_ENDS,
  PAST_TAILS,
  PERFECT_OF_THEN,
  POINTING_WORDS,
  RELATIVE_WORDS,
  RUNNING,
  SUPPOSING,
  TEST_NOUNS,
  TRIED_NOUNS,
} from '../../lexicon/work-verbs.ts';
import { tokenise } from '../../read/english/tokenise.ts';

/** How a deed is told: by its author, of what it was done to, of a piece of code, or as an item of a list. */
export type Voice = 'author' | 'patient' | 'code' | 'item';

/** A deed that a clause tells: whose verb, and the words of what it was done to. */
export interface Deed {
  readonly kind: DeedKind | 'other';
  readonly verb: string;
  readonly voice: Voice;
  readonly object: readonly string[];
  /** Where its verb ends in the clause: what stands behind may be in another mood. */
  readonly head: number;
}

type Shape = 'base' | 'third' | 'past' | 'participle';

interface Form {
  readonly kind: DeedKind;
  readonly verb: string;
  readonly shape: Shape;
  readonly particles: readonly string[];
  readonly not: ReadonlySet<string>;
}

function third(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function past(base: string): string {
  return base.endsWith('e') ? `${base}d` : `${base}ed`;
}

function formsOf(kind: DeedKind, entry: string): (readonly [string, Form])[] {
  const isOfPast = entry.startsWith('~');
  const [words = '', not = ''] = entry.slice(isOfPast ? 1 : 0).split('!');
  const [base = [], did, done] = words.split('/').map((form) => form.split('_'));
  const [verb = '', ...particles] = base;
  const own = { kind, verb: base.join(' '), particles, not: new Set(not === '' ? [] : not.split('|')) };
  const now: readonly (readonly [string, Shape])[] = [
    [verb, 'base'],
    [third(verb), 'third'],
  ];
  const forms: readonly (readonly [string, Shape])[] = [
    ...(isOfPast ? [] : now),
    [did?.[0] ?? past(verb), 'past'],
    [done?.[0] ?? did?.[0] ?? past(verb), 'participle'],
  ];
  return forms.map(([form, shape]) => [form, { ...own, shape }]);
}

function entriesOf([kind, list]: readonly [string, string]): (readonly [string, Form])[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((entry) => formsOf(kind as DeedKind, entry));
}

/** Forms by their word; those with particles first. */
const FORMS = new Map<string, Form[]>();
for (const [word, form] of Object.entries(ENGLISH_WORK_VERBS).flatMap(entriesOf)) {
  const known = FORMS.get(word) ?? [];
  FORMS.set(
    word,
    [...known, form].toSorted((a, b) => b.particles.length - a.particles.length),
  );
}

const DOUBTING = wordSet(DOUBTING_ADVERBS);
const FILLERS = wordSet(DEED_FILLERS);
const OPENERS = wordSet(DEED_OPENERS);
const IS = wordSet(BEING_NOW);
const WAS = wordSet(BEING_THEN);
const BEEN = wordSet(BEFORE_PARTICIPLES);
const HAD = wordSet(PERFECT_OF_THEN);
const FINITE = wordSet(FINITE_WORDS);
const AUTHORS = wordSet(MESSAGE_AUTHORS);
const HAVE = wordSet(AUTHOR_HAVE);
const PRONOUNS = wordSet(NO_TITLES);
const RELATIVE = wordSet(RELATIVE_WORDS);
const PREPOSITIONS = wordSet(OBJECT_ENDS);
const SUPPOSED = wordSet(SUPPOSING);

const isMark = (word: string): boolean => !/[\p{L}\p{N}¶†‡§¢¤£¥€]/u.test(word);
const isCode = (word: string | undefined): boolean => word !== undefined && /^[¶†‡§¢¤£¥€]$/.test(word);
function isManner(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !DOUBTING.has(word) && !FORMS.has(word);
}
const isFiller = (word: string): boolean => FILLERS.has(word) || isManner(word);

/** Behind a verb its particle may wait for the object: `wired it up`. */
const FARTHEST_PARTICLE = 5;

function withParticles({ particles }: Form, words: readonly string[], at: number): number | null {
  const [first] = particles;
  if (first === undefined) return at;
  const found = words.indexOf(first, at);
  if (found < 0 || found - at > FARTHEST_PARTICLE) return null;
  return particles.every((one, step) => words[found + step] === one) ? found + particles.length : null;
}

interface Found {
  readonly form: Form;
  /** Where what follows begins. */
  readonly end: number;
}

/** How many words behind a verb are looked at for those of which it tells nothing. */
const NEAR = 4;

/** The verb of a deed at a word, in one of these shapes. */
function verbAt(words: readonly string[], at: number, shapes: readonly Shape[]): Found | null {
  for (const form of FORMS.get(words[at] ?? '') ?? []) {
    if (!shapes.includes(form.shape)) continue;
    const end = withParticles(form, words, at + 1);
    if (end === null) continue;
    const near = words.slice(at + 1, at + 1 + NEAR);
    const stop = near.findIndex((word) => PREPOSITIONS.has(word));
    const isOther = near.slice(0, stop < 0 ? NEAR : stop).some((word) => form.not.has(word));
    return isOther
      ? null
      : { form, end: form.particles.length > 0 && end > at + 1 + form.particles.length ? at + 1 : end };
  }
  return null;
}

function over(words: readonly string[], from: number, passes: (word: string) => boolean): number {
  let at = from;
  while (at < words.length && passes(words[at] ?? '')) at += 1;
  return at;
}

/** A clause in words, lower-cased, with where they end. */
interface Line {
  readonly words: readonly string[];
  readonly ends: readonly number[];
}

interface Spot extends Found {
  readonly at: number;
}

const JOINED = wordSet(JOINING);

function deed({ form, at }: Spot, voice: Voice, object: readonly string[], { ends }: Line): Deed {
  const isJoined = voice === 'patient' && isCode(object[0]) && JOINED.has(form.verb);
  return { kind: isJoined ? 'changed' : form.kind, verb: form.verb, voice, object, head: ends[at] ?? 0 };
}

function spotAt(words: readonly string[], at: number, shapes: readonly Shape[]): Spot | null {
  const found = verbAt(words, at, shapes);
  return found === null ? null : { ...found, at };
}

const DID: readonly Shape[] = ['past', 'participle'];
const HELPERS = wordSet(AUTHOR_HELPERS);

const OTHER = { kind: 'other', verb: '', voice: 'author' } as const;

/** A deed by a verb that no table has. */
function isOther(word: string): boolean {
  return word.length > 4 && word.endsWith('ed') && !FORMS.has(word);
}

/** "I have now added …", "we were able to add …" */
function byAuthor(line: Line): Deed | null {
  const { words } = line;
  for (let at = 0; at < words.length; at += 1) {
    if (!AUTHORS.has(words[at] ?? '')) continue;
    const verb = over(words, at + 1, (word) => HAVE.has(word) || HELPERS.has(word) || isFiller(word));
    const found = spotAt(words, verb, words[verb - 1] === 'to' ? ['base'] : DID);
    if (found !== null) return deed(found, 'author', words.slice(found.end), line);
    if (isOther(words[verb] ?? ''))
      return { ...OTHER, object: words.slice(verb + 1), head: line.ends[verb] ?? 0 };
  }
  return null;
}

const POINTING = wordSet(POINTING_WORDS);

/** Whose verb a form of "be" is, may be told elsewhere: "the file that was added". */
function isOfRelative(words: readonly string[], be: number): boolean {
  const before = words[be - 1] ?? '';
  return (
    RELATIVE.has(before) &&
    !(be === 1 && POINTING.has(before)) &&
    !(words[be] === "'s" && POINTING.has(before))
  );
}

const ALWAYS = wordSet(HABIT_SUBJECTS);
const HABITS = wordSet(HABIT_TAILS);
const PAST = wordSet(PAST_TAILS);
const VERSIONED = wordSet(IN_VERSIONS);
const COUNTED = wordSet(COUNTS);

/** Kinds of which a passive of now tells how it came to be. */
const ENDED: ReadonlySet<DeedKind> = new Set(['fixed', 'finished', 'documented']);

/** "by the interceptor", and not "by adding a lock": somebody else did it. */
function isByAnother(tail: readonly string[], { verb }: Form): boolean {
  const by = tail.indexOf('by');
  return by >= 0 && verb !== 'replace' && tail[by + 1]?.endsWith('ing') !== true;
}

function isBefore(tail: readonly string[]): boolean {
  return tail.some((word, at) => PAST.has(word) || (VERSIONED.has(word) && /^v?\d/.test(tail[at + 1] ?? '')));
}

/** Whether a passive tells what was done in this work: not what always happens, and not what happened before. */
function isOwnPassive(words: readonly string[], be: number, { form, end }: Spot): boolean {
  const [subject, tail] = [words.slice(0, be), words.slice(end)];
  if (subject.some((word) => form.not.has(word))) return false;
  if (words[be] === 'been') return !subject.some((word) => HAD.has(word));
  if (!ENDED.has(form.kind) && subject.some((word) => SUPPOSED.has(word))) return false;
  if (isByAnother(tail, form)) return false;
  if (WAS.has(words[be] ?? '')) return !isBefore(tail);
  if (words.includes('now') || ENDED.has(form.kind)) return true;
  if (/^\d/.test(subject[0] ?? '') || COUNTED.has(subject[0] ?? '')) return true;
  const isAny = ALWAYS.has(subject[0] ?? '') && !subject.some(isCode);
  return !isAny && !tail.some((word) => HABITS.has(word));
}

function isBeing(word: string): boolean {
  return IS.has(word) || WAS.has(word) || word === 'been';
}

/** "… has been properly added" */
function ofPatient(line: Line): Deed | null {
  const { words } = line;
  for (let at = 0; at < words.length; at += 1) {
    if (!isBeing(words[at] ?? '') || isOfRelative(words, at)) continue;
    const verb = over(words, at + 1, (word) => isFiller(word) || BEEN.has(word));
    const found = spotAt(words, verb, ['participle']);
    if (found === null) continue;
    if (!isOwnPassive(words, at, found)) return null;
    return deed(
      found,
      'patient',
      words.slice(0, at).filter((word) => !isMark(word)),
      line,
    );
  }
  return null;
}

/** "Toggle added to the settings page": no more words stand before the participle. */
const LONGEST_TITLE = 8;
/** "Path made absolute": what something was made is no longer. */
const LONGEST_MADE = 3;

function ofTitle(line: Line, start: number): Deed | null {
  const { words } = line;
  if (PREPOSITIONS.has(words[start] ?? '')) return null;
  for (let at = start + 1; at < Math.min(words.length, start + 1 + LONGEST_TITLE); at += 1) {
    const before = words[at - 1] ?? '';
    if (PRONOUNS.has(before) || FINITE.has(before)) return null;
    const found = spotAt(words, at, ['participle']);
    if (found === null || (PREPOSITIONS.has(before) && before !== ')')) continue;
    const rest = words.slice(found.end).filter((word) => !isMark(word));
    const [next] = rest;
    const isEnd = next === undefined || PREPOSITIONS.has(next) || isManner(next) || words[found.end] === '(';
    const isMade = found.form.verb === 'make' && rest.length > 0 && rest.length <= LONGEST_MADE;
    const isWhole = found.form.verb === 'make' ? isMade : isEnd;
    if (isWhole && !rest.some((word) => FINITE.has(word)))
      return deed(found, 'patient', words.slice(start, at), line);
  }
  return null;
}

/** An item that begins with a bare verb, or tells what a piece of code does: what drops empty rows was changed, not removed. */
function ofItem(line: Line, start: number): Deed | null {
  const { words } = line;
  const bare = spotAt(words, start, ['base']);
  const isVerb = bare !== null && bare.form.kind !== 'looked' && !isMark(words[bare.end] ?? ':');
  if (isVerb) return deed(bare, 'item', words.slice(bare.end), line);
  if (!isCode(words[start])) return null;
  const verb = over(words, start + 1, (word) => isMark(word) || word === 'now');
  const found = spotAt(words, verb, ['third', 'past', 'participle']);
  if (found === null) return null;
  const told = deed(found, 'code', words.slice(found.end), line);
  return found.form.shape === 'third' && found.form.kind === 'removed' ? { ...told, kind: 'changed' } : told;
}

const GAINS = wordSet(GAINED);
const HANDED = wordSet(HANDED_OVER);
const TO = wordSet(MOVED_TO);

/** "This adds a table", "the PR also drops the flag": what is handed over tells what was done. */
function ofWork(line: Line, start: number): Deed | null {
  const { words } = line;
  const work = over(words, start, (word) => word === 'the' || word === 'this');
  const subject = HANDED.has(words[work] ?? '') ? work : work - 1;
  if (!HANDED.has(words[subject] ?? '')) return null;
  const found = spotAt(words, over(words, subject + 1, isFiller), ['third']);
  return found === null || found.form.kind === 'looked'
    ? null
    : deed(found, 'author', words.slice(found.end), line);
}

/** "`Bar` gained a flag", "Packaging has moved to one file": told of what it was done to. */
function ofSubject(line: Line, start: number): Deed | null {
  const { words } = line;
  if (isCode(words[start])) {
    const own = spotAt(words, over(words, start + 1, isFiller), ['past']);
    if (own !== null && GAINS.has(own.form.verb))
      return deed(own, 'code', [words[start] ?? '', ',', ...words.slice(own.end)], line);
  }
  const have = words.findIndex((word, at) => at > start && (word === 'has' || word === 'have'));
  if (have < 0 || AUTHORS.has(words[have - 1] ?? '') || RELATIVE.has(words[have - 1] ?? '')) return null;
  const found = spotAt(words, over(words, have + 1, isFiller), ['participle']);
  const isMoved = found?.form.kind === 'changed' && TO.has(words[found.end] ?? '');
  return isMoved ? deed(found, 'patient', words.slice(start, have), line) : null;
}

/** The words of a clause in small letters. */
export function clauseWords(shape: string): readonly string[] {
  return wordsOf(shape).words;
}

/** The kinds of deed that a form of a verb may tell. */
export function verbKinds(word: string): readonly DeedKind[] {
  return (FORMS.get(word) ?? []).map(({ kind }) => kind);
}

/** A verb of looking as one tells somebody to do it. */
export function isBaseOfLooking(word: string): boolean {
  return (FORMS.get(word) ?? []).some(({ kind, shape }) => kind === 'looked' && shape === 'base');
}

/** A participle of a verb of work, or of one that no table has. */
export function isParticiple(word: string): boolean {
  return isOther(word) || (FORMS.get(word) ?? []).some(({ shape }) => shape === 'participle');
}

function wordsOf(shape: string): Line {
  const cut = tokenise(shape);
  return {
    words: cut.map(({ form }) => form.toLowerCase().replace('’', "'")),
    ends: cut.map(({ end }) => end),
  };
}

/** Of these the participle is the base: "re-run the suite" tells somebody to. */
const RUNS = wordSet(RUNNING);

/** The deed that an English clause tells; `item`: it is of an item, a row or a heading. */
export function englishDeed(shape: string, item: boolean): Deed | null {
  const line = wordsOf(shape);
  const { words } = line;
  const start = over(words, 0, (word) => isMark(word) || OPENERS.has(word) || isManner(word));
  const first = spotAt(words, start, DID);
  if (first !== null && first.form.kind !== 'finished' && !RUNS.has(words[start] ?? ''))
    return deed(first, 'author', words.slice(first.end), line);
  return (
    byAuthor(line) ??
    ofWork(line, start) ??
    ofPatient(line) ??
    ofSubject(line, start) ??
    ofTitle(line, start) ??
    (item ? ofItem(line, start) : null)
  );
}

/** A passive that tells how it is: "the oldest entries are removed", "the config is loaded". */
export function isPassiveOfNow(shape: string): boolean {
  const words = wordsOf(shape).words;
  return words.some((word, at) => {
    const verb = over(words, at + 1, isFiller);
    return IS.has(word) && (isOther(words[verb] ?? '') || spotAt(words, verb, ['participle']) !== null);
  });
}

/** A clause that tells how something was: "the size was trusted", "it trusted the size". */
export function tellsPast(shape: string): boolean {
  if (hasHangul(shape))
    return /(?:[었았였했]|던 [가-힣]{1,4})(?:는데|지만|고|으나|습니다)?[^\w가-힣]*$/.test(shape);
  const { words } = wordsOf(shape);
  return words.some(
    (word, at) => WAS.has(word) || (at > 0 && !words.some((one) => AUTHORS.has(one)) && /[^e]ed$/.test(word)),
  );
}

/** A clause that begins with a participle: its subject stands in the clause before it, if it has one. */
export function beginsWithParticiple(shape: string): boolean {
  const { words } = wordsOf(shape);
  return spotAt(words, over(words, 0, isMark), ['participle']) !== null;
}

/** The words of the first noun phrase of an object. */
export function nounPhrase(object: readonly string[]): readonly string[] {
  const from = over(object, 0, isMark);
  const stop = object.findIndex(
    (word, at) =>
      at > from && (PREPOSITIONS.has(word) || /^(?:cover|check|verify|exercis|prov)\w*ing$/.test(word)),
  );
  return object.slice(from, stop < 0 ? object.length : stop).filter((word) => !isMark(word));
}

const TESTS = wordSet(TEST_NOUNS);
const TRIED = wordSet(TRIED_NOUNS);
const CASES = wordSet(CASE_NOUNS);
const DOCS = wordSet(DOCS_NOUNS);

/** True of an object that is tests. */
export function isTests(object: readonly string[]): boolean {
  const phrase = nounPhrase(object);
  const head = phrase.at(-1) ?? '';
  return (
    phrase.some((word) => TESTS.has(word)) ||
    TRIED.has(head) ||
    (CASES.has(head) && phrase.some((word) => TESTS.has(word)))
  );
}

/** True of words that name tests and tell nothing of them: "tests for both". */
export function namesTests(shape: string): boolean {
  return isTests(tokenise(shape).map(({ form }) => form.toLowerCase()));
}

const CHECK_NOUNS = wordSet(CHECKS);

/** True of an object that is tests, a build or a check. */
export function isOfChecks(object: readonly string[]): boolean {
  return isTests(object) || nounPhrase(object).some((word) => CHECK_NOUNS.has(word));
}

/** How many words of an object may name a document. */
const NEAR_DOCS = 6;

/** True of an object that is, or goes into, what explains software. */
export function isDocs(object: readonly string[]): boolean {
  return object.slice(0, NEAR_DOCS).some((word) => DOCS.has(word));
}
