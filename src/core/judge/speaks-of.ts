import { madeOnceFor } from '../language/made-once.ts';
import type { ReadSentence } from '../read/read-text.ts';
import { placeOf } from './facts/asked.ts';
import { type Key, isSameKey } from './facts/fact.ts';
import { recordLabel } from './record-labels.ts';
import { mentionsIn, type Thing } from './things.ts';

/** What a line or a paragraph is about stands among its first words. */
const FIRST = 8;

/** Which of some things a line, paragraph or heading begins with. */
function begunBy(sentence: ReadSentence, things: readonly Thing[]): readonly Key[] {
  const head =
    sentence.form === 'title' ? sentence : { ...sentence, tokens: sentence.tokens.slice(0, FIRST) };
  return mentionsIn(head, things).map(({ key }) => key);
}

/** Tells of things whether a line, a paragraph or a heading begins with them; each claim of an answer asks for the same ones. */
export const openingIn = madeOnceFor((sentences: readonly ReadSentence[]): ((thing: Thing) => boolean) => {
  const openings = sentences.filter((one) => one.form === 'title' || one.opens);
  const known = new Map<string, boolean>();
  return (thing) => {
    const key = thing.called.map((words) => words.join(' ')).join('\n');
    const opens = known.get(key) ?? openings.some((one) => begunBy(one, [thing]).length > 0);
    known.set(key, opens);
    return opens;
  };
});

/** Whom a sentence stands under: what the heading over it names, what its line or paragraph begins with. */
interface Under {
  readonly title: readonly Key[];
  readonly line: readonly Key[];
}

function standingUnder(
  sentences: readonly ReadSentence[],
  things: readonly Thing[],
): ReadonlyMap<ReadSentence, Under> {
  let under: Under = { title: [], line: [] };
  return new Map(
    sentences.map((sentence) => {
      if (sentence.form === 'title') under = { title: begunBy(sentence, things), line: [] };
      else {
        const begun = sentence.opens ? begunBy(sentence, things) : [];
        if (begun.length > 0 || sentence.apart) under = { ...under, line: begun };
      }
      return [sentence, under] as const;
    }),
  );
}

/** Where lines begin with the name of what they list, as one does with this: the sentences of lines that name another. */
function ofOtherRecords(about: Key, sentences: readonly ReadSentence[]): ReadonlySet<ReadSentence> {
  const others = new Set<ReadSentence>();
  if (!sentences.some((sentence) => placeOf(about, recordLabel(sentence)) >= 0)) return others;
  let isOther = false;
  for (const sentence of sentences) {
    const label = recordLabel(sentence);
    if (label.length > 0) isOther = placeOf(about, label) < 0;
    else if (sentence.apart) isOther = false;
    if (isOther) others.add(sentence);
  }
  return others;
}

/** JD80: of a claim that its place says to be about a thing, sentences that stand under others `beside` it say nothing. */
export function speaksOf(
  about: Key,
  beside: readonly Key[],
  sentences: readonly ReadSentence[],
): (one: ReadSentence) => boolean {
  const under = standingUnder(
    sentences,
    [about, ...beside].map((key) => ({ key, called: [key] })),
  );
  const isOf = (keys: readonly Key[]): boolean => keys.some((key) => isSameKey(key, about));
  const hasTitle = [...under.values()].some(({ title }) => isOf(title));
  const others = ofOtherRecords(about, sentences);
  return (sentence) => {
    const { title = [], line = [] } = under.get(sentence) ?? {};
    const keys = hasTitle ? title : line;
    return !others.has(sentence) && (keys.length === 0 || isOf(keys));
  };
}
