import type { Signals } from '../../held.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import type { Found } from './attribute-ruling.ts';
import type { StrangeRun } from './attribute-strange.ts';

/** What the checks found, by check. */
export interface Checked {
  readonly flags: readonly Found[];
  readonly hours: readonly Found[];
  readonly numbers: readonly Found[];
  readonly states: readonly Found[];
  readonly absent: readonly Found[];
}

function count(found: readonly Found[], outcome: Found['outcome'], most = 3): number {
  return Math.min(most, found.filter((one) => one.outcome === outcome).length);
}

/** The measurements of one claim against records. `textShare` is how much of it one place of a long text holds. */
export function attributeSignals(
  claim: AttributeClaim,
  checked: Checked,
  runs: readonly StrangeRun[],
  textShare: number,
): Signals {
  const content = claim.terms.filter(({ kind }) => kind !== 'function').length;
  const strange = runs.reduce((sum, { words }) => sum + words, 0);
  const { flags, hours, numbers, states, absent } = checked;
  const told = claim.reported ? 1 : 0;
  return {
    attribute_contradicted: Math.min(1, count(flags, 'contradicted')),
    attribute_contradicted_more: Math.max(0, count(flags, 'contradicted') - 1),
    attribute_unknown: Math.min(1, count(flags, 'not_found')),
    attribute_supported: count(flags, 'supported'),
    hours_contradicted: Math.min(1, count(hours, 'contradicted')),
    hours_supported: Math.min(1, count(hours, 'supported')),
    number_contradicted: Math.min(1, count(numbers, 'contradicted')),
    number_unknown: Math.min(1, count(numbers, 'not_found')),
    number_supported: Math.min(1, count(numbers, 'supported')),
    value_contradicted: Math.min(1, count(states, 'contradicted')),
    value_supported: Math.min(1, count(states, 'supported')),
    thing_absent: Math.min(2, absent.length),
    strange_share: content === 0 ? 0 : strange / content,
    strange_words: Math.log1p(strange),
    strange_listed: Math.log1p(
      runs.filter(({ lead }) => lead === 'list').reduce((sum, { words }) => sum + words, 0),
    ),
    strange_offered: Math.log1p(
      runs.filter(({ lead }) => lead === 'offer').reduce((sum, { words }) => sum + words, 0),
    ),
    alien: isAlien(claim, checked, content, strange) ? 1 : 0,
    longest_strange: Math.min(4, Math.max(0, ...runs.map(({ words }) => words))),
    told,
    told_uncovered: told * (1 - textShare),
    text_share: textShare,
    words: Math.log1p(content),
  };
}

const ALIEN_WORDS = 3;

/** Several strange words and hardly another, and no key named: the records do not speak of this at all. */
function isAlien({ reported }: AttributeClaim, checked: Checked, content: number, strange: number): boolean {
  const found = Object.values(checked).some((some: readonly Found[]) => some.length > 0);
  return !found && !reported && strange >= ALIEN_WORDS && strange >= content - 1;
}
