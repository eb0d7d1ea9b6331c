import { FORMER } from '../../lexicon/korean-predicates.ts';
import { wordTable } from '../../lexicon/lexicon.ts';
import { TITLES_KOREAN } from '../../lexicon/names.ts';
import { looksLikePerson } from '../facts/korean/people.ts';
import type { Unit } from '../verbatim/unit.ts';
import { type Before, isClause, type KoreanClause, type KoreanPhrase, TOPIC } from './clause.ts';

const titles = wordTable(TITLES_KOREAN).classes;

/** Somebody by name, and what the text calls them beside it. */
interface Called {
  readonly name: KoreanPhrase;
  readonly what: KoreanPhrase;
}

/** 상수도본부장, 감독; not the title alone of a word like 과장 광고. */
function isTitle({ lemma }: Unit): boolean {
  return [...lemma].some((_, at) => titles.has(lemma.slice(at)));
}

function bare(head: Unit, before: readonly Before[]): KoreanPhrase {
  return { head: { ...head, marks: '' }, before, others: [], role: '', only: false };
}

function isPerson(before: Before | undefined): before is Unit {
  return before !== undefined && !isClause(before) && before.value === null && looksLikePerson(before.lemma);
}

function isNoun(before: Before | undefined): before is Unit {
  return before !== undefined && !isClause(before) && before.value === null && before.token.upos === 'NOUN';
}

/** 박도연 상수도본부장, 심재완 전 국장. */
function titleBehind(phrase: KoreanPhrase): Called | null {
  const { head, before } = phrase;
  const last = before.at(-1);
  const isFormer = last !== undefined && !isClause(last) && FORMER.has(last.lemma);
  const at = before.length - (isFormer ? 2 : 1);
  const name = before[at];
  if (!isPerson(name) || !isTitle(head)) return null;
  return {
    name: { ...phrase, head: { ...name, marks: head.marks }, before: before.slice(0, at) },
    what: bare(head, before.slice(at + 1)),
  };
}

/** 주장 고은결. */
function titleBefore(phrase: KoreanPhrase): Called | null {
  const { head, before } = phrase;
  const title = before.at(-1);
  if (!isPerson(head) || !isNoun(title)) return null;
  return { name: { ...phrase, before: [] }, what: bare(title, before.slice(0, -1)) };
}

/** Somebody whom a phrase calls by name and title; null where it does not. */
export function calledOf(phrase: KoreanPhrase): Called | null {
  return titleBehind(phrase) ?? titleBefore(phrase);
}

function withoutFormer({ head, before }: KoreanPhrase): readonly KoreanPhrase[] {
  const isFormer = before.some((one) => !isClause(one) && FORMER.has(one.lemma));
  return isFormer || before.length === 0 ? [] : [bare(head, [])];
}

/** JD139: that somebody is what the text calls them beside their name, and who is that. */
export function identitiesOf(phrase: KoreanPhrase): readonly KoreanClause[] {
  const called = calledOf(phrase);
  if (called === null) return [];
  const is = (about: KoreanPhrase, what: KoreanPhrase, time: KoreanClause['time']): KoreanClause => ({
    verb: what.head,
    modal: '',
    negative: false,
    time,
    mood: 'asserted',
    ending: '',
    what: { ...what, role: '' },
    phrases: [{ ...about, role: TOPIC, others: [], only: false }],
    carried: [],
    hangs: [],
  });
  const { name, what } = called;
  const told = [what, ...withoutFormer(what)];
  return (['now', 'past'] as const).flatMap((time) =>
    told.flatMap((one) => [is(name, one, time), is(one, bare(name.head, []), time)]),
  );
}
