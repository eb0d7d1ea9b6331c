import { PERSONAL } from '../lexicon/english-clauses.ts';
import type { Modifier, Phrase } from '../statement/phrase.ts';
import type { Mood, Statement } from '../statement/statement.ts';
import type { Line } from './forms/line.ts';
import type { Title } from './forms/titles.ts';
import { isKorean, isOf, nextTopic, pointsIn } from './topics.ts';

/** What a sentence is about, for those behind it that only point at it. */
export interface Discourse {
  readonly subject: Phrase | null;
  /** The headings and lines that stand over it, the widest first. */
  readonly titles: readonly Title[];
  /** What an order, a story or the like takes back of all that follows in its paragraph. */
  readonly over: readonly Mood[];
}

export const NOTHING_SAID: Discourse = { subject: null, titles: [], over: [] };

/** Behind sentences that hand on nobody: what their title is about. */
export function sayingNothing(discourse: Discourse): Discourse {
  return { ...discourse, subject: discourse.titles.at(-1)?.phrase ?? null };
}

/** The discourse behind the end of all titles from a level on. */
export function without(discourse: Discourse, level: number): Discourse {
  const titles = discourse.titles.filter((title) => title.level < level);
  if (titles.length === discourse.titles.length) return discourse;
  return { ...discourse, subject: titles.at(-1)?.phrase ?? null, titles };
}

export function underTitle(discourse: Discourse, title: Title): Discourse {
  const { titles } = without(discourse, title.level);
  return { ...discourse, subject: title.phrase, titles: [...titles, title] };
}

/** What holds of a sentence from outside of it: the titles, else what the sentences before are about. */
export function contextOf({ subject, titles }: Discourse): readonly Phrase[] {
  if (titles.length > 0) return titles.map(({ phrase }) => phrase);
  return subject === null ? [] : [subject];
}

const NO_NAMES = new Set(['NOUN', 'PRON', 'DET']);

/** True where the phrase says by itself which one it speaks of. */
function isNamed({ names, modifiers, upos }: Phrase): boolean {
  return upos === 'PROPN' || names.length > 0 || modifiers.length > 0;
}

/** `It`, `this`; `the flat` where the subject is one by name: `the Maple Street flat`. */
function pointsAt(phrase: Phrase, { head, names }: Phrase, freely: boolean): boolean {
  if (!phrase.pointing || isNamed(phrase)) return false;
  if (phrase.upos === 'PRON' || phrase.upos === 'DET') return true;
  return freely || phrase.head === head || names.includes(phrase.head);
}

function resolved(phrase: Phrase, subject: Phrase, freely: boolean): Phrase {
  if (pointsAt(phrase, subject, freely)) return { ...subject, span: phrase.span, at: phrase.at };
  const modifiers = phrase.modifiers.map((one) => withPhrase(one, resolved(one.phrase, subject, freely)));
  return modifiers.every((one, at) => one === phrase.modifiers[at]) ? phrase : { ...phrase, modifiers };
}

function withPhrase(modifier: Modifier, phrase: Phrase): Modifier {
  return phrase === modifier.phrase ? modifier : { ...modifier, phrase };
}

/** The statement with the subject in place of each word that points at it. */
function withSubject(statement: Statement, subject: Phrase, freely: boolean): Statement {
  return {
    ...statement,
    roles: statement.roles.map((role) => ({ ...role, phrase: resolved(role.phrase, subject, freely) })),
  };
}

/** The phrase that later sentences point back to; null where the sentence was not surely read, or has none. */
function subjectOf(statements: readonly Statement[]): Phrase | null {
  if (statements.some(({ unread }) => unread !== null)) return null;
  const subjects = statements.flatMap(({ roles }) => roles.filter(({ subject }) => subject));
  return (
    subjects.map(({ phrase }) => phrase).find((phrase) => isNamed(phrase) || !NO_NAMES.has(phrase.upos)) ??
    null
  );
}

/** A Korean clause that leaves out who it is about is about the topic. */
function withDropped(statement: Statement, topic: Phrase): Statement {
  if (statement.unread !== 'no_subject' || statement.roles.some(({ subject }) => subject)) return statement;
  const role = { name: 'agent', marker: '', phrase: topic, either: false, subject: true } as const;
  return { ...statement, roles: [role, ...statement.roles] };
}

/** With the topic known, nothing is left out in any of its clauses. */
function asRead(statement: Statement, topic: Phrase): Statement {
  if (statement.unread !== 'no_subject') return statement;
  return { ...withDropped(statement, topic), context: [topic], unread: null };
}

/** Whom a pronoun of a later clause may mean in its own sentence: one, several, or nobody (null). */
type Local = { readonly phrase: Phrase | null } | null;

/** `Friis called it a mistake, and he demanded talks`: the subject of the clause before, where no other name stands between. */
function localOf(statement: Statement, all: readonly Statement[], { tokens }: Line): Local {
  const pronoun = statement.roles.find(({ subject, phrase }) => subject && phrase.upos === 'PRON')?.phrase;
  if (pronoun === undefined) return null;
  // `called the decision wrong`: what is done to it is no subject of the sentence.
  const objects = new Set(
    all.flatMap(({ roles }) =>
      roles.flatMap(({ name, subject, phrase }) => (subject || name !== 'patient' ? [] : phrase.at)),
    ),
  );
  const before = all.flatMap(({ at, roles }) =>
    at < pronoun.at
      ? roles.filter(
          ({ subject, phrase }) => subject && isSubjectOf(phrase, pronoun) && !objects.has(phrase.at),
        )
      : [],
  );
  const [first] = before;
  if (first === undefined) return null;
  const { phrase } = first;
  const isOne = before.every((one) => one.phrase.at === phrase.at);
  const isOther = tokens
    .slice(0, pronoun.at)
    .some(
      ({ upos, start, end }) => upos === 'PROPN' && !(phrase.span.start <= start && end <= phrase.span.end),
    );
  return {
    phrase: isOne && !isOther && isPerson(pronoun) && phrase.upos === 'PROPN' ? phrase : null,
  };
}

function isSubjectOf({ upos, at }: Phrase, pronoun: Phrase): boolean {
  return upos !== 'PRON' && upos !== 'DET' && at < pronoun.at;
}

function isPerson({ head }: Phrase): boolean {
  return PERSONAL.has(head);
}

/** The statement with the subject of the clause before in place of its own pronoun. */
function withLocal(statement: Statement, subject: Phrase): Statement {
  const roles = statement.roles.map((role) =>
    role.subject && role.phrase.upos === 'PRON'
      ? { ...role, phrase: { ...subject, span: role.phrase.span, at: role.phrase.at } }
      : role,
  );
  return { ...statement, roles };
}

function filledBy(
  statement: Statement,
  all: readonly Statement[],
  topic: Phrase | null,
  line: Line,
): Statement {
  const local = isKorean(line) ? null : localOf(statement, all, line);
  if (local !== null) return local.phrase === null ? statement : withLocal(statement, local.phrase);
  if (topic === null) return statement;
  const pointed = withSubject(statement, topic, isKorean(line));
  const read = isKorean(line) ? asRead(pointed, topic) : pointed;
  return isOf(read, topic) || !pointsIn(line, topic) ? read : { ...read, context: [topic] };
}

/** Reads the statements of one sentence in their place: what points is said, and what is said may be pointed at. */
export function carried(
  statements: readonly Statement[],
  before: Discourse,
  line: Line,
): { readonly statements: readonly Statement[]; readonly discourse: Discourse } {
  const { subject, titles } = before;
  const over = titles.map(({ phrase }) => phrase);
  const filled = statements
    .map((one) => filledBy(one, statements, subject, line))
    .map((one) => ({ ...one, context: [...over.filter((title) => !isRival(one, title)), ...one.context] }));
  const topic = nextTopic(line, subjectOf(filled), filled, subject) ?? titles.at(-1)?.phrase ?? null;
  return { statements: filled, discourse: { ...before, subject: topic } };
}

/** True where the sentence speaks of another one by name than its title does. */
function isRival({ roles }: Statement, title: Phrase): boolean {
  if (title.upos !== 'PROPN') return false;
  const subject = roles.find((role) => role.subject)?.phrase;
  if (subject?.upos !== 'PROPN') return false;
  return ![subject.head, ...subject.names].some((word) => word === title.head || title.names.includes(word));
}
