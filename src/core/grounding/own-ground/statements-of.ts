import type { EvidenceAggregation } from '../../../contract/grounding.ts';
import type { RecordMapping } from '../../../contract/record-mapping.ts';
import { type Steps, take } from '../../language/steps.ts';
import { hasHangul } from '../../language/script.ts';
import type { ClaimInPlace } from '../held.ts';
import type { Stated, StatedText, StatementJudge } from '../statement-judge.ts';
import type { EvidenceContent } from './evidence-content.ts';

interface Piece {
  readonly evidence_id: string;
  readonly content: Pick<EvidenceContent, 'text' | 'records'>;
  readonly mapping: RecordMapping | null;
  readonly size: number;
}

type Hold = ReturnType<StatementJudge['open']>;

/** Of several pieces that are asked one by one: what denies the claim, what says it, what speaks of it. */
const LOUDEST: readonly Stated['outcome'][] = ['contradicted', 'supported', 'undecided', 'not_said'];

function loudest(all: readonly Stated[]): Stated | null {
  const [first] = LOUDEST.flatMap((outcome) => all.filter((one) => one.outcome === outcome));
  return first ?? null;
}

/** English claims of records that the user has described are read as he says. */
function isNamed(mapping: RecordMapping | null): boolean {
  return mapping !== null && mapping.entities.length > 0;
}

/** Opens texts and records of pieces once for a judge of statements: all text as one ground, or each by itself. */
export function statementsOf(
  judge: StatementJudge,
  { aggregate, tolerance }: { readonly aggregate: EvidenceAggregation; readonly tolerance: number },
  steps: Steps,
): (pieces: readonly Piece[], claim: ClaimInPlace) => Stated | null {
  const known = new Map<string, readonly Hold[]>();
  const records = new Map<string, Hold>();
  const ofTexts = (pieces: readonly Piece[]): readonly Hold[] => {
    const texts = pieces.flatMap(({ evidence_id, content: { text } }): StatedText[] =>
      text === null ? [] : [{ evidence_id, text }],
    );
    if (texts.length === 0) return [];
    const key = JSON.stringify(texts.map(({ evidence_id }) => evidence_id));
    const groups = aggregate === 'joined' ? [texts] : texts.map((one) => [one]);
    const opened = known.get(key) ?? groups.map((group) => judge.open(group, tolerance));
    known.set(key, opened);
    return opened;
  };
  const ofRecords = (pieces: readonly Piece[], { text }: ClaimInPlace): readonly Hold[] =>
    pieces.flatMap(({ evidence_id, content, mapping }) => {
      const tables = content.records?.tables ?? [];
      if (tables.length === 0 || (isNamed(mapping) && !hasHangul(text))) return [];
      const opened = records.get(evidence_id) ?? judge.openRecords({ evidence_id, tables }, tolerance);
      records.set(evidence_id, opened);
      return [opened];
    });
  return (pieces, claim) => {
    const opened = [...ofTexts(pieces), ...ofRecords(pieces, claim)];
    if (opened.length === 0) return null;
    take(
      steps,
      pieces.reduce((all, { size }) => all + size, claim.text.length),
    );
    return loudest(opened.map((hold) => hold(claim)));
  };
}
