import type { Alignment } from './alignment.ts';
import type { CheckedText } from './difference.ts';
import type { HeldClause } from './held-clauses.ts';

const AGREED = 0.6;
const LEAST = 2;
/** A version or number of a section, in three parts and more. */
const CODE = /\d+(?:\.\d+){2,}/u;
const HEADING = /^(?:#{1,6} |={1,6} |\[|v(?:ersion)? ?\d|\d+\.\d+\.\d)/iu;
const LONGEST = 80;

/** GR26: the clause gives what stands under one version to another one that the evidence has too. */
export function checkHeading(alignment: Alignment, { best, terms }: HeldClause): CheckedText[] {
  const { passages } = alignment;
  const coded = terms.filter(
    ({ term, word }) => word >= 0 && term.kind === 'number' && CODE.test(term.surface),
  );
  const sentence = passages.sentences[best.sentence];
  if (coded.length !== 1 || sentence === undefined) return [];
  const [item] = coded;
  if (item === undefined || restHeld(terms, best, item.word) < AGREED) return [];
  const text = passages.passages[sentence.passage]?.text ?? '';
  const actual =
    CODE.exec(text.slice(sentence.start, sentence.end))?.[0] ?? headingBefore(text, sentence.start);
  if (actual === null || text.slice(sentence.start, sentence.end).includes(item.term.surface)) return [];
  if (actual === item.term.surface) return [];
  const place = { start: item.term.start, end: item.term.end };
  return [
    {
      rule: 'GR26',
      outcome: 'contradicted',
      place,
      reading: item.term.surface,
      actual,
      code: 'ENTITY_MISMATCH',
    },
  ];
}

/** The version in the nearest heading above a place; null where there is none. */
function headingBefore(text: string, at: number): string | null {
  const lines = text.slice(0, at).split('\n');
  for (let line = lines.length - 1; line >= 0; line--) {
    const said = (lines[line] ?? '').trim();
    const code = said.length <= LONGEST && HEADING.test(said) ? CODE.exec(said)?.[0] : undefined;
    if (code !== undefined) return code;
  }
  return null;
}

function restHeld(terms: HeldClause['terms'], { order, moved }: HeldClause['best'], without: number): number {
  let held = 0;
  let total = 0;
  let count = 0;
  terms.forEach(({ weight, word }, at) => {
    if (word === without || weight === 0) return;
    total += weight;
    if (Math.max(order[at] ?? -1, moved[at] ?? -1) < 0) return;
    held += weight;
    count++;
  });
  return count < LEAST ? 0 : held / total;
}
