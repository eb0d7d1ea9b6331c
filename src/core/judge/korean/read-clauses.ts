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

/** What was read so far of the clause that is being read. */
class Reading {
  readonly found: KoreanClause[] = [];
  private phrases: KoreanPhrase[] = [];
  private before: Before[] = [];
  private others: KoreanPhrase[] = [];
  private hangs: KoreanClause[] = [];
  private lead: KoreanPhrase[] = [];
  private gaps: Gap[] = [];
  /** A comma stands behind the last phrase. */
  private isParted = false;
  /** What the clauses before and this one depend on. */
  private under: readonly KoreanClause[] = [];
  /** So many of the last clauses have no time of their own. */
  private pending = 0;
  private readonly joined: JoinedSentence;
  private readonly moods: ReadonlyMap<number, ClauseMood>;

  constructor(joined: JoinedSentence) {
    this.joined = joined;
    this.moods = clauseMoods(joined);
  }

  private phrase(head: Unit, role: string, only = false): KoreanPhrase {
    const { before, others } = this;
    [this.before, this.others] = [[], []];
    return { head, before, others, role, only };
  }

  private push(phrase: KoreanPhrase): void {
    this.phrases.push(phrase);
  }

  /** `앱과` before what is no noun: with whom or what. */
  private withOthers(): void {
    const last = this.others.at(-1);
    if (last?.role === JOINED) this.push({ ...last, others: this.others.slice(0, -1) });
    else for (const one of this.others) this.push(one);
    this.others = [];
  }

  /** What is left of words without a particle. */
  private loose(): void {
    const last = this.before.at(-1);
    if (last !== undefined && !isClause(last)) {
      this.before.pop();
      this.push(this.phrase(last, ''));
    }
    this.withOthers();
  }

  /** A noun, an adverb or a determiner. */
  word(unit: Unit, next: Unit | undefined): void {
    if (isTitle(unit, next)) {
      this.before.push({ ...unit, lemma: unit.token.form, marks: '' });
      return;
    }
    const { role, only } = roleOf(unit);
    const isParted = next?.comma === true;
    if (role === '' && !only) this.bare(unit, isParted);
    else if (role === JOINED) {
      const { others } = this;
      this.others = [];
      this.others = [...others, this.phrase(unit, role, only)];
    } else if (role === 'adverb') {
      this.withOthers();
      this.push({ head: unit, before: [], others: [], role, only });
    } else if (role === BECOMES && isParted && this.phrases.some((one) => one.role === TOPIC)) this.is(unit);
    else {
      if (SUBJECTS.has(role)) this.gap();
      this.push(this.named(this.phrase(unit, role, only)));
    }
    this.isParted = isParted;
  }

  /** `맡은 곳은 누리토건으로, 이 업체는`: what the clause before said that something is. */
  private named(phrase: KoreanPhrase): KoreanPhrase {
    const what = this.found.at(-1)?.what ?? null;
    if (what === null || what.head.value !== null || !isPointing(phrase)) return phrase;
    return { ...what, role: phrase.role, only: phrase.only };
  }

  private bare(unit: Unit, isParted: boolean): void {
    const isLed = this.before.length > 0;
    if (isLed ? TIME_NOUNS.has(unit.lemma) : isTime(unit)) this.push(this.phrase(unit, ''));
    else if (isParted && unit.token.upos !== 'DET') {
      const { others } = this;
      this.others = [];
      this.others = [...others, this.phrase(unit, '')];
    } else this.before.push(unit);
  }

  /** `A는 3층, B는`: what is said of A has its verb behind B. */
  private gap(): void {
    const hasSubject = this.phrases.some(({ role }) => SUBJECTS.has(role));
    if (!hasSubject || (this.others.length === 0 && !this.isParted)) return;
    this.gaps.push({ phrases: [...this.phrases.splice(0), ...this.others.splice(0)] });
  }

  /** `약으로,`: is a medicine, and the next clause goes on. */
  private is(unit: Unit): void {
    this.close(
      {
        verb: unit,
        modal: '',
        negative: false,
        time: 'now',
        mood: 'asserted',
        ending: '',
        what: this.phrase(unit, ''),
        phrases: this.phrases.splice(0),
        carried: [],
        hangs: this.hangs.splice(0),
      },
      null,
    );
  }

  /** The phrases of a clause within another one: up to a topic, or a second subject; of `규모가 작은` the one before it. */
  private own(isNear: boolean): KoreanPhrase[] {
    let hasSubject = false;
    let from = this.phrases.length;
    while (from > 0) {
      const { role } = this.phrases[from - 1] ?? { role: '' };
      if (role === TOPIC || (role === SUBJECT && hasSubject)) break;
      if (isNear && role !== 'adverb' && (hasSubject || role !== SUBJECT)) break;
      hasSubject ||= role === SUBJECT;
      from -= 1;
    }
    return this.phrases.splice(from);
  }

  /** A predicate with the words of its chains; `at` is the place of its first word in the sentence. */
  predicate(unit: Unit, at: number, behind: Behind): void {
    const group = this.joined.groups.get(at);
    const said = this.moods.get(at);
    const first = this.joined.tokens[at];
    if (group === undefined || said === undefined || first === undefined) return;
    const words = this.joined.tokens.slice(at, group.last + 1);
    const isNoun = first.inflection?.kind === 'noun' || unit.value !== null;
    const what = isNoun ? this.phrase(unit, '') : null;
    if (!isNoun) this.loose();
    const ending = behind.isLast ? '' : endingOf(words);
    const time = timeOf(words, ending);
    const isBeside = ending === '' || this.stands(ending, words, what !== null, behind);
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
      phrases: isBeside ? this.phrases.splice(0) : this.own(ADNOMINAL.has(ending) && (isState || isNoun)),
      carried: [],
      hangs: isBeside ? this.hangs.splice(0) : [],
    };
    if (isBeside) this.conditions(clause);
    if (ADNOMINAL.has(ending)) this.before = [...this.before, clause];
    else if (QUOTING_ENDINGS.has(ending))
      this.push({ head: unit, before: [clause], others: [], role: 'quote', only: false });
    else if (isBeside) this.closeAll(clause, time);
    else this.hang(clause);
  }

  /** 고 of what is so, with a comma, a time or before another subject stands beside the next clause; else it may say how. */
  private stands(ending: string, words: readonly Token[], isNoun: boolean, behind: Behind): boolean {
    if (!JOINING.has(ending)) return false;
    const [first] = words;
    const isState = isNoun || first?.inflection?.kind !== 'verb' || words.length > 1;
    const isPast = timeOf(words, ending) === 'past';
    return ending !== '고' || isState || isPast || behind.isParted || behind.hasSubject;
  }

  /** The clause, before it those that leave their verb to it. */
  private closeAll(clause: KoreanClause, time: KoreanClause['time'] | null): void {
    const role = clause.phrases.at(-1)?.role ?? '';
    for (const { phrases } of this.gaps.splice(0)) {
      const last = phrases.at(-1);
      const own = last === undefined ? [] : [...phrases.slice(0, -1), { ...last, role }];
      this.close({ ...clause, phrases: own, hangs: [] }, time);
    }
    this.close(clause, time);
  }

  private close(clause: KoreanClause, time: KoreanClause['time'] | null): void {
    const hangs = [...clause.hangs, ...this.under.filter((one) => !clause.hangs.includes(one))];
    this.found.push({ ...clause, hangs, carried: this.carriedBy(clause) });
    if (time !== null) {
      const from = this.found.length - 1 - this.pending;
      for (let at = from; at < this.found.length; at += 1) {
        const one = this.found[at];
        if (one !== undefined) this.found[at] = { ...one, time };
      }
    }
    this.pending = time === null ? this.pending + 1 : 0;
    this.carry(clause.phrases);
  }

  private carriedBy({ phrases }: KoreanClause): readonly KoreanPhrase[] {
    const has = (role: string): boolean => phrases.some((one) => one.role === role);
    if (has(TOPIC)) return [];
    return this.lead.filter(({ role }) => role === TOPIC || !has(SUBJECT));
  }

  /** `비가 오면 취소하고 환불한다`: the second depends on it as well, but for one with a subject or a condition of its own. */
  private conditions({ hangs, phrases }: KoreanClause): void {
    const own = hangs.filter(({ ending }) => !ATTENDING_ENDINGS.has(ending));
    const isOwn = phrases.some(({ role }) => SUBJECTS.has(role)) || own.length > 0;
    this.under = isOwn ? own : this.under;
  }

  private hang(clause: KoreanClause): void {
    this.hangs.push(clause);
    if (!this.phrases.some(({ role }) => role === TOPIC)) this.carry(clause.phrases);
  }

  private carry(phrases: readonly KoreanPhrase[]): void {
    const topic = phrases.filter(({ role }) => role === TOPIC).slice(0, 1);
    const subject = phrases.filter(({ role }) => role === SUBJECT).slice(0, 1);
    const isUnder = this.lead.some(({ role }) => role === TOPIC);
    if (topic.length > 0) this.lead = topic;
    else if (subject.length > 0 && !isUnder) this.lead = subject;
  }

  /** False where words stand behind the last predicate. */
  get isWhole(): boolean {
    return this.phrases.length + this.before.length + this.others.length + this.hangs.length === 0;
  }
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
  const reading = new Reading(joined);
  let behind = 0;
  units.forEach((unit, place) => {
    if (unit.from < behind) return;
    const at = [...joined.groups.keys()].find((one) => unit.from <= one && one < unit.to);
    const group = at === undefined ? undefined : joined.groups.get(at);
    const last = joined.tokens[unit.to - 1];
    const isValue = unit.value !== null && last?.inflection?.kind === 'noun' && !last.inflection.copula;
    const isWhen = TIME_WORDS.has(unit.token.form) || TIME_DETERMINERS.has(unit.token.form);
    if (at === undefined || group === undefined || isWhen || (isValue && group.last < unit.to))
      reading.word(isWhen ? { ...unit, lemma: unit.token.form } : unit, units[place + 1]);
    else {
      behind = Math.max(unit.to, group.last + 1);
      reading.predicate(asVerb(unit, last), at, behindOf(units, behind, joined));
    }
  });
  return reading.isWhole ? reading.found : [];
}
