import { editOf, type LemmaRules, LONGEST_ENDING } from '../../src/core/read/parser/lemma.ts';
import type { GoldWord } from './conllu.ts';

/** How often a rule of an ending must be right before it is kept; a rule of a whole word is kept at once. */
const LEAST = 2;

function editFrom(word: string, lemma: string): string {
  let same = 0;
  while (same < word.length && same < lemma.length && word[same] === lemma[same]) same += 1;
  return `${word.length - same}|${lemma.slice(same)}`;
}

type Votes = Map<string, Map<string, number>>;

function vote(votes: Votes, key: string, edit: string): void {
  const edits = votes.get(key) ?? new Map<string, number>();
  votes.set(key, edits.set(edit, (edits.get(edit) ?? 0) + 1));
}

function winner(edits: ReadonlyMap<string, number>): readonly [edit: string, count: number] {
  const [best] = [...edits].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return best ?? ['0|', 0];
}

function keysOf(word: string, tag: string): string[] {
  const most = Math.min(LONGEST_ENDING, word.length);
  const endings = Array.from({ length: most + 1 }, (_, length) => (length === 0 ? '' : word.slice(-length)));
  return [...endings.map((ending) => `${tag}|${ending}`), `${tag}|^${word}`];
}

/** The fewest rules that give most words their lemma: a longer ending has its own only where a shorter one is wrong. */
export function learnLemmas(words: readonly GoldWord[]): LemmaRules {
  const votes: Votes = new Map();
  for (const { form, tag, lemma } of words) {
    const word = form.toLowerCase();
    for (const key of keysOf(word, tag)) vote(votes, key, editFrom(word, lemma));
  }
  const rules: Record<string, string> = {};
  const shortest = [...votes].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  for (const [key, edits] of shortest) {
    const [edit, count] = winner(edits);
    const isWhole = key.includes('|^');
    if (count < LEAST && !isWhole) continue;
    const bar = key.lastIndexOf('|');
    const rest = key.slice(bar + 1).replace(/^\^/u, '');
    if (editOf(rules, rest, key.slice(0, bar)) !== edit) rules[key] = edit;
  }
  return rules;
}
