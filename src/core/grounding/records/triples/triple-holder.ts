import type { TermReader } from '../../../language/term.ts';
import type { ClaimText, Held, Holder } from '../../held.ts';
import { probabilityBy } from '../../fitted-model.ts';
import { attributeRuling } from '../attributes/attribute-ruling.ts';
import type { Triple } from './triple.ts';
import { NAMED, thingMentions } from './triple-mentions.ts';
import { strangeTerms, tripleSignals } from './triple-signals.ts';
import { tripleWorld, type TripleWorld, unaccented } from './triple-world.ts';
import { TRIPLE_WEIGHTS } from './weights-triple.ts';

/** Holds claims against triples. What a claim leaves out is no fault; what no triple accounts for is. */
export function tripleHolder(evidence_id: string, triples: readonly Triple[], read: TermReader): Holder {
  const world = tripleWorld(triples, read);
  const before = new Set<string>();
  return { next: (claim) => hold(evidence_id, world, claim, read, before) };
}

function hold(
  evidence_id: string,
  world: TripleWorld,
  { text }: ClaimText,
  read: TermReader,
  before: Set<string>,
): Held {
  const terms = read(unaccented(text));
  const mentions = thingMentions(world, terms);
  const strange = strangeTerms(world, terms);
  const signals = tripleSignals(world, { terms, mentions, strange, before });
  const places = strange.flatMap((at) => {
    const term = terms[at];
    return term === undefined ? [] : [{ start: term.start, end: term.end }];
  });
  const named = new Set(mentions.filter(({ share }) => share >= NAMED).map(({ thing }) => thing.name));
  for (const name of named) before.add(name);
  const told = world.triples.filter(({ subject, object }) => named.has(subject) && named.has(object));
  const numbers = places.filter(({ start, end }) => /^\d/.test(text.slice(start, end)));
  return {
    evidence_id,
    rulings: numbers.map((place) =>
      attributeRuling(evidence_id, {
        rule: 'GR38',
        outcome: 'not_found',
        place,
        reading: text.slice(place.start, place.end),
        path: '',
        value: undefined,
      }),
    ),
    signals,
    unsupported: places,
    read: told.map(({ path, subject, predicate, object }) => ({
      evidence_id,
      span: null,
      path,
      quote: `${subject} | ${predicate} | ${object}`,
    })),
    ...(told.length === 0 && named.size === 0 ? {} : { probability: probabilityBy(TRIPLE_WEIGHTS, signals) }),
  };
}
