import { folded } from '../../language/fold-text.ts';
import { meeting } from '../quote/meeting.ts';
import type { QuotableText } from '../quote/texts-of.ts';
import { contentWords } from '../quote/words.ts';
import type { MendNote } from './blame.ts';
import { type Section, sectionsOf, textOfNote } from './note-sections.ts';

/** `section 3`, `§ 3`, `3번`, `제3조`, `3. 식비`. */
const NUMBER =
  /(?:\b(?:section|sec|clause|chapter|paragraph|point|item|part)\b\.?|§)\s{0,3}(\d{1,4})|(\d{1,4})\s?(?:번|항|절|조|장)|(?<![\d.,])(\d{1,4})\.(?=\s|$)/iu;

const ENUMERATED = /^\d{1,4}[.)]?\s+/u;

/** Whether each word of a name is in a text. */
function isNamed(name: string, text: string): boolean {
  const words = contentWords(folded(name.replace(ENUMERATED, '')));
  const given = contentWords(text);
  return words.length > 0 && words.every((word) => meeting(word, given) >= 0.8);
}

function numberIn(reason: string): number | null {
  const found = NUMBER.exec(reason);
  const digits = found?.[1] ?? found?.[2] ?? found?.[3];
  return digits === undefined ? null : Number(digits);
}

/** A heading that only repeats the title names the whole note. */
function isMeant(
  { heading, number, text: { title } }: Section,
  reason: string,
  asked: number | null,
): boolean {
  return (isNamed(heading, reason) && !isNamed(heading, title)) || number === asked;
}

/** FB38: the notes, or the sections of them, that a person names: "see the travel policy, section 3". */
export function namedPlaces(reason: string, notes: readonly MendNote[]): QuotableText[] {
  const read = folded(reason);
  const named = notes.filter(({ title }) => isNamed(title, read));
  const number = numberIn(read);
  const sections = (named.length > 0 ? named : notes).flatMap(sectionsOf);
  const asked = named.length > 0 ? number : null;
  const meant = sections.filter((section) => isMeant(section, read, asked)).map(({ text }) => text);
  return meant.length > 0 ? meant : named.map(textOfNote);
}
