import type { Term } from '../../language/term.ts';

/** What a word does in its clause: who acts, what is acted on, or the preposition that it stands behind. */
export type WordSlot = string;

const ARTICLES: ReadonlySet<string> = new Set('a an the its his her their our your my'.split(' '));
const PREPOSITIONS: ReadonlySet<string> = new Set(
  'from to by of in with for on at than against under over into onto near behind beside between among via without'.split(
    ' ',
  ),
);
const PASSIVE =
  /\b(?:is|are|was|were|be|been|being)\b(?: [a-z]+)?? (?:[a-z]+(?:ed|wn|ught|tten|ken|ven|sen)|made|paid|built|held|sent|kept|led|run|put|sold|told|lost|won|met|set|cut|done|given|taken)\b/iu;
const FAR = 4;

/** Whether a clause is in the passive voice. */
export function isPassive(text: string): boolean {
  return PASSIVE.test(text);
}

/** The slot of the term at `at`; `anchors` = whether the clause shares a term with the other side before it. */
export function slotOf(terms: readonly Term[], at: number, isBehind: boolean, passive: boolean): WordSlot {
  const link = linkBefore(terms, at);
  if (link === 'by') return 'agent';
  if (link !== '') return link;
  if (isBehind) return 'object';
  return passive ? 'object' : 'agent';
}

/** The preposition before a word, over its article and the words that go with it; empty where there is none. */
function linkBefore(terms: readonly Term[], at: number): string {
  for (let index = at - 1; index >= Math.max(0, at - FAR); index--) {
    const { kind, surface } = terms[index] ?? { kind: 'function', surface: '' };
    const lower = surface.toLowerCase();
    if (kind === 'function' && ARTICLES.has(lower)) continue;
    if (kind === 'function') return PREPOSITIONS.has(lower) ? lower : '';
  }
  return '';
}
