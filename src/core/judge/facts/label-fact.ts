import type { ReadSentence } from '../../read/read-text.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Mood, Statement } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import type { Period, ValueMention } from '../../statement/value.ts';
import { itemsOf } from '../items.ts';
import { measured } from './dimension.ts';
import { type Fact, isSameKey, type Key } from './fact.ts';
import type { NameRun } from './name-run.ts';

/** The words of a name, without the noun behind it that only says its kind: Maple Street flat. */
function keyOf({ names, head }: Phrase, known: readonly NameRun[]): Key {
  const key = [...names, head];
  const isName = (one: Key): boolean => known.some((name) => isSameKey(name.key, one));
  return names.length > 0 && !isName(key) && isName(names) ? names : key;
}

/** Names in what a line says of a label, not in the label. */
function namesOf(
  { roles }: Statement,
  { tokens }: Pick<ReadSentence, 'tokens'>,
  names: readonly NameRun[],
): readonly Key[] {
  const said = roles.filter(({ name }) => name === 'attribute').map(({ phrase }) => phrase.span);
  return names
    .filter(({ first }) =>
      said.some(({ start, end }) => {
        const place = tokens[first]?.start ?? -1;
        return start <= place && place < end;
      }),
    )
    .map(({ key }) => key);
}

const YEAR = /^(?:19|20)\d\d$/u;

/** A figure like a year is one where it stands in a label: Points 2022. */
export function yearIn(mention: ValueMention): ValueMention {
  const { value, written } = mention;
  if (value?.kind !== 'quantity' || value.unit !== null || !YEAR.test(written)) return mention;
  const year = Number(written);
  const period: Period = {
    kind: 'period',
    from: { year, month: 1, day: 1 },
    to: { year, month: 12, day: 31 },
    weekdays: [],
    fineness: 'year',
    part: null,
    calendar: 'civil',
    bound: 'at',
    approximate: false,
  };
  return { ...mention, value: period };
}

function asYear(mention: ValueMention, { roles }: Statement): ValueMention {
  const { start } = mention;
  const isLabel = roles.some(
    ({ name, phrase: { span } }) => name === 'agent' && span.start <= start && start < span.end,
  );
  return isLabel ? yearIn(mention) : mention;
}

/** What a line of labels says of the name that it stands under. */
export function labelFact(
  statement: Statement,
  at: number,
  sentence: Pick<ReadSentence, 'tokens'>,
  names: readonly NameRun[],
  record: Key | null = null,
): Fact {
  const owner = statement.context.at(-1) ?? null;
  const key = record ?? (owner === null ? null : keyOf(owner, names));
  const items = itemsOf(statement).filter(({ lemma }) => !(key?.includes(lemma.word) ?? false));
  return {
    owner: key,
    words: items.filter(({ value }) => value === null).map(({ lemma }) => lemma),
    values: measured(items.flatMap(({ value }) => (value === null ? [] : [asYear(value, statement)]))),
    names: namesOf(statement, sentence, names),
    negative: statement.polarity === 'negative',
    mood: statement.mood,
    sentence: at,
  };
}

/** €1,900 must be left as a deposit: a duty with its amount says what it amounts to. */
function isOwed(values: readonly ValueMention[], tokens: readonly Token[]): boolean {
  const modals = tokens.filter(({ xpos }) => xpos === 'MD');
  return modals.length > 0 && modals.every(({ lemma }) => lemma === 'must') && measured(values).length > 0;
}

/** Whether the text stands by the sentence as a whole; a line of labels does. What begins with a name orders nobody. */
export function moodOf({ mood: stands, statements, tokens, values }: ReadSentence, isNamed = false): Mood {
  if (stands !== 'asserted') return stands;
  if (tokens.some(({ form }) => form === ':')) return 'asserted';
  if (isOwed(values, tokens)) return 'asserted';
  const roots = statements.filter(({ at }) => tokens[at]?.head === -1);
  const isOpen = (mood: Mood): boolean => mood !== 'asserted' && !(isNamed && mood === 'ordered');
  return roots.map(({ mood }) => mood).find(isOpen) ?? 'asserted';
}
