import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Modifier, Phrase } from '../statement/phrase.ts';
import type { Statement } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import { phraseOf } from './phrases.ts';
import { treeOf } from './tree.ts';

/** What a sentence is about, for those behind it that only point at it. */
export interface Discourse {
  readonly subject: Phrase | null;
  /** What the last heading names. */
  readonly heading: Phrase | null;
}

export const NOTHING_SAID: Discourse = { subject: null, heading: null };

export function underHeading(heading: Phrase | null): Discourse {
  return { subject: heading, heading };
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
  { subject, heading }: Discourse,
): { readonly statements: readonly Statement[]; readonly discourse: Discourse } {
  const filled = subject === null ? statements : statements.map((one) => withSubject(one, subject));
  return { statements: filled, discourse: { subject: subjectOf(filled) ?? heading, heading } };
}

/** What a heading names: its main word with all that stands under it. */
export function headingOf(tokens: readonly Token[], words: ClauseWords): Phrase | null {
  const main = treeOf(tokens).find(({ head }) => head === null);
  return main === undefined ? null : phraseOf(main, { words, values: [], isPredicate: () => false });
}
