import { englishWordStem } from '../../../language/english-word-stem.ts';
import { stripParticles } from '../../../language/particle.ts';
import type { Term } from '../../../language/term.ts';

const HANGUL = /[가-힣]/;
const ASCII = /^[\x20-\x7e]*$/;
const VERBAL =
  /^([가-힣]{2,}?)(?:하|할|합|한|해|했|되|됩|된|될|돼|됐|가능|불가|입니|이며|이고|이다|인 |장이|장은|장을|장도)/u;

/** A stem under which a term may be looked up, and how many terms it takes. */
export interface WordKey {
  readonly stem: string;
  readonly size: number;
}

/** The stems of the term at a place: its own, and those of words written in two (pick-up, Wi-Fi, 사진 촬영). */
export function claimKeys(text: string, terms: readonly Term[], at: number): WordKey[] {
  const term = terms[at];
  if (term === undefined) return [];
  const next = terms[at + 1];
  const joined = next !== undefined && isJoined(text, term, next) ? next : null;
  if (HANGUL.test(term.surface)) return koreanPair(term, joined);
  const pair = term.kind === 'function' ? null : joined;
  const own = { stem: latinStem(term.surface), size: 1 };
  return pair === null ? [own] : [own, { stem: latinStem(term.surface + pair.surface), size: 2 }];
}

/** Without accents: résumé meets resume. */
function latinStem(word: string): string {
  const lower = word.toLowerCase();
  return englishWordStem(ASCII.test(lower) ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

function koreanPair(term: Term, next: Term | null): WordKey[] {
  const own = [...new Set([...koreanKeys(term.surface), term.stem])].map((stem) => ({ stem, size: 1 }));
  if (next === null || !HANGUL.test(next.surface)) return own;
  const ends = new Set([...koreanKeys(next.surface), next.stem]);
  return [...own, ...[...ends].map((stem) => ({ stem: term.surface + stem, size: 2 }))];
}

function isJoined(text: string, term: Term, next: Term): boolean {
  const gap = text.slice(term.end, next.start);
  return gap === ' ' || gap === '-' || gap === '‑';
}

const LATIN_HEAD = /^[A-Za-z][A-Za-z0-9]*(?=[가-힣])/;

function koreanKeys(surface: string): string[] {
  const latin = LATIN_HEAD.exec(surface)?.[0];
  if (latin !== undefined) return [surface, latin.toLowerCase(), latinStem(latin)];
  const verbal = VERBAL.exec(surface)?.[1];
  return [...new Set([surface, ...stripParticles(surface), ...(verbal === undefined ? [] : [verbal])])];
}
