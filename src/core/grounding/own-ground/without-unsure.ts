import type { IssueCode } from '../../../contract/issue.ts';
import type { Ruling } from '../ruling.ts';
import type { Combined } from './combine.ts';

/**
 * Rules by which words of a claim are matched with cells that nothing binds, and how often they accuse rightly where the
 * judge of statements leaves a claim open: GR30 of a word 129 of 149, of a number 45 of 93, of a date 22 of 23, GR31 57 of
 * 78, GR32 56 of 72, GR33 28 of 32, GR34 14 of 21, GR35 30 of 48, GR49 10 of 23 (tabfact, worlds, rag_en, rag_ko, first
 * contact, 2026-11-23).
 */
const UNSURE: ReadonlySet<string> = new Set(['GR30', 'GR31', 'GR32', 'GR33', 'GR34', 'GR35', 'GR49']);
const SURE: IssueCode = 'DATE_MISMATCH';

function isUnsure({ rule, outcome, findings }: Ruling): boolean {
  return outcome !== 'contradicted' || (UNSURE.has(rule) && !findings.some(({ code }) => code === SURE));
}

/** Words that stand in a row, each somewhere: it supports rightly 44 times of 70 (tabfact, worlds). */
const ROW_WORDS = 'GR49';

/** What differs in words alone is told as a warning, for nothing binds the two. */
function asOpen(ruling: Ruling): Ruling {
  if (ruling.outcome !== 'contradicted') return ruling;
  const findings = ruling.findings.map((finding) => ({ ...finding, severity: 'warning' as const }));
  return { ...ruling, outcome: 'unchecked', findings };
}

/** GR53: what a table contradicts by such a rule alone is left open, and told as a warning; what only words of a row support is words alone. */
export function withoutUnsure(words: Combined | null): Combined | null {
  if (
    words?.end === 'supported' &&
    words.rulings.length > 0 &&
    words.rulings.every(({ rule }) => rule === ROW_WORDS)
  )
    return { ...words, end: 'supported_by_words', reason: 'words_only' };
  if (words?.end !== 'contradicted' || !words.rulings.every(isUnsure)) return words;
  return { ...words, end: 'undecided', reason: 'words_differ', rulings: words.rulings.map(asOpen) };
}
