import type { Language } from '../../src/contract/language.ts';
import type { Features } from '../../src/core/read/parser/features.ts';
import type { Action, ParseState } from '../../src/core/read/parser/parse-state.ts';
import { parseWords } from '../../src/core/read/parser/parse-words.ts';
import { bestOf, type Scores } from '../../src/core/read/parser/scorer.ts';
import { type Sentence, sentenceOf } from '../../src/core/read/parser/sentence.ts';
import { type Random, shuffled } from '../../scripts/worlds/random.ts';
import type { Example } from './example.ts';
import { costsInto } from './oracle.ts';
import { learn, newPerceptron, type Perceptron } from './perceptron.ts';

export interface Flags {
  readonly before: Uint8Array;
  readonly behind: Uint8Array;
  readonly root: Uint8Array;
}

/** A parser under training. */
export interface Parser {
  readonly language: Language;
  readonly actions: Perceptron;
  readonly labeller: Perceptron;
  readonly isVerb: (tag: number) => boolean;
  readonly flags: Flags;
}

/** How often the parser follows its own choice although it costs an arc. */
const EXPLORE = 0.9;

/** The best of the actions that cost least, and the best of the others; -1 = there is none. */
function sides(scores: Scores, allowed: Uint8Array, costs: Int32Array): [right: number, wrong: number] {
  const least = Math.min(...[0, 1, 2].filter((one) => allowed[one] === 1).map((one) => costs[one] ?? 0));
  const cheap = Uint8Array.from(allowed, (may, one) => (may === 1 && costs[one] === least ? 1 : 0));
  const dear = Uint8Array.from(allowed, (may, one) => (may === 1 && costs[one] !== least ? 1 : 0));
  return [bestOf(scores, cheap), bestOf(scores, dear)];
}

function actionPicker(
  { actions }: Parser,
  { heads }: Example,
  explores: boolean,
  random: Random,
): (read: () => Features, allowed: Uint8Array, state: ParseState) => Action {
  const costs = new Int32Array(3);
  return (read, allowed, state) => {
    const features = read();
    const scores = actions.sum(features.values);
    costsInto(costs, state, heads);
    const [right, wrong] = sides(scores, allowed, costs);
    actions.decisions += 1;
    if (wrong < 0) return right as Action;
    if ((scores[right] ?? 0) > (scores[wrong] ?? 0)) return right as Action;
    learn(actions, features, right, wrong);
    return (explores && random() < EXPLORE ? wrong : right) as Action;
  };
}

function parseOnce(
  parser: Parser,
  example: Example,
  sentence: Sentence,
  explores: boolean,
  random: Random,
): void {
  const { labeller, flags } = parser;
  const { forms, heads, labels } = example;
  parseWords(parser.language, sentence, {
    action: actionPicker(parser, example, explores, random),
    label(read, head, dependent) {
      const features = read();
      const isRoot = head === forms.length;
      const chosen = bestOf(
        labeller.sum(features.values),
        isRoot ? flags.root : head < dependent ? flags.behind : flags.before,
      );
      const right = labels[dependent] ?? 0;
      labeller.decisions += 1;
      if (heads[dependent] !== head) return chosen;
      if (chosen !== right) learn(labeller, features, right, chosen);
      return random() < EXPLORE ? chosen : right;
    },
  });
}

/** Labels seen more than twice on each side of their head. */
export function sidesOf(examples: readonly Example[], labels: number): Flags {
  const counts = {
    before: new Int32Array(labels),
    behind: new Int32Array(labels),
    root: new Int32Array(labels),
  };
  for (const { heads, labels: of, forms } of examples)
    of.forEach((label, at) => {
      const head = heads[at] ?? 0;
      const side = head === forms.length ? counts.root : head < at ? counts.behind : counts.before;
      side[label] = (side[label] ?? 0) + 1;
    });
  const often = (side: Int32Array): Uint8Array => Uint8Array.from(side, (count) => (count > 2 ? 1 : 0));
  return { before: often(counts.before), behind: often(counts.behind), root: often(counts.root) };
}

export function newParser(
  language: Language,
  bits: { readonly actions: number; readonly labeller: number },
  labels: number,
  known: Pick<Parser, 'isVerb' | 'flags'>,
): Parser {
  return {
    language,
    actions: newPerceptron(bits.actions, 3),
    labeller: newPerceptron(bits.labeller, labels),
    ...known,
  };
}

export function trainParser(
  parser: Parser,
  examples: readonly Example[],
  rounds: number,
  random: Random,
  say: (line: string) => void,
): void {
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffled(random, examples)) {
      const sentence = sentenceOf(example.forms, example.parsed, example.given, parser.isVerb);
      parseOnce(parser, example, sentence, round > 0, random);
    }
    say(`parser, round ${round + 1} of ${rounds}`);
  }
}
