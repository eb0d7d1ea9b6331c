import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import { type Exact, exact } from '../statement/exact.ts';
import type { Statement } from '../statement/statement.ts';
import { compareValues } from '../values/compare-values.ts';
import { askedOf, computes } from './facts/asked.ts';
import { readFacts } from './facts/read-facts.ts';
import { valueClaim } from './facts/value-claim.ts';
import type { Judged, OpenReason, Outcome, ReadPlace } from './judged.ts';
import { type Match, match } from './match.ts';
import type { Means } from './means.ts';
import { operate } from './operators/operators.ts';
import { questionOf } from './operators/question.ts';
import { byForm, bySense } from './same-word.ts';
import { repeats } from './verbatim/repeats.ts';
import { isNarrowed } from './verbatim/narrowed.ts';
import { accountedFor, reasonOf } from './verbatim/left-words.ts';
import { withQuotations } from './verbatim/quoted.ts';
import { openSources } from './verbatim/sources.ts';

/** `numeric_tolerance` as it is where nobody sets it. */
const TOLERANCE = exact(1, 20);

/** A sentence of the evidence with the place that says it. */
interface Said {
  readonly sentence: ReadSentence;
  readonly place: ReadPlace;
  readonly computes: boolean;
}

/** What the evidence says of one statement or one sentence of the claim. */
interface Held {
  readonly match: Match;
  readonly places: readonly ReadPlace[];
}

const SILENT: Held = { match: null, places: [] };

/** Texts that were read once; claims are held against them one by one. */
export type TextJudge = (claim: string) => Judged;

function holdStatement(
  claim: Statement,
  claimed: ReadSentence,
  evidence: readonly Said[],
  means: Means,
): Held {
  const found = evidence.flatMap(({ sentence, place }) =>
    sentence.statements.map((statement) => {
      const said = match(claim, statement, means.says);
      const isLess = said === 'supported' && isNarrowed(claim, claimed, statement, sentence, means.words);
      return { match: isLess ? null : said, place };
    }),
  );
  const decided = (['contradicted', 'supported'] as const).find((one) =>
    found.some((said) => said.match === one),
  );
  if (decided === undefined) return SILENT;
  return { match: decided, places: found.filter((said) => said.match === decided).map(({ place }) => place) };
}

/** What computes is held by its values and operators, or against a sentence that computes as well. */
function holdStatements(claim: ReadSentence, evidence: readonly Said[], means: Means): readonly Held[] {
  const alike = computes(claim, means.words) ? evidence.filter((one) => one.computes) : evidence;
  const { statements } = claim;
  return statements.length === 0
    ? [SILENT]
    : statements.map((one) => holdStatement(one, claim, alike, means));
}

function holdValues(claim: ReadSentence, evidence: readonly Said[], means: Means): Held {
  const sentences = evidence.map(({ sentence }) => sentence);
  const base = readFacts(sentences, means.words, [claim]);
  const own = askedOf(claim, base, means.words);
  const computed = operate(questionOf(claim, own, base, sentences, means));
  const { match: found, facts } = computed ?? valueClaim(own, base, means);
  return { match: found, places: facts.flatMap(({ sentence }) => evidence[sentence]?.place ?? []) };
}

function outcomeOf(held: readonly Held[]): Outcome {
  if (held.some((one) => one.match === 'contradicted')) return 'contradicted';
  return held.length > 0 && held.every((one) => one.match === 'supported') ? 'supported' : 'undecided';
}

/** Reads the passages. A sentence of a claim that says nothing leaves the claim undecided. */
export function openTexts(
  passages: readonly string[],
  reader: Reader,
  tolerance: Exact = TOLERANCE,
): TextJudge {
  const { words, relations } = reader;
  const means: Means = {
    words,
    says: bySense(relations),
    kin: byForm(relations),
    compare: (one, other) => compareValues(one, other, { tolerance }),
  };
  const read = passages.flatMap((text, passage) =>
    readText(text, reader).map((sentence) => ({ sentence, place: { passage, span: sentence.span } })),
  );
  const evidence = withQuotations(read, passages).map((one) => ({
    ...one,
    computes: computes(one.sentence, words),
  }));
  const sources = openSources(evidence, words, relations);
  const all = evidence.map(({ sentence }) => sentence);
  const hold = (sentence: ReadSentence): readonly Held[] => {
    const repeated = repeats(sentence, sources, { means, relations });
    if (repeated.match === 'supported') return [repeated];
    const byValue = holdValues(sentence, evidence, means);
    const held = byValue.match === null ? holdStatements(sentence, evidence, means) : [byValue];
    return repeated.match === null || held.some(({ match: found }) => found !== null) ? held : [repeated];
  };
  return (claim) => {
    const asked = readText(claim, reader);
    const held = asked.flatMap(hold);
    const outcome = outcomeOf(held);
    if (outcome !== 'undecided')
      return { outcome, reason: null, left: [], places: held.flatMap(({ places }) => places) };
    const accounted = asked.map((sentence) => accountedFor(sentence, sources, all, means));
    const isSilent = accounted.length > 0 && accounted.every(({ none }) => none);
    if (isSilent && isOfOneScript(claim, passages))
      return { outcome: 'not_said', reason: null, left: [], places: [] };
    const left = accounted.flatMap((one) => one.left);
    const reasons = asked.map((sentence) => reasonOf(sentence, sources, means));
    return { outcome, reason: openReason(reasons, left.length > 0), left, places: [] };
  };
}

const HANGUL = /[가-힣]/u;

/** Words of another language stand nowhere, whatever the evidence says. */
function isOfOneScript(claim: string, passages: readonly string[]): boolean {
  return passages.some((text) => HANGUL.test(text) === HANGUL.test(claim));
}

/** Of several sentences the one reason that tells most. */
const REASONS: readonly OpenReason[] = [
  'other_mood',
  'words_left',
  'evidence_unread',
  'claim_unread',
  'unbound',
];

function openReason(reasons: readonly OpenReason[], isLeft: boolean): OpenReason {
  const all = isLeft ? [...reasons, 'words_left' as const] : reasons;
  return REASONS.find((one) => all.includes(one)) ?? 'claim_unread';
}

/** Says of one claim whether the passages say it. */
export function judgeText(claim: string, passages: readonly string[], reader: Reader): Judged {
  return openTexts(passages, reader)(claim);
}
