import type { Assertion } from '../../../contract/assertion.ts';
import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { EntityType } from '../../../contract/vocabulary.ts';
import type { Finding } from '../../../contract/finding.ts';
import { hasHangul } from '../../language/script.ts';
import type { JudgedClaim } from '../facts/judge-claim.ts';
import type { Ruling } from '../ruling.ts';
import type { Stated } from '../statement-judge.ts';

/** GR55: the rule of claims held against rows of entities. */
const RULE = 'GR55';
/** Between what was computed and the cells: `count(rows) = 3: …`. */
const CELLS = ': ';

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What may follow a Korean noun in its word, particles and the copula, by the first syllable. */
const ENDING = /^(?:$|[들별마중뿐이입인였임다라만도은는가을를의에과와로으부까보께한조처하대]|같이)/u;
const PLURAL = /^(?:s|es)?$/u;

/** True where a noun for the things of the type stands in the text as a word of its own: 팀은, not AI팀은 nor 팀장은. */
export function namesType(text: string, { labels }: EntityType): boolean {
  const folded = ` ${wordsIn(text).join(' ')} `;
  return [...labels.ko, ...labels.en].some((label) => {
    const wanted = ` ${wordsIn(label).join(' ')}`;
    if (wanted === ' ') return false;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const from = at + wanted.length;
      const rest = folded.slice(from, folded.indexOf(' ', from));
      if ((hasHangul(label) ? ENDING : PLURAL).test(rest)) return true;
    }
    return false;
  });
}

/** True where the claim names no entity itself: its subject is that of the sentence before. */
export function isCarried(assertions: readonly Assertion[]): boolean {
  const subjects = assertions.flatMap((one) => ('subject' in one ? [one.subject] : []));
  return subjects.length > 0 && subjects.every(({ mention }) => mention === '');
}

/** True for a claim that nothing decided but that a name is unknown, or that was read of the subject before it. */
export function openClaim({ verdict, rulings }: JudgedClaim, assertions: readonly Assertion[]): boolean {
  const isUnknownName = rulings.every(({ rule, outcome }) => rule === 'GR8' || outcome === 'unchecked');
  return !verdict.checked || isUnknownName || isCarried(assertions);
}

function findingsOf({ outcome, differences }: Stated, text: string, sources: readonly string[]): Finding[] {
  if (outcome !== 'contradicted') return [];
  const whole = { code: 'COMPARISON_MISMATCH' as const, place: { start: 0, end: text.length } };
  const [first = { ...whole, expected: text, actual: null }] = differences;
  const { code, place, expected, actual } = first;
  return [
    {
      code,
      rule: RULE,
      severity: 'error',
      place,
      expected,
      actual,
      details: {},
      sources: sources.map((source) => ({ source, as_of: null })),
    },
  ];
}

function has({ rulings }: JudgedClaim, ...outcomes: readonly Ruling['outcome'][]): boolean {
  return rulings.some(({ outcome }) => outcomes.includes(outcome));
}

/** Rules of which rows see less: values that are near enough, changes. */
const BETTER_KNOWN: readonly string[] = ['GR1', 'GR6'];

/** True where assertions of one such rule support all that was read: rows have no say in it. */
function isBetterKnown({ rulings }: JudgedClaim): boolean {
  return BETTER_KNOWN.some(
    (rule) => rulings.length > 0 && rulings.every((one) => one.rule === rule && one.outcome === 'supported'),
  );
}

/**
 * True where rows could change what the assertions of a claim came to: of one that comes with evidence what these left
 * open. They know nothing of what was true before.
 */
export function isForRows(judged: JudgedClaim, isWithEvidence: boolean): boolean {
  if (judged.verdict.stale || has(judged, 'stale')) return false;
  return isWithEvidence
    ? !has(judged, 'contradicted', 'absent') && has(judged, 'unchecked')
    : !isBetterKnown(judged);
}

/** True for a number that rows deny, and that is near enough to the source for GR1. */
function isNearEnough({ rulings }: JudgedClaim, { differences }: Stated): boolean {
  const isNumber = differences.length > 0 && differences.every(({ code }) => code === 'NUMBER_MISMATCH');
  const isHeld = rulings.every(({ outcome }) => outcome === 'supported');
  return isNumber && isHeld && rulings.some(({ rule }) => rule === 'GR1');
}

/** True where the assertions of a claim came to the same end as its rows. */
export function isSaidAlready(judged: JudgedClaim, stated: Stated): boolean {
  const isDenied = has(judged, 'contradicted', 'absent');
  if (stated.outcome === 'contradicted') return isDenied || isNearEnough(judged, stated);
  return judged.verdict.status === 'VERIFIED' && has(judged, 'supported') && !isDenied;
}

/** What rows of entities say of a claim, as a ruling. */
export function rulingOfRows(stated: Stated, sources: readonly string[], text: string): Ruling {
  const whole = stated.derivation ?? '';
  const cut = whole.indexOf(CELLS);
  const [reading, derivation] =
    cut < 0 ? [whole, whole] : [whole.slice(0, cut), whole.slice(cut + CELLS.length)];
  return {
    rule: RULE,
    outcome: stated.outcome === 'supported' ? 'supported' : 'contradicted',
    findings: findingsOf(stated, text, sources),
    reading,
    place: { start: 0, end: text.length },
    points: [{ value: derivation, unit: null, from: null, to: null, sources, as_of: null, derivation }],
    derivation,
  };
}

/** A claim that is left unchecked: what was read of the subject of the sentence before says nothing of all, or the graph failed. */
export function leftOpen(
  judged: JudgedClaim,
  text: string,
  reason: UncheckedReason = 'unsupported',
): JudgedClaim {
  const place = { start: 0, end: text.length };
  const finding: Finding = {
    code: 'NOT_CHECKED',
    rule: RULE,
    severity: 'warning',
    place,
    expected: text,
    actual: null,
    details: { why: 'claim', reason },
    sources: [],
  };
  const ruling = {
    rule: RULE,
    outcome: 'unchecked' as const,
    reason,
    findings: [finding],
    reading: text,
    place,
    points: [],
  };
  return {
    ...judged,
    verdict: {
      status: 'UNVERIFIED',
      confidence: 0,
      checked: false,
      contradicted: false,
      stale: false,
      unchecked: reason,
      findings: [finding],
    },
    rulings: [ruling],
    graph: null,
  };
}
