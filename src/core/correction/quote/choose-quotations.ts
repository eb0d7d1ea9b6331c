import type { Asked, AskedWord } from './asked.ts';
import { type Coverage, coverages } from './coverage.ts';
import type { Passage } from './passage.ts';
import { givesGround, shows } from './wanted.ts';

/** Share of the question that a passage must hold. */
const ANSWERS = 0.6;
/** The same where it shows what was asked for, a number or a time. */
const SHOWS = 0.55;
/** Of that, by itself; a row or an item needs less. */
const OWN: OwnShare = { plain: 0.15, listed: 0.12 };
/** Beside the best. */
const NEARLY = 0.95;
const OWN_SHARE = 0.15;
const MOST = 3;
const MOST_ITEMS = 6;
/** Steps that are quoted before the one that was found. */
const BEFORE_STEP = 2;

/** Share of the question that a passage must hold by itself. */
export interface OwnShare {
  readonly plain: number;
  /** Of a row or an item. */
  readonly listed: number;
}

/** Names and numbers say what is meant; how long the asker's own case lasts is for the answer to compare. */
function isNamed({ kind, lasts }: AskedWord): boolean {
  return kind === 'name' || (kind === 'number' && !lasts);
}

/** A name or number of the question, or what it asks for, is nowhere, or its opposite stands there: it is about something else. */
function isAboutAnother({ missing, opposed }: Coverage): boolean {
  return opposed || missing.some((word) => word.focus || isNamed(word));
}

/** What is counted must be counted; the unit of a row may stand in its head. */
function counts({ count }: Asked, { text, head }: Passage): boolean {
  return count === null || count.test(text) || (head !== '' && count.test(`${text} ${head}`));
}

/** A question answers none surely. */
const ASKS = /[?？]\*{0,2}$/u;
const LINK = /^\[[^\]\n]{1,300}\]\([^)\n]{1,500}\)$/u;

/** A link alone, or a name that has more below it, answers nothing. */
function saysNothing({ text, names }: Passage): boolean {
  return names || LINK.test(text);
}

function answers(asked: Asked, coverage: Coverage, share: OwnShare): boolean {
  const { wanted } = asked;
  const { passage, whole, own } = coverage;
  if (ASKS.test(passage.text)) return false;
  if (
    saysNothing(passage) ||
    isAboutAnother(coverage) ||
    own < (passage.group < 0 ? share.plain : share.listed)
  )
    return false;
  if (passage.leads) return whole >= ANSWERS;
  const isTyped = wanted !== 'any' && wanted !== 'reason';
  return whole >= (isTyped ? SHOWS : ANSWERS) && shows(wanted, passage.text) && counts(asked, passage);
}

function rank({ whole, own }: Coverage): number {
  return whole + OWN_SHARE * own;
}

const GROUND_HEADS: ReadonlySet<string> = new Set(['원인', '이유', '까닭', 'caus', 'reason']);

/** What gives a ground, or stands under a heading that says so. */
function isGround({ text, context }: Passage): boolean {
  return givesGround(text) || context.some(({ stems }) => stems.some((stem) => GROUND_HEADS.has(stem)));
}

/** Where a ground is asked for, what gives one is before what does not. */
function preferGround({ wanted }: Asked, able: readonly Coverage[]): readonly Coverage[] {
  const grounds = wanted === 'reason' ? able.filter(({ passage }) => isGround(passage)) : [];
  return grounds.length > 0 ? grounds : able;
}

/** The passages of the list that one lies in. */
function listOf({ note, group }: Passage, passages: readonly Passage[]): readonly Passage[] {
  return passages.filter((one) => one.group === group && one.note === note);
}

/** What leads in a list is quoted with its items, an item as a whole. */
function withItems(passage: Passage, passages: readonly Passage[]): readonly Passage[] {
  const { at, kind, paragraph, leads } = passage;
  if (kind === 'list_item') return listOf(passage, passages).filter((one) => one.paragraph === paragraph);
  const next = passages[at + 1];
  if (!leads || next === undefined || next.group < 0 || next.note !== passage.note) return [passage];
  return [passage, ...listOf(next, passages).slice(0, MOST_ITEMS)];
}

/** The same, and a step with those about it. */
function withSteps(passage: Passage, passages: readonly Passage[]): readonly Passage[] {
  if (!passage.step) return withItems(passage, passages);
  const steps = listOf(passage, passages);
  const first = Math.max(0, Math.min(steps.indexOf(passage) - BEFORE_STEP, steps.length - MOST_ITEMS));
  return steps.slice(first, first + MOST_ITEMS);
}

function inOrder(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages
    .toSorted((a, b) => a.at - b.at)
    .filter(({ text }) => {
      const known = seen.has(text);
      seen.add(text);
      return !known;
    });
}

/** LP31: passages that hold something of a question, those that hold most of it first. */
export function byCoverage(asked: Asked, passages: readonly Passage[]): Coverage[] {
  return coverages(asked, passages, true)
    .filter(({ own }) => own > 0)
    .toSorted((a, b) => likelihood(b) - likelihood(a) || a.passage.at - b.passage.at);
}

/** EX2: the passages that answer a question, at most a few, in the order of the evidence, none twice; empty where none does. */
export function chooseQuotations(
  asked: Asked,
  passages: readonly Passage[],
  share: OwnShare = OWN,
  nearly: number = NEARLY,
): Passage[] {
  if (asked.words.length === 0) return [];
  const found = coverages(asked, passages).filter((coverage) => answers(asked, coverage, share));
  return nearBest(preferGround(asked, found), passages, { rank, nearly, around: withItems });
}

/** How passages are compared, and how near to the best one stands that is quoted too. */
interface Comparing {
  readonly rank: (coverage: Coverage) => number;
  readonly nearly: number;
  /** A chosen one with what is quoted along. */
  readonly around: (passage: Passage, passages: readonly Passage[]) => readonly Passage[];
}

/** The best of those that may answer, with those nearly as good. */
function nearBest(
  found: readonly Coverage[],
  passages: readonly Passage[],
  { rank, nearly, around }: Comparing,
): Passage[] {
  const able = found.toSorted((a, b) => rank(b) - rank(a) || a.passage.at - b.passage.at);
  const best = able[0];
  if (best === undefined) return [];
  const bound = rank(best) * nearly;
  const chosen = able.filter((one) => rank(one) >= bound).slice(0, MOST);
  return inOrder(chosen.flatMap(({ passage }) => around(passage, passages)));
}

/**
 * EX10: share of the question that a passage must hold where it is quoted as one that may answer, and what it must hold by
 * itself; fitted on set A of `npm run eval:answers`, as is what stands beside the best.
 */
const MAY_ANSWER = 0.3;
const MAY_OWN = 0.06;
const MAY_NEARLY = 0.6;
/** What has the opposite of a word that is missing is behind what does not. */
const OPPOSED = 0.85;

/** What a passage holds by itself counts as much as all of it. */
function likelihood({ whole, own, opposed }: Coverage): number {
  return (whole + own) * (opposed ? OPPOSED : 1);
}

/** EX10: where nothing answers, the passages that hold a good part of the question and show what it asks for. */
export function likelyQuotations(asked: Asked, passages: readonly Passage[]): Passage[] {
  const found = coverages(asked, passages, true).filter((coverage) => {
    const { passage, whole, own, missing } = coverage;
    if (saysNothing(passage) || missing.some(isNamed)) return false;
    const isShown = asked.wanted === 'any' || asked.wanted === 'reason' || shows(asked.wanted, passage.text);
    return whole >= MAY_ANSWER && own >= MAY_OWN && isShown && counts(asked, passage);
  });
  return nearBest(preferGround(asked, found), passages, {
    rank: likelihood,
    nearly: MAY_NEARLY,
    around: withSteps,
  });
}
