import type { ReadPlace } from '../../../contract/grounding.ts';
import type { TermReader } from '../../language/term.ts';
import type { ClaimText, Held, Holder } from '../held.ts';
import { checkAbsent } from './attribute-absent.ts';
import { readAttributeClaim } from './attribute-claim.ts';
import { checkDates } from './attribute-dates.ts';
import { checkFlags } from './attribute-flags.ts';
import { checkLists } from './attribute-lists.ts';
import type { Leaves } from './attribute-leaves.ts';
import { leavesOf } from './attribute-leaves.ts';
import { findMentions, type Mention, type MentionIndex, mentionIndex } from './attribute-mentions.ts';
import { checkNames } from './attribute-names.ts';
import { checkNumbers } from './attribute-numbers.ts';
import { probabilityBy } from './attribute-probability.ts';
import { readerOf } from './attribute-read.ts';
import { attributeRuling, type Found, shown } from './attribute-ruling.ts';
import { attributeSignals, type Checked } from './attribute-signals.ts';
import { strangeRuns } from './attribute-strange.ts';
import { bestText, readTexts, type Texts } from './attribute-texts.ts';
import { unsupportedParts } from './attribute-unsupported.ts';
import { checkValues } from './attribute-values.ts';
import { type EvidenceWords, evidenceWords } from './attribute-words.ts';
import { checkHours } from './hours-check.ts';
import { storedWeek, unknownHours } from './hours-stored.ts';
import type { Week } from './hours-week.ts';
import type { Records } from './record-table.ts';
import { ATTRIBUTE_WEIGHTS } from './weights-attribute.ts';

/** Records ready to hold claims against. Built once an answer, linear in the cells. */
interface Prepared {
  readonly records: Records;
  readonly read: TermReader;
  readonly leaves: Leaves;
  readonly names: MentionIndex;
  readonly hints: MentionIndex;
  readonly words: EvidenceWords;
  readonly texts: Texts;
  readonly week: Week | null;
  readonly unknownHours: string | null;
}

function prepare(records: Records, read: TermReader): Prepared {
  const leaves = leavesOf(records);
  const texts = readTexts(records, read);
  return {
    records,
    read,
    leaves,
    names: mentionIndex(leaves),
    hints: mentionIndex(leaves, 'hints'),
    words: evidenceWords(records, leaves, texts, read),
    texts,
    week: storedWeek(records),
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

function hold(prepared: Prepared, said: ClaimText): Held {
  const { records, read, words } = prepared;
  const claim = readAttributeClaim(said.text, read);
  const named = findMentions(prepared.names, claim);
  const mentions = [...named, ...findMentions(prepared.hints, claim)];
  const taken = takenBy(named);
  const runs = strangeRuns(claim, words, taken);
  const hours = checkHours(said.text, prepared.week, prepared.unknownHours);
  const dates = checkDates(claim, mentions, prepared.leaves.leaves, words);
  const places = [...hours, ...dates].map(({ place }) => place);
  const checked: Checked = {
    flags: checkFlags(claim, named, words),
    hours,
    numbers: [...checkNumbers(claim, mentions, words, places), ...dates],
    values: checkValues(claim, mentions, read),
    lists: checkLists(claim, mentions, runs, words),
    names: checkNames(claim, words, taken),
    absent: checkAbsent(claim, runs, words, taken),
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
    probability: probabilityBy(ATTRIBUTE_WEIGHTS, signals),
    unsupported: unsupportedParts(claim, found),
    read: [
      ...found.filter(({ path }) => path !== '').map((one) => place(records, one)),
      ...(text.read === null ? [] : [text.read]),
    ],
  };
}

function place({ evidence_id }: Records, { path, value }: Found): ReadPlace {
  return { evidence_id, span: null, path, quote: shown(value) };
}
