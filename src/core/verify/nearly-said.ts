import type { Assertion } from '../../contract/assertion.ts';
import type { EntityNames } from '../../contract/entity.ts';
import { changedMeanings, deniesWhole, openClauses } from '../claims/changed-meaning.ts';
import type { Surface } from '../claims/surface.ts';
import type { Ground } from '../grounding/facts/ground.ts';
import type { Stated } from '../grounding/statement-judge.ts';
import { isOperatorName } from '../judge/operators/question.ts';
import { LACKING } from '../lexicon/query-words.ts';
import type { RowClaim } from './entity-rows.ts';
import { type CellRead, cellsRead } from './read-of-rows.ts';
import { isJoined } from './row-question.ts';

const NAME_OR_NUMBER = /[\p{Lu}\d]/u;

function isTelling(word: string): boolean {
  const small = word.toLowerCase();
  return NAME_OR_NUMBER.test(word) || isOperatorName(small) || LACKING.has(small);
}

/** The claim says the word of the attribute or of the relation that was read, not only what stands there. */
function isNamed({ attribute, joins, owner }: CellRead, { labels }: Surface): boolean {
  return labels.some((mention) =>
    mention.labels.some(({ kind, type, name }) =>
      attribute === null
        ? (kind === 'relation' || kind === 'inverse') && joins.some(({ relation }) => relation === name)
        : kind === 'attribute' && type === owner.type && name === attribute,
    ),
  );
}

/** What stands there is an amount with a unit, which the claim says: it tells the attribute. */
function isOfUnit({ attribute, quote }: CellRead, { quantities }: Surface): boolean {
  return attribute !== null && /\d/u.test(quote) && quantities.some(({ unit }) => unit !== null);
}

/** All that the claim names was read: whose cells they are, or what stands in them. */
function areRead(cells: readonly CellRead[], named: readonly EntityNames[]): boolean {
  return named.every(({ type, id, names }) =>
    cells.some(
      ({ owner, quote }) => (owner.type === type && owner.id === id) || [...names, id].includes(quote),
    ),
  );
}

/**
 * What rows say of a claim of which words are left over: it stands where the claim says what was read, and these name and count nothing, and are neither a
 * clause of their own nor words that change what the others mean. Of A and B they may say what both come to.
 */
export function settled(
  stated: Stated,
  claim: RowClaim,
  assertions: readonly Assertion[],
  ground: Ground,
): Stated {
  const { outcome, nearly, open, differences } = stated;
  const { surface } = claim;
  const { entities } = surface;
  const { text } = claim.asked;
  const cells = cellsRead(stated, claim, ground);
  if (outcome !== 'undecided' || nearly === null) return stated;
  const isFirst = claim.asked.before !== '';
  const words = open.flatMap(({ start, end }) => (isFirst && start === 0 ? [] : text.slice(start, end)));
  const known = [...surface.labels, ...surface.quantities];
  const isOpen =
    cells.length === 0 ||
    !cells.every((cell) => isNamed(cell, surface) || (nearly === 'supported' && isOfUnit(cell, surface))) ||
    differences.some(({ code }) => code === 'UNIT_MISMATCH') ||
    !areRead(cells, claim.named) ||
    words.some(isTelling) ||
    deniesWhole(text) ||
    entities.some((one, at) => at > 0 && isJoined(text, entities[at - 1] ?? one, one)) ||
    assertions.some(({ kind }) => kind === 'existence') ||
    changedMeanings(surface, []).length > 0 ||
    openClauses(surface, known).length > 0;
  return isOpen ? stated : { ...stated, outcome: nearly };
}
