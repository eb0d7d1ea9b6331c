import type { ReadSentence } from '../read/read-text.ts';
import { differencesOf } from './differences.ts';
import { askedOf } from './facts/asked.ts';
import { boundElsewhere } from './facts/bound-elsewhere.ts';
import type { FactBase } from './facts/fact.ts';
import { valueClaim } from './facts/value-claim.ts';
import { type Held, type Said, SILENT } from './held.ts';
import type { Means } from './means.ts';
import { operate } from './operators/operators.ts';
import { questionOf } from './operators/question.ts';
import { isStripped } from './verbatim/stripped.ts';

/** A sentence of a claim by its values: as they stand, or as they are computed. */
export function holdValues(
  claim: ReadSentence,
  base: FactBase,
  evidence: readonly Said[],
  means: Means,
): Held {
  const sentences = evidence.map(({ sentence }) => sentence);
  const own = askedOf(claim, base, means.words);
  const computed = operate(questionOf(claim, own, base, sentences, means));
  const { match, facts } = computed ?? valueClaim(own, base, means);
  const saying = facts.flatMap(({ sentence }) => sentences[sentence] ?? []);
  if (match === 'supported' && saying.every((one) => isStripped(claim, one, means))) return SILENT;
  const quote = evidence[facts[0]?.sentence ?? -1]?.quote ?? '';
  const said = facts.flatMap(({ values }) => values);
  return {
    match,
    places: facts.flatMap(({ sentence }) => evidence[sentence]?.place ?? []),
    differences:
      match === 'contradicted' ? differencesOf(own, claim.span, { values: said, quote }, means) : [],
    elsewhere: match === null && !own.computes ? boundElsewhere(own, base, means) : [],
  };
}
