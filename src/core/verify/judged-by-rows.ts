import type { Finding } from '../../contract/finding.ts';
import { claimVerdict } from '../grounding/facts/claim-verdict.ts';
import { type Ground, isComplete } from '../grounding/facts/ground.ts';
import { type ClaimCase, heldEvidence, type JudgedClaim } from '../grounding/facts/judge-claim.ts';
import { matchEvidence } from '../grounding/facts/match-evidence.ts';
import type { Point } from '../grounding/facts/point.ts';
import { holdsAt, relationPoint } from '../grounding/facts/relation-facts.ts';
import { seriesOf } from '../grounding/facts/series.ts';
import { showPoint, showTime } from '../grounding/facts/show.ts';
import type { Ruling } from '../grounding/ruling.ts';
import { sourcesOf } from '../grounding/ruling.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { otherEnd } from '../grounding/types/join-columns.ts';
import { rulingOfRows } from '../grounding/types/type-claim.ts';
import type { RowClaim } from './entity-rows.ts';
import { type CellRead, cellsRead, concernsOfRows, readOfRows } from './read-of-rows.ts';

/** A claim with its evidence. */
export type Cited = Pick<ClaimCase, 'evidence' | 'missing' | 'cites'>;

function wordsFor(cell: CellRead, value: string, { vocabulary }: Ground): readonly string[] {
  const labels = vocabulary[cell.owner.type]?.attributes[cell.attribute ?? '']?.values?.[value];
  return [value, ...(labels?.ko ?? []), ...(labels?.en ?? [])];
}

/** What the cell said at another time, where the claim says it: the other end of a relation, a value in words. */
function otherTimes(cell: CellRead, { named, text, asked }: RowClaim, ground: Ground): Point[] {
  const { owner, attribute, joins, quote } = cell;
  const ends = joins.flatMap((join) =>
    ground.relations.flatMap((fact) => {
      const end = otherEnd(fact, owner, join);
      const isNamed = named.some(({ type, id }) => type === end?.type && id === end.id);
      const isOld = !holdsAt(fact, asked.time ?? undefined, ground.reference_date);
      return end !== null && isNamed && isOld ? [relationPoint(fact, end.name)] : [];
    }),
  );
  const small = text.toLowerCase();
  const isSaid = (word: string): boolean => word !== '' && small.includes(word.toLowerCase());
  const values = attribute === null ? [] : seriesOf(ground, owner, attribute);
  return [
    ...ends,
    ...values.filter(({ value }) => {
      const words = typeof value === 'string' ? wordsFor(cell, value, ground) : [];
      return !words.includes(quote) && words.some(isSaid);
    }),
  ];
}

function staleFinding(old: Point, finding: Finding): Finding {
  return {
    ...finding,
    code: 'STALE_DATA',
    severity: 'warning',
    expected: showPoint(old),
    details: { true_at: showTime(old), now: '' },
    sources: sourcesOf([old]),
  };
}

/** GR55, GR10: a relation that a complete graph lacks is absent; what was so at another time is old. */
function refined(ruling: Ruling, claim: RowClaim, cells: readonly CellRead[], ground: Ground): Ruling {
  const [finding] = ruling.findings;
  if (ruling.outcome !== 'contradicted' || finding === undefined) return ruling;
  const joins = cells.flatMap((cell) => cell.joins);
  const isRelation = joins.length > 0 && joins.length === cells.length;
  const own: Finding = isRelation ? { ...finding, code: 'RELATION_NOT_FOUND' } : finding;
  const isDenied = claim.asked.denies;
  const [old] = isDenied ? [] : cells.flatMap((cell) => otherTimes(cell, claim, ground));
  const isNow = claim.asked.time === null;
  if (old !== undefined)
    return {
      ...ruling,
      outcome: isNow ? 'stale' : 'contradicted',
      findings: [...(isNow || isRelation ? [] : [own]), staleFinding(old, own)],
    };
  const isAbsent =
    isRelation && !isDenied && joins.every(({ from, relation }) => isComplete(ground, from, relation));
  return { ...ruling, outcome: isAbsent ? 'absent' : 'contradicted', findings: [own] };
}

/** The verdict of a claim that rows of entities decide, its evidence held against what they read. */
export function judgedByRows(
  claim: RowClaim,
  stated: Stated,
  sources: readonly string[],
  own: Cited,
  ground: Ground,
): JudgedClaim {
  const cells = cellsRead(stated, claim, ground);
  const ruling = refined(rulingOfRows(stated, sources, claim.text), claim, cells, ground);
  const concerns = concernsOfRows(cells, ruling);
  const evidence = heldEvidence(own, (reading) => matchEvidence(reading, concerns, ground));
  const { missing } = own;
  const { min_evidence_count } = ground.settings;
  const verdict = claimVerdict({
    rulings: [ruling],
    evidence,
    missing,
    given_only: false,
    min_evidence_count,
  });
  return { verdict, rulings: [ruling], evidence, graph: readOfRows(cells, stated, claim, sources, ground) };
}
