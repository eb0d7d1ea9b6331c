import type { ReadPlace } from '../../../../contract/grounding.ts';
import type { TermReader } from '../../../language/term.ts';
import type { ClaimText, Held, Holder } from '../../held.ts';
import { checkAbsent } from './attribute-absent.ts';
import { type AttributeClaim, readAttributeClaim, termsIn } from './attribute-claim.ts';
import { checkFlags } from './attribute-flags.ts';
import type { Leaves } from './attribute-leaves.ts';
import { leavesOf } from './attribute-leaves.ts';
import { findMentions, type Mention, type MentionIndex, mentionIndex } from './attribute-mentions.ts';
import { checkNumbers } from './attribute-numbers.ts';
import { probabilityBy } from '../../fitted-model.ts';
import { readerOf } from './attribute-read.ts';
import { attributeRuling, type Found, shown } from './attribute-ruling.ts';
import { attributeSignals, type Checked } from './attribute-signals.ts';
import { checkStates, type StateIndex, stateIndex } from './attribute-states.ts';
import { strangeRuns } from './attribute-strange.ts';
import { bestText, readTexts, type Texts } from './attribute-texts.ts';
import { knownThings, type Things } from './attribute-things.ts';
import { unsupportedParts } from './attribute-unsupported.ts';
import { type EvidenceWords, evidenceWords } from './attribute-words.ts';
import { checkHours } from '../hours/hours-check.ts';
import { storedWeek, unknownHours } from '../hours/hours-stored.ts';
import type { Week } from '../hours/hours-week.ts';
import { leftOver } from '../left-over.ts';
import type { Records } from '../record-table.ts';
import { ATTRIBUTE_WEIGHTS } from './weights-attribute.ts';
import { ATTRIBUTE_WEIGHTS_KOREAN } from './weights-attribute-korean.ts';

/** Records ready to hold claims against. Built once an answer, linear in the cells. */
interface Prepared {
  readonly records: Records;
  readonly read: TermReader;
  readonly leaves: Leaves;
  readonly names: MentionIndex;
  readonly parents: MentionIndex;
  readonly states: StateIndex;
  readonly words: EvidenceWords;
  readonly texts: Texts;
  readonly things: Things;
  readonly week: Week | null;
  readonly unknownHours: string | null;
}

function prepare(records: Records, read: TermReader): Prepared {
  const leaves = leavesOf(records);
  const texts = readTexts(records, read);
  const week = storedWeek(records);
  return {
    records,
    read,
    leaves,
    names: mentionIndex(leaves),
    parents: mentionIndex(leaves, 'parents'),
    states: stateIndex(leaves.leaves),
    words: evidenceWords(records, leaves, texts, read),
    texts,
    things: knownThings(records.mapped),
    week,
    unknownHours: unknownHours(records),
  };
}

/** Holds claims against objects with attributes. `read` knows the languages of the claims and of the long texts. */
export function attributeHolder(records: Records, read: TermReader): Holder {
  const reader = readerOf(read);
  const prepared = prepare(records, reader);
  return { next: (claim) => hold(prepared, claim) };
}

function takenBy(mentions: readonly Mention[]): Set<number> {
  const taken = new Set<number>();
  for (const { first, last } of mentions) for (let at = first; at <= last; at++) taken.add(at);
  return taken;
}

/** True where a value is bound by its attribute: that a state stands somewhere in the data binds nothing. */
function isBound({ flags, hours, numbers, states }: Checked, named: readonly Mention[]): boolean {
  const bound = states.filter(({ path }) => named.some(({ target }) => target.path === path));
  return [...flags, ...hours, ...numbers, ...bound].some(({ outcome }) => outcome === 'supported');
}

function placesOf(found: readonly Found[]): Found['place'][] {
  return found.map(({ place }) => place);
}

/** The words of what a day has: a claim that it is closed says them apart from the day. */
function wordsOf(hours: readonly Found[], read: TermReader): ReadonlySet<string> {
  return new Set(
    hours.flatMap(({ value }) => (typeof value === 'string' ? read(value) : [])).map(({ stem }) => stem),
  );
}

/** True where the claim says a number, or a word of a value, that no check has held against its key. */
function hasUnread(
  { terms }: AttributeClaim,
  { telling }: EvidenceWords,
  taken: ReadonlySet<number>,
  ofHours: ReadonlySet<string>,
): boolean {
  return terms.some(
    ({ stem, kind }, at) =>
      (kind === 'number' || (telling.has(stem) && !ofHours.has(stem))) && !taken.has(at),
  );
}

function hold(prepared: Prepared, said: ClaimText): Held {
  const { records, read, words } = prepared;
  const { leaves } = prepared.leaves;
  const claim = readAttributeClaim(said.text, read);
  const named = findMentions(prepared.names, claim);
  const led = [...named, ...findMentions(prepared.parents, claim)];
  const hours = checkHours(said.text, prepared.week, prepared.unknownHours);
  const numbers = checkNumbers(claim, led, words, leaves, placesOf(hours));
  const byKey = takenBy(named);
  const states = checkStates(claim, prepared.states, byKey);
  const placed = [...hours, ...numbers, ...states];
  const taken = new Set([...byKey, ...termsIn(claim, placesOf(placed))]);
  const runs = strangeRuns(claim, words, taken);
  const flags = checkFlags(claim, named, words);
  const grounded = [...flags, ...placed].some(({ outcome }) => outcome === 'supported');
  const absent = checkAbsent(claim, runs, words, taken, { things: prepared.things, grounded });
  const checked: Checked = { flags, hours, numbers, states, absent };
  const text = bestText(prepared.texts, claim);
  const found = Object.values(checked)
    .flat()
    .sort((a, b) => a.place.start - b.place.start);
  const signals = attributeSignals(claim, checked, runs, text.share);
  return {
    evidence_id: records.evidence_id,
    rulings: found.map((one) => attributeRuling(records.evidence_id, one)),
    signals,
    probability: probabilityBy(
      /[가-힣]/.test(said.text) ? ATTRIBUTE_WEIGHTS_KOREAN : ATTRIBUTE_WEIGHTS,
      signals,
    ),
    ...(found.length === 0 ? { words: true } : {}),
    ...(signals['alien'] === 1 ? { unsaid: true } : {}),
    unsupported: unsupportedParts(claim, found),
    left: leftOver(said.text, placesOf(found)),
    ...(isBound(checked, runs.length === 0 ? named : []) &&
    !hasUnread(claim, words, taken, wordsOf(hours, read))
      ? {}
      : { unbound: true }),
    read: [
      ...found.filter(({ path }) => path !== '').map((one) => place(records, one)),
      ...(text.read === null ? [] : [text.read]),
    ],
  };
}

function place({ evidence_id }: Records, { path, value }: Found): ReadPlace {
  return { evidence_id, span: null, path, quote: shown(value) };
}
