import { LONG_NOUNS } from '../../lexicon/korean-marks.ts';
import { WHOLE_NOUNS } from '../../lexicon/korean-whole-nouns.ts';
import { type Analysis, nominalReadings, verbalReadings } from './analyse.ts';
import { toJamo } from './jamo.ts';
import { stems } from './morphemes.ts';
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
  whole: 1,
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

/** The treebank takes these endings for one with a particle: 않아+도. */
const WITH_PARTICLE: ReadonlySet<string> = new Set(['어도']);

function isLast({ tail }: Analysis, last: string | undefined): boolean {
  const own = tail.at(-1);
  if (own === undefined || last === undefined) return own?.kind === last;
  return own.kind === last || SAME[last] === own.kind || (last === 'X' && WITH_PARTICLE.has(own.name));
}

const INTENT = '려고';
const BARE_INTENT = '려';

/** 알려 is 알리+어 rather than 알+려. */
function isBareIntent(form: string, { tail }: Analysis): boolean {
  return form.endsWith(BARE_INTENT) && tail.at(-1)?.name === INTENT;
}

function isDoubtful({ tail: [first, second], stem }: Analysis): boolean {
  if (first === undefined || second === undefined) return false;
  return DOUBTFUL.has(first.name) || (stem.length === 1 && DOUBTFUL_BEHIND_ONE.has(first.name));
}

function scoreOf(form: string, analysis: Analysis, lead: string, last: string | undefined): number {
  const { known, rank, tail, stem } = analysis;
  let score = 0;
  if (isLast(analysis, last)) score += WEIGHTS.last;
  if (isLead(leadOf(analysis), lead)) score += WEIGHTS.lead;
  else if (isVerbal(analysis.kind) && isVerbal(lead) && leadOf(analysis) === analysis.kind)
    score += WEIGHTS.predicate;
  if (known) score += WEIGHTS.known;
  if (isWhole(stem)) score += WEIGHTS.whole;
  if (tail.some(({ kind }) => kind === 'PX')) score -= WEIGHTS.auxiliary;
  if (isDoubtful(analysis) || isBareIntent(form, analysis)) score -= WEIGHTS.doubtful;
  return score - WEIGHTS.morpheme * tail.length - WEIGHTS.letter * stem.length - WEIGHTS.rank * rank;
}

function best(
  form: string,
  found: readonly Analysis[],
  lead: string,
  last: string | undefined,
): Analysis | undefined {
  let chosen: Analysis | undefined;
  let most = -Infinity;
  for (const analysis of found) {
    const score = scoreOf(form, analysis, lead, last);
    if (score > most) [chosen, most] = [analysis, score];
  }
  return chosen;
}

/** A figure or a foreign name, and than: no noun is 4학년보, whatever its tag says. */
const THAN = /^[0-9A-Za-z].*보다$/u;

const NOUN_LIKE: ReadonlySet<string> = new Set(['ㄴ', 'ㄹ']);

/** 도서관, 시즌: read as if a verb that no list has, and none of which is the last part of it, ended in ㄴ. */
function isNounLike({ known, light, stem, tail }: Analysis): boolean {
  if (known || light !== '' || !NOUN_LIKE.has(tail.at(-1)?.name ?? '')) return false;
  return ![...stem].some((_, at) => at > 0 && stems().c.has(toJamo(stem.slice(at))));
}

/** 강의, 온라인: no shorter noun with a particle. */
function isWhole(word: string): boolean {
  return WHOLE_NOUNS.has(word) || LONG_NOUNS.has(word);
}

/** The reading that the tag of a word fits best: `N+S`, `V+EF`; undefined where it stands without particle or ending. */
export function chooseAnalysis(form: string, xpos: string): Analysis | undefined {
  if (isWhole(form)) return undefined;
  const [lead = 'N', last] = (THAN.test(form) ? 'N+B' : xpos).split('+');
  if (last === undefined || last.startsWith('N')) return undefined;
  if (NOUN_KINDS.has(lead)) {
    const noun = best(form, nominalReadings(form), lead, last);
    if (noun !== undefined && isLast(noun, last)) return noun;
  }
  const found = best(form, [...nominalReadings(form), ...verbalReadings(form)], lead, last);
  return found !== undefined && isNounLike(found) ? best(form, nominalReadings(form), 'N', last) : found;
}
