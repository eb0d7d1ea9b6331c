import type { Language } from '../../src/contract/language.ts';
import { tagWords } from '../../src/core/read/parser/tag-words.ts';
import { type Random, shuffled } from '../../scripts/worlds/random.ts';
import type { Example } from './example.ts';
import { averaged, type Fitted, learn, newPerceptron } from './perceptron.ts';

/** How a tagger is trained: the size of its table as a power of two, how often the sentences are gone through. */
export interface TaggerPlan {
  readonly language: Language;
  readonly bits: number;
  readonly rounds: number;
  readonly classes: number;
  /** Weights under this are left out. */
  readonly least: number;
}

export function trainTagger(examples: readonly Example[], plan: TaggerPlan, random: Random): Fitted {
  const tagger = newPerceptron(plan.bits, plan.classes);
  for (let round = 0; round < plan.rounds; round += 1)
    for (const { looks, tags } of shuffled(random, examples))
      tagWords(plan.language, looks, tagger, (features, chosen, at) => {
        const right = tags[at] ?? 0;
        if (chosen !== right) learn(tagger, features, right, chosen);
        tagger.decisions += 1;
      });
  return averaged(tagger, plan.least);
}

/** Gives each sentence the tags of a tagger that has not seen it: one of so many. */
export function giveTags(
  examples: readonly Example[],
  folds: number,
  plan: TaggerPlan,
  random: Random,
  say: (line: string) => void,
): void {
  for (let fold = 0; fold < folds; fold += 1) {
    const tagger = trainTagger(
      examples.filter((_, at) => at % folds !== fold),
      { ...plan, rounds: Math.ceil(plan.rounds / 2) },
      random,
    );
    examples.forEach((example, at) => {
      if (at % folds === fold) example.given = tagWords(plan.language, example.looks, tagger);
    });
    say(`tagger ${fold + 1} of ${folds}`);
  }
}
