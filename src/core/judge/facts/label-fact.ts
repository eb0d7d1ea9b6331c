import type { ReadSentence } from '../../read/read-text.ts';
import type { Phrase } from '../../statement/phrase.ts';
import type { Mood, Statement } from '../../statement/statement.ts';
import { itemsOf } from '../items.ts';
import { measured } from './dimension.ts';
import type { Fact, Key } from './fact.ts';
import type { NameRun } from './name-run.ts';

function keyOf({ names, head }: Phrase): Key {
  return [...names, head];
}

/** Names in what a line says of a label, not in the label. */
function namesOf({ roles }: Statement, { tokens }: ReadSentence, names: readonly NameRun[]): readonly Key[] {
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

/** What a line of labels says of the name that it stands under. */
export function labelFact(
  statement: Statement,
  at: number,
  sentence: ReadSentence,
  names: readonly NameRun[],
): Fact {
  const owner = statement.context.at(-1) ?? null;
  const key = owner === null ? null : keyOf(owner);
  const items = itemsOf(statement).filter(({ lemma }) => !(key?.includes(lemma.word) ?? false));
  return {
    owner: key,
    words: items.filter(({ value }) => value === null).map(({ lemma }) => lemma),
    values: measured(items.flatMap(({ value }) => value ?? [])),
    names: namesOf(statement, sentence, names),
    negative: statement.polarity === 'negative',
    mood: statement.mood,
    sentence: at,
  };
}

/** Whether the text stands by the sentence as a whole; a line of labels does. */
export function moodOf({ mood: stands, statements, tokens }: ReadSentence): Mood {
  if (stands !== 'asserted') return stands;
  if (tokens.some(({ form }) => form === ':')) return 'asserted';
  const roots = statements.filter(({ at }) => tokens[at]?.head === -1);
  return roots.map(({ mood }) => mood).find((mood) => mood !== 'asserted') ?? 'asserted';
}
