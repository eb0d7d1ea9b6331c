import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import type { Language } from '../../../contract/language.ts';
import type { LlmResponse } from '../../../contract/llm-response.ts';
import { askedFields } from '../../language/asked-fields.ts';
import { askedSignature } from '../../language/asked-signature.ts';
import { madeOnceFor } from '../../language/made-once.ts';
import { lineLead, symbolLead } from '../quote-lead.ts';
import { chooseQuotations, type OwnShare } from '../quote/choose-quotations.ts';
import { askedOf, holdsCode } from './asked-of.ts';
import { likelyParagraphs, type Quoted, quotedOf } from '../quote/quoted.ts';
import { toldPassages } from '../quote/told.ts';
import { type CodePassage, codePassages } from './code-passages.ts';
import { isNamed, namedPassages, namesOfCode } from './named-passages.ts';
import { holdsPredicate } from './holds-predicate.ts';
import { NOT_IN_INDEX } from './quote-words.ts';
import { isFieldsAsked, isSignatureAsked, isTieAsked, tieAsked } from './tied.ts';

/** Quotations are word for word; what may be wrong is their choice. */
const SURE = 0.8;
const OPEN = 0.4;
/** In a whole code base more speaks of the same by chance than in a few notes. */
const OWN: OwnShare = { plain: 0.3, listed: 0.3 };
/** Passages that may answer: where the question names something of the code, those that speak of it. */
function ofNamed(
  names: readonly string[],
  passages: readonly CodePassage[],
  of: (number: number) => AskEvidence | undefined,
): readonly CodePassage[] {
  if (names.length === 0) return passages;
  return passages.filter(({ text, note }) => {
    const evidence = of(note);
    return names.some((name) => text.includes(name) || (evidence !== undefined && isNamed(evidence, name)));
  });
}

function choose(
  question: string,
  passages: readonly CodePassage[],
  evidence: readonly AskEvidence[],
): readonly CodePassage[] {
  const of = (number: number): AskEvidence | undefined => evidence.find((one) => one.number === number);
  const tied = (isAsked: (from: AskEvidence, text: string) => boolean): readonly CodePassage[] =>
    passages.filter((one) => {
      const from = of(one.note);
      return one.isTie === true && from !== undefined && isAsked(from, one.text);
    });
  const fields = askedFields(question);
  if (fields !== null) {
    const told = tied((from, text) => isFieldsAsked(fields, from, text));
    if (told.length > 0 || fields.isSure) return told;
  }
  const asked = tieAsked(question, evidence);
  if (asked !== null) return tied((from, text) => isTieAsked(asked, from, text));
  const signature = askedSignature(question);
  const told = signature === null ? [] : tied((from, text) => isSignatureAsked(signature, from, text));
  return told.length > 0 ? told : chooseSaid(question, passages, evidence, of);
}

function chooseSaid(
  question: string,
  passages: readonly CodePassage[],
  evidence: readonly AskEvidence[],
  of: (number: number) => AskEvidence | undefined,
): readonly CodePassage[] {
  const names = holdsCode(evidence) ? namesOfCode(question) : [];
  const able = ofNamed(names, passages, of).map((passage, at) => ({ ...passage, at }));
  const asked = askedOf(question, evidence);
  const beside = asked.words.filter(
    ({ surface }) => !names.some((name) => name.toLowerCase().includes(surface.toLowerCase())),
  );
  if (names.length === 0) return chooseQuotations(asked, able, OWN).flatMap(({ at }) => able[at] ?? []);
  const isHeld = (one: CodePassage): boolean => holdsPredicate(question, { ...asked, words: beside }, one);
  const found = beside.length === 0 ? [] : chooseQuotations(asked, able, OWN);
  const held = found.flatMap(({ at }) => able[at] ?? []).filter(isHeld);
  return held.length > 0 ? held : namedPassages(question, names, able, evidence).filter(isHeld);
}

/** Quotations of documents that may answer, where none plainly does; of code only what is named is quoted. */
function chooseLikely(
  question: string,
  passages: readonly CodePassage[],
  evidence: readonly AskEvidence[],
): readonly CodePassage[] {
  const isOfCode = holdsCode(evidence) && namesOfCode(question).length > 0;
  if (isOfCode || tieAsked(question, evidence) !== null) return [];
  const isText = ({ note }: CodePassage): boolean =>
    evidence.some(({ number, object }) => number === note && object === null);
  return likelyParagraphs(askedOf(question, evidence), passages.filter(isText));
}

/** What a question finds in its evidence. */
interface FoundQuotations {
  /** False where nothing plainly answers. */
  readonly answers: boolean;
  readonly quoted: Quoted<CodePassage> | null;
}

function findQuotations(question: string, evidence: readonly AskEvidence[]): FoundQuotations {
  const passages = codePassages(evidence);
  const told = toldPassages(question, passages);
  const able = told.length > 0 ? told : choose(question, passages, evidence);
  const isOfCode = able.some(({ note }) =>
    evidence.some((one) => one.number === note && one.object !== null),
  );
  const isSure = told.length > 0 || isOfCode;
  const likely = (): readonly CodePassage[] => chooseLikely(question, passages, evidence);
  const quoted = quotedOf(askedOf(question, evidence), passages, { able, isSure, likely });
  return { answers: able.length > 0, quoted };
}

/** Of each evidence by the questions to it: who writes, who judges and who tells of it ask the same one. */
const foundIn = madeOnceFor((_: readonly AskEvidence[]) => new Map<string, FoundQuotations>());

/** EX7, EX10: the quotations that answer; those that may answer where none surely does: at first only where some nearly do. */
export function chooseQuoted(
  question: string,
  evidence: readonly AskEvidence[],
  mayBeLikely: boolean,
): Quoted<CodePassage> | null {
  const known = foundIn(evidence);
  const found = known.get(question) ?? findQuotations(question, evidence);
  known.set(question, found);
  return found.answers || mayBeLikely ? found.quoted : null;
}

/** Sentences on one symbol, one behind the other, are one quotation. */
function together(chosen: readonly CodePassage[], evidence: readonly AskEvidence[]): CodePassage[] {
  return chosen.reduce<CodePassage[]>((all, one) => {
    const before = all.at(-1);
    const isObject = evidence.some(({ number, object }) => number === one.note && object !== null);
    const isApart = before?.note !== one.note || one.isTie === true || one.isSignature === true || !isObject;
    if (before === undefined || isApart) return [...all, one];
    return [...all.slice(0, -1), { ...before, quote: `${before.quote} ${one.quote}` }];
  }, []);
}

function textOf({ quote, kind, head, lines, note }: CodePassage, evidence: readonly AskEvidence[]): string {
  const mark = `[${note}]`;
  const from = evidence.find(({ number }) => number === note);
  if (from !== undefined && from.object !== null)
    return `${symbolLead(from, from.object.name)}${quote} ${mark}`;
  if (kind === 'table_row') return `${head}\n${quote}\n\n${mark}`;
  if (from?.kind === 'local_file' && lines !== null) return `${lineLead(from, lines.start)}${quote} ${mark}`;
  return kind === 'list_item' ? `- ${quote} ${mark}` : `${quote} ${mark}`;
}

function citationOf(
  { title, path, start_line, end_line }: AskEvidence,
  chosen: readonly CodePassage[],
): LlmResponse['citations'][number] {
  const known = chosen.flatMap(({ lines }) => (lines === null ? [] : [lines]));
  const exact = known.length === chosen.length && known.length > 0;
  return {
    source: title === '' ? path : title,
    uri: path,
    start_line: exact ? Math.min(...known.map(({ start }) => start)) : Math.max(1, start_line),
    end_line: exact ? Math.max(...known.map(({ end }) => end)) : Math.max(1, end_line),
  };
}

/** EX7: the answer to a question about indexed code and documents, in quotations with their places; else an abstention. */
export function quoteEvidence(
  question: string,
  evidence: readonly AskEvidence[],
  language: Language,
  mayBeLikely = false,
): LlmResponse {
  const quoted = chooseQuoted(question, evidence, mayBeLikely);
  const intent = 'chat.ask';
  if (quoted === null) return { intent, answer: NOT_IN_INDEX[language], citations: [], confidence: 0 };
  const { chosen, relevance } = quoted;
  const cited = evidence.filter(({ number }) => chosen.some(({ note }) => note === number));
  return {
    intent,
    answer: together(chosen, evidence)
      .map((one) => textOf(one, evidence))
      .join('\n\n'),
    citations: cited.map((one) =>
      citationOf(
        one,
        chosen.filter(({ note }) => note === one.number),
      ),
    ),
    confidence: relevance.verdict === 'answers' ? SURE : OPEN,
  };
}
