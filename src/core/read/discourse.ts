import type { Modifier, Phrase } from '../statement/phrase.ts';
import type { Mood, Statement } from '../statement/statement.ts';
import type { Title } from './forms/titles.ts';

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
function pointsAt(phrase: Phrase, { head, names }: Phrase): boolean {
  if (!phrase.pointing || isNamed(phrase)) return false;
  if (phrase.upos === 'PRON' || phrase.upos === 'DET') return true;
  return phrase.head === head || names.includes(phrase.head);
}

function resolved(phrase: Phrase, subject: Phrase): Phrase {
  if (pointsAt(phrase, subject)) return { ...subject, span: phrase.span, at: phrase.at };
  if (!phrase.modifiers.some((modifier) => changes(modifier, subject))) return phrase;
  return {
    ...phrase,
    modifiers: phrase.modifiers.map((one) => ({ ...one, phrase: resolved(one.phrase, subject) })),
  };
}

function changes({ phrase }: Modifier, subject: Phrase): boolean {
  return resolved(phrase, subject) !== phrase;
}

/** The statement with the subject in place of each word that points at it. */
function withSubject(statement: Statement, subject: Phrase): Statement {
  return {
    ...statement,
    roles: statement.roles.map((role) => ({ ...role, phrase: resolved(role.phrase, subject) })),
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

/** Reads the statements of one sentence in their place: what points is said, and what is said may be pointed at. */
export function carried(
  statements: readonly Statement[],
  before: Discourse,
): { readonly statements: readonly Statement[]; readonly discourse: Discourse } {
  const { subject, titles } = before;
  const context = titles.map(({ phrase }) => phrase);
  const filled = statements.map((one) => ({
    ...(subject === null ? one : withSubject(one, subject)),
    context: context.filter((title) => !isRival(one, title)),
  }));
  return {
    statements: filled,
    discourse: { ...before, subject: subjectOf(filled) ?? titles.at(-1)?.phrase ?? null },
  };
}

/** True where the sentence speaks of another one by name than its title does. */
function isRival({ roles }: Statement, title: Phrase): boolean {
  if (title.upos !== 'PROPN') return false;
  const subject = roles.find((role) => role.subject)?.phrase;
  if (subject?.upos !== 'PROPN') return false;
  return ![subject.head, ...subject.names].some((word) => word === title.head || title.names.includes(word));
}
