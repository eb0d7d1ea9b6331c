import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import type { Term } from '../../language/term.ts';

const AGREED = 0.7;
/** Plain words change places in many ways that mean the same. */
const WORDS_AGREED = 0.85;
const PASSIVE = /\b(?:is|are|was|were|be|been|being)\b[^,;]*\bby\b/iu;
const ARTICLES: ReadonlySet<string> = new Set('a an the its his her their our'.split(' '));
const ROLES: ReadonlySet<string> = new Set(
  'from to by of in with for on at than against under over'.split(' '),
);
const OPPOSED_LINKS: readonly (readonly [string, string])[] = [
  ['before', 'after'],
  ['with', 'without'],
  ['above', 'below'],
  ['over', 'under'],
  ['since', 'until'],
  ['inside', 'outside'],
];

const CAPITAL = /^\p{Lu}/u;

interface Linked {
  readonly at: number;
  readonly place: number;
  readonly kind: 'name' | 'number' | 'word';
  /** The function word before it in the claim and in the sentence; empty where there is none. */
  readonly own: string;
  readonly theirs: string;
}

/** GR26: two names, numbers or things stand in each other's places; before stands for after. */
export function checkExchange(alignment: Alignment, held: HeldClause): CheckedText[] {
  const { best, terms } = held;
  if (best.share < AGREED) return [];
  const linked = linkedWords(alignment, held);
  const pair = swappedLinks(linked) ?? turnedRound(alignment, held, linked);
  if (pair !== null) {
    const [one, other] = pair.map(({ at }) => terms[at]?.term);
    if (one === undefined || other === undefined) return [];
    const place = { start: one.start, end: other.end };
    const reading = `${one.surface} … ${other.surface}`;
    const actual = `${other.surface} … ${one.surface}`;
    return [{ rule: 'GR26', outcome: 'contradicted', place, reading, actual, code: 'ENTITY_MISMATCH' }];
  }
  return opposedLink(alignment, held, linked);
}

function linkedWords({ passages }: Alignment, { terms, best }: HeldClause): Linked[] {
  return terms.flatMap(({ term, weight, word }, at): Linked[] => {
    const place = Math.max(best.order[at] ?? -1, best.moved[at] ?? -1);
    if (weight === 0 || place < 0 || term.kind === 'function') return [];
    const isUnique = term.kind !== 'word' || occurrences(passages, best.first, best.length, word) === 1;
    if (!isUnique) return [];
    const own = linkBefore((index) => terms[index]?.term, at);
    const theirs = linkBefore((index) => (index < 0 ? undefined : passages.terms[best.first + index]), place);
    const kind = kindOf(term, passages.terms[best.first + place]);
    return [{ at, place, kind, own, theirs }];
  });
}

/** At the beginning of a sentence any word has a capital; the other side tells a name. */
function kindOf({ kind, surface }: Term, there: Term | undefined): Linked['kind'] {
  if (kind === 'function') return 'word';
  const isName = kind === 'name' || there?.kind === 'name';
  return isName && CAPITAL.test(surface) && CAPITAL.test(there?.surface ?? '') ? 'name' : kind;
}

function occurrences({ words }: Alignment['passages'], first: number, length: number, word: number): number {
  let found = 0;
  for (let at = first; at < first + length; at++) if (words[at] === word) found++;
  return found;
}

function linkBefore(termAt: (index: number) => Term | undefined, at: number): string {
  let index = at - 1;
  let term = termAt(index);
  while (term?.kind === 'function' && ARTICLES.has(term.stem)) term = termAt(--index);
  return term?.kind === 'function' ? term.stem : '';
}

type Pair = readonly [Linked, Linked];

/** From A to B, where the sentence has from B to A. */
function swappedLinks(linked: readonly Linked[]): Pair | null {
  for (const one of linked)
    for (const other of linked) {
      if (one.at >= other.at || one.kind !== other.kind || one.own === other.own) continue;
      if (ROLES.has(one.own) && ROLES.has(other.own) && one.own === other.theirs && other.own === one.theirs)
        return [one, other];
    }
  return null;
}

/** A x B, where the sentence has B x A in the same voice. */
function turnedRound(
  { passages, text }: Alignment,
  { terms, best }: HeldClause,
  linked: readonly Linked[],
): Pair | null {
  const sentence = passages.sentences[best.sentence];
  const there = passages.passages[sentence?.passage ?? 0]?.text.slice(sentence?.start, sentence?.end) ?? '';
  const here = text.slice(terms[0]?.term.start, terms.at(-1)?.term.end);
  const isOtherVoice = PASSIVE.test(here) !== PASSIVE.test(there);
  for (const [index, one] of linked.entries())
    for (const other of linked.slice(index + 2)) {
      if (one.kind !== other.kind || one.place < other.place) continue;
      if (one.kind === 'number' && isYear(terms[one.at]) !== isYear(terms[other.at])) continue;
      if (one.kind !== 'number' && isOtherVoice) continue;
      if (one.kind === 'word' && best.share < WORDS_AGREED) continue;
      const extra =
        contentBetween(passages, best.first + other.place, best.first + one.place) -
        (other.at - one.at - gaps(terms, one.at, other.at));
      if (one.kind !== 'number' && Math.abs(extra) > (one.kind === 'name' ? 1 : 0)) continue;
      const between = linked.some(
        ({ at, place }) => at > one.at && at < other.at && place < one.place && place > other.place,
      );
      if (between) return [one, other];
    }
  return null;
}

/** A year stands in other places than what was counted in it. */
function isYear(item: HeldClause['terms'][number] | undefined): boolean {
  return /^(?:1[5-9]|20)\d\d$/u.test(item?.term.surface ?? '');
}

/** Content words of the evidence after one place up to another. */
function contentBetween({ terms }: Alignment['passages'], from: number, to: number): number {
  return terms.slice(from, to).filter(({ kind }) => kind !== 'function').length;
}

/** Words without content of a clause after one place up to another. */
function gaps(terms: HeldClause['terms'], from: number, to: number): number {
  return terms.slice(from, to).filter(({ weight }) => weight === 0).length;
}

function opposedLink(
  { passages }: Alignment,
  { terms, best }: HeldClause,
  linked: readonly Linked[],
): CheckedText[] {
  for (const { at, own, theirs } of linked) {
    const isOpposed = OPPOSED_LINKS.some(
      ([a, b]) => (own === a && theirs === b) || (own === b && theirs === a),
    );
    const term = terms[at]?.term;
    if (!isOpposed || term === undefined || best.share < AGREED) continue;
    if (
      passages.terms
        .slice(best.first, best.first + best.length)
        .some(({ surface }) => surface.toLowerCase() === own)
    )
      continue;
    const place = { start: term.start, end: term.end };
    const reading = `${own} ${term.surface}`;
    return [{ rule: 'GR27', outcome: 'contradicted', place, reading, actual: theirs, code: 'TERM_MISMATCH' }];
  }
  return [];
}
