import type { MessageClaimType } from '../../../contract/message-claim.ts';
import type { Span } from '../../../contract/span.ts';
import type { Sentence } from '../../language/sentence.ts';
import { isOfAnotherState, isOfNow, isOfPart } from './another-state.ts';
import { deniesDeed } from './denied-deeds.ts';
import { denyTroubles } from './denied-troubles.ts';
import { AGAIN } from './deed-claims.ts';
import { beginsWithParticiple, clauseWords, isPassiveOfNow, namesTests, tellsPast } from './english-deeds.ts';
import { endsInVerb, tellsHabit } from './korean-deeds.ts';
import { claimOf, type ClaimSaid } from './claim-type.ts';
import { namesCheck, otherChecks } from './checks-named.ts';
import { clauses, shapeOf } from './clauses.ts';
import { leavesOpen, MENDED, UNMENDED } from './limitation-words.ts';
import { isDenied, type NoClaim, noClaimOfClause, noClaimOfSentence, WHEN_GREEN } from './no-claim.ts';
import type { Section } from './sections.ts';
import { toldState, type ToldState } from './told-states.ts';
import { hasHangul } from '../../language/script.ts';

/** A part of a sentence that claims something, or admits what is open. */
export interface SentencePart {
  readonly span: Span;
  readonly says: MessageClaimType | 'limitation';
  readonly hidden: boolean;
  /** How it is now, told in the present: a claim where it tells on of what was done. */
  readonly state?: ToldState;
}

/** Where the sentence stands. */
export interface Standing {
  readonly section: Section;
  /** An item of a list or a row of a table. */
  readonly item: boolean;
}

type Said = MessageClaimType | 'limitation' | null;

const LONGEST = 600;
/** Types that say by a negative what they say. */
const NEGATIVE: ReadonlySet<MessageClaimType> = new Set([
  'only_touched',
  'no_breaking_change',
  'tests_pass',
  'lint_passes',
  'types_pass',
  'build_passes',
]);
/** What is so or is not, at one state of the work; deeds were done whenever they were. */
const STATES: ReadonlySet<MessageClaimType> = new Set([
  'tests_pass',
  'lint_passes',
  'types_pass',
  'build_passes',
  'works_end_to_end',
]);
/** Clauses side by side that say the same are one claim. */
const JOINED: ReadonlySet<Said> = new Set([...NEGATIVE, 'works_end_to_end', 'complete']);
const SAYS_NOTHING_ELSE: ReadonlySet<MessageClaimType> = new Set([
  'only_touched',
  'untouched',
  'no_breaking_change',
]);
const TICKED = /^(?:[-*+] |\d+[.)] )?(?:\[[xX]\]|✅|☑|✔|✓)/;
const UNTICKED = /^(?:[-*+] )?\[ \]|^(?:[-*+] )?(?:❌|☐|⬜|✗|✘|✖|⚠)/;
const FAILED =
  /\b[1-9]\d* (?:tests? |specs? )?(?:failed|failing|fails?|errors?)\b|실패:? ?[1-9]|[1-9]\d* ?[개건] ?(?:가 |이 )?실패/i;
/** Renames and removals are told by their own words. */
const GONE = /\b(?:deleted|removed|renamed|moved from|gone|pass(?:es|ed)?)\b|삭제|제거|이름|통과/i;
const SHARE = /(\d+) ?(?:of|\/|out of) ?(?:the )?(\d+)|(\d+) ?[개건]? ?(?:중|가운데) ?(\d+)/i;

/** "40 of 42 pass", "all but two pass": fewer than there are. */
function isPart(shape: string): boolean {
  if (isOfPart(shape)) return true;
  const found = SHARE.exec(shape);
  if (found === null) return false;
  const [, passed, total, totalKo, passedKo] = found;
  return Number(passed ?? passedKo) < Number(total ?? totalKo);
}

const CHECKS: ReadonlySet<MessageClaimType> = new Set(['lint_passes', 'types_pass']);

/** Said of both at once tests are the more that is claimed. */
function claimIn(shape: string, item: boolean): ClaimSaid | null {
  const claim = claimOf(shape, item);
  const isOfBoth = claim !== null && CHECKS.has(claim.type) && /\btests?\b|테스트/i.test(shape);
  return isOfBoth ? { ...claim, type: 'tests_pass' } : claim;
}

/** "Do not run it on production": the reader is told. */
const FORBIDS = /^[^\w가-힣]*(?:please )?(?:do not|don['’]t|never) (?!know\b)/i;

function admits(shape: string): boolean {
  if (FORBIDS.test(shape)) return false;
  const { rest } = denyTroubles(shape);
  if (deniesDeed(rest)) return true;
  return leavesOpen(rest) && (!MENDED.test(shape) || UNMENDED.test(shape));
}

/** What one clause says. */
function said(whole: string, item: boolean): Said {
  const shape = whole.replace(WHEN_GREEN, ' ');
  const { type, head } = claimIn(shape, item) ?? { type: null, head: shape };
  const no = noClaimOfClause(shape, head);
  const red = type === 'tests_pass' && (FAILED.test(shape) || isPart(shape));
  if (red) return 'limitation';
  if (admits(shape) && no !== 'others')
    return type !== null && no !== 'doubt' && NEGATIVE.has(type) && !isDenied(shape) ? type : 'limitation';
  if (type === null || no !== null || (STATES.has(type) && isOfAnotherState(shape))) return null;
  return isDenied(head) && !SAYS_NOTHING_ELSE.has(type) ? null : type;
}

/** Of what tests are: a bare heading of tests names none. */
const OF_WHAT = /\S (?:for|covering|of) \S|(?:대한|위한|검증하는|다루는|확인하는) \S/;

/** A label of code before a mark. */
const OF_CODE = /^[^\w가-힣¶§]{0,9}(?:\d{1,3}[.)] )?[^\w가-힣¶§]{0,9}[¶§]\)? ?[:|–—-]/;

/** An item of the work without a verb of its own: what it names is new, and of a piece of code something is. */
function ofWork(shape: string): Said {
  if (!/\p{L}{2}/u.test(shape) || (shape.includes('|') && !/[¶†§]/.test(shape))) return null;
  if (
    admits(shape) ||
    isDenied(shape) ||
    noClaimOfSentence(shape) !== null ||
    noClaimOfClause(shape, shape) !== null
  )
    return null;
  const isTold = hasHangul(shape) ? tellsHabit(shape) : isPassiveOfNow(shape);
  return isTold || OF_CODE.test(shape) ? 'changed' : 'added';
}

/** An item that is ticked, or stands under a heading that says what it is. */
function byStanding(shape: string, { section, item }: Standing): Said {
  if (UNTICKED.test(shape)) return 'limitation';
  if (section === 'open' && (item || shape.length > 3)) return 'limitation';
  if (!item) return null;
  if (TICKED.test(shape)) return 'added';
  const isOfWork =
    section === null ||
    section === 'work' ||
    section === 'added' ||
    section === 'changed' ||
    section === 'fixed';
  if (isOfWork && namesTests(shape) && (section === 'added' || section === 'work' || OF_WHAT.test(shape)))
    return 'tests_added';
  if (section === 'work') return ofWork(shape);
  return section === 'plan' || section === 'open' || section === 'cause' ? null : section;
}

/** What is behind a path says only what it is: "ring buffer of messages", 로그 파싱 라이브러리. */
function isThing(own: string): boolean {
  return !(hasHangul(own) ? endsInVerb(own) : isPassiveOfNow(own) || toldState(own, true) !== null);
}

/** An item that begins with a path and tells of it in a few words. */
function ofPath(own: string, section: Section): Said {
  const [, sign] = /^(?:\d+[.)] )?[^\w가-힣¶†‡§]*([¶†‡§])(?: \w+| [가-힣]+)?\s*[:|–—-]/.exec(own) ?? [];
  if (
    sign === undefined ||
    (sign === '§' && !/[:|–—-]\s*(?:new\b|신규|새 )/i.test(own)) ||
    GONE.test(own) ||
    isDenied(own) ||
    admits(own)
  )
    return null;
  const told = claimIn(own, true)?.type;
  if (told === 'fixed' || told === 'added') return told;
  if (sign === '†') return 'tests_added';
  if (sign === '‡') return 'documented';
  return told === undefined && section !== 'changed' && isThing(own) ? 'added' : 'changed';
}

function shape(masked: string, { start, end }: Span): string {
  return shapeOf(masked.slice(start, Math.min(end, start + LONGEST)));
}

/** A Korean clause that goes on ("…하고") takes its mood from the end of the sentence. */
function isOpenEnded(own: string): boolean {
  return hasHangul(own) && !/(?:[했됐었았였겠쳤렸졌]|습니다|니다|다)[가-힣]{0,3}$/.test(own);
}

/** True where two clauses that say the same are one: as cause and consequence, or one by way of the other. */
function continues(masked: string, last: SentencePart, span: Span): boolean {
  if (JOINED.has(last.says)) return true;
  const between = masked.slice(last.span.end - 1, span.start);
  return /\bso\b|^[해서니]\s/.test(between);
}

/** What was tried, told one by one behind a colon, is no claim of its own. */
function isEnumerated(masked: string, last: SentencePart, span: Span, says: Said): boolean {
  if (last.says !== 'works_end_to_end' || says === 'limitation') return false;
  if (says === 'complete') return true;
  return masked.slice(last.span.start, span.start).includes(': ');
}

/** "On main, …", "With the change reverted, …": what follows is said of that. */
const FRAME = /^[^\w가-힣]*(?:with|without|on|at|in|from|before|yesterday|last|back|earlier)\b/i;

function isFrame(own: string): boolean {
  return FRAME.test(own) && isOfAnotherState(own);
}

const CONDITION = /^[^\w가-힣]*(?:if|when(?:ever)?|once|unless)\b/i;

/** What always happens: under a condition, or told on of what a passive told: "is created for each login and deleted". */
function isHabit(shapes: readonly string[], at: number): boolean {
  const [first = '', before = '', own = ''] = [shapes[0], shapes[at - 1], shapes[at]];
  if (hasHangul(own)) return isToldOnTo(shapes, at);
  if (at === 0) return false;
  const isToldOn = beginsWithParticiple(own) && isPassiveOfNow(before) && said(before, false) === null;
  return isToldOn || (CONDITION.test(first) && isPassiveOfNow(own));
}

/** 트랜잭션을 열고 행을 잠급니다: a clause that goes on takes its tense from the last one. */
function isToldOnTo(shapes: readonly string[], at: number): boolean {
  const [own = '', last = ''] = [shapes[at], shapes.at(-1)];
  const goesOn = at < shapes.length - 1 && /[고며][^\w가-힣]*$/.test(own) && isOpenEnded(own);
  return goesOn && !shapes.some(isOfNow) && tellsHabit(last) && said(last, false) === null;
}

/** 마이그레이션, 모델, 뷰를 만들었습니다: a noun alone is one of a list. */
const IN_A_LIST = /^[가-힣]+$/;

/** What a clause says, and of the work as it is now. */
function saidNow(shapes: readonly string[], at: number, item: boolean): Said {
  const [first = '', own = ''] = [shapes[0], shapes[at]];
  if (!item && at < shapes.length - 1 && IN_A_LIST.test(own)) return null;
  const says = said(own, item);
  if (says === 'complete' && at > 0 && item) return null;
  if (
    says !== null &&
    says !== 'limitation' &&
    at < shapes.length - 1 &&
    /\b(?:was|were|wasn't)\b/.test(own) &&
    !/\b(?:i|we)\b/i.test(own) &&
    tellsPast(shapes[at + 1] ?? '')
  )
    return null;
  if (says !== 'limitation' && isHabit(shapes, at)) return null;
  const isFramed = at > 0 && isFrame(first) && !isOfNow(own);
  return isFramed && says !== 'limitation' && says !== null && STATES.has(says) ? null : says;
}

/** What the clause says of other checks in the same words. */
function saidOfOthers(
  shapes: readonly string[],
  spans: readonly Span[],
  at: number,
  says: Said,
): SentencePart[] {
  const span = spans[at];
  if (span === undefined || says === null || says === 'limitation') return [];
  const { checks, alone } = otherChecks(shapes, at, says);
  const start = spans[at - alone]?.start ?? span.start;
  return checks.map((other) => ({ span: { start, end: span.end }, says: other, hidden: true }));
}

/** "I ran the tests and they pass": one claim. */
function isOutcome(masked: string, { span }: SentencePart, says: MessageClaimType | 'limitation'): boolean {
  const ran = shape(masked, span);
  if (says === 'measured') return true;
  const isOfRun = says !== 'limitation' && STATES.has(says);
  return isOfRun && (namesCheck(says, ran) || clauseWords(ran).some((word) => AGAIN.has(word)));
}

/** "테스트는 빈 값, 긴 값까지 7개 썼고": what fell apart at its commas is read again as one. */
function saidWithBefore(
  masked: string,
  spans: readonly Span[],
  at: number,
  last: SentencePart | undefined,
): Said {
  const [first, own] = [spans.findIndex(({ start }) => start >= (last?.span.end ?? 0)), spans[at]];
  const from = spans[first];
  if (first < 0 || first >= at || from === undefined || own === undefined) return null;
  const says = said(shape(masked, { start: from.start, end: own.end }), false);
  return says === 'tests_added' ? says : null;
}

/** Tests that stand beside what was added, or behind a label of tests, were added too. */
function ofTests(shapes: readonly string[], at: number, says: Said, last: SentencePart | undefined): Said {
  const [own = '', before = ''] = [shapes[at], shapes[at - 1]];
  if (says === 'added' && namesTests(before) && LABEL.test(before)) return 'tests_added';
  const isBeside = says === null && (last?.says === 'added' || last?.says === 'fixed');
  return isBeside && namesTests(own) ? 'tests_added' : says;
}

/** What was wrong is told first, and how it is now behind it: "It was cut silently; it is split now". */
function ofTrouble(shapes: readonly string[], at: number, says: Said, isFirst: boolean): Said {
  if (!isFirst || (says !== 'changed' && says !== 'added') || !isOfNow(shapes[at] ?? '')) return says;
  return shapes.slice(0, at).some((before) => tellsPast(before)) ? 'fixed' : says;
}

/** A word or two before a colon. */
const LABEL = /^[^\w가-힣]*[\w가-힣]{1,20}(?: [\w가-힣]{1,20})?$/;

/** How the work is now, as a clause tells that claims nothing by its own words. */
function stateOf(own: string, item: boolean): ToldState | null {
  return noClaimOfClause(own, own) === null && !isDenied(own) ? toldState(own, item) : null;
}

function readClauses(
  masked: string,
  spans: readonly Span[],
  item: boolean,
  withStates = false,
): SentencePart[] {
  const found: SentencePart[] = [];
  const others: SentencePart[] = [];
  const shapes = spans.map((span) => shape(masked, span));
  for (const [at, span] of spans.entries()) {
    const own = saidNow(shapes, at, item) ?? saidWithBefore(masked, spans, at, found.at(-1));
    const says = ofTrouble(shapes, at, ofTests(shapes, at, own, found.at(-1)), found.length === 0);
    others.push(...saidOfOthers(shapes, spans, at, says));
    const last = found.at(-1);
    const state = says === null && withStates ? stateOf(shapes[at] ?? '', item) : null;
    if (state !== null) found.push({ span, says: 'changed', hidden: true, state });
    else if (last?.says === 'ran' && says !== null && isOutcome(masked, last, says))
      found[found.length - 1] = { ...last, says, span: { start: last.span.start, end: span.end } };
    else if (
      last !== undefined &&
      (says === null ||
        (says === last.says && continues(masked, last, span)) ||
        isEnumerated(masked, last, span, says))
    )
      found[found.length - 1] = { ...last, span: { start: last.span.start, end: span.end } };
    else if (says !== null) {
      const start = found.length === 0 ? (spans[0]?.start ?? span.start) : span.start;
      found.push({ span: { start, end: span.end }, says, hidden: true });
    }
  }
  const told = new Set(found.map(({ says }) => says));
  const more = others.filter(({ says }) => !told.has(says));
  return [...found, ...more].toSorted((a, b) => a.span.start - b.span.start);
}

/** Clause by clause; where no clause says anything by itself, the sentence as a whole. */
function readWords(masked: string, span: Span, item: boolean): SentencePart[] {
  const spans = clauses(masked, span);
  const found = readClauses(masked, spans, item);
  const [only, more] = found;
  if (only !== undefined && (more !== undefined || only.says !== 'ran'))
    return readClauses(masked, spans, item, true);
  const whole = readClauses(masked, [span], item);
  if (only === undefined && whole.length === 0) return readClauses(masked, spans, item, true);
  return only === undefined || whole.some(({ says }) => STATES.has(says as MessageClaimType)) ? whole : found;
}

/** Its author tells what they did, whatever the sentence advises. */
const BY_AUTHOR =
  /^[^\w가-힣]*(?:and |so |but )?(?:I|we)(?:['’]ve| have)? (?!(?:can|could|would|will|might|may|should|must)\b)/i;

/** Of a sentence that asks, plans or advises: what it admits, and what it tells as done before it goes on to that. */
function besides(masked: string, span: Span, mood: NoClaim, item: boolean): SentencePart[] {
  if (mood === 'question') return [];
  const all = clauses(masked, span);
  if (mood === 'before')
    return readClauses(
      masked,
      all.filter((one) => isOfNow(shape(masked, one))),
      item,
    );
  const told = all.filter(
    (one, at) =>
      BY_AUTHOR.test(shape(masked, one)) || (at < all.length - 1 && !isOpenEnded(shape(masked, one))),
  );
  const admitted = readClauses(masked, all, item).filter(({ says }) => says === 'limitation');
  return told.length > 0 ? readClauses(masked, told, item) : admitted;
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
  if (standing.section === 'cause') return [];
  if (!/[\p{L}¶†‡§¢¤£¥€\d]/u.test(whole)) return [];
  const own = byStanding(
    standing.section === 'work' ? whole : shapeOf(text.slice(sentence.start, sentence.end)),
    standing,
  );
  if (own === 'limitation') return [{ span, says: own, hidden: false }];
  const words = { start: sentence.body, end: sentence.end, kind: sentence.kind };
  const item = standing.item || sentence.kind === 'heading' || TICKED.test(whole);
  const path = standing.item && standing.section !== 'plan' ? ofPath(whole, standing.section) : null;
  if (path !== null) {
    const says = path;
    return [{ span, says, hidden: false }];
  }
  const mood = noClaimOfSentence(shape(masked, words));
  if (mood !== null) return besides(masked, words, mood, item);
  const found = standing.section === 'plan' ? [] : readWords(masked, words, item);
  const says = own === 'added' && isPassiveOfNow(whole) ? 'changed' : own;
  return found.length === 0 && says !== null ? [{ span, says, hidden: false }] : found;
}
