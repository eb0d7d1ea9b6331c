import type { ClaimJudge, JudgeDoors, JudgeResult } from '../model-tier/claim-judge.ts';
import type { ModelVerdict, TierClaim } from '../model-tier/model-claim.ts';
import { modelPassages } from '../model-tier/model-passages.ts';
import type { GroundedClaim } from './grounded-claim.ts';
import { uncheckedFor } from './undecided.ts';

type Grounded = readonly (GroundedClaim | null)[];

/** A claim that nothing could be asked about is not the model's business either. */
function tierClaim(
  one: GroundedClaim | null,
  text: string,
  textOf: (evidenceId: string) => string | null,
): TierClaim {
  if (one === null || one.pieces.every(({ unchecked }) => unchecked !== null))
    return { text, end: 'supported', probability: 1, passages: [] };
  return {
    text,
    end: one.end,
    probability: one.probability,
    passages: modelPassages(one.read, textOf),
  };
}

/** MJ2: what a model says, where its word decides nothing. */
function asAdvice(verdict: ModelVerdict): ModelVerdict {
  const { judged, ruling } = verdict;
  const why = judged.why ?? 'advice';
  const shown = { ...ruling, outcome: 'unchecked', reason: 'ambiguous', findings: [] } as const;
  return { ...verdict, decided_by: 'rules', ruling: shown, judged: { ...judged, counted: false, why } };
}

function judged(one: GroundedClaim, verdict: ModelVerdict): GroundedClaim {
  const told = { ...one, judged: verdict.judged };
  if (verdict.decided_by === 'rules') return { ...told, rulings: [...one.rulings, verdict.ruling] };
  const { end, probability, ruling, read } = verdict;
  const supported = end === 'supported';
  const reason = end === 'undecided' ? 'band' : 'by_model';
  return {
    ...told,
    end,
    reason,
    probability,
    decided_by: 'model',
    rulings: [...one.rulings, ruling],
    findings: one.findings.filter(
      ({ code, details }) => code !== 'NOT_IN_EVIDENCE' && details['why'] === undefined,
    ),
    unsupported: supported ? [] : one.unsupported,
    read: read === null ? one.read : [read],
    pieces: one.pieces.map((piece) => ({ ...piece, matched: supported && piece.id === read?.evidence_id })),
    unchecked: uncheckedFor(reason),
  };
}

/** Asks the configured model about the claims that the checks left open; what it says is marked as its own (GR40, MJ1). */
export async function askModel(
  grounded: Grounded,
  texts: readonly string[],
  textOf: (evidenceId: string) => string | null,
  judge: ClaimJudge,
  doors: JudgeDoors & { readonly suffices: boolean },
): Promise<Pick<JudgeResult, 'failure' | 'bill'> & { readonly grounded: (GroundedClaim | null)[] }> {
  const claims = grounded.map((one, at) => tierClaim(one, texts[at] ?? '', textOf));
  const { verdicts, failure, bill } = await judge.judge(claims, doors);
  const heard = doors.suffices ? verdicts : verdicts.map(asAdvice);
  const byClaim = new Map(heard.map((verdict) => [verdict.claim, verdict]));
  const after = grounded.map((one, at) => {
    const verdict = byClaim.get(at);
    return one === null || verdict === undefined ? one : judged(one, verdict);
  });
  const counted = doors.suffices ? {} : { counted: 0 };
  return { grounded: after, failure, bill: bill && { ...bill, ...counted } };
}
