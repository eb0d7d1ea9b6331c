import type { MessageClaimType } from '../../../contract/message-claim.ts';
import type { Span } from '../../../contract/span.ts';
import type { Sentence } from '../../language/sentence.ts';
import { denyTroubles } from '../report/denied-troubles.ts';
import type { ClaimPattern } from './claim-pattern.ts';
import { clauses, shapeOf } from './clauses.ts';
import { ENGLISH_CLAIMS } from './english-claims.ts';
import { KOREAN_CLAIMS } from './korean-claims.ts';
import { LIMITATION, MENDED } from './limitation-words.ts';
import { isDenied, noClaimOfClause, noClaimOfSentence } from './no-claim.ts';
import type { Section } from './sections.ts';

/** A part of a sentence that claims something, or admits what is open. */
export interface SentencePart {
  readonly span: Span;
  readonly says: MessageClaimType | 'limitation';
  readonly hidden: boolean;
}

/** Where the sentence stands. */
export interface Standing {
  readonly section: Section;
  /** An item of a list or a row of a table. */
  readonly item: boolean;
}

type Said = MessageClaimType | 'limitation' | null;

const LONGEST = 600;
const HANGUL = /[가-힣]/;
const PATTERNS: readonly ClaimPattern[] = [...ENGLISH_CLAIMS, ...KOREAN_CLAIMS];
/** Types that say by a negative what they say. */
const NEGATIVE: ReadonlySet<MessageClaimType> = new Set([
  'only_touched',
  'no_breaking_change',
  'tests_pass',
  'lint_passes',
  'types_pass',
  'build_passes',
]);
/** Clauses side by side that say the same are one claim. */
const JOINED: ReadonlySet<Said> = new Set([...NEGATIVE, 'measured', 'works_end_to_end', 'complete']);
const TICKED = /^(?:[-*+] )?\[[xX]\]|^✅|^☑/;
const UNTICKED = /^(?:[-*+] )?\[ \]|^❌|^☐|^⬜|^✗|^⚠/;
const FAILED =
  /\b[1-9]\d* (?:tests? |specs? )?(?:failed|failing|fails?|errors?)\b|실패:? ?[1-9]|[1-9]\d* ?[개건] ?(?:가 |이 )?실패/i;
const SHARE = /(\d+) ?(?:of|\/|out of) ?(?:the )?(\d+)|(\d+) ?[개건]? ?(?:중|가운데) ?(\d+)/i;

/** "40 of 42 pass": fewer than there are. */
function isPart(shape: string): boolean {
  const found = SHARE.exec(shape);
  if (found === null) return false;
  const [, passed, total, totalKo, passedKo] = found;
  return Number(passed ?? passedKo) < Number(total ?? totalKo);
}

function typeOf(shape: string, item: boolean): MessageClaimType | null {
  const found = PATTERNS.find(({ pattern, items }) => (items === undefined || item) && pattern.test(shape));
  return found?.type ?? null;
}

function admits(shape: string): boolean {
  const { rest } = denyTroubles(shape);
  return LIMITATION.test(rest) && !MENDED.test(shape);
}

/** What one clause says. */
function said(shape: string, item: boolean): Said {
  const type = typeOf(shape, item);
  const tests = type === 'tests_pass' && (FAILED.test(shape) || isPart(shape));
  if (tests || admits(shape))
    return type !== null && NEGATIVE.has(type) && !tests && !isDenied(shape) ? type : 'limitation';
  if (type === null || noClaimOfClause(shape) !== null) return null;
  return isDenied(shape) && !(NEGATIVE.has(type) && /^(?:only_touched|no_breaking_change)$/.test(type))
    ? null
    : type;
}

/** An item that is ticked, or stands under a heading that says what it is. */
function byStanding(shape: string, { section, item }: Standing): Said {
  if (UNTICKED.test(shape)) return 'limitation';
  if (!item) return section === 'open' && shape.length > 3 ? 'limitation' : null;
  if (section === 'open') return 'limitation';
  if (TICKED.test(shape)) return 'added';
  return section === 'plan' ? null : section;
}

function shape(masked: string, { start, end }: Span): string {
  return shapeOf(masked.slice(start, Math.min(end, start + LONGEST)));
}

/** A Korean clause that goes on ("…하고") takes its mood from the end of the sentence. */
function isOpenEnded(own: string): boolean {
  return HANGUL.test(own) && !/(?:[했됐었았였겠쳤렸졌]|습니다|니다|다)[가-힣]{0,3}$/.test(own);
}

function readClauses(masked: string, spans: readonly Span[], item: boolean): SentencePart[] {
  const found: SentencePart[] = [];
  for (const span of spans) {
    const says = said(shape(masked, span), item);
    const last = found.at(-1);
    if (last !== undefined && (says === null || (says === last.says && JOINED.has(says))))
      found[found.length - 1] = { ...last, span: { start: last.span.start, end: span.end } };
    else if (says !== null) {
      const start = found.length === 0 ? (spans[0]?.start ?? span.start) : span.start;
      found.push({ span: { start, end: span.end }, says, hidden: true });
    }
  }
  return found;
}

/** The claims and admissions of one sentence of a masked message, in order. */
export function readSentence(
  text: string,
  masked: string,
  sentence: Sentence,
  standing: Standing,
): readonly SentencePart[] {
  const span: Span = { start: sentence.start, end: sentence.end };
  const whole = shape(masked, span);
  if (!/[\p{L}¶§¢¤£¥€\d]/u.test(whole)) return [];
  const marked = shapeOf(text.slice(sentence.start, sentence.end));
  const own = byStanding(marked, standing);
  if (own === 'limitation') return [{ span, says: own, hidden: false }];
  const mood = noClaimOfSentence(whole);
  const spans = clauses(masked, { start: sentence.body, end: sentence.end });
  const kept =
    mood === null
      ? spans
      : spans.filter((one) => mood !== 'question' && mood !== 'before' && !isOpenEnded(shape(masked, one)));
  const inItem = standing.item || sentence.kind === 'heading';
  if (mood !== null) return kept.length === 0 ? [] : readClauses(masked, kept.slice(0, -1), inItem);
  const found = standing.section === 'plan' ? [] : readClauses(masked, kept, inItem);
  return found.length === 0 && own !== null ? [{ span, says: own, hidden: false }] : found;
}
