import { type Draft, type Draw, type Family, type Forms, mention, rotation, type Subject } from './family.ts';
import type { Falsity } from './claim.ts';
import { pick } from './random.ts';
import { fill } from './template.ts';
import { periodWords, type RelativeWords, writtenDate } from './time-words.ts';

export interface DateFact {
  readonly subject: Subject;
  readonly date: string;
}

export interface DateFamily {
  readonly name: string;
  readonly attribute: string;
  readonly facts: readonly DateFact[];
  readonly ghosts: readonly Subject[];
  /** Slots `{s}` and `{d}` (adverbial; English with its preposition), or `{b}` the bare day. */
  readonly forms: Forms;
  readonly relative: RelativeWords;
  /** The reference date: a wrong day lies on the same side of it, so that the tense still fits. */
  readonly today: string;
  readonly falsities: readonly Falsity[];
}

/** Sentences that say on which day, or in which month or year, something was. */
export function dateFamily(given: DateFamily): Family {
  const turn = rotation();
  return { name: given.name, falsities: given.falsities, draw: (draw) => dateDraft(given, turn, draw) };
}

function dateDraft(given: DateFamily, turn: ReturnType<typeof rotation>, draw: Draw): Draft | null {
  const fact = pick(draw.random, given.facts);
  const subject = saidSubject(given, draw, fact);
  const date = draw.falsity === 'date' || draw.falsity === 'period' ? wrongDate(draw, fact.date) : fact.date;
  if (subject === null || date === null || date < given.today !== fact.date < given.today) return null;
  const form = turn(given.forms[draw.language]);
  if (draw.falsity === 'comparator' && !form.includes('{d}')) return null;
  const slots = {
    s: mention(draw.random, draw.language, subject),
    d: dayPhrase(given, draw, date),
    b: writtenDate(draw.random, draw.language, date),
  };
  if (draw.falsity === 'period' && !form.includes('{d}')) return null;
  const truth = `${fact.subject.type} ${fact.subject.id} ${given.attribute} = ${fact.date}`;
  return { text: fill(form, slots), truth };
}

function saidSubject(given: DateFamily, draw: Draw, fact: DateFact): Subject | null {
  if (draw.falsity !== 'entity') return fact.subject;
  if (draw.random() < 0.6) return pick(draw.random, given.ghosts);
  const other = pick(draw.random, given.facts);
  return other.date.slice(0, 4) === fact.date.slice(0, 4) ? null : other.subject;
}

/** Another day of the same look. For `period` in another month, so that a coarser phrase is false too. */
function wrongDate(draw: Draw, iso: string): string | null {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const shift = pick(draw.random, draw.falsity === 'period' ? ['month', 'year'] : ['year', 'month', 'day']);
  const two = (value: number): string => String(value).padStart(2, '0');
  if (shift === 'year')
    return `${year + pick(draw.random, [-2, -1, 1])}-${two(month)}-${two(Math.min(day, 28))}`;
  if (shift === 'month')
    return `${year}-${two(((month + 1 + Math.floor(draw.random() * 8)) % 12) + 1)}-${two(Math.min(day, 28))}`;
  const other = ((day + 3 + Math.floor(draw.random() * 18)) % 28) + 1;
  return other === day ? null : `${year}-${two(month)}-${two(other)}`;
}

function dayPhrase(given: DateFamily, draw: Draw, iso: string): string {
  const month = iso.slice(0, 7);
  const bounded = draw.falsity === 'comparator' || (draw.falsity === null && draw.random() < 0.2);
  if (bounded) return boundedPhrase(draw, month);
  const dice = draw.falsity === 'period' ? draw.random() * 0.5 : draw.falsity === 'date' ? 1 : draw.random();
  if (dice < 0.3 || (given.relative[month] && dice < 0.5))
    return periodWords(draw.random, draw.language, month, given.relative);
  if (dice < 0.45) {
    const period = draw.falsity === 'period' ? month : iso.slice(0, 4);
    return periodWords(draw.random, draw.language, period, given.relative);
  }
  const day = writtenDate(draw.random, draw.language, iso);
  return draw.language === 'ko' ? day : `on ${day}`;
}

/** `before March 2025`, `2025년 3월 이후`: three months and more from the day, on its right or wrong side. */
function boundedPhrase(draw: Draw, month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const later = draw.random() < 0.5;
  const months = year * 12 + number - 1 + (later ? 1 : -1) * (3 + Math.floor(draw.random() * 6));
  const limit = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  const before = later === (draw.falsity === null);
  const words = periodWords(draw.random, draw.language, limit, {}).replace(/^in /u, '');
  return draw.language === 'ko'
    ? `${words} ${before ? '이전' : '이후'}`
    : `${before ? 'before' : 'after'} ${words}`;
}
