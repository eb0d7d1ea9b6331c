import type { Span } from '../../../../contract/span.ts';
import type { Term, TermReader } from '../../../language/term.ts';
import type { AttributeClaim } from './attribute-claim.ts';
import { isGroup, type Leaf } from './attribute-leaf.ts';
import type { Mention } from './attribute-mentions.ts';
import type { Found } from './attribute-ruling.ts';

const COPULA =
  /^(?: numbers?| names?| hours?)?(?:\s*:\s*|\s+(?:is|are|was|were)(?: listed as| given as| set to| currently)?\s+)/i;
const KOREAN_TOPIC = /^[가-힣]*(?:은|는|이|가|:)\s*:?\s*/;
const VALUE_END =
  /[.;!?](?:\s|$)|,\s+(?:and|but|which|with|while)\b|\s(?:and|but|while|which)\s+(?:it|they|the|has|is|are|offers)\b|입니다|이다[.\s]|이며|이고/;
const LONGEST = 60;

/** GR38: `the level is advanced`, `주소는 …입니다`: the value said of a key against the one stored under it. */
export function checkValues(claim: AttributeClaim, mentions: readonly Mention[], read: TermReader): Found[] {
  return mentions.flatMap((mention) => {
    const { target, last } = mention;
    if (isGroup(target) || target.listed || target.answer !== 'other' || typeof target.value !== 'string')
      return [];
    if (target.value.length > LONGEST || claim.modes[last] !== 'plain' || isCode(target.value)) return [];
    const place = valuePlace(claim, mention);
    return place === null ? [] : compare(claim, place, target, read);
  });
}

/** Dates, times and codes are held as such. */
function isCode(value: string): boolean {
  return /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2})/.test(value) || /^[A-Z]{1,6}-?\d+$/.test(value);
}

function valuePlace({ text, terms }: AttributeClaim, { last }: Mention): Span | null {
  const term = terms[last];
  if (term === undefined) return null;
  const korean = term.language === 'ko' || /[가-힣]/.test(term.surface);
  const from = korean ? term.start + term.surface.length : term.end;
  const gap = korean ? koreanGap(text, term) : (COPULA.exec(text.slice(from))?.[0].length ?? -1);
  if (gap < 0) return null;
  const start = from + gap;
  const size = VALUE_END.exec(text.slice(start))?.index ?? text.length - start;
  return size === 0 || size > LONGEST * 2 ? null : { start, end: start + size };
}

function koreanGap(text: string, term: Term): number {
  const topic = /(?:은|는|이|가)$/.test(term.surface) || text.charAt(term.end) === ':';
  return topic && KOREAN_TOPIC.test(`은${text.slice(term.end)}`)
    ? (/^\s*:?\s*/.exec(text.slice(term.end))?.[0].length ?? 0)
    : -1;
}

function compare(claim: AttributeClaim, place: Span, leaf: Leaf, read: TermReader): Found[] {
  const said = claim.terms.filter(
    ({ start, kind }) => start >= place.start && start < place.end && kind !== 'function',
  );
  const value = String(leaf.value);
  if (said.length === 0) return [];
  const stored = new Set(read(value).map(({ stem }) => stem));
  const digits = value.replaceAll(/\D/g, '');
  const strange = said.filter((term) => !stored.has(term.stem) && !isInside(term, value, digits));
  if (strange.length === 0) return [found(place, 'supported', claim, leaf)];
  if (value.includes(',') || strange.length > 3 || isOtherScript(value, strange)) return [];
  const at = {
    start: strange[0]?.start ?? place.start,
    end: Math.min(place.end, strange.at(-1)?.end ?? place.end),
  };
  return [found(at, 'contradicted', claim, leaf)];
}

/** A word of one script and a value of another cannot be compared by their letters. */
function isOtherScript(value: string, said: readonly Term[]): boolean {
  if (!/\p{L}/u.test(value)) return false;
  return said.every(({ surface }) => /[가-힣]/.test(surface) !== /[가-힣]/.test(value));
}

/** Digits of a longer number, and Korean words with what hangs on them, stand in the value as a part. */
function isInside({ surface, stem }: Term, value: string, digits: string): boolean {
  if (/^\d+$/.test(surface)) return digits.includes(surface);
  if (/^(?:입니다|이다|이며|이고)$/.test(surface)) return true;
  const lower = value.toLowerCase();
  if (lower.includes(surface.toLowerCase().replace(/(?:입니다|이다|이며|이고|임)$/, ''))) return true;
  return (
    (stem.length > 1 && lower.includes(stem)) || (surface.length > 1 && lower.includes(surface.toLowerCase()))
  );
}

function found(place: Span, outcome: Found['outcome'], claim: AttributeClaim, leaf: Leaf): Found {
  return {
    rule: 'GR38',
    outcome,
    place,
    reading: claim.text.slice(place.start, place.end),
    path: leaf.path,
    value: leaf.value,
    code: 'TERM_MISMATCH',
  };
}
