import type { ClauseWords } from '../../lexicon/clause-words.ts';
import { JOINING_FORMS } from '../../lexicon/repetition-words.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import { joinedClauses } from './clauses-of.ts';
import { joinsClauses, mainVerb } from './predicates.ts';
import { isSign, type Unit } from './unit.ts';
import { unitsOf } from './units-of.ts';

/** A clause of a claim as a text of its own. */
export interface ClaimPart {
  /** All else of the claim is blank, so that places stay as they are. */
  readonly text: string;
  /** The words that say whom it is about. */
  readonly subject: readonly Token[];
}

/** 열었고 as it is written at the end: 열었다. */
function ended(form: string): string {
  const joining = JOINING_FORMS.find((one) => form.endsWith(one));
  return joining === undefined ? form : `${form.slice(0, -joining.length)}다`;
}

/** The places of its words; an article goes with the word behind it, a sign with the words around it. */
function placesOf(
  part: readonly Unit[],
  units: readonly Unit[],
  tokens: readonly Token[],
): readonly number[] {
  const own = new Set(part.map(({ from }) => from));
  const isOwn = (unit: Unit | undefined): boolean => unit !== undefined && own.has(unit.from);
  return tokens.flatMap((token, at) => {
    const before = units.findLast(({ from }) => from <= at);
    if (before !== undefined && at < before.to) return isOwn(before) ? [at] : [];
    const behind = units.find(({ from }) => from > at);
    return isOwn(behind) && (!isSign(token) || isOwn(before)) ? [at] : [];
  });
}

function textOf(part: readonly Unit[], units: readonly Unit[], tokens: readonly Token[]): string | null {
  const last = part.at(-1);
  const written = units.find(({ from }) => from === last?.from);
  if (last === undefined || written === undefined || last.marks !== written.marks) return null;
  const isJoined = joinsClauses(written);
  return placesOf(part, units, tokens).reduce((text, at) => {
    const { form = '', start = 0 } = tokens[at] ?? {};
    return text.padEnd(start) + (isJoined && at === last.to - 1 ? ended(form) : form);
  }, '');
}

/** JD31: each clause of a claim that joins several; none where one of them leaves its time to another one. */
export function partsOf(sentence: ReadSentence, words: ClauseWords): readonly ClaimPart[] {
  const units = unitsOf(sentence, words);
  const joined = joinedClauses(sentence, units, words);
  const parts = joined.flatMap((part): ClaimPart[] => {
    const text = textOf(part, units, sentence.tokens);
    return text === null ? [] : [{ text, subject: part.slice(0, mainVerb(part)).map(({ token }) => token) }];
  });
  return parts.length === joined.length ? parts : [];
}
