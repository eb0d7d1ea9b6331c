import type { ReadPlace } from '../../../../contract/grounding.ts';
import type { TermReader } from '../../../language/term.ts';
import type { ClaimText, Held, Holder } from '../../held.ts';
import { checkAbsent } from './attribute-absent.ts';
import { readAttributeClaim } from './attribute-claim.ts';
import { checkDates } from './attribute-dates.ts';
import { checkFlags } from './attribute-flags.ts';
import { checkLists } from './attribute-lists.ts';
import type { Leaves } from './attribute-leaves.ts';
import type { Leaf } from './attribute-leaf.ts';
import { leavesOf } from './attribute-leaves.ts';
import { findMentions, type Mention, type MentionIndex, mentionIndex } from './attribute-mentions.ts';
import { checkNumbers } from './attribute-numbers.ts';
import { probabilityBy } from '../../fitted-model.ts';
import { readerOf } from './attribute-read.ts';
import { attributeRuling, type Found, shown } from './attribute-ruling.ts';
import { inOneRow } from './attribute-rows.ts';
import { attributeSignals, type Checked } from './attribute-signals.ts';
import { checkStated, namesSubject, type StatedIndex, statedIndex, termsIn } from './attribute-stated.ts';
import { checkStates, type StateIndex, stateIndex, stateLeaves } from './attribute-states.ts';
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
  readonly stated: StatedIndex;
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
  const states = stateIndex(leaves.leaves);
  const stating = stateLeaves(states);
  return {
    records,
    read,
    leaves,
    names: mentionIndex(leaves),
    parents: mentionIndex(leaves, 'parents'),
    stated: statedIndex(leaves.leaves.filter((leaf) => !stating.has(leaf))),
    states,
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

/** Where a value stands, whichever item of its list it is. */
function placeInAll(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[]');
}

/** True for a value that the claim says beside the name of its attribute, which nothing else of the data has. */
function isNamed({ outcome, path }: Found, named: readonly Mention[]): boolean {
  const namesOnly = ({ first }: Mention): boolean =>
    named.every((one) => one.first !== first || placeInAll(one.target.path) === placeInAll(path));
  const isOfIt = ({ target }: Mention): boolean => placeInAll(target.path) === placeInAll(path);
  return outcome === 'supported' && named.some((one) => isOfIt(one) && namesOnly(one));
}

/** The record of a list that a value stands in: `stations[1]` of `stations[1].name`; null where it stands in none. */
function itemOf(path: string): string | null {
  return /^.*\[\d+\](?=\.)/u.exec(path)?.[0] ?? null;
}

/**
 * True where a value is bound by its attribute. That a name or a state stands somewhere in the data binds nothing, nor does
 * the day over a list of records, of which it is one.
 */
function isBound(
  { flags, hours, numbers, lists, stated, values }: Checked,
  dates: readonly Found[],
  named: readonly Mention[],
  leaves: readonly Leaf[],
): boolean {
  const hasList = leaves.some(({ path }) => itemOf(path) !== null);
  const days = numbers.filter((one) => hasList && itemOf(one.path) === null && has(dates, one));
  const read = [...flags, ...hours, ...numbers, ...lists].filter((one) => !days.includes(one));
  return (
    read.some(({ outcome }) => outcome === 'supported') ||
    [...stated, ...values, ...days].some((one) => isNamed(one, named))
  );
}

/** True where something found stands at the very place of another. */
function has(found: readonly Found[], { place }: Found): boolean {
  return found.some((one) => one.place.start === place.start && one.place.end === place.end);
}

function isGrounded(found: readonly Found[]): boolean {
  return found.some((one) => one.outcome === 'supported' && !namesSubject(one));
}

function placesOf(found: readonly Found[]): Found['place'][] {
  return found.map(({ place }) => place);
}

function hold(prepared: Prepared, said: ClaimText): Held {
  const { records, read, words } = prepared;
  const { leaves } = prepared.leaves;
  const claim = readAttributeClaim(said.text, read);
  const named = findMentions(prepared.names, claim);
  const led = [...named, ...findMentions(prepared.parents, claim)];
  const byKey = takenBy(named);
  const dates = checkDates(claim, named, leaves, words);
  const hours = checkHours(said.text, prepared.week, prepared.unknownHours);
  const names = checkStated(claim, prepared.stated);
  const numbers = checkNumbers(
    claim,
    led,
    words,
    leaves,
    placesOf([...hours, ...dates, ...names.filter(({ reading }) => /\d/.test(reading))]),
  );
  const facts = inOneRow(claim, [...names, ...numbers, ...dates]);
  const stated = names.filter((one) => has(facts, one) && !namesSubject(one));
  const states = checkStates(claim, prepared.states, byKey, { facts, names });
  const placed = [...names.filter(namesSubject), ...stated, ...states, ...hours, ...facts];
  const taken = new Set([...byKey, ...termsIn(claim, placed)]);
  const runs = strangeRuns(claim, words, taken);
  const flags = checkFlags(claim, named, words);
  const checked: Checked = {
    flags,
    hours,
    numbers: facts.filter((one) => !has(names, one)),
    values: states.filter((one) => one.outcome !== 'supported' || !has(stated, one)),
    lists: checkLists(claim, named, runs, words),
    absent: checkAbsent(claim, runs, words, taken, {
      things: prepared.things,
      grounded: isGrounded([...flags, ...placed]),
    }),
    stated,
  };
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
    unsupported: unsupportedParts(claim, found),
    left: leftOver(said.text, placesOf(found)),
    ...(isBound(checked, dates, runs.length === 0 ? named : [], leaves) ? {} : { unbound: true }),
    read: [
      ...found.filter(({ path }) => path !== '').map((one) => place(records, one)),
      ...(text.read === null ? [] : [text.read]),
    ],
  };
}

function place({ evidence_id }: Records, { path, value }: Found): ReadPlace {
  return { evidence_id, span: null, path, quote: shown(value) };
}
