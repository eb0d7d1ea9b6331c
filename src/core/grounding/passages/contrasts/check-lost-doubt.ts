import type { CheckedText } from '../difference.ts';
import { hedgesIn } from '../text-reading.ts';
import type { ClaimTerm } from '../claim-terms.ts';
import { type Beside, isInside, saidIn } from './beside.ts';
import { matchesOf } from '../../../language/matches-of.ts';

const AGREED = 0.9;
const LEAST = 3;
const OPEN =
  /\b(?:may|might|could|can|would|should|probably|possibly|perhaps|maybe|apparently|reportedly|presumably|likely|seems?|seemed|appears?|appeared|believed?|thought|think|suggests?|suspect\w*|estimated?|expect\w*|predict\w*|according|about|alleged\w*|claims?|claimed|if)\b/iu;
/** What is yet to be done. */
/** What is no verb's own doubt: possible dates, estimated costs. */
const VAGUE = /^(?:possible|estimate|suggest|assum|in theory|seemingly)/iu;
/** Told later, with its year, what was ahead is behind. */
const YEAR = /\b(?:19|20)\d\d\b/u;
const BETWEEN = /^\W*(?:(?:be|been|being|have|has|had|to|also|well|still|soon|already) )*$/iu;
const NOUN = /(?:ing|tion|sion|ment|ness|ity|ance|ence|al)$/iu;
const AHEAD =
  /\b(?:will|shall|(?:is|are) (?:to|due to|set to|scheduled to|expected to|planning to)|plans? to|intends? to|aims? to|hopes? to|wants? to|means? to|proposes? to) (?:also |soon |then )?(?=(\p{L}+))/giu;
const MEANT =
  /\b(?:will|shall|would|to be|plan\w*|intend\w*|intention|aims?|hopes?|wants?|wish\w*|propos\w*|expect\w*|scheduled|due|set to|going to|future|is to|are to|be)\b|'ll\b/iu;
const DONE =
  /(?:ed|built|sold|bought|begun|began|made|sent|held|won|lost|left|met|paid|put|set|cut|given|gave|taken|took|written|wrote|chosen|chose|found|led|drawn|shown)$/iu;

/** GR28: what the sentence holds for likely, or only plans, the clause tells as a fact. */
export function checkLostDoubt(beside: Beside): CheckedText[] {
  const { held } = beside;
  if (saidIn(beside).length < LEAST || held.best.share < AGREED || beside.there.includes('?')) return [];
  return [...lostHedge(beside), ...doneEarly(beside)].slice(0, 1);
}

function lostHedge(beside: Beside): CheckedText[] {
  if (OPEN.test(beside.said) || beside.alignment.clauses.length > 1) return [];
  return hedgesIn(beside.alignment.passages, beside.there).flatMap((hedge) => {
    const found = VAGUE.test(hedge.text) ? null : metBehind(beside, hedge.end);
    return found === null || !isTold(beside, found) ? [] : [weaker(found, hedge.text)];
  });
}

/** `decided`, where the sentence has `will decide`. */
function doneEarly(beside: Beside): CheckedText[] {
  if (MEANT.test(beside.said) || YEAR.test(beside.said)) return [];
  return matchesOf(beside.there, AHEAD).flatMap((match) => {
    const found = metBehind(beside, match.index + match[0].length);
    if (found === null || !DONE.test(found.term.surface)) return [];
    return found.term.surface.toLowerCase() === match[1]?.toLowerCase()
      ? []
      : [weaker(found, `${match[0]}${match[1] ?? ''}`)];
  });
}

/** The word of the clause that meets the next word of content of the sentence. */
function metBehind(beside: Beside, at: number): ClaimTerm | null {
  const { terms, base } = beside;
  const place = terms.findIndex(
    (term) => term.kind !== 'function' && isInside(term, base, { start: at, end: beside.there.length }),
  );
  const next = terms[place];
  if (next === undefined || !BETWEEN.test(beside.there.slice(at, next.start - base))) return null;
  return (
    saidIn(beside).find((item) => item.term.kind !== 'name' && item.word === beside.words[place]) ?? null
  );
}

/** A verb, and no noun of it: released, not the release. */
function isTold({ held }: Beside, { term }: ClaimTerm): boolean {
  if (NOUN.test(term.surface)) return false;
  const before = held.terms[held.terms.findIndex((item) => item.term === term) - 1]?.term.surface ?? '';
  return !/^(?:the|an?|its?|his|her|their|our|this|that|of|to)$/iu.test(before);
}

function weaker({ term }: ClaimTerm, actual: string): CheckedText {
  const place = { start: term.start, end: term.end };
  return {
    rule: 'GR28',
    outcome: 'not_found',
    place,
    reading: term.surface,
    actual,
    code: 'STRENGTH_MISMATCH',
  };
}
