import { dimensionOf } from '../facts/dimension.ts';
import type { Fact, Key } from '../facts/fact.ts';
import { speaksOf } from '../facts/said.ts';
import { stanceOf } from '../facts/korean/stance.ts';
import { AVERAGES } from '../operators/average.ts';
import type { Token } from '../../statement/token.ts';
import type { ValueMention } from '../../statement/value.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import { EACH_SUFFIXES } from '../../lexicon/korean-marks.ts';
import { MORE } from '../../lexicon/korean-sums.ts';
import { isDifference } from '../cells/cells-of.ts';
import { isOneOf } from '../cells/is-one-of.ts';
import { piecesOf } from '../cells/pieces.ts';
import { isCondition, isRestricting } from '../cells/restricting.ts';
import { type Scene, wordsIn } from '../cells/scene.ts';

/** `8천 원 더 비싸다`: by how much, within so many words behind the value. */
const NEAR = 2;

function saysMore(piece: readonly Token[], { end }: ValueMention): boolean {
  const behind = piece.filter((token) => token.end > end).slice(0, NEAR);
  return behind.some((token) => isOneOf(token, MORE));
}

/** A noun with the bare nouns before it, and the particles that it bears: 저녁 집단이. */
interface Phrase {
  readonly tokens: readonly Token[];
  readonly marks: string;
}

/** A value, the phrases before it in its piece, the nearest first, and the piece. */
interface Item {
  readonly piece: readonly Token[];
  readonly mention: ValueMention;
  readonly dimension: string;
  readonly phrases: readonly Phrase[];
}

function marksOf({ inflection }: Token): string {
  return inflection?.particles.join(' ') ?? '';
}

function isNoun({ inflection, upos }: Token): boolean {
  return inflection?.kind === 'noun' && upos !== 'PUNCT' && upos !== 'DET';
}

/** How a value was found says nothing of whose it is: 평균, 학기당. */
function isOfAmount({ lemma }: Token): boolean {
  return AVERAGES.has(lemma) || (lemma.length > 2 && EACH_SUFFIXES.has(lemma.slice(-1)));
}

function phrasesIn(tokens: readonly Token[]): readonly Phrase[] {
  const found: Token[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (!isNoun(token) || isOfAmount(token)) {
      isOpen = false;
      continue;
    }
    if (isOpen) found.at(-1)?.push(token);
    else found.push([token]);
    isOpen = marksOf(token) === '';
  }
  return found.map((own) => ({ tokens: own, marks: own.slice(-1).map(marksOf).join('') })).reverse();
}

function itemsIn(scene: Scene): readonly Item[] {
  return piecesOf(scene).flatMap((piece) => {
    const [from, to] = [piece[0]?.start ?? 0, piece.at(-1)?.end ?? 0];
    const within = scene.values.filter(({ start, end }) => from <= start && end <= to);
    const own = within.filter((one) => !isDifference(one, piece) && !saysMore(piece, one));
    return own.flatMap((mention) => {
      const dimension = mention.value === null || mention.struck ? null : dimensionOf(mention.value);
      const isOnly = own.every(
        (one) => one === mention || one.value === null || dimensionOf(one.value) !== dimension,
      );
      if (dimension === null || !isOnly) return [];
      const isInValue = ({ start, end }: Token): boolean =>
        own.some(({ reach }) => reach.start < end && start < reach.end);
      const before = piece.filter((token) => token.end <= mention.start && !isInValue(token));
      return { piece, mention, dimension, phrases: phrasesIn(before) };
    });
  });
}

/** Values of one dimension in pieces behind each other, each with a phrase of its own. */
function runsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const found: Item[][] = [];
  for (const item of items) {
    const run = found.at(-1);
    if (run?.[0]?.dimension === item.dimension && item.phrases.length > 0) run.push(item);
    else found.push([item]);
  }
  return found.filter((run) => run.length > 1);
}

/** The words of a phrase that tell it apart: those that name what the value measures say what it is of. */
function keyOf({ tokens }: Phrase, dimension: string, scene: Scene, means: Means): readonly Lemma[] {
  return wordsIn(tokens, scene.values, means).filter((word) => !speaksOf(word, dimension, means));
}

/**
 * The first one alone says of what: behind its owner in `성인 입장료는 8,000원, 청소년은 5,000원`, before it where no particle
 * stands (`강습료 성인 9만 원, 청소년 6만 원`). Null where nothing tells which words do.
 */
function evenKeys(
  [lead, ...others]: readonly (readonly Lemma[])[],
  isBare: boolean,
): readonly (readonly Lemma[])[] | null {
  const [next] = others;
  if (lead === undefined || next === undefined || next.length === 0) return null;
  if (others.some(({ length }) => length !== next.length) || lead.length < next.length) return null;
  if (isBare) return [lead.slice(-next.length), ...others];
  const isWhole = lead.length > next.length && lead.at(-1)?.word === next.at(-1)?.word;
  return isWhole ? null : [lead.slice(0, next.length), ...others];
}

/** JD120 in Korean: of whom or what each of several values is, told by the particle that the others bear too. */
function factsOf(run: readonly Item[], scene: Scene, at: number, means: Means): readonly Fact[] {
  const marks = run[1]?.phrases[0]?.marks;
  const owners = run.map(({ phrases }) => phrases.find((one) => one.marks === marks));
  const said = run.map(({ dimension }, place) => {
    const phrase = owners[place];
    return phrase === undefined ? [] : keyOf(phrase, dimension, scene, means);
  });
  const keys = evenKeys(said, marks === '');
  if (keys === null) return [];
  const names = keys.map((key) => key.map(({ word }) => word).join(' '));
  const tokens = run.flatMap(({ piece }) => piece);
  const isOpen = tokens.some((token) => isRestricting(token) || isCondition(token));
  if (isOpen || new Set(names).size < names.length) return [];
  if (stanceOf(tokens, scene.values).negative) return [];
  const owned = new Set(names.flatMap((name) => name.split(' ')));
  const all = [...wordsIn(tokens, scene.values, means), ...scene.about];
  const words = all.filter(({ word }) => !owned.has(word));
  const times = scene.values.filter(({ value, unread }) => value?.kind === 'period' || unread === 'relative');
  const time = times.length === 1 && run[0]?.dimension !== 'period' ? times : [];
  return run.map(({ mention }, place): Fact => {
    const owner: Key = (keys[place] ?? []).map(({ word }) => word);
    const { mood } = scene.said.sentence;
    return { owner, words, values: [...time, mention], names: [], negative: false, mood, sentence: at };
  });
}

export function koreanParallels(scene: Scene, at: number, means: Means): readonly Fact[] {
  return runsOf(itemsIn(scene)).flatMap((run) => factsOf(run, scene, at, means));
}
