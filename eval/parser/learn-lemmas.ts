import { editOf, type LemmaRules, LONGEST_ENDING } from '../../src/core/read/parser/lemma.ts';
import type { GoldWord } from './conllu.ts';

/** Of how many words the rule of an ending must hold before it is kept; a rule of a whole word is kept at once. */
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

/** Endings that an edit can be a rule of: what it takes off must stand in them, and a letter before them. */
function endingsOf(word: string, edit: string): string[] {
  const strip = Number(edit.slice(0, edit.indexOf('|')));
  const most = Math.min(LONGEST_ENDING, word.length - 1);
  return Array.from({ length: most + 1 }, (_, length) => word.slice(word.length - length)).filter(
    ({ length }) => length >= strip,
  );
}

/** The commonest edit of each form (parts of words and addresses apart), and of each ending by how many different forms it holds. */
function votesOf(words: readonly GoldWord[]): { forms: Votes; endings: Votes } {
  const [forms, endings]: [Votes, Votes] = [new Map(), new Map()];
  for (const { form, tag, lemma } of words.filter(({ tag }) => !/\|(?:GW|ADD)$/u.test(tag))) {
    const word = form.toLowerCase();
    vote(forms, `${tag}|^${word}`, editFrom(word, lemma));
  }
  for (const [key, edits] of forms) {
    const [tag, word] = [key.slice(0, key.indexOf('|^')), key.slice(key.indexOf('|^') + 2)];
    const [edit] = winner(edits);
    for (const ending of endingsOf(word, edit)) vote(endings, `${tag}|${ending}`, edit);
  }
  return { forms, endings };
}

/** Adds a rule where the shorter ones say something else. */
function addRules(rules: Record<string, string>, votes: Votes, least: number): void {
  const shortest = [...votes].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  for (const [key, edits] of shortest) {
    const [edit, count] = winner(edits);
    const bar = key.lastIndexOf('|');
    const rest = key.slice(bar + 1).replace(/^\^/u, '');
    if (count >= least && editOf(rules, rest, key.slice(0, bar)) !== edit) rules[key] = edit;
  }
}

/** The fewest rules that give most words their lemma: a longer ending has its own only where a shorter one is wrong. */
export function learnLemmas(words: readonly GoldWord[]): LemmaRules {
  const { forms, endings } = votesOf(words);
  const rules: Record<string, string> = {};
  addRules(rules, endings, LEAST);
  addRules(rules, forms, 1);
  return rules;
}
