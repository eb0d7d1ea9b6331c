import { sidesAgainst } from '../../language/korean-kinship.ts';
import type { Amount } from '../../language/korean-amount.ts';
import type { Role } from '../../language/korean-nominal.ts';
import type { KoreanTerm } from '../../language/korean-term.ts';
import type { Link } from './korean-alignment.ts';
import { placesOf } from './korean-clauses.ts';
import type { KoreanHold } from './korean-hold.ts';
import { isPersonName, namesBefore } from './korean-names.ts';
import { amountsIn, clausesIn, partsIn, wordsIn } from './korean-reading.ts';

/** From here on a word counts as met. */
const MET = 0.75;
/** How much of the rest of a clause one part of the window must hold to be what the clause speaks of. */
const MOST = 0.5;
const FEWEST = 2;
const SLOTS: ReadonlySet<Role> = new Set(['subject', 'object', 'to', 'from']);

/**
 * Words that stand in the window, but not in the part of it that the clause speaks of, which has another word in their
 * place: an alternative, a code of the same make, another person, another word before the same head, or another word
 * with the same particle of the same predicate.
 */
export function misplaced(hold: KoreanHold): KoreanTerm[] {
  const parts = partsIn(hold.there);
  if (isOnePart(hold, parts)) return [];
  const where = hold.links.map((link) => partsOf(link, hold, parts));
  const voting = [
    ...where.map((own, at) => ofSentence(hold, hold.links[at], parts) ?? own),
    ...partsOfAmounts(hold, parts),
  ];
  return hold.links.flatMap((link, index) => {
    const own = where[index];
    if (own === undefined || link.share < MET || !mayBeExchanged(link, hold)) return [];
    const part = partOfRest(index, voting);
    if (part === null || own.has(part) || isInherited(link, part, hold, parts)) return [];
    const isRival = rivalIn(link, hold, parts);
    const taken = new Set(hold.links.flatMap(({ place, share }) => (share >= MET ? [place] : [])));
    const rival = hold.window.some(
      (term, place) => parts[place] === part && !taken.has(place) && isRival(term, place),
    );
    return rival ? [link.term] : [];
  });
}

/** Every word that is met stands in one part of the window: none of them in another's place. */
function isOnePart({ links }: KoreanHold, parts: Int32Array): boolean {
  let only = -1;
  for (const { share, place } of links) {
    if (share < MET || place < 0) continue;
    if (only >= 0 && only !== parts[place]) return false;
    only = parts[place] ?? -1;
  }
  return true;
}

/** What a sentence is about holds for its later parts too. */
function isInherited(
  { term }: Link,
  part: number,
  { window, there }: KoreanHold,
  parts: Int32Array,
): boolean {
  const first = parts.indexOf(part);
  const start = there.starts.findLast((from) => from <= first) ?? 0;
  return placesOf(term, wordsIn(there)).some(
    (place) => place >= start && place < first && (place === start || slotOf(window, place) === 'subject'),
  );
}

function partsOf({ term, place, share }: Link, hold: KoreanHold, parts: Int32Array): ReadonlySet<number> {
  if (share < MET || place < 0) return new Set();
  const places = placesOf(term, wordsIn(hold.there));
  return new Set((places.length > 0 ? places : [place]).map((at) => parts[at] ?? 0));
}

/** What a sentence is about is said of all its parts: null for a word that is not. */
function ofSentence(
  { window, there }: KoreanHold,
  link: Link | undefined,
  parts: Int32Array,
): ReadonlySet<number> | null {
  const place = link?.place ?? -1;
  const [term, next] = [window[place], window[place + 1]];
  if (term?.role !== 'topic' && !(term?.role === 'bare' && next?.role === 'topic')) return null;
  const start = there.starts.findLast((from) => from <= place) ?? 0;
  const end = there.starts.find((from) => from > place) ?? window.length;
  const topics = window.slice(start, end).filter(({ role, use }) => role === 'topic' && use === null);
  return topics.length === 1 ? new Set(parts.subarray(start, end)) : null;
}

/** Numbers of the claim stand for what they count. */
function partsOfAmounts({ amounts, there }: KoreanHold, parts: Int32Array): ReadonlySet<number>[] {
  return amounts
    .filter(({ outcome }) => outcome === 'held')
    .map(({ amount }) => {
      const same = amountsIn(there).filter(
        ({ value, unit }) => value === amount.value && unit === amount.unit,
      );
      return new Set(same.map(({ at }) => parts[at] ?? 0));
    });
}

/** The one part that holds most of the other words; null where none holds enough, or two hold as much. */
function partOfRest(index: number, where: readonly ReadonlySet<number>[], fewest = FEWEST): number | null {
  const scores = new Map<number, { count: number; score: number }>();
  where.forEach((own, other) => {
    if (other === index) return;
    for (const part of own) {
      const known = scores.get(part) ?? { count: 0, score: 0 };
      scores.set(part, { count: known.count + 1, score: known.score + 1 / own.size });
    }
  });
  const voters = where.filter((_, other) => other !== index).length;
  const ranked = [...scores].sort(([, a], [, b]) => b.score - a.score || b.count - a.count);
  const [best, next] = ranked;
  if (best === undefined || best[1].count < fewest || best[1].count < MOST * voters) return null;
  return next !== undefined && next[1].score === best[1].score ? null : best[0];
}

function mayBeExchanged({ term, at }: Link, { claim }: KoreanHold): boolean {
  if (term.use !== null || term.kind === 'function') return false;
  return (
    term.role !== 'bare' ||
    term.sides.length > 0 ||
    term.kind === 'name' ||
    isPersonName(term) ||
    isBeside(claim, at)
  );
}

/** A noun directly before another one. */
function isBeside(terms: readonly KoreanTerm[], at: number): boolean {
  const [term, next] = [terms[at], terms[at + 1]];
  return term?.role === 'bare' && next?.kind === 'word' && next.use === null && next.start === term.end + 1;
}

/** The particle that a word has, or that the noun has which it stands before. */
export function slotOf(terms: readonly KoreanTerm[], at: number): Role {
  const role = isBeside(terms, at) ? (terms[at + 1]?.role ?? 'bare') : (terms[at]?.role ?? 'bare');
  return role === 'topic' ? 'subject' : role;
}

function rivalIn(
  link: Link,
  hold: KoreanHold,
  parts: Int32Array,
): (term: KoreanTerm, place: number) => boolean {
  const { claim, window, links } = hold;
  const { term, at } = link;
  const against = new Set(term.sides.flatMap(sidesAgainst));
  const slot = slotOf(claim, at);
  const head = isBeside(claim, at) ? claim[at + 1] : undefined;
  const deed = links.find((other) => other.at > at && other.term.use !== null);
  const isDone = deed !== undefined && deed.share >= MET && window[deed.place]?.use !== null;
  const deedPlace = isDone ? deed.place : -1;
  const counted = new Set(amountsIn(hold.there).flatMap(({ at: from, to }) => range(from, to)));
  return (other, place) => {
    if (other.use !== null || other.kind === 'function' || other.kind === 'number' || isAlike(term, other))
      return false;
    if (counted.has(place) || other.stems.some((stem) => ANY.has(stem))) return false;
    if (other.sides.some((side) => against.has(side))) return true;
    if (isPersonName(term) && isPersonName(other)) return true;
    if (shapeOf(term) !== null && shapeOf(term) === shapeOf(other)) return true;
    if (head !== undefined && isBeside(window, place) && window[place + 1]?.stem === head.stem) return true;
    const isSlot = SLOTS.has(slot) && slotOf(window, place) === slot && !isBeside(window, place);
    return isSlot && deedPlace > place && parts[deedPlace] === parts[place];
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** What stands for something named before. */
const ANY: ReadonlySet<string> = new Set(
  '회사 업체 기업 기관 단체 그 그녀 이들 그들 이곳 그곳 여기 거기 당사 본인 자신 해당 사람 것 측 쪽 일 때 곳 점 수 중 뒤 전 후'.split(
    ' ',
  ),
);

/** TX-90817 and TX-90833 are of one make. */
function shapeOf({ surface, stem, kind }: KoreanTerm): string | null {
  if (kind !== 'name' || !/\d/u.test(surface)) return null;
  return stem.replace(/\d/gu, '0').replace(/[a-z]/giu, 'a');
}

function isAlike(one: KoreanTerm, other: KoreanTerm): boolean {
  return (
    one.stems.some((stem) => other.stems.includes(stem)) ||
    one.families.some((family) => other.families.includes(family)) ||
    one.stem.includes(other.stem) ||
    other.stem.includes(one.stem)
  );
}

/**
 * A가 B보다 where the window has B가 A보다, A가 B를 where it has B가 A를: both in one sentence, and the
 * predicate the same.
 */
export function turnedRound(hold: KoreanHold): KoreanTerm[] {
  const { links, claim, window } = hold;
  const slots = links.map((link) => ({
    link,
    own: slotOf(claim, link.at),
    there: slotOf(window, link.place),
  }));
  const doers = slots.filter(({ own, link }) => own === 'subject' && link.by === 'stem');
  return doers.flatMap((doer) => {
    const other = slots.find(
      ({ own, there, link }) =>
        link.by === 'stem' &&
        (own === 'than' || own === 'object' || own === 'of') &&
        own === doer.there &&
        there === 'subject' &&
        isOneSentence(hold, doer.link.place, link.place),
    );
    return other === undefined || (links.at(-1)?.share ?? 0) < MET ? [] : [doer.link.term, other.link.term];
  });
}

function isOneSentence({ there }: KoreanHold, one: number, other: number): boolean {
  const of = (place: number) => there.starts.findLast((from) => from <= place);
  return of(one) === of(other);
}

/**
 * A number of the evidence said with a word beside which another number of its unit stands: 1974년에 지정되었다 where it
 * was found in 1974, and listed in 1981.
 */
export function otherNumbers(hold: KoreanHold): KoreanTerm[] {
  const { claim, links, there, said } = hold;
  const clauses = clausesIn(there);
  const known = amountsIn(there);
  const asked = amountsIn(said);
  return asked.flatMap((amount) => {
    const next = links.find(({ at }) => at >= amount.to);
    const term = claim[amount.at];
    if (term === undefined || next === undefined || next.by !== 'stem' || amount.unit === '') return [];
    if (next.at > amount.to || new Set(wordsAt(next.term, hold)).size !== 1) return [];
    const clause = clauses[next.place];
    const own = known.filter((other) => other.value === amount.value && other.unit === amount.unit);
    if (own.length === 0 || own.some(({ at }) => clauses[at] === clause)) return [];
    const rivals = known.filter(
      ({ unit, value, at }) =>
        unit === amount.unit && value !== amount.value && clauses[at] === clause && at < next.place,
    );
    const isSaid = rivals.some(({ value }) => asked.some((other) => other.value === value));
    return rivals.length === 0 || isSaid ? [] : [term];
  });
}

/**
 * A number of the evidence where the clause that holds most of the rest has another one of its unit, or the part
 * that holds most of it another number behind the same letters: TX-90817 for TX-90833.
 */
export function numbersElsewhere(hold: KoreanHold): KoreanTerm[] {
  const { claim, window, links, there, said } = hold;
  const asked = amountsIn(said);
  if (asked.length === 0) return [];
  const known = amountsIn(there);
  const clauses = clausesIn(there);
  const bestOf = (parts: Int32Array) =>
    partOfRest(
      -1,
      links.map((link) => partsOf(link, hold, parts)),
      SURE,
    );
  return asked.flatMap((amount) => {
    const prefix = claim[amount.at - 1];
    const isId = amount.unit === '' && prefix?.kind === 'name';
    if (amount.unit === '' && !isId) return [];
    const parts = isId ? partsIn(there) : clauses;
    const own = known.filter((other) => other.value === amount.value && other.unit === amount.unit);
    const best = own.length === 0 ? null : bestOf(parts);
    if (best === null || own.some(({ at }) => parts[at] === best)) return [];
    const isRival = ({ unit, value, at }: Amount) =>
      parts[at] === best &&
      unit === amount.unit &&
      asked.every((other) => other.value !== value) &&
      (!isId || window[at - 1]?.stem === prefix.stem);
    const term = claim[amount.at];
    return term !== undefined && known.some(isRival) ? [term] : [];
  });
}

const SURE = 3;

function wordsAt(term: KoreanTerm, { there }: KoreanHold): readonly number[] {
  return placesOf(term, wordsIn(there));
}

/** 피해솔 팀장 where the clause that speaks of the same has 여민재 팀장. */
export function otherTitled({ claim, focus, coverage }: KoreanHold): KoreanTerm[] {
  if (coverage < MOST) return [];
  const there = namesBefore(focus);
  return namesBefore(claim).flatMap(({ name, title }) => {
    if (focus.some(({ surface }) => surface.startsWith(name.stem))) return [];
    const rival = there.find((other) => other.title.stem === title.stem);
    return rival === undefined || claim.some(({ surface }) => surface.startsWith(rival.name.stem))
      ? []
      : [name];
  });
}
