import type { KoreanTerm } from '../../../language/korean-term.ts';
import { contentIn, isAlike, isAmong, type KoreanBeside, shareAmong } from './beside.ts';

/** X를 제외한, X를 빼고, X 외에: X stands directly before. */
const EXCEPT = /^(?:제외|배제|빼|뺀|빼고|외하)/u;
const BUT = /^(?:외|외에|외의|이외|이외에|말고)$/u;
const ALL = /^(?:모두|모든|전|전부|전체|전원|매일|날마다|누구나|항상|언제나|다|전부)/u;
const AGREED = 0.6;

/** What the sentence excepts, and the words that do so; null where it excepts nothing. */
interface Exception {
  readonly named: KoreanTerm;
  readonly by: readonly KoreanTerm[];
}

export interface Excepted {
  /** The word of the claim that says of what is excepted what holds of the others. */
  readonly wrong: KoreanTerm | null;
  /** The word of the claim that says of all what holds with an exception. */
  readonly all: KoreanTerm | null;
  /** True where the claim makes the same exception. */
  readonly agrees: boolean;
}

const NOTHING: Excepted = { wrong: null, all: null, agrees: false };

/** Holds a claim against a sentence that makes an exception. */
export function excepted(beside: KoreanBeside): Excepted {
  const exception = exceptionIn(beside.terms) ?? onlyNot(beside);
  if (exception === null) return NOTHING;
  const named = beside.claim.find((term) => isAlike(term, exception.named) && term.kind !== 'function');
  const own = exceptionIn(beside.claim);
  if (named !== undefined && (own !== null || isDenied(beside.claim))) return { ...NOTHING, agrees: true };
  if (own !== null || isDenied(beside.claim)) return NOTHING;
  const main = beside.terms.filter((term) => !exception.by.includes(term) && term !== exception.named);
  const rest = contentIn(beside.claim, 0, { start: 0, end: beside.said.length }).filter(
    (term) => term !== named && !ALL.test(term.surface),
  );
  if (shareAmong(rest, main) < AGREED) return NOTHING;
  if (named !== undefined) return { ...NOTHING, wrong: named };
  return { ...NOTHING, all: beside.claim.find(({ surface }) => ALL.test(surface)) ?? null };
}

function exceptionIn(terms: readonly KoreanTerm[]): Exception | null {
  for (const [at, term] of terms.entries()) {
    const named = terms[at - 1];
    if (named === undefined || named.kind === 'function') continue;
    const isBut = BUT.test(term.surface) || (term.surface === '아닌' && named.role === 'subject');
    if (isBut || (named.role === 'object' && (EXCEPT.test(term.stem) || EXCEPT.test(term.surface))))
      return { named, by: [term] };
  }
  return null;
}

/** 모두 냈지만 총무부만 내지 않았다. */
function onlyNot({ terms }: KoreanBeside): Exception | null {
  if (!terms.some(({ surface }) => ALL.test(surface))) return null;
  const at = terms.findIndex(({ only, kind }) => only && kind === 'word');
  const named = terms[at];
  if (named === undefined || named.surface.startsWith('다만')) return null;
  const behind = terms.slice(at + 1);
  return isDenied(behind) && !isDenied(terms.slice(0, at)) ? { named, by: behind } : null;
}

function isDenied(terms: readonly KoreanTerm[]): boolean {
  return terms.some(({ negative, surface }) => negative || /^(?:않|못|안|없)/u.test(surface));
}

/** 방문객도 where the sentence says 주민만: another one than the only. */
export function besidesTheOnly(beside: KoreanBeside): KoreanTerm | null {
  const { claim, terms } = beside;
  if (isDenied(claim) || claim.some(({ only }) => only) || isDenied(terms)) return null;
  const exclusive = terms.find(
    ({ only, kind, surface }) => only && kind === 'word' && !surface.startsWith('다만'),
  );
  if (exclusive === undefined || isAmong(exclusive, claim)) return null;
  const other = claim.find(
    (term) =>
      term.surface.endsWith('도') && term.kind === 'word' && term.use === null && !isAmong(term, terms),
  );
  if (other === undefined) return null;
  const rest = contentIn(claim, 0, { start: 0, end: beside.said.length }).filter((term) => term !== other);
  return shareAmong(rest, terms) >= AGREED ? other : null;
}
