import type { EvidenceAggregation } from '../../../contract/grounding.ts';
import { type Steps, take } from '../../language/steps.ts';
import type { ClaimText } from '../held.ts';
import type { Stated, StatedText, StatementJudge } from '../statement-judge.ts';

interface TextPiece {
  readonly evidence_id: string;
  readonly content: { readonly text: string | null };
}

/** Of several pieces that are asked one by one: what denies the claim, what says it, what speaks of it. */
const LOUDEST: readonly Stated['outcome'][] = ['contradicted', 'supported', 'undecided', 'not_said'];

function loudest(all: readonly Stated[]): Stated | null {
  const [first] = LOUDEST.flatMap((outcome) => all.filter((one) => one.outcome === outcome));
  return first ?? null;
}

/** Opens the text of pieces once for a judge of statements: all as one ground, or each by itself. */
export function statementsOf(
  judge: StatementJudge,
  { aggregate, tolerance }: { readonly aggregate: EvidenceAggregation; readonly tolerance: number },
  steps: Steps,
): (pieces: readonly TextPiece[], claim: ClaimText) => Stated | null {
  const known = new Map<string, readonly ReturnType<StatementJudge['open']>[]>();
  return (pieces, claim) => {
    const texts = pieces.flatMap(({ evidence_id, content: { text } }): StatedText[] =>
      text === null ? [] : [{ evidence_id, text }],
    );
    if (texts.length === 0) return null;
    const key = JSON.stringify(texts.map(({ evidence_id }) => evidence_id));
    const groups = aggregate === 'joined' ? [texts] : texts.map((one) => [one]);
    const opened = known.get(key) ?? groups.map((group) => judge.open(group, tolerance));
    known.set(key, opened);
    take(
      steps,
      texts.reduce((all, { text }) => all + text.length, claim.text.length),
    );
    return loudest(opened.map((hold) => hold(claim)));
  };
}
