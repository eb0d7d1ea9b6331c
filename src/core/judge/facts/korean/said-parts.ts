import { madeOnceFor } from '../../../language/made-once.ts';
import type { ReadSentence } from '../../../read/read-text.ts';
import type { Token } from '../../../statement/token.ts';
import type { ValueMention } from '../../../statement/value.ts';
import { measured } from '../dimension.ts';
import type { NameRun } from '../name-run.ts';
import { ownerIn } from './owners.ts';
import { type Part, partsOf } from './parts.ts';
import { personAt } from './people.ts';

/** Clauses of a line of more words are not told apart. */
export const MOST_WORDS = 500;

/** A clause with what it says, and of whom. */
export interface SaidPart {
  readonly part: Part;
  readonly owner: NameRun | null;
  /** Words that it shares with those beside it: what the first says before its value, the last behind its own. */
  readonly lead: readonly Token[];
  readonly tail: readonly Token[];
  readonly values: readonly ValueMention[];
}

/** What a sentence is read with. */
export interface Known {
  readonly people: ReadonlySet<string>;
}

function overlaps({ reach }: ValueMention, { start, end }: Token): boolean {
  return reach.start < end && start < reach.end;
}

/** Where the last value of a part stands among its words, an amount, a time or a person; behind all where it has none. */
function valueSpan(
  part: Part,
  values: readonly ValueMention[],
  people: ReadonlySet<string>,
): [number, number] {
  const ofValue = (token: Token): ValueMention | undefined => values.find((value) => overlaps(value, token));
  const end = part.tokens.findLastIndex(
    (token) => ofValue(token) !== undefined || personAt(token, people) !== null,
  );
  const last = part.tokens[end];
  const value = last === undefined ? undefined : ofValue(last);
  const start = value === undefined ? end : part.tokens.findIndex((token) => overlaps(value, token));
  return [start, end];
}

/** What parts of one verb share: what the first says before its value, and the last behind it. */
function sharedIn(parts: readonly Part[], values: readonly ValueMention[], people: ReadonlySet<string>) {
  const [first, last] = [parts[0], parts.at(-1)];
  const isGapped =
    first !== undefined &&
    parts.length > 1 &&
    parts.every(({ names, before }) => names.length > 0 && before === null) &&
    parts.slice(0, -1).every(({ isClause }) => !isClause);
  if (!isGapped || last === undefined) return { said: [], tail: [] };
  const [start] = valueSpan(first, values, people);
  const [, end] = valueSpan(last, values, people);
  return {
    said: first.tokens.slice(0, Math.max(0, start)),
    tail: end < 0 ? [] : last.tokens.slice(end + 1),
  };
}

function readParts(
  sentence: ReadSentence,
  names: readonly NameRun[],
  people: ReadonlySet<string>,
): readonly SaidPart[] {
  const values = measured(sentence.values);
  const parts = partsOf(sentence, names);
  const shared = sharedIn(parts, values, people);
  const isName = (token: Token): boolean => {
    const place = sentence.tokens.findIndex(({ start }) => start === token.start);
    return names.some(({ first, last }) => first <= place && place <= last);
  };
  const lent = (tokens: readonly Token[], isOwn: boolean): readonly Token[] =>
    isOwn ? [] : tokens.filter((token) => !isName(token));
  return parts.map((part, at) => ({
    part,
    owner: ownerIn(part, sentence.tokens),
    lead: lent(shared.said, at === 0),
    tail: lent(shared.tail, at === parts.length - 1),
    values: values.filter((value) =>
      [...part.all, ...(at === 0 ? [] : shared.said)].some((token) => overlaps(value, token)),
    ),
  }));
}

/** What was read of a sentence, by the names in it: most claims see the same ones. */
const readOf = madeOnceFor((_: ReadonlySet<string>) =>
  madeOnceFor((_sentence: ReadSentence) => new Map<string, readonly SaidPart[]>()),
);

/** What each clause of a sentence says. */
export function saidParts(
  sentence: ReadSentence,
  names: readonly NameRun[],
  { people }: Known,
): readonly SaidPart[] {
  const known = readOf(people)(sentence);
  const key = names.map((name) => `${name.first} ${name.key.join(' ')}`).join('|');
  const parts = known.get(key) ?? readParts(sentence, names, people);
  known.set(key, parts);
  return parts;
}
