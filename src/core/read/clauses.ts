import type { ClauseWords } from '../lexicon/clause-words.ts';
import type { Statement } from '../statement/statement.ts';
import type { Token } from '../statement/token.ts';
import type { ValueMention } from '../statement/value.ts';
import type { Clause } from './clause.ts';
import { illnessOf } from './health.ts';
import { lend } from './lend.ts';
import { mended } from './mend.ts';
import { inheritMood, markMood } from './moods.ts';
import { phraseOf, type Reading } from './phrases.ts';
import { makesClause } from './predicates.ts';
import { clauseOf } from './roles.ts';
import { isA, type Node, spanOf, treeOf, underOf } from './tree.ts';

/** From the root down, so that each comes behind what it hangs on. */
function downwards(nodes: readonly Node[]): Node[] {
  const found = nodes.filter(({ head }) => head === null);
  for (const node of found) found.push(...node.kids);
  return found;
}

function clausesOf(nodes: readonly Node[], reading: Reading): Clause[] {
  const clauses = new Map(
    downwards(nodes)
      .filter(makesClause)
      .map((node) => [node.at, clauseOf(node, reading)] as const),
  );
  const all = [...clauses.values()];
  const at = (node: Node | null): Clause | undefined => (node === null ? undefined : clauses.get(node.at));
  for (const clause of all) lend(clause, at, reading);
  for (const clause of all) markMood(clause, at, reading.words);
  for (const clause of all) inheritMood(clause, at);
  const isHeaded = nodes.some((node) => node.head === null && clauses.has(node.at));
  const ill = isHeaded ? illnessIn(all, reading) : 'no_clause';
  for (const clause of all) clause.unread = ill;
  return all;
}

function illnessIn(all: readonly Clause[], { words }: Reading): Clause['unread'] {
  return all.map((clause) => illnessOf(clause, words)).find((cause) => cause !== null) ?? null;
}

function statementOf(clause: Clause): Statement {
  return {
    predicate: clause.predicate,
    roles: clause.roles,
    modifiers: clause.modifiers,
    polarity: clause.negative ? 'negative' : 'positive',
    mood: clause.mood,
    either: clause.either,
    condition: clause.condition === null ? null : statementOf({ ...clause.condition, condition: null }),
    under: clause.under === null ? null : statementOf({ ...clause.under, condition: null }),
    context: [],
    span: spanOf(underOf(clause.node)),
    at: clause.node.at,
    unread: clause.unread,
  };
}

/** `Kim, the head of sales,` says that Kim is the head of sales. */
function appositions(nodes: readonly Node[], reading: Reading): Statement[] {
  return nodes.flatMap((node) => {
    if (!isA(node, 'appos') || node.head === null) return [];
    const role = { marker: '', either: false, subject: false };
    return {
      predicate: 'be',
      roles: [
        { ...role, name: 'agent', phrase: phraseOf(node.head, reading) },
        { ...role, name: 'attribute', phrase: phraseOf(node, reading) },
      ],
      modifiers: [],
      polarity: 'positive',
      mood: 'asserted',
      either: false,
      condition: null,
      under: null,
      context: [],
      span: spanOf(underOf(node.head)),
      at: node.at,
      unread: null,
    } as const;
  });
}

/** What a sentence says, clause by clause. One that shows a sign of being misread is unread as a whole. */
export function statementsOf(
  tokens: readonly Token[],
  words: ClauseWords,
  values: readonly ValueMention[],
): Statement[] {
  const nodes = treeOf(mended(tokens));
  const reading = { words, values, isPredicate: makesClause };
  return [...clausesOf(nodes, reading).map(statementOf), ...appositions(nodes, reading)];
}
