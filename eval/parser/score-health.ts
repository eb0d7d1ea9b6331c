import { ENGLISH_CLAUSES } from '../../src/core/lexicon/english-clauses.ts';
import { statementsOf } from '../../src/core/read/clauses.ts';
import { tokenReader } from '../../src/core/read/parser/read-tokens.ts';
import type { ReadingModel } from '../../src/core/read/parser/reading-model.ts';
import type { Token } from '../../src/core/statement/token.ts';
import { placed } from './score-parser.ts';
import type { GoldWord } from './conllu.ts';

const CORE = /^(?:nsubj|nsubj:pass|obj|iobj|obl:agent|ccomp|xcomp|csubj)$/u;

/** Sentences that show no sign of being misread, and those that do: how many of their core relations are right. */
export interface HealthScore {
  /** Share of the sentences that say something, in per cent. */
  readonly healthy: number;
  /** Core relations right with their heads, in per cent. */
  readonly core_healthy: number;
  readonly core_ill: number;
}

function coreRight(tokens: readonly Token[], gold: readonly GoldWord[]): readonly boolean[] {
  return tokens.flatMap(({ relation, head }, at) =>
    CORE.test(relation) ? [gold[at]?.head === head && gold[at]?.relation === relation] : [],
  );
}

function percent(holds: readonly boolean[]): number {
  return Math.round((1000 * holds.filter(Boolean).length) / holds.length) / 10;
}

/** English alone: what betrays a misread sentence is told by English forms. */
export function scoreHealth(model: ReadingModel, sentences: readonly (readonly GoldWord[])[]): HealthScore {
  const readTokens = tokenReader(model);
  const read = sentences.flatMap((gold) => {
    const tokens = readTokens(placed(gold));
    const said = statementsOf(tokens, ENGLISH_CLAUSES, []);
    const isHealthy = said.every(({ unread }) => unread === null);
    return said.length === 0 ? [] : [{ isHealthy, core: coreRight(tokens, gold) }];
  });
  const [well, ill] = [true, false].map((wanted) => read.filter(({ isHealthy }) => isHealthy === wanted));
  return {
    healthy: percent(read.map(({ isHealthy }) => isHealthy)),
    core_healthy: percent((well ?? []).flatMap(({ core }) => core)),
    core_ill: percent((ill ?? []).flatMap(({ core }) => core)),
  };
}
