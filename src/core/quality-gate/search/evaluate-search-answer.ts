import type { Language } from '../../../contract/language.ts';
import type { MatchedNote } from '../../../contract/note.ts';
import type { QAConfidence, SearchQAEvaluation } from '../../../contract/search-qa-evaluation.ts';
import type { ClaimValidation, ValidationReport } from '../../../contract/validation-report.ts';
import { isOpenAnswer } from '../../../contract/may-answer.ts';
import { onlyAbstains } from '../rules/only-abstains.ts';
import { answerUtility } from './answer-utility.ts';
import { isSupported, supportOf } from './is-supported.ts';
import { SEARCH_WORDS } from './search-words.ts';
import { citedNotes, sourceCoverage } from './source-coverage.ts';

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
