import { type Analysis, nominalReadings, verbalReadings } from './analyse.ts';
import { DOUBTFUL_BEHIND_ONE_SYLLABLE, DOUBTFUL_PARTICLES } from './particles.ts';

const NOUN_KINDS = new Set(['N', 'Nq', 'Np', 'Nu', 'M', 'D', 'Y', 'X']);
/** Kinds of the treebank that say the same of a last morpheme. */
const SAME: Readonly<Record<string, string>> = { Q: 'EC', XS: 'X' };
const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));
/** Before another particle, a longer stem is likelier than these (상대+로) … */
const DOUBTFUL = named(DOUBTFUL_PARTICLES);
/** … and than these, behind one syllable (결과+는). */
const DOUBTFUL_BEHIND_ONE = named(DOUBTFUL_BEHIND_ONE_SYLLABLE);

const WEIGHTS = {
  last: 4,
  lead: 3,
  predicate: 2,
  known: 1.5,
  auxiliary: 0.6,
  doubtful: 1,
  morpheme: 0.1,
  letter: 0.15,
  rank: 0.0005,
};

function leadOf({ kind, tail }: Analysis): string {
  if (tail.some((one) => one.kind === 'I')) return 'I';
  if (tail.some((one) => one.kind === 'PX')) return 'PX';
  return kind;
}

function isLead(lead: string, tagged: string): boolean {
  if (NOUN_KINDS.has(tagged)) return lead === 'N';
  if (tagged === 'PX' || tagged === 'V') return lead === 'V' || lead === 'PX';
  return lead === tagged;
}

/** A verb and an adjective end alike: the tag of one may be that of the other. */
function isVerbal(kind: string): boolean {
  return kind === 'V' || kind === 'A';
}

function isLast({ tail }: Analysis, last: string | undefined): boolean {
  const own = tail.at(-1)?.kind;
  if (own === undefined || last === undefined) return own === last;
  return own === last || SAME[last] === own;
}

function isDoubtful({ tail: [first, second], stem }: Analysis): boolean {
  if (first === undefined || second === undefined) return false;
  return DOUBTFUL.has(first.name) || (stem.length === 1 && DOUBTFUL_BEHIND_ONE.has(first.name));
}

function scoreOf(analysis: Analysis, lead: string, last: string | undefined): number {
  const { known, rank, tail, stem } = analysis;
  let score = 0;
  if (isLast(analysis, last)) score += WEIGHTS.last;
  if (isLead(leadOf(analysis), lead)) score += WEIGHTS.lead;
  else if (isVerbal(analysis.kind) && isVerbal(lead) && leadOf(analysis) === analysis.kind)
    score += WEIGHTS.predicate;
  if (known) score += WEIGHTS.known;
  if (tail.some(({ kind }) => kind === 'PX')) score -= WEIGHTS.auxiliary;
  if (isDoubtful(analysis)) score -= WEIGHTS.doubtful;
  return score - WEIGHTS.morpheme * tail.length - WEIGHTS.letter * stem.length - WEIGHTS.rank * rank;
}

function best(found: readonly Analysis[], lead: string, last: string | undefined): Analysis | undefined {
  let chosen: Analysis | undefined;
  let most = -Infinity;
  for (const analysis of found) {
    const score = scoreOf(analysis, lead, last);
    if (score > most) [chosen, most] = [analysis, score];
  }
  return chosen;
}

/** A figure or a foreign name, and than: no noun is 4학년보, whatever its tag says. */
const THAN = /^[0-9A-Za-z].*보다$/u;

/** The reading that the tag of a word fits best: `N+S`, `V+EF`; undefined where it stands without particle or ending. */
export function chooseAnalysis(form: string, xpos: string): Analysis | undefined {
  const [lead = 'N', last] = (THAN.test(form) ? 'N+B' : xpos).split('+');
  if (last === undefined || last.startsWith('N')) return undefined;
  if (NOUN_KINDS.has(lead)) {
    const noun = best(nominalReadings(form), lead, last);
    if (noun !== undefined && isLast(noun, last)) return noun;
  }
  return best([...nominalReadings(form), ...verbalReadings(form)], lead, last);
}
