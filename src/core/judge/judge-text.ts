import type { Reader } from '../read/reader.ts';
import { type ReadSentence, readText } from '../read/read-text.ts';
import { type Exact, exact } from '../statement/exact.ts';
import { compareValues } from '../values/compare-values.ts';
import { differencesOf } from './differences.ts';
import { computes } from './facts/asked.ts';
import { factReader } from './facts/fact-reader.ts';
import { type Held, type Said, SILENT } from './held.ts';
import { holdStatements } from './hold-statements.ts';
import { holdValues, saidOfOwner } from './hold-values.ts';
import type { Difference, Judged, OpenReason, Outcome, ReadPlace } from './judged.ts';
import type { Means } from './means.ts';
import { byForm, bySense, isRelated } from './same-word.ts';
import { repeats } from './verbatim/repeats.ts';
import { accountedFor, reasonOf } from './verbatim/left-words.ts';
import { withQuotations } from './verbatim/quoted.ts';
import { openSources } from './verbatim/sources.ts';

/** `numeric_tolerance` as it is where nobody sets it. */
const TOLERANCE = exact(1, 20);

/** Texts that were read once; claims are held against them one by one. */
export type TextJudge = (claim: string) => Judged;

function outcomeOf(held: readonly Held[]): Outcome {
  if (held.some((one) => one.match === 'contradicted')) return 'contradicted';
  return held.length > 0 && held.every((one) => one.match === 'supported') ? 'supported' : 'undecided';
}

/**
 * Reads the passages. A sentence of a claim that says nothing leaves the claim undecided; so does one that compares, ranks
 * or counts where the passages are not whole. `read` may remember what it has read.
 */
export function openTexts(
  passages: readonly string[],
  reader: Reader,
  tolerance: Exact = TOLERANCE,
  isWhole = true,
  read: (text: string) => readonly ReadSentence[] = (text) => readText(text, reader),
): TextJudge {
  const { words, relations } = reader;
  const means: Means = {
    words,
    says: bySense(relations),
    kin: byForm(relations),
    isCommon: isRelated(relations),
    compare: (one, other) => compareValues(one, other, { tolerance }),
  };
  const sentences = passages.flatMap((text, passage) =>
    read(text).map((sentence) => ({ sentence, place: { passage, span: sentence.span } })),
  );
  const evidence = withQuotations(sentences, passages).map(
    (one): Said => ({
      ...one,
      computes: computes(one.sentence, words),
      quote: passages[one.place.passage]?.slice(one.place.span.start, one.place.span.end) ?? '',
    }),
  );
  const sources = openSources(evidence, words, relations);
  const all = evidence.map(({ sentence }) => sentence);
  const factsFor = factReader(all, words, means.isCommon);
  const hold = (sentence: ReadSentence): readonly Held[] => {
    const repeated = repeats(sentence, sources, { means, relations });
    if (repeated.match === 'supported') return [{ ...SILENT, ...repeated }];
    if (!isWhole && computes(sentence, words)) return [SILENT];
    const base = factsFor(sentence);
    const byValue = holdValues(sentence, base, evidence, means);
    const own = byValue.match === null ? saidOfOwner(sentence, base, evidence, means) : [];
    const held = byValue.match === null ? holdStatements(sentence, own, means) : [byValue];
    if (repeated.match === null || held.some(({ match }) => match !== null))
      return held.map((one) => ({ ...one, elsewhere: byValue.elsewhere }));
    return [{ ...SILENT, ...repeated, differences: differing(sentence, repeated.places) }];
  };
  const differing = (claim: ReadSentence, places: readonly ReadPlace[]): readonly Difference[] => {
    const denying = evidence.filter(({ place }) => places.includes(place));
    const values = denying.flatMap(({ sentence }) => sentence.values);
    const said = { values, quote: denying[0]?.quote ?? '' };
    return differencesOf({ values: claim.values, computes: false }, claim.span, said, means);
  };
  const leftOf = (claim: string, asked: readonly ReadSentence[]): Judged => {
    const open: Judged = { outcome: 'undecided', reason: null, left: [], differences: [], places: [] };
    const accounted = asked.map((sentence) => accountedFor(sentence, sources, all, means));
    const isSilent = accounted.length > 0 && accounted.every(({ none }) => none);
    if (isSilent && isOfOneScript(claim, passages)) return { ...open, outcome: 'not_said' };
    const left = accounted.flatMap((one) => one.left);
    const reasons = asked.map((sentence) => reasonOf(sentence, sources, means));
    return { ...open, reason: openReason(reasons, left.length > 0), left };
  };
  return (claim) => {
    const asked = readText(claim, reader);
    const held = asked.flatMap(hold);
    const outcome = outcomeOf(held);
    const differences = outcome === 'contradicted' ? held.flatMap((one) => one.differences) : [];
    if (outcome !== 'undecided')
      return { outcome, reason: null, left: [], differences, places: held.flatMap(({ places }) => places) };
    const left = held.flatMap(({ elsewhere }) => elsewhere);
    return left.length === 0
      ? leftOf(claim, asked)
      : { outcome, reason: 'other_subject', left, differences, places: [] };
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
  'reported',
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
