import { leadInsOf } from '../../language/english-lead-ins.ts';
import { isEverydayWord } from '../../language/everyday-english.ts';
import { exclusiveClass } from '../../language/exclusive-english.ts';
import type { Span } from '../../../contract/span.ts';
import type { Term } from '../../language/term.ts';
import { kinKeys } from './kin-keys.ts';
import type { Passages } from './passages.ts';

/** A term of a claim as the evidence knows it. */
export interface ClaimTerm {
  readonly term: Term;
  /** The number of its stem in the evidence; -1 where it never stands there. */
  readonly word: number;
  /** Numbers of other stems of the evidence that may mean the same. */
  readonly kin: readonly number[];
  /** 0 for function words and lead-ins; else how much it tells, by kind, rarity in the evidence and whether the question said it already. */
  readonly weight: number;
  /** True where the question has it. */
  readonly asked: boolean;
}

const KIND_WEIGHT = { word: 1, name: 1.2, number: 1.2, function: 0 } as const;
const EVERYDAY = 0.7;
const ASKED = 0.4;
const NONE: readonly number[] = [];

/** The terms of a claim with their weights and what may meet them in the evidence. */
export function readClaimTerms(passages: Passages, text: string, query: string | null = null): ClaimTerm[] {
  const asked = askedOf(passages, query);
  const leadIns = leadInsOf(text);
  return passages.read(text).map((term) => {
    const word = passages.numbers.get(term.stem) ?? -1;
    const known = asked.has(term.stem);
    const plain = isEverydayWord(term.stem) ? EVERYDAY : 1;
    const weight = isIn(term, leadIns)
      ? 0
      : KIND_WEIGHT[term.kind] * rarity(passages, word) * plain * (known ? ASKED : 1);
    return { term, word, kin: weight === 0 ? NONE : kinOf(passages, term, word), weight, asked: known };
  });
}

const questions = new WeakMap<Passages, { readonly query: string; readonly stems: ReadonlySet<string> }>();
const NO_STEMS: ReadonlySet<string> = new Set();

/** The stems of the question; all claims of one answer have the same, so it is read once. */
function askedOf(passages: Passages, query: string | null): ReadonlySet<string> {
  if (query === null) return NO_STEMS;
  const before = questions.get(passages);
  if (before?.query === query) return before.stems;
  const stems = new Set(passages.read(query).map(({ stem }) => stem));
  questions.set(passages, { query, stems });
  return stems;
}

/** Between ½ (in every sentence) and 1 (in none), by how many sentences the stem stands in. */
function rarity({ sentences, spread }: Passages, word: number): number {
  const total = sentences.length + 1;
  const seen = word < 0 ? 0 : (spread[word] ?? 0);
  return 0.5 + (0.5 * Math.log(total / (seen + 1))) / Math.log(total);
}

function kinOf(passages: Passages, term: Term, word: number): readonly number[] {
  const keys = kinKeys(term);
  if (keys.length === 0) return NONE;
  const found = new Set(keys.flatMap((key) => passages.kinOf.get(key) ?? NONE));
  found.delete(word);
  return word < 0 || found.size === 0 ? [...found] : withoutRivals(passages, term.surface, [...found]);
}

/** Where the evidence names a manager and a director, the one is not the other. */
function withoutRivals(
  { terms, places, from }: Passages,
  surface: string,
  kin: readonly number[],
): readonly number[] {
  const own = exclusiveClass(surface);
  if (own === null) return kin;
  return kin.filter((other) => exclusiveClass(terms[places[from[other] ?? 0] ?? 0]?.surface ?? '') !== own);
}

function isIn({ start, end }: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}
