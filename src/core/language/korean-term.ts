import type { EndingUse } from './korean-endings.ts';
import type { Role } from './korean-nominal.ts';
import type { Term, TermKind } from './term.ts';

/** A word of a Korean text with what its particle, ending and neighbours say of it. */
export interface KoreanTerm extends Omit<Term, 'kind'> {
  /** `function` where it only helps a verb before it. */
  kind: TermKind;
  /** Keys under which it may meet other words, the likeliest first; `stem` is the first. */
  readonly stems: readonly string[];
  role: Role;
  /** The ending where it is read as a predicate. */
  readonly use: EndingUse | null;
  /** True where it says how much, how often or how surely: 모두, 항상, 반드시. */
  readonly measures: boolean;
  /** Families of like words and sides of opposites that its stems belong to. */
  readonly families: readonly number[];
  readonly sides: readonly number[];
  /** True where what it says is denied: 하지 않다, 안, 못, 없다, 아니다, 할 수 없다, 불가. */
  negative: boolean;
}
