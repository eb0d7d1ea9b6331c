import { saysByHowMuch } from '../facts/by-how-much.ts';
import type { Token } from '../../statement/token.ts';
import type { Value, ValueMention } from '../../statement/value.ts';
import type { Means } from '../means.ts';
import type { Lemma } from '../same-word.ts';
import type { Cell } from './cell.ts';
import { isCondition, isRestricting } from './restricting.ts';
import { piecesOf } from './pieces.ts';
import { hasParticle, type Scene, wordsIn } from './scene.ts';

function valuesOf(values: readonly ValueMention[]): Value[] {
  return values.flatMap(({ value }) => value ?? []);
}

function within(values: readonly ValueMention[], piece: readonly Token[]): ValueMention[] {
  const [from, to] = [piece[0]?.start ?? 0, piece.at(-1)?.end ?? 0];
  return values.filter(({ start, end }) => from <= start && end <= to);
}

function isNoun(token: Token | undefined): boolean {
  return token?.inflection?.kind === 'noun' && token.upos !== 'PUNCT';
}

/** What a value that stands before a noun is of: 2005년의 튤립 혁명과, 5만 원 보증금과. */
function nounBehind(piece: readonly Token[], { start, end }: ValueMention): readonly Token[] {
  const at = piece.findLastIndex((token) => token.start < end && start < token.end);
  const of = [at, at + 1].find((place) => piece[place] !== undefined && hasParticle(piece[place], '의'));
  const isBare = piece[at]?.end === end && isNoun(piece[at + 1]);
  if (at < 0 || (of === undefined && !isBare)) return [];
  const rest = piece.slice((of ?? at) + 1);
  const last = rest.findIndex(({ inflection }) => (inflection?.particles.length ?? 0) > 0);
  return last < 0 ? rest : rest.slice(0, last + 1);
}

/** 정부안보다 3천억 원 적은 4조 원: by how much, or nothing tells which of both has it. */
export function isDifference(mention: ValueMention, piece: readonly Token[]): boolean {
  return piece.some((token) => hasParticle(token, '보다')) || saysByHowMuch(mention, piece);
}

/** A verb of another clause says nothing here. */
function isVerb({ upos }: Lemma): boolean {
  return upos === 'VERB' || upos === 'ADJ';
}

/** `합격이며`: a noun that says what it is of ends its piece; no verb behind it is of that piece. */
function isSaying(piece: readonly Token[], values: readonly ValueMention[]): boolean {
  const last = piece.findLast(({ upos }) => upos !== 'PUNCT');
  const isValue = values.some(({ start, end }) => last !== undefined && start < last.end && last.start < end);
  return last?.inflection?.copula === true && !isValue;
}

/** What the pieces of a sentence hand on to those behind them. */
interface Carried {
  readonly topic: readonly Lemma[];
  readonly own: readonly Lemma[];
  readonly lead: readonly Lemma[];
}

/** The values of one piece, and what it hands on. */
function readPiece(
  piece: readonly Token[],
  before: Carried,
  ending: readonly Lemma[],
  scene: Scene,
  means: Means,
): { cells: Cell[]; after: Carried } {
  const words = (tokens: readonly Token[]): readonly Lemma[] => wordsIn(tokens, scene.values, means);
  const here = within(scene.values, piece);
  const whole = words(piece);
  const restricted = piece.some((token) => isRestricting(token) || isCondition(token));
  let [{ topic }, own, from] = [before, whole.length > 0 ? [] : before.own, 0];
  const cells = here.flatMap((mention): Cell[] => {
    const cut = piece.findLastIndex(
      (token) => token.start < mention.start && (token.form === ':' || hasParticle(token, '은')),
    );
    if (cut >= 0) topic = words(piece.slice(0, cut + 1));
    const behind = nounBehind(piece, mention);
    const left = piece.slice(cut + 1).filter(({ start, end }) => start >= from && end <= mention.start);
    const label = words([...left, ...behind]);
    if (label.length > 0) own = label;
    from = behind.at(-1)?.end ?? mention.end;
    if (mention.value === null || mention.struck || isDifference(mention, piece)) return [];
    const tail = words(piece.filter(({ start }) => start >= mention.end));
    const isWhole = whole.some(isVerb) || isSaying(piece, scene.values);
    const around = [...before.lead, ...tail, ...(isWhole ? [] : ending)];
    const beside = valuesOf(here.filter((one) => one !== mention));
    return [{ value: mention.value, own, topic, around, beside, restricted, scene }];
  });
  return { cells, after: { topic, own, lead: [...before.lead, ...whole.filter((word) => !isVerb(word))] } };
}

/**
 * What ends a sentence is said of all its pieces, but not the topic that stands there: 입장료는 5천 원이고 아동은 무료다; nor
 * what is said without a value of that topic (아동은 면제된다) or under a condition (보증 기간 안이면 받지 않는다).
 */
function endingOf(pieces: readonly (readonly Token[])[], { values }: Scene): readonly Token[] {
  const last = pieces.at(-1) ?? [];
  const topic = last.findLastIndex((token) => hasParticle(token, '은'));
  const isApart = topic >= 0 || last.some(isCondition);
  const isOfOthers = isApart && within(values, last).length === 0;
  return isOfOthers ? [] : last.slice(topic + 1);
}

/** The values of a sentence, each with what says whose it is. */
export function cellsOf(scene: Scene, means: Means): readonly Cell[] {
  const pieces = piecesOf(scene);
  const ending = wordsIn(endingOf(pieces, scene), scene.values, means);
  let carried: Carried = { topic: [], own: [], lead: [] };
  return pieces.flatMap((piece) => {
    const { cells, after } = readPiece(piece, carried, ending, scene, means);
    carried = after;
    return cells;
  });
}
