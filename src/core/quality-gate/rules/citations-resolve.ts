import type { CitationMark } from '../../language/citation-mark.ts';
import { findCitations, withoutCitations } from '../../language/citations.ts';
import { definitionsOf } from '../../language/source-list.ts';
import { normaliseName } from '../../language/name-normalise.ts';
import type { Decision, Material } from './decision.ts';
import { listedAtEnd } from './listed-at-end.ts';
import { looseMarks } from './loose-marks.ts';
import { mayAbstain } from './may-abstain.ts';
import { onlyAbstains } from './only-abstains.ts';
import { RULE_WORDS } from './rule-words.ts';
import { withoutComments } from './without-comments.ts';

type Notes = NonNullable<Material['notes']>;
/** True, false, or null for a mark that may lead outside the notes. */
type Leads = boolean | null;

/** Words that may name a source without a mark. */
const MAY_NAME =
  /노트|메모|문서|자료|출처|참고|참조|인용|따르면|의하면|근거|보고서|회의록|기록|\b(?:notes?|documents?|sources?|references?|according|based on|cited?|reports?|minutes|per the|as stated|records?|from the|in the)\b|https?:/iu;

function titled(name: string, notes: Notes): boolean {
  const key = normaliseName(name);
  return key !== '' && notes.some(({ title, note_id }) => note_id === name || normaliseName(title) === key);
}

const LINK_WORDS = /^\[([^\]]{1,200})\]\(/u;
const NOTE_ADDRESS = /^note:/u;

/** A link leads to a note by its address or its words. */
function linksTo({ text, targets }: CitationMark, notes: Notes): boolean {
  const [, words = ''] = LINK_WORDS.exec(text) ?? [];
  return [...targets.map((target) => target.replace(NOTE_ADDRESS, '')), words].some((name) =>
    titled(name, notes),
  );
}

/** What numbers another work, a row or a picture in place of a note. */
const OTHER_WORK =
  /(?:\b(?:references?|refs?\.?|papers?|articles?|works?|tables?|figures?|fig\.?|equations?|eq\.?|footnotes?|rows?|lines?|index)|문헌|논문|저서|그림|수식|각주|[표행])[ \t]?$/iu;
const LETTER_BEHIND = /[a-z_]$/iu;
const STOP_BEFORE = /^(?:[.,;:!?)[]|\s*$)/u;
const REACH = 32;

/** A bare number sure to be meant as a note's, or sure to be no other thing where it is none: `arr[5]`, `reference [12]`. */
function isPlainly({ kind, start, end }: CitationMark, answer: string, isNote: boolean): boolean {
  if (kind !== 'number') return true;
  const before = answer.slice(Math.max(0, start - REACH), start);
  if (OTHER_WORK.test(before)) return false;
  return !LETTER_BEHIND.test(before) || (isNote && STOP_BEFORE.test(answer.slice(end, end + 2)));
}

interface Cited {
  readonly answer: string;
  readonly notes: Notes;
  /** Where the answer itself says that its marks lead. */
  readonly defined: ReadonlyMap<string, string>;
}

function leads(mark: CitationMark, { answer, notes, defined }: Cited): Leads {
  const { kind, targets } = mark;
  if (kind === 'link') return linksTo(mark, notes) ? true : null;
  const definitions = targets.flatMap((target) => defined.get(target) ?? []);
  if (definitions.length > 0) return definitions.every((name) => titled(name, notes)) ? true : null;
  if (kind !== 'number' && kind !== 'note')
    return targets.every((target) => titled(target, notes)) ? true : null;
  const isNote = targets.every((target) => notes.some(({ index }) => index === Number(target)));
  if (!isPlainly(mark, answer, isNote)) return null;
  return isNote || kind === 'note' || !mentionsTitle(answer, notes) ? isNote : null;
}

function mentionsTitle(answer: string, notes: Notes): boolean {
  const text = normaliseName(answer);
  return notes.some(({ title }) => {
    const key = normaliseName(title);
    return key.length > 3 && text.includes(key);
  });
}

/** Nothing in the answer points to a note: sure only where it no word may name a source or say that nothing was found. */
function withoutMarks({ answer, lang }: Material, notes: Notes): Decision | null {
  const words = RULE_WORDS[lang];
  if (onlyAbstains(answer)) return { passed: true, note: words.nothingToCite([]) };
  if (notes.length === 0 || mayAbstain(answer)) return null;
  if (mentionsTitle(answer, notes) || MAY_NAME.test(answer)) return null;
  const loose = looseMarks(answer);
  if (loose.length > 0) {
    const lead = loose.every(({ number }) => notes.some(({ index }) => index === number));
    return lead ? { passed: true, note: words.cited(loose.map(({ text }) => text)) } : null;
  }
  return { passed: false, note: words.notCited([]) };
}

/** True where all marks stand together before the first word: they belong to no sentence. */
function isPiledUp(answer: string, marks: readonly CitationMark[]): boolean {
  const last = Math.max(...marks.map(({ end }) => end));
  const lead = withoutCitations(answer.slice(0, last), marks);
  return !/[\p{L}\p{N}]/u.test(lead);
}

/** QG4: where an answer cites, its citations lead to the matched notes. Without marks it may quote in its own way. */
export function citationsLead(material: Material): Decision | null {
  const { notes, lang } = material;
  if (notes === null) return null;
  const answer = withoutComments(material.answer);
  const words = RULE_WORDS[lang];
  const marks = findCitations(answer, (name) => titled(name, notes));
  if (!/[\p{L}\p{N}]/u.test(withoutCitations(answer, marks))) return null;
  if (marks.length > 1 && isPiledUp(answer, marks)) return null;
  const defined = new Map([...listedAtEnd(answer), ...definitionsOf(answer)]);
  const led = marks.map((mark) => ({ text: mark.text, leads: leads(mark, { answer, notes, defined }) }));
  const of = (wanted: Leads): string[] => [
    ...new Set(led.filter((one) => one.leads === wanted).map(({ text }) => text)),
  ];
  const [good, wrong] = [of(true), of(false)];
  if (wrong.length > 0 && good.length > 0) return { passed: null, note: words.citedPartly(wrong) };
  if (wrong.length > 0 && of(null).length === 0) return { passed: false, note: words.citedNowhere(wrong) };
  return good.length > 0 ? { passed: true, note: words.cited(good) } : null;
}

/** QG4: the answer cites, and its citations lead to the matched notes. Without notes that are known, a judge decides. */
export function citationsResolve(material: Material): Decision | null {
  const { notes } = material;
  if (notes === null) return null;
  const answer = withoutComments(material.answer);
  const marks = findCitations(answer, (name) => titled(name, notes));
  return marks.length === 0 ? withoutMarks({ ...material, answer }, notes) : citationsLead(material);
}
