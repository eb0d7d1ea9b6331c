import { isEverydayWord } from '../../language/everyday-english.ts';
import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import type { ClaimClause } from './claim-clauses.ts';
import { matchesOf } from '../../language/matches-of.ts';

const MOSTLY = 0.75;
const CAUSE =
  /\b(?:because(?: of)?|due to|owing to|thanks to|as a (?:result|consequence) of|a (?:result|consequence) of|caused by|on account of|in order to)\b/giu;
const CAUSE_MISSING = 0.5;

/** GR24: a clause most of whose content words stand nowhere, and a cause that does not stand beside its effect. */
export function checkInvented(
  alignment: Alignment,
  clauses: readonly ClaimClause[],
  held: readonly HeldClause[],
): CheckedText[] {
  const whole = clauses.flatMap(({ from, to }) => inventedClause(alignment, from, to));
  return whole.length > 0 ? whole : inventedCause(alignment, held);
}

function inventedClause(alignment: Alignment, from: number, to: number): CheckedText[] {
  const { claim, meetings } = alignment;
  const content = alignment.content.filter((index) => index >= from && index < to);
  const weightOf = (index: number): number => claim[index]?.weight ?? 0;
  const missing = content.filter((index) => meetings[index] === 'nowhere' && claim[index]?.asked !== true);
  const special = missing.filter((index) => !isEverydayWord(claim[index]?.term.stem ?? ''));
  if (missing.length < 2 || special.length === 0) return [];
  const total = content.reduce((sum, index) => sum + weightOf(index), 0);
  if (missing.reduce((sum, index) => sum + weightOf(index), 0) < MOSTLY * total) return [];
  return [notFound(alignment, content[0] ?? from, content.at(-1) ?? from)];
}

function inventedCause(alignment: Alignment, held: readonly HeldClause[]): CheckedText[] {
  const { claim, text, content, meetings } = alignment;
  const linked = new Set(
    held.flatMap(({ from, best, terms }) =>
      [...terms.keys()]
        .filter((at) => Math.max(best.order[at] ?? -1, best.moved[at] ?? -1) >= 0)
        .map((at) => from + at),
    ),
  );
  return matchesOf(text, CAUSE).flatMap(({ index, 0: word }) => {
    const start = index + word.length;
    const stop = /[,;:.](?:\s|$)/u.exec(text.slice(start));
    const end = start + (stop?.index ?? text.length);
    const cause = content.filter(
      (at) => (claim[at]?.term.start ?? 0) >= start && (claim[at]?.term.end ?? 0) <= end,
    );
    const missing = cause.filter(
      (at) => meetings[at] !== 'window' && meetings[at] !== 'kin' && !linked.has(at),
    );
    if (cause.length === 0 || missing.length <= CAUSE_MISSING * cause.length) return [];
    return [notFound(alignment, cause[0] ?? 0, cause.at(-1) ?? 0)];
  });
}

function notFound({ claim, text }: Alignment, first: number, last: number): CheckedText {
  const place = { start: claim[first]?.term.start ?? 0, end: claim[last]?.term.end ?? text.length };
  return {
    rule: 'GR24',
    outcome: 'not_found',
    place,
    reading: text.slice(place.start, place.end),
    actual: null,
    code: null,
  };
}
