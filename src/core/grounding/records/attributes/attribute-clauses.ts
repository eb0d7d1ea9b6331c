import type { Term } from '../../../language/term.ts';

const TURN = new Set(
  'but however although though while whereas yet because since which who where when if unless so despite'.split(
    ' ',
  ),
);
const FINITE = new Set(
  (
    'is are was were has have had does do did can could will would may might must should offers offer provides provide ' +
    'accepts accept allows allow features feature includes include operates operate opens open closes close takes take ' +
    'serves serve supports support boasts boast caters cater requires require stands costs weighs comes come'
  ).split(' '),
);
const STOP = /[,;:.!?()\n—–]/;
const HARD_STOP = /[;:.!?()\n—–]/;
const KOREAN_JOIN = /[가-힣](?:지만|으나|는데|ㄴ데|은데|며|면서|고|아니라)$/u;

/** The number of the clause that each term stands in. A comma or `and` begins a clause where a verb of its own follows. */
export function clauseStarts(text: string, terms: readonly Term[]): number[] {
  let clause = 0;
  return terms.map((_, at) => {
    if (at > 0 && begins(text, terms, at)) clause += 1;
    return clause;
  });
}

function begins(text: string, terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  const before = terms[at - 1];
  if (term === undefined || before === undefined) return false;
  const gap = text.slice(before.end, term.start);
  if (HARD_STOP.test(gap.replace(/[()]/g, ','))) return true;
  const word = term.surface.toLowerCase();
  if (TURN.has(word)) return true;
  if (KOREAN_JOIN.test(before.surface) && before.surface.length > 2) return true;
  if (STOP.test(gap)) return hasVerb(text, terms, at);
  return word === 'and' && verbFollows(text, terms, at);
}

/** A verb of its own before the next stop: the words after the comma are no item of a list. */
function hasVerb(text: string, terms: readonly Term[], from: number): boolean {
  if (terms[from]?.surface.toLowerCase() === 'or') return false;
  for (let at = from; at < terms.length && at < from + 12; at++) {
    if (at > from && isStopped(text, terms, at)) return false;
    if (isFinite(text, terms, at)) return true;
  }
  return false;
}

function isStopped(text: string, terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  const before = terms[at - 1];
  if (term === undefined || before === undefined) return true;
  return STOP.test(text.slice(before.end, term.start)) || TURN.has(term.surface.toLowerCase());
}

/** A finite verb, and no part of a hyphenated word (check-out). */
function isFinite(text: string, terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  if (term === undefined) return false;
  const word = term.surface.toLowerCase();
  if (word.endsWith("n't")) return true;
  return FINITE.has(word) && text.charAt(term.end) !== '-' && terms[at + 1]?.surface.toLowerCase() !== 'out';
}

const SUBJECT = /^(?:it|they|also|the|this|there|he|she|even|its|their|all|both|a|an|one|some|nearby)$/;

/** After `and` a verb, or a subject with its verb, begins something new. */
function verbFollows(text: string, terms: readonly Term[], at: number): boolean {
  if (isFinite(text, terms, at + 1)) return true;
  const next = terms[at + 1]?.surface.toLowerCase() ?? '';
  if (!SUBJECT.test(next) && next !== 'is') return false;
  for (let after = at + 2; after <= at + 6 && after < terms.length; after++) {
    if (isStopped(text, terms, after)) return false;
    if (isFinite(text, terms, after)) return true;
  }
  return false;
}
