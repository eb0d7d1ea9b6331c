import { z } from 'zod';

export const Form = z.string().min(1);
const Forms = z.array(Form).default([]);

/**
 * How one attribute is said. `{S}` is the subject, `{V}` the value, `{A}` and `{B}` two subjects, `{Y}` the year of a
 * series; in Korean `{S:은/는}` takes the particle that fits. Forms are clauses: no capital letter, no full stop.
 */
export const Wording = z.strictObject({
  /** As a label, a column or a key is called. */
  label: Form,
  /** Other words for the label, as the vocabulary of a graph lists them. */
  also: Forms,
  /** As evidence says it; each begins with the subject. */
  fact: z.array(Form).min(1),
  /** As evidence says it too: turned round, with something else in front. */
  told: Forms,
  /** Beside the subject in another sentence: `which employs {V}`; in Korean before it: `직원 {V}이 일하는`. */
  aside: Forms,
  /** As a claim says it: other words than the evidence. */
  claim: z.array(Form).min(1),
  /** The same denied: of a flag the absence. */
  denied: z.array(Form).min(1),
  /** `{A}` has the larger (later) value. */
  more: Forms,
  /** `{A}` has the smaller (earlier) value. */
  less: Forms,
  /** `{A}` has the largest (latest) value of all. */
  most: Forms,
  /** `{A}` has the smallest (earliest) value of all. */
  fewest: Forms,
  /** `{A}` has the second largest value of all. */
  second: Forms,
  /** `{V}` is the sum of the values of `{A}` and `{B}`. */
  sum: Forms,
  /** `{A}` has `{V}` more than `{B}`. */
  gap: Forms,
  /** The value of `{S}` is `{V}` or more. */
  at_least: Forms,
  /** The value of `{S}` is `{V}` or less. */
  at_most: Forms,
  /** The value of `{S}` lies between `{V}` and `{W}`. */
  between: Forms,
  /** Of a series: the value of `{S}` was higher in `{Z}` than in `{Y}`. */
  rose: Forms,
  /** Of a flag: `{N}` of them, two or more, have it. */
  count: Forms,
  /** Of a flag: `{A}` alone has it. */
  only: Forms,
  /** Of a flag: each of them has it. */
  all: Forms,
  /** Of a flag: no one of them has it. */
  none: Forms,
});
export type Wording = z.infer<typeof Wording>;

/** Forms in which `{Y}` stays open: they are of two years. */
const OF_TWO_YEARS = 'rose';

/** The forms for one year of a series. */
export function inYear(words: Wording, year: number): Wording {
  const said = (form: string): string => form.replaceAll('{Y}', String(year));
  const each = Object.entries(words).map(([name, forms]) => [
    name,
    name === OF_TWO_YEARS ? forms : typeof forms === 'string' ? said(forms) : forms.map(said),
  ]);
  return Wording.parse(Object.fromEntries(each));
}
