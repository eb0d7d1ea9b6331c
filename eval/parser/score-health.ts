import { ENGLISH_CLAUSES } from '../../src/core/lexicon/english-clauses.ts';
import { NO_RELATIONS } from '../../src/core/lexicon/word-relations.ts';
import { statementsOf } from '../../src/core/read/clauses.ts';
import { tokenReader } from '../../src/core/read/parser/read-tokens.ts';
import type { ReadingModel } from '../../src/core/read/parser/reading-model.ts';
import type { Token } from '../../src/core/statement/token.ts';
import { placed } from './score-parser.ts';
import type { GoldWord } from './conllu.ts';

const WORDS = { ...ENGLISH_CLAUSES, ...NO_RELATIONS.belonging };
const CORE = /^(?:nsubj|nsubj:pass|obj|iobj|obl:agent|ccomp|xcomp|csubj)$/u;

/** Sentences that show no sign of being misread, and those that do: how many of their core relations are right. */
export interface HealthScore {
  /** Share of the sentences that say something, in per cent. */
  readonly healthy: number;
  /** Core relations right with their heads, in per cent. */
  readonly core_healthy: number;
  readonly core_ill: number;
  /** RD48: ill sentences that another tree of them heals, and how many of their heads are right before and after. */
  readonly healed: number;
  readonly heads_before: number;
  readonly heads_after: number;
}

function coreRight(tokens: readonly Token[], gold: readonly GoldWord[]): readonly boolean[] {
  return tokens.flatMap(({ relation, head }, at) =>
    CORE.test(relation) ? [gold[at]?.head === head && gold[at]?.relation === relation] : [],
  );
}

function percent(holds: readonly boolean[]): number {
  return Math.round((1000 * holds.filter(Boolean).length) / holds.length) / 10;
}

function isHealthy(tokens: readonly Token[]): boolean {
  return statementsOf(tokens, WORDS, []).every(({ unread }) => unread === null);
}

function firstHealthy(trees: Iterable<readonly Token[]>): readonly Token[] | null {
  for (const tokens of trees) if (isHealthy(tokens)) return tokens;
  return null;
}

function headsRight(tokens: readonly Token[], gold: readonly GoldWord[]): readonly boolean[] {
  return tokens.map(({ head }, at) => gold[at]?.head === head);
}

/** English alone: what betrays a misread sentence is told by English forms. */
export function scoreHealth(model: ReadingModel, sentences: readonly (readonly GoldWord[])[]): HealthScore {
  const readTokens = tokenReader(model);
  const read = sentences.flatMap((gold) => {
    const tokens = readTokens(placed(gold));
    const said = statementsOf(tokens, WORDS, []);
    const again = isHealthy(tokens) ? null : firstHealthy(readTokens.others(placed(gold)));
    const one = { isHealthy: isHealthy(tokens), core: coreRight(tokens, gold) };
    const heads = { before: headsRight(tokens, gold), after: again === null ? [] : headsRight(again, gold) };
    return said.length === 0 ? [] : [{ ...one, heads }];
  });
  const healed = read.filter(({ heads }) => heads.after.length > 0);
  const [well, ill] = [true, false].map((wanted) => read.filter((one) => one.isHealthy === wanted));
  return {
    healthy: percent(read.map((one) => one.isHealthy)),
    core_healthy: percent((well ?? []).flatMap(({ core }) => core)),
    core_ill: percent((ill ?? []).flatMap(({ core }) => core)),
    healed: healed.length,
    heads_before: percent(healed.flatMap(({ heads }) => heads.before)),
    heads_after: percent(healed.flatMap(({ heads }) => heads.after)),
  };
}
