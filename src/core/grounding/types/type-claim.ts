import type { UncheckedReason } from '../../../contract/unchecked-reason.ts';
import type { EntityType } from '../../../contract/vocabulary.ts';
import type { Finding } from '../../../contract/finding.ts';
import { hasHangul } from '../../language/script.ts';
import type { Ground } from '../facts/ground.ts';
import { type ClaimCase, type JudgedClaim, judgeClaim } from '../facts/judge-claim.ts';
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

/** True for a claim that nothing decided but that a name is unknown. */
export function openClaim({ verdict, rulings }: JudgedClaim): boolean {
  return !verdict.checked || rulings.every(({ rule, outcome }) => rule === 'GR8' || outcome === 'unchecked');
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

/** True where rows could change what is said of a claim: of one that comes with evidence no denial. */
export function isForRows(judged: JudgedClaim, isWithEvidence: boolean): boolean {
  return !isWithEvidence || !has(judged, 'contradicted', 'absent');
}

/** True where a claim that rows deny is denied already. */
export function isSaidAlready(judged: JudgedClaim, stated: Stated): boolean {
  return stated.outcome === 'contradicted' && has(judged, 'contradicted', 'absent');
}

/** What rows of entities say of a claim, as a ruling. */
export function rulingOfRows(stated: Stated, sources: readonly string[], text: string): Ruling {
  const whole = stated.derivation ?? '';
  const cut = whole.indexOf(CELLS);
  const reading = cut < 0 ? whole : whole.slice(0, cut);
  const computed = cut < 0 ? {} : { derivation: whole.slice(cut + CELLS.length) };
  return {
    rule: RULE,
    outcome: stated.outcome === 'supported' ? 'supported' : 'contradicted',
    findings: findingsOf(stated, text, sources),
    reading,
    place: { start: 0, end: text.length },
    points: [{ value: whole, unit: null, from: null, to: null, sources, as_of: null, derivation: null }],
    ...computed,
  };
}

/** A claim of which rows cannot tell, because the graph failed. */
export function leftOpen(own: ClaimCase, text: string, reason: UncheckedReason, ground: Ground): JudgedClaim {
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
  const outcome = 'unchecked';
  const ruling: Ruling = {
    rule: RULE,
    outcome,
    reason,
    findings: [finding],
    reading: text,
    place,
    points: [],
  };
  return judgeClaim([ruling], [], own, ground, null);
}
