import { folded } from '../../language/fold-text.ts';
import { type Asked, readQuestion } from '../quote/asked.ts';
import { byCoverage, chooseQuotations } from '../quote/choose-quotations.ts';
import { coverages } from '../quote/coverage.ts';
import { meeting } from '../quote/meeting.ts';
import type { Passage } from '../quote/passage.ts';
import { passagesOf } from '../quote/passages.ts';
import { likelyParagraphs } from '../quote/quoted.ts';
import { contentWords } from '../quote/words.ts';
import { citation, writeQuotations } from '../quote/write-quotations.ts';
import type { Blame, Correction, FoundBy, MendNote } from './blame.ts';
import { exchangeValues } from './exchange-values.ts';
import { namedPlaces } from './named-places.ts';
import { holding, namedValues } from './named-values.ts';
import { textOfNote } from './note-sections.ts';
import { findCitations } from '../../language/citations.ts';
import { withMark } from './with-mark.ts';

/** FB37: an answer that stands and names no source, with the note behind each claim; null where it is none. */
function withSources({ answer, supported, language }: Blame): string | null {
  if (supported.length === 0 || findCitations(answer, () => false).length > 0) return null;
  let text = answer;
  for (const claim of supported) {
    if (!text.includes(claim.text)) return null;
    const cited = withMark(claim.text, citation(claim.note, language));
    text = text.replace(claim.text, () => cited);
  }
  return text;
}

/** What a person names may be quoted whole where it is no longer than this. */
const SHORT_PLACE = 4;
/** A passage that holds the named value is about the question where it has so much of it. */
const ABOUT = 0.35;
/** Beside the best, where the blamed answer tells which of several is meant. */
const NEAR = 0.85;
/** From there on a word of the answer is in a passage. */
const MET = 0.6;
/** What stands under the right title needs no word of the question by itself. */
const BY_TITLE = { plain: 0, listed: 0 };

/** FB38: of a named place what answers the question, else the place itself, where it is short, else what has most of the question. */
function inPlace(asked: Asked, places: ReturnType<typeof namedPlaces>): readonly Passage[] {
  const passages = passagesOf(places);
  const chosen = chooseQuotations(asked, passages, BY_TITLE);
  if (chosen.length > 0) return chosen;
  if (passages.length <= SHORT_PLACE) return passages;
  const likely = likelyParagraphs(asked, passages);
  return likely.length > 0
    ? likely
    : byCoverage(asked, passages)
        .slice(0, 1)
        .map(({ passage }) => passage);
}

/** FB38: the passage with the named value that has most of the question. */
function withValue(asked: Asked, reason: string, passages: readonly Passage[]): readonly Passage[] {
  const held = holding(namedValues(reason), passages);
  const about = coverages(asked, passages)
    .filter(({ passage, whole, opposed }) => held.includes(passage) && whole >= ABOUT && !opposed)
    .toSorted((a, b) => b.whole - a.whole || a.passage.at - b.passage.at);
  return about.slice(0, 1).map(({ passage }) => passage);
}

/** Of several notes that answer with a value, the one that was written last. */
function newest(
  { wanted }: Asked,
  chosen: readonly Passage[],
  notes: readonly MendNote[],
): readonly Passage[] {
  if (wanted === 'any') return chosen;
  const writtenAt = (passage: Passage): string =>
    notes.find(({ index }) => index === passage.note)?.updated_at ?? '';
  const last = chosen.map(writtenAt).toSorted().at(-1);
  return chosen.filter((passage) => writtenAt(passage) === last);
}

/** Of the passages that answer, those that speak most of what the blamed answer speaks of. */
function closest(answer: string, chosen: readonly Passage[]): readonly Passage[] {
  const said = contentWords(folded(answer)).filter(({ kind }) => kind !== 'number');
  const alike = (passage: Passage): number =>
    said.filter((word) => meeting(word, passage.words) >= MET).length;
  const most = Math.max(0, ...chosen.map(alike));
  return chosen.filter((passage) => alike(passage) === most);
}

function fromNotes(
  { answer, abstained, denied, notes }: Blame,
  asked: Asked,
  passages: readonly Passage[],
): readonly Passage[] {
  const choose = (share?: typeof BY_TITLE): readonly Passage[] =>
    abstained
      ? chooseQuotations(asked, passages, share)
      : closest(answer, newest(asked, chooseQuotations(asked, passages, share, NEAR), notes));
  const own = choose();
  const chosen = own.length > 0 ? own : choose(BY_TITLE);
  // where nothing of the answer is denied, a part of it is no correction
  const isPart = denied.length === 0 && chosen.every(({ quote }) => answer.includes(quote));
  return isPart ? [] : chosen;
}

/** FB37: what might be said in place of a blamed answer, the likeliest first; empty where nothing was found. */
export function corrections(blame: Blame): Correction[] {
  const { question, answer, reason, denied, notes, language } = blame;
  const asked = readQuestion(folded(question));
  const passages = passagesOf(notes.map(textOfNote));
  const quoted = (found_by: FoundBy, chosen: readonly Passage[]): Correction[] =>
    chosen.length === 0 ? [] : [{ text: writeQuotations(chosen, language), found_by }];
  const written = (found_by: FoundBy, text: string | null): Correction[] =>
    text === null ? [] : [{ text, found_by }];
  return [
    ...quoted('place', inPlace(asked, namedPlaces(reason, notes))),
    ...quoted('value', withValue(asked, reason, passages)),
    ...written('verdict', exchangeValues(answer, denied, language)),
    ...written('source', withSources(blame)),
    ...quoted('notes', fromNotes(blame, asked, passages)),
  ];
}
