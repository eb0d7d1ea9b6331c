import { passageHolder } from '../src/core/grounding/passages/passage-holder.ts';
import { preparePassages } from '../src/core/grounding/passages/prepare-passages.ts';
import { readTerms } from '../src/core/language/read-terms.ts';
import type { Measure, Sizes } from './measure.ts';

const TIMES = 4;
const MOST_GROWTH = 1.3;
const CLAUSES = 30;
const FIGURES = 1500;
const RUNS = 7;

/** A clause with a number: what is reckoned from others, compared with others and bound to its neighbours. */
type Clause = (at: number) => string;

const CLAUSE: Readonly<Record<'ko' | 'en', Clause>> = {
  ko: (at) => `${at}호실은 작년보다 ${1000 + 7 * at}원 늘었고`,
  en: (at) => `room ${at} earned ${1000 + 7 * at} dollars more than a year before`,
};
const END = { ko: ' 그렇다.', en: ' as was said.' } as const;

function sentence(language: 'ko' | 'en', clauses: number, from: number): string {
  const said = Array.from({ length: clauses }, (_, at) => CLAUSE[language](from + at));
  return said.join(', ') + END[language];
}

/** One claim against one evidence, the least of some runs, in milliseconds: shorter than a tick of the processor's time. */
function millisecondsOf(evidence: string, claim: string): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    passageHolder(preparePassages([{ evidence_id: 'e', text: evidence }], readTerms)).next({
      text: claim,
      query: null,
    });
    return performance.now() - start;
  });
  return Math.min(...times);
}

function growthOf(language: 'ko' | 'en', of: (times: number) => readonly [string, string]): string {
  const [evidence, claim] = of(1);
  const [longer, more] = of(TIMES);
  millisecondsOf(longer, more);
  const growth = millisecondsOf(longer, more) / millisecondsOf(evidence, claim) / TIMES;
  return `${language} ${growth.toFixed(2)}`;
}

function row(what: string, found: readonly string[]): Measure {
  const met = found.every((one) => Number(one.split(' ')[1]) <= MOST_GROWTH);
  return {
    what: `linear: time a word at ${TIMES} times the length, ${what}`,
    target: `≤ ${MOST_GROWTH}`,
    found: found.join(', '),
    met,
  };
}

/** How the time of one claim full of numbers grows with its own length, and with that of a sentence of the evidence. */
export function measureGrowth(sizes: Sizes): Measure[] {
  const share = Math.min(1, sizes.answers / 400);
  const [clauses, figures] = [Math.max(2, CLAUSES * share), Math.max(20, FIGURES * share)].map(Math.round);
  const languages = ['ko', 'en'] as const;
  const claims = languages.map((language) =>
    growthOf(language, (times) => [
      sentence(language, 40, 0),
      sentence(language, (clauses ?? 2) * times, 500),
    ]),
  );
  const sentences = languages.map((language) =>
    growthOf(language, (times) => [
      sentence(language, (figures ?? 20) * times, 0),
      sentence(language, 6, 90_000),
    ]),
  );
  return [
    row('a claim full of numbers', claims),
    row('a sentence of the evidence full of numbers', sentences),
  ];
}
