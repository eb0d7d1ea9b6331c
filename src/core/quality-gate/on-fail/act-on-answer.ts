import type { ActedCheck, AnswerAction, OnFailAction } from '../../../contract/on-fail.ts';
import type { Language } from '../../../contract/language.ts';
import type { QualityResult } from '../../../contract/quality.ts';
import type { Span } from '../../../contract/span.ts';
import type { ValidationReport } from '../../../contract/validation-report.ts';
import { changeOf } from '../denied-words.ts';
import { deniedClaim, isDenied } from '../verified-claims.ts';
import { ACTION_WORDS } from './action-words.ts';
import { annotatedText } from './annotated-text.ts';
import { askedAction, fails } from './check-outcomes.ts';
import { type HeldSentence, keptText, standingSentences } from './standing-sentences.ts';

/** How an answer is put together again of its pieces, with what is said before and behind them. */
export interface AnswerShape {
  /** What of it was verified. */
  readonly text: string;
  /** Ranges of that text: all of it, or the sentences of a summary. */
  readonly pieces: readonly Span[];
  write(pieces: readonly string[], lead?: string, tail?: string): string;
}

/** An answer, what its checks found, and whether it is the second attempt of one that failed. */
export interface ToAct {
  readonly shape: AnswerShape;
  readonly checks: readonly ActedCheck[];
  readonly report: ValidationReport | null;
  readonly quality: QualityResult | null;
  readonly lang: Language;
  /** What the attempt before it asked for; null where it is the first. */
  readonly before: OnFailAction | null;
}

/** What the client gets; `content` null: the answer as it is. */
export interface Acted {
  readonly content: string | null;
  readonly action: AnswerAction;
}

const MOST_CHANGES = 5;

function countsOf(report: ValidationReport | null): { claims: number; denied: number; open: number } {
  const claims = report?.result.claim_validations ?? [];
  const denied = claims.filter(isDenied).length;
  const open = claims.filter((claim) => claim.status !== 'VERIFIED' && !isDenied(claim)).length;
  return { claims: claims.length, denied, open };
}

function whyOf({ checks, report, lang }: ToAct): string {
  const counts = countsOf(report);
  const words = ACTION_WORDS[lang].why;
  return checks
    .filter(fails)
    .map(({ check, outcome }) => words[check](counts, outcome === 'unchecked'))
    .join('; ');
}

function changesOf({ report }: ToAct): string[] {
  const denied = (report?.result.claim_validations ?? []).filter(isDenied).map(deniedClaim);
  const changes = denied.map((claim) => changeOf(claim).replaceAll(/\s+/gu, ' '));
  return [...new Set(changes)].slice(0, MOST_CHANGES);
}

function missedItems({ quality, checks }: ToAct): string[] {
  if (!checks.some((check) => check.check === 'quality' && fails(check))) return [];
  return (quality?.details ?? []).filter(({ passed }) => passed !== true).map(({ question }) => question);
}

function missedLine(answer: ToAct): string {
  const items = missedItems(answer);
  return items.length === 0 ? '' : ACTION_WORDS[answer.lang].missed(items);
}

function inPiece({ start, end }: Span, held: readonly HeldSentence[]): HeldSentence[] {
  return held
    .filter((sentence) => sentence.end > start && sentence.start < end)
    .map((sentence) => ({ ...sentence, start: Math.max(sentence.start, start) }));
}

function annotated(answer: ToAct, held: readonly HeldSentence[]): string {
  const { shape, lang } = answer;
  const pieces = shape.pieces.map((piece) => annotatedText(shape.text, piece, inPiece(piece, held), lang));
  return shape.write(pieces, '', missedLine(answer));
}

function leftOut(answer: ToAct, held: readonly HeldSentence[]): string {
  const words = ACTION_WORDS[answer.lang];
  const open = held.filter(({ claims, stands }) => !stands && claims.length > 0 && !claims.some(isDenied));
  const changes = changesOf(answer);
  const lines = [
    changes.length === 0 ? '' : words.leftOut(changes),
    open.length === 0 ? '' : words.unconfirmed(open.length),
    missedLine(answer),
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

function blocked(answer: ToAct, asked: OnFailAction): Acted {
  const { checks, shape, lang } = answer;
  const reason = whyOf(answer);
  const content = shape.write(
    shape.pieces.map(() => ''),
    ACTION_WORDS[lang].withheld(reason),
  );
  return { content, action: { action: 'block', asked, checks: [...checks], reason } };
}

function replaced(answer: ToAct, asked: OnFailAction, held: readonly HeldSentence[]): Acted {
  const { checks, shape, lang } = answer;
  const claiming = held.filter(({ claims }) => claims.length > 0);
  const sentences = { all: claiming.length, kept: claiming.filter(({ stands }) => stands).length };
  if (sentences.kept === 0) return blocked(answer, asked);
  const pieces = shape.pieces.map((piece) => keptText(shape.text, inPiece(piece, held)));
  const lead = ACTION_WORDS[lang].kept(sentences.kept, sentences.all);
  const content = shape.write(pieces, lead, leftOut(answer, held));
  const reason = [whyOf(answer), ...changesOf(answer)].join('; ');
  return { content, action: { action: 'replace', asked, checks: [...checks], reason, sentences } };
}

/** OF5 to OF8: what becomes of an answer whose second attempt, where one was wanted, was made. */
export function actOnAnswer(answer: ToAct): Acted {
  const { checks, report, shape, before } = answer;
  const asked = askedAction(checks);
  if (asked === 'deliver') {
    const done = before === null || before === 'deliver' ? asked : 'revise';
    return {
      content: null,
      action: { action: done, asked: before ?? asked, checks: [...checks], reason: '' },
    };
  }
  if (asked === 'block') return blocked(answer, asked);
  const held = standingSentences(shape.text, report?.result.claim_validations ?? []);
  if (asked !== 'annotate') return replaced(answer, asked, held);
  const reason = [whyOf(answer), ...changesOf(answer)].join('; ');
  return { content: annotated(answer, held), action: { action: asked, asked, checks: [...checks], reason } };
}
