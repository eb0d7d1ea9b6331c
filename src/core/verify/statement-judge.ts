import type { GroundingReason, ReadPlace } from '../../contract/grounding.ts';
import type { IssueCode } from '../../contract/issue.ts';
import type { Language } from '../../contract/language.ts';
import type { Stated, StatedDifference, StatedText, StatementJudge } from '../grounding/statement-judge.ts';
import { openTexts, type TextJudge } from '../judge/judge-text.ts';
import type { Difference, Judged, OpenReason } from '../judge/judged.ts';
import { languagesOfText } from '../language/text-language.ts';
import type { Reader } from '../read/reader.ts';
import { type Matter, whatMatters } from './what-matters.ts';

/**
 * What the decisions of the judge are worth on rows that nobody fitted: `node eval/statements.ts`, the halves that are
 * held back, all sets together.
 */
const PRECISION = { supported: 0.95, contradicted: 0.95 };

const REASONS: Readonly<Record<OpenReason, GroundingReason>> = {
  claim_unread: 'not_read',
  evidence_unread: 'not_read',
  words_left: 'not_read',
  other_mood: 'other_mood',
  other_subject: 'other_subject',
  unbound: 'not_read',
};

const HANGUL = /\p{Script=Hangul}/u;

function codeOf({ kind, value }: Difference): IssueCode {
  if (kind === 'polarity') return 'NEGATION_MISMATCH';
  if (kind === 'computed') return 'COMPARISON_MISMATCH';
  if (value?.kind === 'period' || value?.kind === 'clock') return 'DATE_MISMATCH';
  return value?.kind === 'name' ? 'ENTITY_MISMATCH' : 'NUMBER_MISMATCH';
}

function differenceOf(difference: Difference, claim: string): StatedDifference {
  const { span, actual } = difference;
  return {
    code: codeOf(difference),
    place: span,
    expected: claim.slice(span.start, span.end),
    actual,
  };
}

function statedOf(judged: Judged, claim: string, texts: readonly StatedText[]): Stated {
  const { outcome, reason, left, differences, places } = judged;
  const read = places.flatMap(({ passage, span }): ReadPlace[] => {
    const piece = texts[passage];
    if (piece === undefined) return [];
    const quote = piece.text.slice(span.start, span.end);
    return [{ evidence_id: piece.evidence_id, span, path: null, quote }];
  });
  return {
    outcome,
    reason: reason === null ? null : REASONS[reason],
    read,
    open: left,
    differences: differences.map((one) => differenceOf(one, claim)),
    derivation: null,
  };
}

function silent(reason: GroundingReason): Stated {
  return { outcome: 'undecided', reason, read: [], open: [], differences: [], derivation: null };
}

/** Texts of one language, read as far as a claim may be about them; texts that are read whole are read once. */
function openLanguage(texts: readonly StatedText[], reader: Reader): (claim: string) => Judged {
  const cut = texts.map(({ text }) => whatMatters(text));
  let whole: TextJudge | null = null;
  return (claim) => {
    const matters: readonly Matter[] = cut.map((matterOf) => matterOf(claim));
    const isWhole = matters.every((one) => one.isWhole);
    const passages = matters.map(({ text }) => text);
    const open = whole ?? openTexts(passages, reader, undefined, isWhole);
    if (isWhole) whole = open;
    return open(claim);
  };
}

/** The judge of statements as a verification asks it: each claim against the texts of its own language. */
export function statementJudge(readerOf: (language: Language) => Reader): StatementJudge {
  return {
    precision: PRECISION,
    open(texts) {
      const known = new Map<Language, ((claim: string) => Judged) | null>();
      const pieces = (language: Language): readonly StatedText[] =>
        texts.filter(({ text }) => languagesOfText(text).includes(language));
      return ({ text }) => {
        const language: Language = HANGUL.test(text) ? 'ko' : 'en';
        const own = pieces(language);
        const hold = known.get(language) ?? (own.length === 0 ? null : openLanguage(own, readerOf(language)));
        known.set(language, hold);
        return hold === null ? silent('other_language') : statedOf(hold(text), text, own);
      };
    },
  };
}
