import type { Alignment } from './alignment.ts';
import { checkBinding } from './check-binding.ts';
import { checkFigureBinding } from './check-figure-binding.ts';
import { checkHeading } from './check-heading.ts';
import { checkListMember } from './check-list-member.ts';
import { checkPermission } from './check-permission.ts';
import { checkTurnedPair } from './check-turned-pair.ts';
import { checkUnit } from './check-unit.ts';
import { checkBounds } from './check-bounds.ts';
import { checkClauseDenial } from './check-clause-denial.ts';
import { checkClauseFigures } from './check-clause-figures.ts';
import { checkClauseStrength } from './check-clause-strength.ts';
import { checkContrasts } from './contrasts/check-contrasts.ts';
import { checkExchange } from './check-exchange.ts';
import { checkInvented } from './check-invented.ts';
import { checkSlots } from './check-slots.ts';
import { claimClauses } from './claim-clauses.ts';
import type { CheckedText } from './difference.ts';
import { type HeldClause, heldWhole } from './held-clauses.ts';

/** What the clauses of a claim come to, each beside the sentence of the evidence that holds most of it. */
export function checkClauses(alignment: Alignment): CheckedText[] {
  const { passages, text, claim, clauses } = alignment;
  const whole = heldWhole(passages, text, claim);
  const { parts, agrees } = checkContrasts(alignment, whole);
  const hasFigures = alignment.figures.length > 0;
  return [
    ...parts,
    ...clauses.flatMap((held) => [
      ...checkBinding(alignment, held),
      ...(agrees ? [] : checkTurnedPair(alignment, held)),
      ...checkPermission(alignment, held),
      ...checkListMember(alignment, held),
      ...checkHeading(alignment, held),
      ...(hasFigures ? checkFiguresOf(alignment, held) : []),
      ...(agrees ? [] : checkSlots(alignment, held)),
      ...checkClauseDenial(alignment, held),
      ...(agrees ? [] : checkExchange(alignment, held)),
      ...checkClauseStrength(alignment, held),
    ]),
    ...(agrees ? [] : whole.flatMap((held) => checkExchange(alignment, held))),
    ...checkInvented(alignment, claimClauses(text, claim), clauses),
  ];
}

function checkFiguresOf(alignment: Alignment, held: HeldClause): CheckedText[] {
  return [
    ...checkBounds(alignment, held),
    ...checkFigureBinding(alignment, held),
    ...checkUnit(alignment, held),
    ...checkClauseFigures(alignment, held, held.best),
  ];
}
