import type { ReadSentence } from '../../read/read-text.ts';
import { isSameKey } from './fact.ts';
import type { NameRun } from './name-run.ts';

/** The preposition right before a name; empty where none stands there. */
function before({ tokens }: ReadSentence, { first }: NameRun): string {
  const at = tokens.findLastIndex(({ upos }, place) => place < first && upos !== 'DET');
  const token = tokens[at];
  return token?.upos === 'ADP' ? token.lemma : '';
}

/** JD92: `the office in Bath moved to Leeds` and `the office in Leeds moved to Bath`: two names have changed their prepositions. */
export function changedPlaces(
  claim: ReadSentence,
  evidence: ReadSentence,
  namesOf: (sentence: ReadSentence) => readonly NameRun[],
): boolean {
  const led = (sentence: ReadSentence) =>
    namesOf(sentence)
      .map((name) => ({ key: name.key, by: before(sentence, name) }))
      .filter(({ by }) => by !== '');
  const [asked, said] = [led(claim), led(evidence)];
  const byOf = (key: NameRun['key']): string | undefined => {
    const found = said.filter((one) => isSameKey(one.key, key));
    return found.length === 1 ? found[0]?.by : undefined;
  };
  return asked.some((one) =>
    asked.some((other) => one.by !== other.by && byOf(one.key) === other.by && byOf(other.key) === one.by),
  );
}
