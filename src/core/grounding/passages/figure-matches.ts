import type { Span } from '../../../contract/span.ts';
import { derivationOf } from './derived-figure.ts';
import { derivedYear } from './derived-year.ts';
import type { Figures } from './figures.ts';
import type { HeldClause } from './held-clauses.ts';
import type { Passages } from './passages.ts';
import type { Quantity } from '../../language/quantity.ts';
import { isOtherPeriod, isSameKind, isSamePeriod, isSameQuantity } from './same-figure.ts';
import { figuresIn } from './text-reading.ts';

/** A figure of the claim, where the evidence has it, and what figures of the window would exclude it. */
export interface FigureMatch extends Span {
  readonly text: string;
  readonly where: 'window' | 'elsewhere' | 'nowhere';
  /** The formula where the window has only the figures that it is made of. */
  readonly derivation: string | null;
  /** Figures of the window of the same kind that the claim does not have, with their places in the window's text. */
  readonly others: readonly (Span & { readonly text: string })[];
  /** True for a figure that stands nowhere while others of its kind stand somewhere in the evidence. */
  readonly rivalled: boolean;
  readonly code: 'NUMBER_MISMATCH' | 'DATE_MISMATCH';
}

const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|[a-z]+illion|dozen|half|double|twice|triple|quarter|third|noon|midnight|midday|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** So much of a clause its sentence must hold before the figures there are those of the claim. */
const BESIDE = 0.4;
const NO_FIGURES: Figures = { periods: [], quantities: [] };

interface Sides<T> {
  readonly claim: readonly T[];
  readonly window: readonly T[];
  /** Those of the sentences that hold the clause of a figure. */
  readonly beside: (figure: Span) => readonly T[];
  readonly everywhere: () => readonly T[];
  readonly isSame: (claim: T, actual: T) => boolean;
  readonly excludes: (claim: T, actual: T) => boolean;
  readonly derive: (figure: T) => string | null;
  readonly code: FigureMatch['code'];
}

/** What the figures of a claim are held against. */
interface Against {
  readonly windowText: string;
  readonly clauses: readonly HeldClause[];
  readonly everywhere: () => Figures;
}

/** Every date and quantity of a claim beside those of a window; the whole evidence is read only for what the window lacks. */
export function matchFigures(
  passages: Passages,
  text: string,
  { windowText, clauses, everywhere }: Against,
): FigureMatch[] {
  if (!FIGURE.test(text)) return [];
  const claim = figuresIn(passages, text);
  if (claim.periods.length === 0 && claim.quantities.length === 0) return [];
  const window = figuresIn(passages, windowText);
  const beside = (figure: Span): Figures => figuresBeside(passages, clauses, figure);
  const near = (figure: Span): Figures => {
    const own = beside(figure);
    return { periods: [...window.periods, ...own.periods], quantities: distinct(window, own) };
  };
  const dates = matchSides({
    claim: claim.periods,
    window: window.periods,
    beside: (figure) => beside(figure).periods,
    everywhere: () => everywhere().periods,
    isSame: isSamePeriod,
    excludes: isOtherPeriod,
    derive: (figure) => derivedYear(figure, near(figure)),
    code: 'DATE_MISMATCH',
  });
  const quantities = matchSides({
    claim: claim.quantities,
    window: window.quantities,
    beside: (figure) => beside(figure).quantities,
    everywhere: () => everywhere().quantities,
    isSame: isSameQuantity,
    excludes: isSameKind,
    derive: (figure) => derivationOf(text, figure, near(figure), claim),
    code: 'NUMBER_MISMATCH',
  });
  return [...dates, ...quantities];
}

function matchSides<T extends Span & { readonly text: string }>(sides: Sides<T>): FigureMatch[] {
  const { claim, window, beside, everywhere, isSame, excludes, derive, code } = sides;
  return claim.map((figure): FigureMatch => {
    const { start, end, text } = figure;
    const has = (actual: T): boolean => isSame(figure, actual);
    const common = { start, end, text, code, rivalled: false };
    if (window.some(has) || beside(figure).some(has))
      return { ...common, where: 'window', derivation: null, others: [] };
    const derivation = derive(figure);
    if (derivation !== null) return { ...common, where: 'window', derivation, others: [] };
    const others = window.filter(
      (actual) => excludes(figure, actual) && !claim.some((other) => isSame(other, actual)),
    );
    if (everywhere().some(has)) return { ...common, where: 'elsewhere', derivation: null, others };
    const rivalled = everywhere().some((actual) => excludes(figure, actual));
    return { ...common, where: 'nowhere', derivation: null, others, rivalled };
  });
}

/** The figures of the sentence that holds most of the clause in which a figure stands. */
function figuresBeside(passages: Passages, clauses: readonly HeldClause[], { start }: Span): Figures {
  const clause = clauses.find(
    ({ terms }) => (terms[0]?.term.start ?? 0) <= start && start < (terms.at(-1)?.term.end ?? 0),
  );
  const sentence = passages.sentences[clause?.best.sentence ?? -1];
  if (clause === undefined || sentence === undefined || clause.best.share < BESIDE) return NO_FIGURES;
  const { text } = passages.passages[sentence.passage] ?? { text: '' };
  return figuresIn(passages, text.slice(sentence.start, sentence.end));
}

/** Those of the window, then those of the clause that it does not have. */
function distinct(window: Figures, own: Figures): Quantity[] {
  const known = new Set(window.quantities.map(({ text, value }) => `${value} ${text}`));
  return [
    ...window.quantities,
    ...own.quantities.filter(({ text, value }) => !known.has(`${value} ${text}`)),
  ];
}
