import { CONCEDING, CONTRASTS, JOINERS } from '../../lexicon/repetition-words.ts';
import type { Token, Word } from '../../statement/token.ts';
import type { TokenReader } from '../parser/read-tokens.ts';

type Tokens = readonly Token[];
/** Places of words in the sentence, in order. */
type Places = readonly number[];

/** A sentence whose clauses are parsed one by one. */
interface Reading {
  readonly words: readonly Word[];
  readonly read: (words: readonly Word[]) => Tokens;
  /** The token of each word that is parsed. */
  readonly found: Token[];
}

const FINITE = new Set(['VBZ', 'VBP', 'VBD', 'MD']);
/** Behind a clause between commas, `collapsed` is read as a participle. */
const MAY_BE_FINITE = new Set([...FINITE, 'VBN']);

function wordsAt({ words }: Reading, places: Places): readonly Word[] {
  return places.flatMap((place) => words[place] ?? []);
}

const STOP = /^[.!?]$/u;

/** Parsed as the treebank has sentences: with a stop at the end. */
function parsed(reading: Reading, places: Places): Tokens {
  const words = wordsAt(reading, places);
  const last = words.at(-1);
  if (last === undefined || STOP.test(last.form) || words.length === reading.words.length)
    return reading.read(words);
  const tokens = reading.read([...words, { form: '.', start: last.end, end: last.end }]).slice(0, -1);
  return rootOf(tokens) < 0 ? reading.read(words) : tokens;
}

function rootOf(tokens: Tokens): number {
  return tokens.findIndex(({ head }) => head < 0);
}

/** Keeps these tokens, and says where their root stands. */
function keep({ found }: Reading, places: Places, tokens: Tokens): number {
  tokens.forEach((token, at) => {
    const place = places[at];
    if (place !== undefined) found[place] = { ...token, head: places[token.head] ?? -1 };
  });
  return places[rootOf(tokens)] ?? -1;
}

function hang({ found }: Reading, place: number, head: number, relation: string): void {
  const token = found[place];
  if (token !== undefined) found[place] = { ...token, head, relation };
}

function keepStop({ found, words }: Reading, place: number, head: number): void {
  const word = words[place];
  if (word === undefined) return;
  const xpos = word.form === ',' ? ',' : ':';
  found[place] = {
    ...word,
    lemma: word.form,
    upos: 'PUNCT',
    xpos,
    head,
    relation: 'punct',
    margin: Infinity,
  };
}

function keepJoiner({ found, words }: Reading, place: number, head: number): void {
  const word = words[place];
  if (word === undefined) return;
  const kind = CONTRASTS.has(word.form)
    ? { upos: 'SCONJ', xpos: 'IN', relation: 'mark' }
    : { upos: 'CCONJ', xpos: 'CC', relation: 'cc' };
  found[place] = { ...word, ...kind, lemma: word.form, head, margin: Infinity };
}

/** It has a subject before a verb of its own that is finite. */
function isWhole(tokens: Tokens): boolean {
  const root = rootOf(tokens);
  const ofRoot = tokens.filter(({ head }) => head === root);
  const subject = tokens.findIndex(({ head, relation }) => head === root && relation.startsWith('nsubj'));
  const carries = [...ofRoot.filter(({ relation }) => /^(?:aux|cop)/u.test(relation)), tokens[root]];
  return subject >= 0 && subject < root && carries.some((token) => FINITE.has(token?.xpos ?? ''));
}

/** Places of the two commas around what tells more of a noun, behind which the verb of its sentence comes. */
interface Aside {
  readonly from: number;
  readonly to: number;
}

const PARTICIPLES = /^VB[DGN]$/u;
const TELLING = /^(?:W|VB[DGN]|DT|PRP\$|JJ)/u;

/** What begins an aside: `, which employs 320 people,` `, designed by two pupils,` `, though longer at 44 km,`. */
function beginsAside(token: Token | undefined): boolean {
  return token !== undefined && (TELLING.test(token.xpos) || CONCEDING.has(token.form));
}

/** A relative clause, a participle, or words without a verb: `, the lawyer said,` is none. */
function isAside(inner: Tokens): boolean {
  const [first] = inner;
  if (first === undefined || first.xpos.startsWith('W')) return true;
  const isVerb = PARTICIPLES.test(first.xpos);
  return !inner.some(({ xpos }) => FINITE.has(xpos) && !(isVerb && xpos === 'VBD'));
}

function asidesIn(tokens: Tokens): readonly Aside[] {
  const found: Aside[] = [];
  for (let from = 1; from < tokens.length; from += 1) {
    if (tokens[from]?.form !== ',' || !beginsAside(tokens[from + 1])) continue;
    const to = tokens.findIndex(
      ({ form }, at) => at > from + 1 && form === ',' && MAY_BE_FINITE.has(tokens[at + 1]?.xpos ?? ''),
    );
    if (to < 0) break;
    if (isAside(tokens.slice(from + 1, to))) found.push({ from, to });
    from = to;
  }
  return found;
}

/** `closed` without a subject is no past. */
function asParticiple(token: Token): Token {
  return token.xpos === 'VBD' ? { ...token, xpos: 'VBN' } : token;
}

/** Hangs an aside on its noun, a relative clause, a participle, another noun; on the verb what it concedes. */
function hangAside({ found }: Reading, first: number, root: number, noun: number, verb: number): void {
  const token = found[root];
  if (token === undefined) return;
  if (CONCEDING.has(found[first]?.form ?? '')) {
    found[root] = { ...token, head: verb, relation: 'advcl' };
    return;
  }
  if (found[first]?.xpos.startsWith('W') === true)
    found[root] = { ...token, head: noun, relation: 'acl:relcl' };
  else if (!PARTICIPLES.test(token.xpos)) found[root] = { ...token, head: noun, relation: 'appos' };
  else {
    found[root] = { ...asParticiple(token), head: noun, relation: 'acl' };
    found.forEach((one, at) => {
      if (one.head === root && one.relation === 'conj') found[at] = asParticiple(one);
    });
  }
}

const CALLING = new Set(['compound', 'flat', 'nummod', 'appos']);

/** The noun that ends at this place, as the word that all of it hangs on: of `its plant in Ashby` the plant. */
function nounAt({ found }: Reading, place: number): number {
  let at = place;
  for (let token = found[at]; token !== undefined; token = found[at]) {
    const isPlace = token.relation === 'nmod' && token.upos === 'PROPN' && found[token.head]?.upos === 'NOUN';
    if (!(CALLING.has(token.relation) || isPlace) || token.head < 0 || token.head >= place) break;
    at = token.head;
  }
  return at;
}

/** A clause that begins at a joint: `;`, `, but`. */
interface Piece {
  readonly joint: Places;
  readonly places: Places;
}

function jointAt({ words }: Reading, places: Places, at: number): number {
  const [form, next = ''] = [places[at], places[at + 1]].map((place) => words[place ?? -1]?.form);
  return form === ',' && (JOINERS.has(next) || CONTRASTS.has(next)) ? 2 : 0;
}

/** The places cut at each joint that no bracket holds; `length` says how many words at a place are one. */
function cut({ words }: Reading, places: Places, length: (at: number) => number): readonly Piece[] {
  const pieces: { joint: number[]; places: number[] }[] = [{ joint: [], places: [] }];
  let depth = 0;
  for (let at = 0; at < places.length; ) {
    const place = places[at] ?? -1;
    const form = words[place]?.form;
    if (form === '(') depth += 1;
    if (form === ')') depth -= 1;
    const own = depth > 0 ? 0 : length(at);
    if (own > 0) pieces.push({ joint: places.slice(at, at + own), places: [] });
    else pieces.at(-1)?.places.push(place);
    at += Math.max(1, own);
  }
  return pieces;
}

/** Pieces, those that do not stand by themselves with the ones before them. */
function standing(
  pieces: readonly Piece[],
  areApart: (before: Places, behind: Places) => boolean,
): readonly Piece[] {
  return pieces.reduce<readonly Piece[]>((before, piece) => {
    const last = before.at(-1);
    if (last === undefined) return [piece];
    if (areApart(last.places, piece.places)) return [...before, piece];
    const whole = { ...last, places: [...last.places, ...piece.joint, ...piece.places] };
    return [...before.slice(0, -1), whole];
  }, []);
}

/** Keeps the trees of joined clauses, each under the root of the first; says where that stands. */
function keepPieces(reading: Reading, pieces: readonly Piece[]): number {
  const roots = pieces.map(({ places }) => keep(reading, places, parsed(reading, places)));
  const [first = -1] = roots;
  pieces.forEach(({ joint: [stop, joiner], places }, at) => {
    const [root, end = -1] = [roots[at], places.at(-1)];
    if (root === undefined || stop === undefined || joiner === undefined) return;
    hang(reading, root, first, JOINERS.has(reading.words[joiner]?.form ?? '') ? 'conj' : 'advcl');
    keepStop(reading, stop, root);
    keepJoiner(reading, joiner, root);
    const last = reading.found[end];
    if (last?.relation === 'punct' && last.head === root) hang(reading, end, first, 'punct');
  });
  return first;
}

/** Clauses that a comma and a word join, where both have a subject and nothing in the first may hold the second as well. */
function keepJoined(reading: Reading, places: Places): number {
  const areApart = (before: Places, behind: Places): boolean => {
    const own = parsed(reading, before);
    const mayHold = own.some(({ relation, xpos }) => relation === 'ccomp' || xpos === 'WDT');
    return !mayHold && isWhole(own) && isWhole(parsed(reading, behind));
  };
  const pieces = standing(
    cut(reading, places, (at) => jointAt(reading, places, at)),
    areApart,
  );
  return keepPieces(reading, pieces);
}

/** What stands between two commas, `, which employs 320 people,`, is parsed alone; so is the rest without it. */
function keepWithAsides(reading: Reading, places: Places): number {
  const asides = asidesIn(parsed(reading, places));
  const rest = places.filter((_, at) => !asides.some(({ from, to }) => from <= at && at <= to));
  if (asides.length === 0 || !isWhole(parsed(reading, rest))) return keepJoined(reading, places);
  const root = keepJoined(reading, rest);
  for (const { from, to } of asides) {
    const inner = places.slice(from + 1, to);
    const clause = keep(reading, inner, parsed(reading, inner));
    hangAside(reading, inner[0] ?? -1, clause, nounAt(reading, places[from - 1] ?? -1), root);
    for (const at of [from, to]) keepStop(reading, places[at] ?? -1, clause);
  }
  return root;
}

function hasVerb(tokens: Tokens): boolean {
  return (
    tokens.some(({ xpos }) => FINITE.has(xpos)) && tokens.some(({ relation }) => relation.startsWith('nsubj'))
  );
}

/**
 * The clauses of a long sentence, each parsed alone: what one of them does to the tree of another is not for the parser to
 * say. What is no clause of its own stays with the one before it. Behind a semicolon a tree of its own begins.
 */
function readApart(words: readonly Word[], read: Reading['read']): Tokens {
  const reading: Reading = { words, read, found: [] };
  const places = words.map((_, at) => at);
  const pieces = standing(
    cut(reading, places, (at) => (words[at]?.form === ';' ? 1 : 0)),
    (before, behind) => hasVerb(parsed(reading, before)) && hasVerb(parsed(reading, behind)),
  );
  for (const { joint, places: own } of pieces) {
    const root = keepWithAsides(reading, own);
    for (const stop of joint) keepStop(reading, stop, root);
  }
  return reading.found;
}

/** A reader that reads clauses apart. Its other trees are those of the whole sentence. */
export function apart(read: TokenReader): TokenReader {
  return Object.assign((words: readonly Word[]): Token[] => [...readApart(words, read)], {
    others: (words: readonly Word[]) => read.others(words),
  });
}
