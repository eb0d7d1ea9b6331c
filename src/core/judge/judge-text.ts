import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import type { Statement } from '../statement/statement.ts';
import { type Judged, type OpenReason, type Outcome, type ReadPlace } from './judged.ts';
import { type Match, match } from './match.ts';
import { bySense, type SaysWord } from './same-word.ts';

/** A statement of the evidence with the place that says it. */
interface Said {
  readonly statement: Statement;
  readonly place: ReadPlace;
}

/** What the evidence says of one statement of the claim. */
interface Held {
  readonly match: Match;
  readonly places: readonly ReadPlace[];
}

function hold(claim: Statement, evidence: readonly Said[], says: SaysWord): Held {
  const found = evidence.map(({ statement, place }) => ({ match: match(claim, statement, says), place }));
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

/** Says of a claim whether the passages say it. A sentence of the claim that says nothing leaves it undecided. */
export function judgeText(claim: string, passages: readonly string[], reader: Reader): Judged {
  const says = bySense(reader.relations);
  const asked = readText(claim, reader);
  const said = passages.flatMap((text, passage) =>
    readText(text, reader).flatMap(({ span, statements }) =>
      statements.map((statement) => ({ statement, place: { passage, span } })),
    ),
  );
  const isWhole = asked.every(({ statements }) => statements.length > 0);
  const held = isWhole
    ? asked.flatMap(({ statements }) => statements.map((statement) => hold(statement, said, says)))
    : [];
  const outcome = outcomeOf(held);
  return {
    outcome,
    reason: outcome === 'undecided' ? reasonOf(asked) : null,
    left: [],
    places: outcome === 'undecided' ? [] : held.flatMap(({ places }) => places),
  };
}
