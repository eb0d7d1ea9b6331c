import type { CheckedText } from '../difference.ts';
import { hedgesIn } from '../text-reading.ts';
import { type Beside, isInside, meetsAt, saidIn } from './beside.ts';

const AGREED = 0.9;
const LEAST = 3;
const OPEN =
  /\b(?:may|might|could|can|would|should|probably|possibly|perhaps|maybe|apparently|reportedly|presumably|likely|seems?|seemed|appears?|appeared|believed?|thought|think|suggests?|suspect\w*|estimated?|expect\w*|predict\w*|according|about|alleged\w*|claims?|claimed|if)\b/iu;
/** What is yet to be done. */
const AHEAD =
  /\b(?:will|shall|(?:is|are) (?:to|due to|set to|scheduled to|expected to|planning to)|plans? to|intends? to|aims? to|hopes? to|wants? to|means? to|proposes? to) (?:also |soon |then )?(?=(\p{L}+))/giu;
const MEANT =
  /\b(?:will|shall|would|to be|plan\w*|intend\w*|intention|aims?|hopes?|wants?|wish\w*|propos\w*|expect\w*|scheduled|due|set to|going to|future|is to|are to|be)\b|['’]ll\b/iu;
const DONE = /(?:ed|built|sold|bought|begun|began|made|sent|held|won|lost|left|met|paid|put|set|cut|given|gave|taken|took|written|wrote|chosen|chose|found|led|drawn|shown)$/iu;

/** GR28: what the sentence holds for likely, or only plans, the clause tells as a fact. */
export function checkLostDoubt(beside: Beside): CheckedText[] {
  const { held } = beside;
  if (saidIn(beside).length < LEAST || held.best.share < AGREED) return [];
  return [...lostHedge(beside), ...doneEarly(beside)].slice(0, 1);
}

function lostHedge(beside: Beside): CheckedText[] {
  if (OPEN.test(beside.said)) return [];
  return hedgesIn(beside.alignment.passages, beside.there).flatMap((hedge) => {
    const found = metBehind(beside, hedge.end);
    return found === null ? [] : [weaker(found, hedge.text)];
  });
}

/** `decided`, where the sentence has `will decide`. */
function doneEarly(beside: Beside): CheckedText[] {
  if (MEANT.test(beside.said)) return [];
  return [...beside.there.matchAll(AHEAD)].flatMap((match) => {
    const found = metBehind(beside, match.index + match[0].length);
    if (found === null || !DONE.test(found.term.surface)) return [];
    return found.term.surface.toLowerCase() === match[1]?.toLowerCase()
      ? []
      : [weaker(found, `${match[0]}${match[1] ?? ''}`)];
  });
}

/** The word of the clause that meets the next word of content of the sentence. */
function metBehind(beside: Beside, at: number) {
  const { terms, base } = beside;
  const place = terms.findIndex(
    (term) => term.kind !== 'function' && isInside(term, base, { start: at, end: beside.there.length }),
  );
  if (place < 0) return null;
  return saidIn(beside).find((item) => meetsAt(beside, item, place)) ?? null;
}

function weaker({ term }: { term: { start: number; end: number; surface: string } }, actual: string): CheckedText {
  const place = { start: term.start, end: term.end };
  return { rule: 'GR28', outcome: 'not_found', place, reading: term.surface, actual, code: 'STRENGTH_MISMATCH' };
}
