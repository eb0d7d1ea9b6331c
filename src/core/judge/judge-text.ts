import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import type { Statement } from '../statement/statement.ts';
import { type Judged, type OpenReason, type Outcome, type ReadPlace } from './judged.ts';
import { type Match, match } from './match.ts';
import type { Means } from './align.ts';
import { bound, type Laid, laid } from './bound.ts';
import { askedOf } from './facts/asked.ts';
import { type FactBase, readFacts } from './facts/read-facts.ts';
import { valueClaim } from './facts/value-claim.ts';
import { exact } from '../statement/exact.ts';
import { compareValues } from '../values/compare-values.ts';
import { byOpposition, bySense } from './same-word.ts';

/** `numeric_tolerance` as it is where nobody sets it. */
const TOLERANCE = exact(1, 20);

/** A statement of the evidence with the place that says it. */
interface Said extends Laid {
  readonly place: ReadPlace;
}

/** What the evidence says of one statement of the claim. */
interface Held {
  readonly match: Match;
  readonly places: readonly ReadPlace[];
}

function hold(claim: Statement, evidence: readonly Said[], means: Means): Held {
  const own = laid(claim);
  const found = evidence.map((said) => ({
    match: match(claim, said.statement, means.says) ?? bound(own, said, means),
    place: said.place,
  }));
  const decided = (['contradicted', 'supported'] as const).find((one) =>
    found.some((said) => said.match === one),
  );
  if (decided === undefined) return { match: null, places: [] };
  return { match: decided, places: found.filter((said) => said.match === decided).map(({ place }) => place) };
}

function outcomeOf(held: readonly Held[]): Outcome {
  if (held.some((one) => one.match === 'contradicted')) return 'contradicted';
  return held.length > 0 && held.every((one) => one.match === 'supported') ? 'supported' : 'undecided';
}

function reasonOf(claim: readonly ReadSentence[]): OpenReason {
  const isUnread = claim.some(
    ({ statements }) => statements.length === 0 || statements.some(({ unread }) => unread !== null),
  );
  return isUnread ? 'claim_unread' : 'unbound';
}

/** What the values of a claim come to, sentence by sentence. */
function holdValues(
  asked: readonly ReadSentence[],
  said: readonly ReadSentence[],
  base: FactBase,
  means: Means,
): Held[] {
  return asked.map((sentence) => {
    const { match: found, facts } = valueClaim(askedOf(sentence, base, means.words), base, means);
    const spans = facts.flatMap((fact) => said[fact.sentence]?.span ?? []);
    return { match: found, places: spans.map((span) => ({ passage: 0, span })) };
  });
}

/** Says of a claim whether the passages say it. A sentence of the claim that says nothing leaves it undecided. */
export function judgeText(claim: string, passages: readonly string[], reader: Reader): Judged {
  const { words, relations } = reader;
  const means: Means = {
    words,
    says: bySense(relations),
    excludes: byOpposition(relations),
    compare: (one, other) => compareValues(one, other, { tolerance: TOLERANCE }),
  };
  const asked = readText(claim, reader);
  const read = passages.map((text) => readText(text, reader));
  const said = read.flatMap((sentences, passage) =>
    sentences.flatMap(({ span, statements }) =>
      statements.map((statement) => ({ ...laid(statement), place: { passage, span } })),
    ),
  );
  const text = passages.join('\n\n');
  const all = readText(text, reader);
  const apart = (at: number): boolean =>
    at > 0 && text.slice(all[at - 1]?.span.end ?? 0, all[at]?.span.start ?? 0).split('\n').length > 2;
  const base = readFacts(all, words, apart);
  const valued = holdValues(asked, all, base, means);
  const held = asked.flatMap(({ statements }, at) => {
    const byValue = valued[at];
    if (byValue !== undefined && byValue.match !== null) return [byValue];
    return statements.length === 0
      ? [{ match: null, places: [] }]
      : statements.map((statement) => hold(statement, said, means));
  });
  const outcome = outcomeOf(held);
  return {
    outcome,
    reason: outcome === 'undecided' ? reasonOf(asked) : null,
    left: [],
    places: outcome === 'undecided' ? [] : held.flatMap(({ places }) => places),
  };
}
