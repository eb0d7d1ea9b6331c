import { ADNOMINAL } from '../../lexicon/korean-marks.ts';
import {
  ATTENDING_ENDINGS,
  QUOTING_ENDINGS,
  SUBJECT_AS_SYLLABLE,
  TIME_DETERMINERS,
  TIME_NOUNS,
  TIME_WORDS,
} from '../../lexicon/korean-predicates.ts';
import { JOINING } from '../../lexicon/repetition-words.ts';
import { type ClauseMood, clauseMoods } from '../../read/korean/clause-moods.ts';
import { joinChains, type JoinedSentence } from '../../read/korean/join-chains.ts';
import type { ReadSentence } from '../../read/read-text.ts';
import type { Token } from '../../statement/token.ts';
import type { Unit } from '../verbatim/unit.ts';
import {
  type Before,
  isClause,
  isPointing,
  type KoreanClause,
  type KoreanPhrase,
  SUBJECT,
  SUBJECTS,
  TOPIC,
} from './clause.ts';
import { endingOf, modalOf, timeOf } from './predicate.ts';
import { isTime, roleOf } from './role-of.ts';

const JOINED = '와';
const BECOMES = '로';

/** `화가 윤서정은`: who somebody is, before the name, and no subject. */
function isTitle({ marks, token }: Unit, next: Unit | undefined): boolean {
  return (
    marks === SUBJECT &&
    token.form.endsWith(SUBJECT_AS_SYLLABLE) &&
    next?.token.upos === 'PROPN' &&
    SUBJECTS.has(roleOf(next).role)
  );
}

/** What one verb says of several: `A는 3층을, B는 4층을 쓴다`. */
interface Gap {
  readonly phrases: readonly KoreanPhrase[];
}

/** What stands behind a predicate. */
interface Behind {
  readonly isLast: boolean;
  readonly isParted: boolean;
  /** The next predicate has a subject of its own. */
  readonly hasSubject: boolean;
}

/** What was read so far, and what of the clause that is being read. */
interface State {
  readonly joined: JoinedSentence;
  readonly moods: ReadonlyMap<number, ClauseMood>;
  readonly found: KoreanClause[];
  readonly phrases: KoreanPhrase[];
  before: readonly Before[];
  others: readonly KoreanPhrase[];
  readonly hangs: KoreanClause[];
  readonly gaps: Gap[];
  lead: readonly KoreanPhrase[];
  /** A comma stands behind the last phrase. */
  isParted: boolean;
  /** What the clauses before and this one depend on. */
  under: readonly KoreanClause[];
  /** So many of the last clauses have no time of their own. */
  pending: number;
}

function nothingRead(joined: JoinedSentence): State {
  const moods = clauseMoods(joined);
  const read = { found: [], phrases: [], before: [], others: [], hangs: [], gaps: [], lead: [] };
  return { joined, moods, ...read, isParted: false, under: [], pending: 0 };
}

function phrase(state: State, head: Unit, role: string, only = false): KoreanPhrase {
  const { before, others } = state;
  [state.before, state.others] = [[], []];
  return { head, before, others, role, only };
}

function push(state: State, phrase: KoreanPhrase): void {
  state.phrases.push(phrase);
}

/** `앱과` before what is no noun: with whom or what. */
function withOthers(state: State): void {
  const last = state.others.at(-1);
  if (last?.role === JOINED) push(state, { ...last, others: state.others.slice(0, -1) });
  else for (const one of state.others) push(state, one);
  state.others = [];
}

/** What is left of words without a particle. */
function loose(state: State): void {
  const last = state.before.at(-1);
  if (last !== undefined && !isClause(last)) {
    state.before = state.before.slice(0, -1);
    push(state, phrase(state, last, ''));
  }
  withOthers(state);
}

/** A noun, an adverb or a determiner. */
function word(state: State, unit: Unit, next: Unit | undefined): void {
  if (isTitle(unit, next)) {
    state.before = [...state.before, { ...unit, lemma: unit.token.form, marks: '' }];
    return;
  }
  const { role, only } = roleOf(unit);
  const isParted = next?.comma === true;
  if (role === '' && !only) bare(state, unit, isParted);
  else if (role === JOINED) {
    const { others } = state;
    state.others = [];
    state.others = [...others, phrase(state, unit, role, only)];
  } else if (role === 'adverb') {
    withOthers(state);
    push(state, { head: unit, before: [], others: [], role, only });
  } else if (role === BECOMES && isParted && state.phrases.some((one) => one.role === TOPIC)) is(state, unit);
  else {
    if (SUBJECTS.has(role)) gap(state);
    push(state, named(state, phrase(state, unit, role, only)));
  }
  state.isParted = isParted;
}

/** `맡은 곳은 누리토건으로, 이 업체는`: what the clause before said that something is. */
function named(state: State, phrase: KoreanPhrase): KoreanPhrase {
  const what = state.found.at(-1)?.what ?? null;
  if (what === null || what.head.value !== null || !isPointing(phrase)) return phrase;
  return { ...what, role: phrase.role, only: phrase.only };
}

function bare(state: State, unit: Unit, isParted: boolean): void {
  const isLed = state.before.length > 0;
  if (isLed ? TIME_NOUNS.has(unit.lemma) : isTime(unit)) push(state, phrase(state, unit, ''));
  else if (isParted && unit.token.upos !== 'DET') {
    const { others } = state;
    state.others = [];
    state.others = [...others, phrase(state, unit, '')];
  } else state.before = [...state.before, unit];
}

/** `A는 3층, B는`: what is said of A has its verb behind B. */
function gap(state: State): void {
  const hasSubject = state.phrases.some(({ role }) => SUBJECTS.has(role));
  if (!hasSubject || (state.others.length === 0 && !state.isParted)) return;
  state.gaps.push({ phrases: [...state.phrases.splice(0), ...state.others] });
  state.others = [];
}

/** `약으로,`: is a medicine, and the next clause goes on. */
function is(state: State, unit: Unit): void {
  close(
    state,
    {
      verb: unit,
      modal: '',
      negative: false,
      time: 'now',
      mood: 'asserted',
      ending: '',
      what: phrase(state, unit, ''),
      phrases: state.phrases.splice(0),
      carried: [],
      hangs: state.hangs.splice(0),
    },
    null,
  );
}

/** The phrases of a clause within another one: up to a topic, or a second subject; of `규모가 작은` the one before it. */
function own(state: State, isNear: boolean): KoreanPhrase[] {
  let hasSubject = false;
  let from = state.phrases.length;
  while (from > 0) {
    const { role } = state.phrases[from - 1] ?? { role: '' };
    if (role === TOPIC || (role === SUBJECT && hasSubject)) break;
    if (isNear && role !== 'adverb' && (hasSubject || role !== SUBJECT)) break;
    hasSubject ||= role === SUBJECT;
    from -= 1;
  }
  return state.phrases.splice(from);
}

/** A predicate with the words of its chains; `at` is the place of its first word in the sentence. */
function predicate(state: State, unit: Unit, at: number, behind: Behind): void {
  const group = state.joined.groups.get(at);
  const said = state.moods.get(at);
  const first = state.joined.tokens[at];
  if (group === undefined || said === undefined || first === undefined) return;
  const words = state.joined.tokens.slice(at, group.last + 1);
  const isNoun = first.inflection?.kind === 'noun' || unit.value !== null;
  const what = isNoun ? phrase(state, unit, '') : null;
  if (!isNoun) loose(state);
  const ending = behind.isLast ? '' : endingOf(words);
  const time = timeOf(words, ending);
  const isBeside = ending === '' || stands(ending, words, what !== null, behind);
  const isState = first.inflection?.kind === 'adjective' && first.lemma !== '있' && first.lemma !== '없';
  const modal = modalOf(group);
  const clause: KoreanClause = {
    verb: unit,
    modal,
    negative: said.negative,
    time: time ?? 'now',
    mood:
      (isBeside && said.mood === 'conditional') || (modal !== '' && MODAL.has(said.mood))
        ? 'asserted'
        : said.mood,
    ending: isBeside ? '' : ending,
    what,
    phrases: isBeside ? state.phrases.splice(0) : own(state, ADNOMINAL.has(ending) && (isState || isNoun)),
    carried: [],
    hangs: isBeside ? state.hangs.splice(0) : [],
  };
  if (isBeside) conditions(state, clause);
  if (ADNOMINAL.has(ending)) state.before = [...state.before, clause];
  else if (QUOTING_ENDINGS.has(ending))
    push(state, { head: unit, before: [clause], others: [], role: 'quote', only: false });
  else if (isBeside) closeAll(state, clause, time);
  else hang(state, clause);
}

/** 고 of what is so, with a comma, a time or before another subject stands beside the next clause; else it may say how. */
function stands(ending: string, words: readonly Token[], isNoun: boolean, behind: Behind): boolean {
  if (!JOINING.has(ending)) return false;
  const [first] = words;
  const isState = isNoun || first?.inflection?.kind !== 'verb' || words.length > 1;
  const isPast = timeOf(words, ending) === 'past';
  return ending !== '고' || isState || isPast || behind.isParted || behind.hasSubject;
}

/** The clause, before it those that leave their verb to it. */
function closeAll(state: State, clause: KoreanClause, time: KoreanClause['time'] | null): void {
  const role = clause.phrases.at(-1)?.role ?? '';
  for (const { phrases } of state.gaps.splice(0)) {
    const last = phrases.at(-1);
    const own = last === undefined ? [] : [...phrases.slice(0, -1), { ...last, role }];
    close(state, { ...clause, phrases: own, hangs: [] }, time);
  }
  close(state, clause, time);
}

function close(state: State, clause: KoreanClause, time: KoreanClause['time'] | null): void {
  const hangs = [...clause.hangs, ...state.under.filter((one) => !clause.hangs.includes(one))];
  state.found.push({ ...clause, hangs, carried: carriedBy(state, clause) });
  if (time !== null) {
    const from = state.found.length - 1 - state.pending;
    for (let at = from; at < state.found.length; at += 1) {
      const one = state.found[at];
      if (one !== undefined) state.found[at] = { ...one, time };
    }
  }
  state.pending = time === null ? state.pending + 1 : 0;
  carry(state, clause.phrases);
}

function carriedBy(state: State, { phrases }: KoreanClause): readonly KoreanPhrase[] {
  const has = (role: string): boolean => phrases.some((one) => one.role === role);
  if (has(TOPIC)) return [];
  return state.lead.filter(({ role }) => role === TOPIC || !has(SUBJECT));
}

/** `비가 오면 취소하고 환불한다`: the second depends on it as well, but for one with a subject or a condition of its own. */
function conditions(state: State, { hangs, phrases }: KoreanClause): void {
  const own = hangs.filter(({ ending }) => !ATTENDING_ENDINGS.has(ending));
  const isOwn = phrases.some(({ role }) => SUBJECTS.has(role)) || own.length > 0;
  state.under = isOwn ? own : state.under;
}

function hang(state: State, clause: KoreanClause): void {
  state.hangs.push(clause);
  if (!state.phrases.some(({ role }) => role === TOPIC)) carry(state, clause.phrases);
}

function carry(state: State, phrases: readonly KoreanPhrase[]): void {
  const topic = phrases.filter(({ role }) => role === TOPIC).slice(0, 1);
  const subject = phrases.filter(({ role }) => role === SUBJECT).slice(0, 1);
  const isUnder = state.lead.some(({ role }) => role === TOPIC);
  if (topic.length > 0) state.lead = topic;
  else if (subject.length > 0 && !isUnder) state.lead = subject;
}

/** False where words stand behind the last predicate. */
function isWhole(state: State): boolean {
  return state.phrases.length + state.before.length + state.others.length + state.hangs.length === 0;
}

/** Moods that the words behind the verb say: may, must. */
const MODAL: ReadonlySet<string> = new Set(['possible', 'ordered']);

const COPULA = '이';

/** A word that only looks like a value: 열리며 is no 열 리; 원이고 is one, and says what something is. */
function asVerb(unit: Unit, last: Token | undefined): Unit {
  const { value } = unit;
  if (value === null || last === undefined || last.inflection?.kind === 'noun') return unit;
  const rest = last.form.slice(Math.max(0, value.end - last.start));
  return value.end > last.start && rest.startsWith(COPULA) ? unit : { ...unit, value: null };
}

function behindOf(units: readonly Unit[], from: number, joined: JoinedSentence): Behind {
  const next = units.findIndex((one) => one.from >= from);
  const rest = next < 0 ? [] : units.slice(next);
  const isEnd = ({ from: start, to }: Unit): boolean =>
    [...joined.groups].some(([at, { last }]) => {
      const word = joined.tokens[last];
      return start <= at && at < to && word !== undefined && !ADNOMINAL.has(endingOf([word]));
    });
  const end = rest.findIndex(isEnd);
  const hasSubject = rest.slice(0, end + 1).some((one) => SUBJECTS.has(roleOf(one).role));
  return { isLast: next < 0, isParted: rest[0]?.comma === true, hasSubject };
}

/** The clauses of a Korean sentence that stand beside each other; none where something of it is left over. */
export function koreanClauses({ tokens }: ReadSentence, units: readonly Unit[]): readonly KoreanClause[] {
  const joined = joinChains(tokens);
  const state = nothingRead(joined);
  let behind = 0;
  units.forEach((unit, place) => {
    if (unit.from < behind) return;
    const at = [...joined.groups.keys()].find((one) => unit.from <= one && one < unit.to);
    const group = at === undefined ? undefined : joined.groups.get(at);
    const last = joined.tokens[unit.to - 1];
    const isValue = unit.value !== null && last?.inflection?.kind === 'noun' && !last.inflection.copula;
    const isWhen = TIME_WORDS.has(unit.token.form) || TIME_DETERMINERS.has(unit.token.form);
    if (at === undefined || group === undefined || isWhen || (isValue && group.last < unit.to))
      word(state, isWhen ? { ...unit, lemma: unit.token.form } : unit, units[place + 1]);
    else {
      behind = Math.max(unit.to, group.last + 1);
      predicate(state, asVerb(unit, last), at, behindOf(units, behind, joined));
    }
  });
  return isWhole(state) ? state.found : [];
}
