import type { WordRelations } from '../lexicon/word-relations.ts';
import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import { type Exact, exact } from '../statement/exact.ts';
import { compareValues } from '../values/compare-values.ts';
import { madeOnce } from '../language/made-once.ts';
import { type HoldCells, openCells } from './cells/open-cells.ts';
import { computes } from './facts/asked.ts';
import type { FactBase } from './facts/fact.ts';
import { type FactsFor, factReader } from './facts/fact-reader.ts';
import type { Said } from './held.ts';
import type { Means } from './means.ts';
import { openParallels } from './parallels/open-parallels.ts';
import { byForm, bySense, isRelated } from './same-word.ts';
import { calledIn } from './surnames.ts';
import { withQuotations } from './verbatim/quoted.ts';
import { openSources, type Sources } from './verbatim/sources.ts';

/** `numeric_tolerance` as it is where nobody sets it. */
const TOLERANCE = exact(1, 20);

/** What claims are held against, and how it is read. */
export interface Passages {
  readonly texts: readonly string[];
  /** How far two amounts may be apart and be one. */
  readonly tolerance?: Exact | undefined;
  /** False where more was given: then nothing that compares, ranks or counts is decided. */
  readonly isWhole?: boolean | undefined;
  /** May remember what it has read. */
  readonly read?: ((text: string) => readonly ReadSentence[]) | undefined;
}

/** The evidence as it was read. */
export interface OpenedEvidence {
  readonly texts: readonly string[];
  readonly isWhole: boolean;
  readonly said: readonly Said[];
  readonly sentences: readonly ReadSentence[];
  readonly sources: Sources;
  readonly factsFor: FactsFor;
  readonly holdCells: HoldCells;
  /** What is said of things without names; read when a claim first needs it. */
  readonly parallels: () => FactBase;
  readonly means: Means;
  readonly relations: WordRelations;
}

export function meansOf({ words, relations }: Reader, tolerance: Exact): Means {
  return {
    words,
    says: bySense(relations),
    kin: byForm(relations),
    isCommon: isRelated(relations),
    compare: (one, other) => compareValues(one, other, { tolerance }),
    called: () => null,
  };
}

export function openEvidence(
  { texts, tolerance = TOLERANCE, isWhole = true, read }: Passages,
  reader: Reader,
): OpenedEvidence {
  const { words, relations } = reader;
  const found = texts.flatMap((text, passage) =>
    (read?.(text) ?? readText(text, reader)).map((sentence) => ({
      sentence,
      place: { passage, span: sentence.span },
    })),
  );
  const plain = meansOf(reader, tolerance);
  const called = madeOnce(() =>
    calledIn(
      found.map(({ sentence }) => sentence),
      plain.isCommon,
    ),
  );
  const means: Means = { ...plain, called: (surname) => called()(surname) };
  const said = withQuotations(found, texts).map(
    ({ sentence, place }): Said => ({
      sentence,
      place,
      computes: computes(sentence, words),
      quote: texts[place.passage]?.slice(place.span.start, place.span.end) ?? '',
    }),
  );
  const sentences = said.map(({ sentence }) => sentence);
  return {
    texts,
    isWhole,
    said,
    sentences,
    sources: openSources(said, words, relations),
    holdCells: openCells(said, texts, means),
    parallels: madeOnce(() => openParallels(said, texts, means)),
    factsFor: factReader(sentences, words, means.isCommon),
    means,
    relations,
  };
}
