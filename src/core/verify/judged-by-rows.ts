import type { Finding } from '../../contract/finding.ts';
import { type Ground, isComplete, wordFor } from '../grounding/facts/ground.ts';
import { type ClaimCase, judgeClaim, type JudgedClaim } from '../grounding/facts/judge-claim.ts';
import { inUnitOf, matchesDigits } from '../grounding/facts/matches-digits.ts';
import type { Point } from '../grounding/facts/point.ts';
import { holdsAt, relationPoint } from '../grounding/facts/relation-facts.ts';
import { otherTimes, select } from '../grounding/facts/select.ts';
import { showPoint, showTime } from '../grounding/facts/show.ts';
import type { Ruling } from '../grounding/ruling.ts';
import { sourcesOf } from '../grounding/ruling.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { NOTHING } from '../lexicon/record-columns.ts';
import { otherEnd } from '../grounding/types/join-columns.ts';
import { rulingOfRows } from '../grounding/types/type-claim.ts';
import type { RowClaim } from './entity-rows.ts';
import { type CellRead, cellsRead, concernsOfRows, nameOf, readOfRows } from './read-of-rows.ts';

function wordsFor(cell: CellRead, value: string, { vocabulary }: Ground): readonly string[] {
  const labels = vocabulary[cell.owner.type]?.attributes[cell.attribute ?? '']?.values?.[value];
  return [value, ...(labels?.ko ?? []), ...(labels?.en ?? [])];
}

/** What the cell said at another time, where the claim says it: the other end of a relation, a value in words. */
function saidOfOtherTimes(cell: CellRead, claim: RowClaim, ground: Ground): Point[] {
  const { named, text, asked, surface } = claim;
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
  if (attribute === null) return ends;
  const said = surface.quantities.filter(
    ({ comparator, kind }) => comparator === 'eq' && kind === 'cardinal',
  );
  const others = otherTimes(select(ground, owner, attribute, asked.time ?? undefined));
  return others.filter(({ value, unit }) => {
    if (typeof value === 'number') return said.some((one) => matchesDigits(one, { value, unit }));
    const words = wordsFor(cell, value, ground);
    return !words.includes(quote) && words.some(isSaid);
  });
}

function staleFinding(old: Point, now: readonly Point[], finding: Finding): Finding {
  const [one] = now;
  return {
    ...finding,
    code: 'STALE_DATA',
    rule: 'GR10',
    severity: 'warning',
    actual: one === undefined ? finding.actual : showPoint(one),
    details: { true_at: showTime(old), now: one === undefined ? '' : showTime(one) },
    sources: sourcesOf([old, ...now]),
  };
}

/** What the graph holds of the attributes that were read, at the times of the claim. */
function pointsOf(cells: readonly CellRead[], { asked }: RowClaim, ground: Ground): Point[] {
  return cells.flatMap(({ owner, attribute }) => {
    if (attribute === null) return [];
    const { all, points } = select(ground, owner, attribute, asked.time ?? undefined);
    const { change } = asked;
    if (change === null) return points;
    return all.filter(({ from, to }) => [change.base, change.to].some(([a, b]) => a === from && b === to));
  });
}

/** 150 % of what may be 100 % at most. */
function isOutOfRange(
  { attribute, owner }: CellRead,
  { surface }: RowClaim,
  { vocabulary }: Ground,
): boolean {
  const { range, unit } = vocabulary[owner.type]?.attributes[attribute ?? ''] ?? {};
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range ?? {};
  return surface.quantities.some((one) => {
    const value = one.comparator === 'eq' ? inUnitOf(one.value, one.unit, unit ?? null) : null;
    return value !== null && (value < min || value > max);
  });
}

/** GR55: what the attribute or relation of the cells makes of a difference. */
function codeOf(finding: Finding, claim: RowClaim, cells: readonly CellRead[], ground: Ground): Finding {
  if (cells.length > 0 && cells.every(({ attribute, joins }) => attribute === null && joins.length > 0))
    return { ...finding, code: 'RELATION_NOT_FOUND' };
  const [cell] = cells;
  if (cell?.quote === NOTHING && cell.attribute !== null)
    return {
      ...finding,
      code: 'ATTRIBUTE_NOT_FOUND',
      rule: 'GR8',
      actual: null,
      details: {
        entity: `${nameOf(cell.owner)} (${cell.owner.id})`,
        attribute: wordFor(ground, cell.owner.type, cell.attribute),
      },
    };
  if (claim.asked.change !== null) return { ...finding, code: 'CHANGE_MISMATCH' };
  const isRange = finding.code === 'NUMBER_MISMATCH' && cells.some((one) => isOutOfRange(one, claim, ground));
  return isRange ? { ...finding, code: 'OUT_OF_RANGE' } : finding;
}

/** GR55, GR10: what a complete graph lacks is absent; what was so at another time is old. */
function refined(ruling: Ruling, claim: RowClaim, cells: readonly CellRead[], ground: Ground): Ruling {
  const [finding] = ruling.findings;
  if (ruling.outcome !== 'contradicted' || finding === undefined) return ruling;
  const own = codeOf(finding, claim, cells, ground);
  const { denies, time } = claim.asked;
  const isRelation = own.code === 'RELATION_NOT_FOUND';
  const isLater = time !== null && ground.reference_date !== null && time.from > ground.reference_date;
  const [old] = denies || isLater ? [] : cells.flatMap((cell) => saidOfOtherTimes(cell, claim, ground));
  const isNow = time === null || own.code === 'ATTRIBUTE_NOT_FOUND';
  if (old !== undefined)
    return {
      ...ruling,
      outcome: isNow ? 'stale' : 'contradicted',
      findings: [
        ...(isNow || isRelation ? [] : [own]),
        staleFinding(old, pointsOf(cells, claim, ground), own),
      ],
    };
  const joins = cells.flatMap((cell) => cell.joins);
  const isAbsent =
    own.code === 'ATTRIBUTE_NOT_FOUND' ||
    (isRelation && joins.every(({ from, relation }) => isComplete(ground, from, relation)));
  return { ...ruling, outcome: isAbsent && !denies ? 'absent' : 'contradicted', findings: [own] };
}

/** CL5: a name that was only similar is said, whatever the outcome. */
function similarNames({ surface }: RowClaim): Finding[] {
  return surface.entities.flatMap(({ start, end, text, candidates: [one] }) =>
    one === undefined || one.score === 1
      ? []
      : {
          code: 'ENTITY_SIMILAR' as const,
          severity: 'warning' as const,
          place: { start, end },
          expected: text,
          actual: one.entity.name,
          details: { score: one.score.toFixed(2), id: one.entity.id },
          sources: [],
        },
  );
}

/** What rows say of a claim. */
export interface RowsSaid {
  readonly ruling: Ruling;
  readonly cells: readonly CellRead[];
}

/** What rows say of a claim, with the values that they were made of: their times, systems of record and formulas. */
export function rulingFor(
  stated: Stated,
  sources: readonly string[],
  claim: RowClaim,
  ground: Ground,
): RowsSaid {
  const cells = cellsRead(stated, claim, ground);
  const points = pointsOf(cells, claim, ground);
  const plain = rulingOfRows(stated, sources, claim.text);
  const formula = points.find(({ derivation }) => derivation !== null)?.derivation ?? null;
  const isOfValues = points.length > 0 && cells.every(({ attribute }) => attribute !== null);
  const findings = plain.findings.map((one) => ({ ...one, sources: sourcesOf(points) }));
  const own = isOfValues ? { ...plain, points, findings } : plain;
  const ruling = refined(formula === null ? own : { ...own, derivation: formula }, claim, cells, ground);
  return { ruling: { ...ruling, findings: [...ruling.findings, ...similarNames(claim)] }, cells };
}

/** The verdict of a claim that rows of entities decide, its evidence held against what they read. */
export function judgedByRows(
  claim: RowClaim,
  stated: Stated,
  sources: readonly string[],
  own: ClaimCase,
  ground: Ground,
): JudgedClaim {
  const { ruling, cells } = rulingFor(stated, sources, claim, ground);
  const read = readOfRows(cells, stated, claim, sources, ground);
  return judgeClaim([ruling], concernsOfRows(cells, ruling, claim.asked.time, ground), own, ground, read);
}
