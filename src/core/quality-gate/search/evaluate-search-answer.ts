import type { Language } from '../../../contract/language.ts';
import { type MatchedNote, noteEvidenceId } from '../../../contract/note.ts';
import type { QAConfidence, SearchQAEvaluation } from '../../../contract/search-qa-evaluation.ts';
import type { ClaimValidation, ValidationReport } from '../../../contract/validation-report.ts';
import { isOpenAnswer } from '../../../contract/may-answer.ts';
import { onlyAbstains } from '../rules/only-abstains.ts';
import { answerUtility } from './answer-utility.ts';
import { isSupported, supportOf } from './is-supported.ts';
import { findCitations } from '../../language/citations.ts';

/** Numbers of the notes that a text cites. */
function citedNotes(text: string): ReadonlySet<number> {
  const marks = findCitations(text).filter(({ kind }) => kind === 'note' || kind === 'number');
  return new Set(marks.flatMap(({ targets }) => targets.map(Number)));
}

function restsOn({ grounding }: ClaimValidation, note: MatchedNote): boolean {
  return grounding?.read.some(({ evidence_id }) => evidence_id === noteEvidenceId(note)) ?? false;
}

/** SQ4: for each note whether it is cited, and the first supported claim that rests on it. */
function sourceCoverage(
  answer: string,
  notes: readonly MatchedNote[],
  claims: readonly ClaimValidation[],
): SearchQAEvaluation['source_coverage'] {
  const cited = citedNotes(answer);
  const supported = claims.filter(isSupported);
  return notes.map((note) => ({
    note_index: note.index,
    note_title: note.title,
    cited: cited.has(note.index),
    relevant_claim: supported.find((claim) => restsOn(claim, note))?.text ?? null,
  }));
}

/** The words of an evaluation of a search answer. */
interface SearchWords {
  readonly unsupported: (claim: string) => string;
  readonly issue: (claim: string, why: string) => string;
  readonly nowhere: (mark: string) => string;
  readonly uncited: string;
  readonly noClaims: string;
  readonly abstained: string;
  readonly open: string;
  readonly counts: (supported: number, claims: number, cited: number, notes: number) => string;
}

const SEARCH_WORDS: Readonly<Record<Language, SearchWords>> = {
  ko: {
    unsupported: (claim) => `“${claim}”: 노트에 근거가 없습니다`,
    issue: (claim, why) => `“${claim}”: ${why}`,
    nowhere: (mark) => `${mark}에 해당하는 노트가 없습니다`,
    uncited: '답변이 어느 노트도 인용하지 않았습니다',
    noClaims: '노트와 맞춰 볼 주장이 없습니다',
    abstained: '답변이 찾은 것이 없다고 밝혔습니다',
    open: '인용한 내용이 질문의 답이 아닐 수 있다고 밝혔습니다',
    counts: (supported, claims, cited, notes) =>
      `주장 ${claims}개 중 ${supported}개를 노트가 뒷받침하고, 노트 ${notes}개 중 ${cited}개를 인용했습니다`,
  },
  en: {
    unsupported: (claim) => `“${claim}”: no note supports it`,
    issue: (claim, why) => `“${claim}”: ${why}`,
    nowhere: (mark) => `there is no note for ${mark}`,
    uncited: 'the answer cites none of the notes',
    noClaims: 'there is no claim to hold against the notes',
    abstained: 'the answer says that nothing was found',
    open: 'the answer says that what it quotes may not answer the question',
    counts: (supported, claims, cited, notes) =>
      `notes support ${supported} of ${claims} claims, ${cited} of ${notes} notes are cited`,
  },
};

export interface SearchAnswer {
  readonly question: string;
  readonly answer: string;
  readonly notes: readonly MatchedNote[];
  /** Of the answer, held against the notes: evidence under `noteEvidenceId`, in their order. */
  readonly report: ValidationReport;
  readonly lang: Language;
}

const HIGH = { correctness: 0.8, utility: 0.7 } as const;
const MEDIUM = 0.5;

/** SQ3. */
export function confidenceOf(correctness: number, utility: number): QAConfidence {
  if (correctness >= HIGH.correctness && utility >= HIGH.utility) return 'high';
  return correctness >= MEDIUM ? 'medium' : 'low';
}

function issuesOf(claim: ClaimValidation, lang: Language): string[] {
  const words = SEARCH_WORDS[lang];
  const told = claim.issues.filter(({ severity }) => severity !== 'info');
  const why = told.filter(({ code }) => !code.startsWith('CITATION'));
  if (told.length > 0)
    return (why.length > 0 ? why : told).map(({ message }) => words.issue(claim.text, message));
  return isSupported(claim) ? [] : [words.unsupported(claim.text)];
}

/** SQ5: what of the answer the notes do not bear out, in words. */
function groundingIssues({ answer, notes, report, lang }: SearchAnswer): string[] {
  const words = SEARCH_WORDS[lang];
  const { claim_validations: claims } = report.result;
  const cited = [...citedNotes(answer)];
  const nowhere = cited.filter((number) => !notes.some(({ index }) => index === number));
  const mark = (number: number): string => (lang === 'ko' ? `[노트 ${number}]` : `[Note ${number}]`);
  return [
    ...(claims.length === 0 ? [onlyAbstains(answer) ? words.abstained : words.noClaims] : []),
    ...(isOpenAnswer(report.result.set_aside) ? [words.open] : []),
    ...(claims.length > 0 && cited.length === 0 ? [words.uncited] : []),
    ...nowhere.map((number) => words.nowhere(mark(number))),
    ...claims.flatMap((claim) => issuesOf(claim, lang)),
  ];
}

/** A statement that is made twice counts once. */
function saidIn({ text }: ClaimValidation): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** SQ1: how good an answer to a search question is, from the report of its claims against the notes. No notes: null. */
export function evaluateSearchAnswer(of: SearchAnswer): SearchQAEvaluation | null {
  const { question, answer, notes, report, lang } = of;
  if (notes.length === 0) return null;
  const { claim_validations: all } = report.result;
  const claims = [...new Map(all.map((claim) => [saidIn(claim), claim])).values()];
  const supported = claims.filter(isSupported).length;
  const borneOut = claims.reduce((all, claim) => all + supportOf(claim), 0);
  const correctness = claims.length === 0 ? 0 : borneOut / claims.length;
  const utility = answerUtility(question, answer);
  const source_coverage = sourceCoverage(answer, notes, claims);
  const cited = source_coverage.filter((note) => note.cited).length;
  return {
    correctness,
    utility,
    confidence: isOpenAnswer(report.result.set_aside) ? 'low' : confidenceOf(correctness, utility),
    source_coverage,
    grounding_issues: groundingIssues(of),
    summary: SEARCH_WORDS[lang].counts(supported, claims.length, cited, notes.length),
  };
}
