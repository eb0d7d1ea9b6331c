import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';
import { isPassive } from './word-slot.ts';

/** Said both ways round of the same two. */
const EITHER_WAY =
  /^(?:equal|match|meet|met|resembl|border|marr|differ|join|compet|correspond|combin|connect|link|cross|rival|neighbo)/iu;
const VERB = /(?:ed|[^s]s)$/u;
const ADVERB = /ly$/iu;
const ARTICLES: ReadonlySet<string> = new Set('a an the its his her their our'.split(' '));

/** GR26: A does B, where the sentence has B does A with nothing else between them. */
export function checkTurnedPair(alignment: Alignment, { best, terms }: HeldClause): CheckedText[] {
  if (best.moved.every((place) => place < 0)) return [];
  const { passages, text } = alignment;
  const said = terms.filter(({ term }) => term.kind !== 'function');
  const there = [...passages.terms.slice(best.first, best.first + best.length).keys()]
    .map((at) => best.first + at)
    .filter((at) => passages.terms[at]?.kind !== 'function');
  for (const [at, deed] of said.entries()) {
    const [one, other] = [said[at - 1], said[at + 1]];
    if (one === undefined || other === undefined || deed.word < 0 || one.word === other.word) continue;
    if (!VERB.test(deed.term.surface) || ADVERB.test(one.term.surface) || ADVERB.test(other.term.surface))
      continue;
    if (deed.term.kind !== 'word' || one.term.kind === 'number' || other.term.kind === 'number') continue;
    if (EITHER_WAY.test(deed.term.surface) || hasJoint(terms, one, other)) continue;
    const turned = there.some(
      (place, index) =>
        passages.words[place] === deed.word &&
        passages.words[there[index - 1] ?? -1] === other.word &&
        passages.words[there[index + 1] ?? -1] === one.word,
    );
    if (!turned) continue;
    const sentence = passages.sentences[best.sentence];
    const passage =
      passages.passages[sentence?.passage ?? 0]?.text.slice(sentence?.start, sentence?.end) ?? '';
    const place = { start: one.term.start, end: other.term.end };
    const reading = text.slice(place.start, place.end);
    if (isPassive(reading) || isPassive(passage) || /\bby\b/iu.test(reading)) continue;
    const actual = `${other.term.surface} ${deed.term.surface} ${one.term.surface}`;
    return [{ rule: 'GR26', outcome: 'contradicted', place, reading, actual, code: 'ENTITY_MISMATCH' }];
  }
  return [];
}

function hasJoint(
  terms: HeldClause['terms'],
  one: HeldClause['terms'][number],
  other: HeldClause['terms'][number],
): boolean {
  return terms
    .slice(terms.indexOf(one), terms.indexOf(other))
    .some(({ term }) => term.kind === 'function' && !ARTICLES.has(term.surface.toLowerCase()));
}
