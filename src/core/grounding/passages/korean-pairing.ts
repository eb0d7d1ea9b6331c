import type { Amount } from '../../language/korean-amount.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Link } from './korean-alignment.ts';
import type { KoreanHold } from './korean-hold.ts';
import { amountsIn, partsIn, wordsIn } from './korean-reading.ts';

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
  const [from, to] = [partsIn(hold.said), partsIn(hold.there)];
  if ((from.at(-1) ?? 0) === 0 || (to.at(-1) ?? 0) === 0) return [];
  const items = [...wordItems(hold, from, to), ...amountItems(hold, from, to)].sort((a, b) => a.at - b.at);
  const parts = grouped(items, ({ from: part }) => part);
  const sharing = grouped(items, ({ to: part }) => part);
  for (const [first, own] of parts)
    for (const second of partsSharing(first, own, sharing)) {
      const found = exchanged(own, parts.get(second) ?? []);
      if (found !== null) return [found];
    }
  return [];
}

/** The later parts of the claim that speak of a part of the window of which this one speaks too, in order. */
function partsSharing(
  first: number,
  own: readonly Item[],
  sharing: ReadonlyMap<number, readonly Item[]>,
): number[] {
  const later = own.flatMap(({ to }) => (sharing.get(to) ?? []).map(({ from }) => from));
  return [...new Set(later)].filter((part) => part > first).sort((a, b) => a - b);
}

function grouped(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

function exchanged(
  first: readonly Item[],
  second: readonly Item[],
): readonly [KoreanTerm, KoreanTerm] | null {
  for (const x of first)
    for (const y of first) {
      if (x === y || x.to === y.to) continue;
      for (const u of second) {
        if (u.to !== y.to || u === y || !isOfKind(x, y, u)) continue;
        const v = second.find((other) => other.to === x.to && other !== u);
        if (v !== undefined && (v.kind === y.kind || isFirm(y) || isFirm(v) || isTopic(x, u)))
          return [u.term, v.term];
      }
    }
  return null;
}

/** Two things of one kind, or two that are each said with a deed of the other: A를 지나지 않고 B로 돌아간다. */
function isOfKind(x: Item, y: Item, u: Item): boolean {
  return u.kind === x.kind || (y.kind === 'deed' && NOUNS.has(x.kind) && NOUNS.has(u.kind));
}

/** What each half is about: whatever is said of the one is said of the other. */
function isTopic(x: Item, u: Item): boolean {
  return x.kind === 'subject' && u.kind === 'subject';
}

const NOUNS: ReadonlySet<string> = new Set(['object', 'to', 'from']);

function isFirm({ kind }: Item): boolean {
  return kind.startsWith('#') || kind === 'name';
}

function wordItems(hold: KoreanHold, from: Int32Array, to: Int32Array): Item[] {
  const { links, claim } = hold;
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { stem } of claim) (seen.has(stem) ? again : seen).add(stem);
  return links.flatMap((link) => {
    if (link.share < 0.75 || link.place < 0) return [];
    if (again.has(link.term.stem) || isRepeated(link, hold)) return [];
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
  if (term?.surface.endsWith('지') === true && /^[않못]/u.test(claim[at + 1]?.surface ?? '')) return 'deed';
  return role === 'topic' || role === 'is' ? 'subject' : role;
}

function isRepeated({ term, place }: Link, { window, there }: KoreanHold): boolean {
  const { byStem } = wordsIn(there);
  const [one, other] = [byStem.get(window[place]?.stem ?? '') ?? [], byStem.get(term.stem) ?? []];
  return one.length > 1 || other.length > 1 || (one.length > 0 && other.length > 0 && one[0] !== other[0]);
}

function amountItems({ claim, said, there }: KoreanHold, from: Int32Array, to: Int32Array): Item[] {
  const [asked, known] = [byValue(amountsIn(said)), byValue(amountsIn(there))];
  return amountsIn(said).flatMap((amount) => {
    const [only, another] = (known.get(amount.value) ?? []).filter((other) => isUnit(amount, other));
    const term = claim[amount.at];
    if (only === undefined || term === undefined || another !== undefined) return [];
    const own = (asked.get(amount.value) ?? []).filter((other) => isUnit(other, amount));
    if (own.length > 1) return [];
    const kind = `#${amount.unit}`;
    return [{ term, at: amount.at, place: only.at, kind, from: from[amount.at] ?? 0, to: to[only.at] ?? 0 }];
  });
}

function byValue(amounts: readonly Amount[]): ReadonlyMap<number, readonly Amount[]> {
  const found = new Map<number, Amount[]>();
  for (const amount of amounts) {
    const same = found.get(amount.value);
    if (same === undefined) found.set(amount.value, [amount]);
    else same.push(amount);
  }
  return found;
}

function isUnit(one: Amount, other: Amount): boolean {
  return one.unit === other.unit || one.unit === '' || other.unit === '';
}
