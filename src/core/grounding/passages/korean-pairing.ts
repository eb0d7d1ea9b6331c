import { type Amount, amountsOf } from '../../language/korean-amount.ts';
import { readOnce } from '../../language/read-once.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Link } from './korean-alignment.ts';
import { clausesOfTerms } from './korean-clauses.ts';
import type { KoreanHold } from './korean-hold.ts';

/** Something that stands once in the claim and once in the window, and in which part of each. */
interface Item {
  readonly term: KoreanTerm;
  readonly at: number;
  readonly place: number;
  /** What it is exchanged with: a number of the same unit, a word in the same role. */
  readonly kind: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Pairs that have changed partners: A – 1, B – 2 in the claim where the window has A – 2, B – 1. The two items of the
 * second pair that stand with the wrong partner.
 */
export function changedPartners(hold: KoreanHold): readonly (readonly [KoreanTerm, KoreanTerm])[] {
  const items = itemsOf(hold);
  const parts = [...new Set(items.map(({ from }) => from))];
  if (parts.length < 2) return [];
  for (const first of parts)
    for (const second of parts) {
      if (second <= first) continue;
      const found = exchanged(
        items.filter(({ from }) => from === first),
        items.filter(({ from }) => from === second),
      );
      if (found !== null) return [found];
    }
  return [];
}

function exchanged(
  first: readonly Item[],
  second: readonly Item[],
): readonly [KoreanTerm, KoreanTerm] | null {
  for (const x of first)
    for (const y of first) {
      if (x === y || x.to === y.to) continue;
      for (const u of second) {
        if (u.to !== y.to || u.kind !== x.kind || u === y) continue;
        const v = second.find((other) => other.to === x.to && other !== u);
        if (v !== undefined && (v.kind === y.kind || isFirm(y) || isFirm(v))) return [u.term, v.term];
      }
    }
  return null;
}

function isFirm({ kind }: Item): boolean {
  return kind.startsWith('#') || kind === 'name';
}

function itemsOf(hold: KoreanHold): Item[] {
  const [from, to] = [partsOf(hold.claim), partsOf(hold.window)];
  return [...wordItems(hold, from, to), ...amountItems(hold, from, to)].sort((a, b) => a.at - b.at);
}

function wordItems({ links, claim, window }: KoreanHold, from: Int32Array, to: Int32Array): Item[] {
  return links.flatMap((link) => {
    if (link.share < 0.75 || link.place < 0 || isRepeated(link, claim, window)) return [];
    const kind = roleOf(claim, link.at);
    return [
      {
        term: link.term,
        at: link.at,
        place: link.place,
        kind,
        from: from[link.at] ?? 0,
        to: to[link.place] ?? 0,
      },
    ];
  });
}

function roleOf(claim: readonly KoreanTerm[], at: number): string {
  const term = claim[at];
  if (term?.kind === 'name') return 'name';
  const role = term?.role === 'bare' ? (claim[at + 1]?.role ?? 'bare') : (term?.role ?? 'bare');
  if (term?.use !== null && term?.use !== undefined) return 'deed';
  return role === 'topic' || role === 'is' ? 'subject' : role;
}

function isRepeated(
  { term, place }: Link,
  claim: readonly KoreanTerm[],
  window: readonly KoreanTerm[],
): boolean {
  const there = window[place]?.stem ?? '';
  return (
    claim.filter(({ stem }) => stem === term.stem).length > 1 ||
    window.filter(({ stems }) => stems.includes(there) || stems.includes(term.stem)).length > 1
  );
}

function amountItems({ claim, window }: KoreanHold, from: Int32Array, to: Int32Array): Item[] {
  const [asked, there] = [amountsOf(claim), amountsOf(window)];
  return asked.flatMap((amount) => {
    const same = there.filter((other) => isSame(amount, other));
    const [only] = same;
    const term = claim[amount.at];
    if (only === undefined || term === undefined || same.length > 1) return [];
    if (asked.filter((other) => isSame(other, amount)).length > 1) return [];
    const kind = `#${amount.unit}`;
    return [{ term, at: amount.at, place: only.at, kind, from: from[amount.at] ?? 0, to: to[only.at] ?? 0 }];
  });
}

function isSame(one: Amount, other: Amount): boolean {
  return one.value === other.value && (one.unit === other.unit || one.unit === '' || other.unit === '');
}

/** Clauses, parted at punctuation too, and behind a number where one of the same unit follows without any. */
const partsOf = readOnce(readParts);

function readParts(terms: readonly KoreanTerm[]): Int32Array {
  const clauses = clausesOfTerms(terms);
  const parts = new Int32Array(terms.length);
  const ends = amountEnds(terms);
  let part = 0;
  terms.forEach((term, at) => {
    parts[at] = part;
    const next = terms[at + 1];
    if (next !== undefined && (next.start > term.end + 1 || clauses[at] !== clauses[at + 1] || ends.has(at)))
      part++;
  });
  return parts;
}

/** 37곳으로 2021년의 22곳보다: the last term of a number with 으로, 에서, 이고. */
function amountEnds(terms: readonly KoreanTerm[]): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const { to } of amountsOf(terms)) {
    const role = terms[to - 1]?.role;
    if (role === 'to' || role === 'is' || role === 'with') ends.add(to - 1);
  }
  return ends;
}
