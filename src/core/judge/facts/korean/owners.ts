import { nominalReadings } from '../../../read/korean/analyse.ts';
import { inflectionOf } from '../../../read/korean/inflection.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import { KOREAN_CLAUSES } from '../../../lexicon/korean-clauses.ts';
import { OWNER_MARKS, TOPIC_OR_SUBJECT } from '../../../lexicon/korean-marks.ts';
import { isSameKey, type Key } from '../fact.ts';
import type { NameRun } from '../name-run.ts';
import type { Part } from './parts.ts';

/** The particles behind a name, even where the analysis of the word cuts it elsewhere. */
function particlesBehind({ lemma, inflection, form }: Token, word: string): readonly string[] {
  if (lemma === word) return inflection?.particles ?? [];
  const reading = nominalReadings(form).find(({ stem }) => stem === word);
  return reading === undefined ? [] : inflectionOf(reading).particles;
}

function marksOf({ key, last }: NameRun, tokens: readonly Token[]): readonly string[] {
  const token = tokens[last];
  return token === undefined ? [] : particlesBehind(token, key.at(-1) ?? '');
}

/** Whom a clause is about: the name with the surest particle. */
export function ownerIn({ names, before }: Part, tokens: readonly Token[]): NameRun | null {
  if (before !== null) return before;
  for (const mark of OWNER_MARKS) {
    const found = names.find((name) => marksOf(name, tokens).includes(mark));
    if (found !== undefined) return found;
  }
  return names.length === 1 ? (names[0] ?? null) : null;
}

function isAbout(name: NameRun, { before }: Part, tokens: readonly Token[]): boolean {
  const marks = marksOf(name, tokens);
  return before !== null || OWNER_MARKS.some((mark) => marks.includes(mark));
}

/**
 * Whose a clause is. A name that only takes part says nothing of whom a clause is about that points at somebody else
 * (`이 구단은 B를 이겼다`), or leaves them out (`B를 이겼다`: nobody can tell).
 */
export function keyOf(part: Part, { tokens, opens }: ReadSentence, carried: Key | null): Key | null {
  const owner = ownerIn(part, tokens);
  if (owner === null) return part.names.length > 1 ? null : carried;
  const isFirst = carried === null && (opens || marksOf(owner, tokens).length === 0);
  if (isAbout(owner, part, tokens) || isFirst) return owner.key;
  const points = part.all.some(
    ({ inflection }, at) =>
      KOREAN_CLAUSES.pointing.has(part.all[at - 1]?.form ?? '') &&
      inflection?.particles.some((one) => TOPIC_OR_SUBJECT.has(one) || one === '의'),
  );
  if (carried !== null && (points || isSameKey(owner.key, carried))) return carried;
  const hasSubject = part.all.some(({ inflection }) =>
    inflection?.particles.some((one) => TOPIC_OR_SUBJECT.has(one)),
  );
  return hasSubject ? owner.key : null;
}
