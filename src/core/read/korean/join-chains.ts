import { madeOnceFor } from '../../language/made-once.ts';
import type { Mood } from '../../statement/statement.ts';
import type { Token } from '../../statement/token.ts';
import { type Chain, chains } from './mood-words.ts';

/** A sentence in which each predicate is one word: its auxiliaries hang on it. */
export interface JoinedSentence {
  readonly tokens: readonly Token[];
  /** For each predicate its words, by their places. */
  readonly groups: ReadonlyMap<number, PredicateGroup>;
}

export interface PredicateGroup {
  /** The place of its last word, whose ending says the mood of the clause. */
  readonly last: number;
  readonly moods: readonly Mood[];
  readonly negative: boolean;
  /** The words behind its verb, chain by chain: `ㄹ 수 있`. */
  readonly chains: readonly string[];
}

/** The last ending of a word, with its particle where it is a noun's: `기+로`. */
export function lastEnding({ inflection }: Token): string {
  const ending = inflection?.endings.at(-1) ?? '';
  return ending === '기' && inflection?.particles.includes('로') ? '기+로' : ending;
}

function isPart({ lemma, inflection }: Token, stem: string, isLast: boolean, copula: boolean): boolean {
  return lemma === stem && (!isLast || !copula || inflection?.copula === true);
}

function fits(tokens: readonly Token[], at: number, { stems, copula }: Chain): boolean {
  return stems.every((stem, place) => {
    const token = tokens[at + 1 + place];
    return token !== undefined && isPart(token, stem, place === stems.length - 1, copula);
  });
}

/** The chains that follow the word at `at`, each on the last word of the one before. */
function groupAt(tokens: readonly Token[], at: number): PredicateGroup {
  const moods: Mood[] = [];
  const found: string[] = [];
  let last = at;
  let negative = false;
  for (let token = tokens[last]; token !== undefined; token = tokens[last]) {
    const place = last;
    const chain = chains.get(lastEnding(token))?.find((one) => fits(tokens, place, one));
    if (chain === undefined) break;
    last += chain.stems.length;
    negative = negative !== chain.negative;
    moods.push(chain.mood);
    found.push([chain.ending, ...chain.stems].join(' '));
  }
  return { last, moods, negative, chains: found };
}

export function isPredicate({ inflection, upos }: Token): boolean {
  if (inflection === undefined || upos === 'PUNCT') return false;
  return inflection.kind !== 'noun' || inflection.copula;
}

const NOT = '아니';

/** A noun that is denied: 사실이 아니다. */
function isDeniedNoun(tokens: readonly Token[], at: number): boolean {
  const inflection = tokens[at]?.inflection;
  return inflection?.kind === 'noun' && inflection.particles.at(-1) === '이' && tokens[at + 1]?.lemma === NOT;
}

function deniedGroup(tokens: readonly Token[], at: number): PredicateGroup {
  const group = groupAt(tokens, at + 1);
  return { ...group, negative: !group.negative };
}

/** Hangs the words of each chain on its verb, which takes the place of the last one in the tree. */
export const joinChains = madeOnceFor((tokens: readonly Token[]): JoinedSentence => {
  const leader = tokens.map((_, at) => at);
  const groups = new Map<number, PredicateGroup>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const group = isDeniedNoun(tokens, at) ? deniedGroup(tokens, at) : groupAt(tokens, at);
    if (!isPredicate(token) && group.last === at) continue;
    groups.set(at, group);
    for (let part = at + 1; part <= group.last; part += 1) leader[part] = at;
    at = group.last;
  }
  const joined = tokens.map((token, at) => joinedToken(tokens, token, at, leader));
  return { tokens: joined.map((token, at) => (groups.has(at) ? asPredicate(token) : token)), groups };
});

function asPredicate(token: Token): Token {
  const { inflection } = token;
  return inflection === undefined || isPredicate(token)
    ? token
    : { ...token, inflection: { ...inflection, particles: [], copula: true } };
}

/** The word of a group that stands outside of it in the tree: its head is none of the group. */
function outerOf(tokens: readonly Token[], first: number, leader: readonly number[]): Token | undefined {
  for (let at = first; leader[at] === first; at += 1) {
    const head = tokens[at]?.head ?? -1;
    if (head < 0 || leader[head] !== first) return tokens[at];
  }
  return undefined;
}

function joinedToken(tokens: readonly Token[], token: Token, at: number, leader: readonly number[]): Token {
  const first = leader[at] ?? at;
  if (first !== at) return { ...token, head: first, relation: 'aux' };
  const outer = outerOf(tokens, at, leader) ?? token;
  return { ...token, head: outer.head < 0 ? -1 : (leader[outer.head] ?? -1), relation: outer.relation };
}
