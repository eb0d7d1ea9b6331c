import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Statement, UnreadCause } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';
import type { Clause } from './clause.ts';
import { illnessOf } from './health.ts';
import { mendedKorean } from './korean/mended-korean.ts';
import { settleKorean } from './korean/settle.ts';
import { lend } from './lend.ts';
import { mended } from './mend.ts';
import { inheritMood, markMood } from './moods.ts';
import { phraseOf, type Reading } from './phrases.ts';
import { makesClause } from './predicates.ts';
import { clauseOf } from './roles.ts';
import { depthOf, downwards, isA, type Node, small, subtreeSpan, treeOf } from './tree.ts';

/**
 * BD11: what has more clauses, or hangs deeper, is a list or noise and says nothing: of 8,204 sentences of the treebanks
 * none says more than 27 things, and of 10,204 none hangs deeper than 14. Each clause is held against each, and each walks
 * its tree.
 */
const MOST_CLAUSES = 30;
const MOST_DEPTH = 40;

function isTangled(nodes: readonly Node[]): boolean {
  const clauses = nodes.filter((node) => makesClause(node) || isA(node, 'appos'));
  return clauses.length > MOST_CLAUSES || (nodes.length > MOST_DEPTH && depthOf(nodes) > MOST_DEPTH);
}

type Settle = (all: readonly Clause[], at: (node: Node | null) => Clause | undefined) => UnreadCause | null;

/** Moods as English words say them, and what betrays that the sentence was read wrongly. */
function settleEnglish({ words }: Reading): Settle {
  return (all, at) => {
    for (const clause of all) markMood(clause, at, words);
    for (const clause of all) inheritMood(clause, at);
    return all.map((clause) => illnessOf(clause, words)).find((cause) => cause !== null) ?? null;
  };
}

function clausesOf(nodes: readonly Node[], reading: Reading, settle: Settle): Clause[] {
  const clauses = new Map(
    downwards(nodes)
      .filter(makesClause)
      .map((node) => [node.at, clauseOf(node, reading)] as const),
  );
  const all = [...clauses.values()];
  const at = (node: Node | null): Clause | undefined => (node === null ? undefined : clauses.get(node.at));
  for (const clause of all) lend(clause, at, reading);
  const illness = settle(all, at);
  const isHeaded = nodes.some((node) => node.head === null && clauses.has(node.at));
  const ill = isHeaded ? illness : 'no_clause';
  for (const clause of all) clause.unread = ill;
  return all;
}

function statementOf(clause: Clause, condition: Clause | null): Statement {
  return {
    predicate: clause.predicate,
    roles: clause.roles,
    modifiers: clause.modifiers,
    polarity: clause.negative ? 'negative' : 'positive',
    mood: clause.mood,
    either: clause.either,
    condition: condition === null ? null : statementOf(condition, null),
    under: clause.under === null ? null : statementOf(clause.under, null),
    context: [],
    span: subtreeSpan(clause.node),
    at: clause.node.at,
    unread: clause.unread,
  };
}

/** `COVID-19` is one code: nothing in it is said of the rest. */
function isInCode({ token }: Node, { token: head }: Node, { values }: Reading): boolean {
  return values.some(
    ({ value, start, end }) =>
      value?.kind === 'code' && [token, head].every((one) => start <= one.start && one.end <= end),
  );
}

/** `Kim, the head of sales,` says that Kim is the head of sales; so does `the head of sales, Kim,`. */
function appositions(nodes: readonly Node[], reading: Reading): Statement[] {
  return nodes.flatMap((node) => {
    const isApposition = isA(node, 'appos') && node.token.upos !== 'NUM';
    if (node.head === null || !(isApposition || isOfAmount(node, reading))) return [];
    if (isInCode(node, node.head, reading)) return [];
    const role = { marker: '', either: false, subject: false };
    const isNameBehind = node.token.upos === 'PROPN' && node.head.token.upos === 'NOUN';
    const [own, other] = [phraseOf(node.head, reading), phraseOf(node, reading)];
    const said = {
      predicate: 'be',
      modifiers: [],
      polarity: 'positive',
      mood: 'asserted',
      either: false,
      condition: null,
      under: null,
      context: [],
      span: subtreeSpan(node.head),
      at: node.at,
      unread: null,
    } as const;
    const both = isNameBehind
      ? [
          [own, other],
          [other, own],
        ]
      : [[own, other]];
    return both.flatMap(([agent, attribute]): Statement[] =>
      agent === undefined || attribute === undefined
        ? []
        : [
            {
              ...said,
              roles: [
                { ...role, name: 'agent', phrase: agent },
                { ...role, name: 'attribute', phrase: attribute },
              ],
            },
          ],
    );
  });
}

/** The deposit of €1,800 is €1,800; three of the ten are not ten. */
function isOfAmount(node: Node, { values }: Reading): boolean {
  const { head, token } = node;
  const isNamed =
    head !== null && head.token.upos === 'NOUN' && head.kids.some((kid) => small(kid) === 'the');
  const isAmount = isA(node, 'nmod') && node.kids.some((kid) => isA(kid, 'case') && small(kid) === 'of');
  return (
    isNamed &&
    isAmount &&
    values.some(
      ({ value, start, end }) =>
        value?.kind === 'quantity' && value.unit !== null && start <= token.start && token.end <= end,
    )
  );
}

/** Where each tree of a sentence begins: clauses with a semicolon between them have one each. */
function startsOf(tokens: readonly Token[]): readonly number[] {
  const stops = tokens.flatMap(({ form }, at) => (form === ';' ? at : []));
  const isApart = (stop: number): boolean =>
    tokens.every(({ head }, at) => head < 0 || at < stop === head < stop);
  return [0, ...stops.filter((stop) => stop > 0 && isApart(stop))];
}

/** Each tree mended by itself. */
function mendedTrees(tokens: readonly Token[], starts: readonly number[]): readonly Token[] {
  const movedBy = (some: readonly Token[], by: number): readonly Token[] =>
    by === 0 ? some : some.map((token) => (token.head < 0 ? token : { ...token, head: token.head + by }));
  return starts.flatMap((from, at) =>
    movedBy(mended(movedBy(tokens.slice(from, starts[at + 1]), -from)), from),
  );
}

/** What a sentence says, clause by clause. A tree that shows a sign of being misread is unread as a whole. */
export function statementsOf(
  tokens: readonly Token[],
  words: ClauseWords,
  values: readonly ValueMention[],
): Statement[] {
  const korean = tokens.some(({ inflection }) => inflection !== undefined) ? mendedKorean(tokens) : null;
  const starts = korean === null ? startsOf(tokens) : [0];
  const nodes = treeOf(korean?.tokens ?? mendedTrees(tokens, starts));
  const reading = { words, values, isPredicate: makesClause };
  const settle: Settle = korean === null ? settleEnglish(reading) : (all) => settleKorean(all, korean);
  return starts.flatMap((from, at) => {
    const own = nodes.slice(from, starts[at + 1]);
    if (isTangled(own)) return [];
    return [
      ...clausesOf(own, reading, settle).map((clause) => statementOf(clause, clause.condition)),
      ...appositions(own, reading),
    ];
  });
}
