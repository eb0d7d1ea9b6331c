import type { AttributeClaim } from './attribute-claim.ts';
import { rangeOf } from './attribute-claim.ts';
import { STATES } from './attribute-enum-words.ts';
import type { Leaf } from './attribute-leaf.ts';
import type { Found } from './attribute-ruling.ts';
import { claimKeys } from './attribute-word-keys.ts';

/** One of the alternatives of a line of states. */
interface State {
  readonly line: number;
  readonly side: number;
}

interface Worded extends State {
  /** Lower-case words that say the state. */
  readonly words: readonly string[];
}

const HANGUL = /[가-힣]/;
const BY_WORD = new Map<string, State[]>();
const BY_FIRST = new Map<string, Worded[]>();

function note<K, T>(index: Map<K, T[]>, key: K, value: T): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [value]);
  else known.push(value);
}

for (const [line, sides] of STATES.entries())
  for (const [side, names] of sides.split(' / ').entries())
    for (const name of names.split(', ')) {
      note(BY_WORD, plain(name), { line, side });
      const words = name.split(/[ -]/);
      note(BY_FIRST, words[0] ?? '', { line, side, words });
    }

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]+/g, '');
}

export interface StateIndex {
  /** The leaves of the evidence that hold a state, by its line. */
  readonly lines: ReadonlyMap<number, readonly { readonly leaf: Leaf; readonly side: number }[]>;
  /** Words of keys, which say no state: rain of rain_probability. */
  readonly keys: ReadonlySet<string>;
}

export function stateIndex(leaves: readonly Leaf[]): StateIndex {
  const index = new Map<number, { leaf: Leaf; side: number }[]>();
  for (const leaf of leaves) {
    if (typeof leaf.value !== 'string' || leaf.value.length > 24 || isDay(leaf)) continue;
    for (const { line, side } of BY_WORD.get(plain(leaf.value)) ?? []) note(index, line, { leaf, side });
  }
  if (!index.has(SUCCESS))
    for (const leaf of leaves)
      if (typeof leaf.value === 'boolean' && SUCCESS_KEY.test(leaf.path))
        note(index, SUCCESS, { leaf, side: leaf.value ? 0 : 1 });
  return {
    lines: index,
    keys: new Set(leaves.flatMap(({ path }) => path.toLowerCase().split(/[^\p{L}]+/u))),
  };
}

/** The line of success and failure, which a flag may say too: `ok: false`. */
const SUCCESS = 0;
const SUCCESS_KEY = /(?:^|\.)(?:ok|success|succeeded|passed|성공|통과)$/i;

/** Open and closed say a state only under a key of states; else they are of hours. */
function isDay({ value, path }: Leaf): boolean {
  return /^(?:open|closed)$/i.test(String(value)) && !/stat(?:e|us)$|상태$/i.test(path);
}

interface Hit extends State {
  readonly first: number;
  readonly last: number;
}

/** GR38: `status: "failed"` against passed, ended, 성공: the states of one line exclude each other. */
export function checkStates(claim: AttributeClaim, index: StateIndex, taken: ReadonlySet<number>): Found[] {
  if (index.lines.size === 0) return [];
  const found = new Map<number, Found>();
  for (const hit of hitsOf(claim, index)) {
    const ruled = taken.has(hit.first) ? null : ruleOf(claim, hit, index.lines.get(hit.line) ?? []);
    if (ruled !== null && found.get(hit.first)?.outcome !== 'supported') found.set(hit.first, ruled);
  }
  return [...found.values()];
}

interface Stored {
  readonly leaf: Leaf;
  readonly side: number;
}

/** What all values of the line say; where they differ, and of the cells of a list, the rows are asked. */
function ruleOf(claim: AttributeClaim, { side, first, last }: Hit, stored: readonly Stored[]): Found | null {
  const mode = claim.modes[last] ?? 'plain';
  if (mode === 'open' || mode === 'silent') return null;
  const negated = mode === 'negated' && !isSaidByItself(claim, last);
  const [one] = stored;
  if (one === undefined || stored.some(({ leaf, side: other }) => other !== one.side || leaf.listed))
    return null;
  const isSaid = (one.side === side) !== negated;
  if (!isSaid && claim.reported) return null;
  return {
    rule: 'GR38',
    outcome: isSaid ? 'supported' : 'contradicted',
    place: rangeOf(claim, first, last),
    reading: claim.text.slice(claim.terms[first]?.start, claim.terms[last]?.end),
    path: one.leaf.path,
    value: one.leaf.value,
    code: 'TERM_MISMATCH',
  };
}

/** 꺼져, 해지, 불가: the word is itself what makes the clause a denial. */
function isSaidByItself({ terms }: AttributeClaim, last: number): boolean {
  return /꺼|해지|비활성|해제/.test(terms[last]?.surface ?? '');
}

function hitsOf(claim: AttributeClaim, { lines, keys }: StateIndex): Hit[] {
  return claim.terms.flatMap((_, first) =>
    formsOf(claim, first).flatMap((form) =>
      (BY_FIRST.get(form) ?? [])
        .filter(({ line, words }) => lines.has(line) && !words.every((word) => keys.has(word)))
        .flatMap(({ line, side, words }) =>
          words.length === 1 || follows(claim, first, words)
            ? [{ line, side, first, last: first + words.length - 1 }]
            : [],
        ),
    ),
  );
}

/** What a term may begin: its own word, and for Korean every beginning of two syllables or more. */
function formsOf({ text, terms }: AttributeClaim, at: number): string[] {
  const surface = terms[at]?.surface.toLowerCase() ?? '';
  if (!HANGUL.test(surface)) return [surface];
  const forms = new Set(claimKeys(text, terms, at).map(({ stem }) => stem));
  for (let size = 2; size <= Math.min(6, surface.length); size++) forms.add(surface.slice(0, size));
  return [...forms];
}

function follows({ terms }: AttributeClaim, first: number, words: readonly string[]): boolean {
  return words.every((word, step) => {
    const surface = terms[first + step]?.surface.toLowerCase() ?? '';
    return HANGUL.test(word) ? surface.startsWith(word) : surface === word;
  });
}
