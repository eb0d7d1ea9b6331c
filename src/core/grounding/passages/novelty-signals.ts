import { isEverydayWord } from '../../language/everyday-english.ts';
import type { Signals } from '../held.ts';
import type { Alignment, Meeting } from './alignment.ts';

interface Counts {
  words: number;
  rare: number;
  everyday: number;
  names: number;
  namesNew: number;
  namesElsewhere: number;
  numbers: number;
  numbersNew: number;
  numbersElsewhere: number;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/**
 * GR24, GR25: what of the claim stands nowhere in the evidence, not even by a synonym. `new_words` of 8, `new_word`
 * (1 or 0), `new_rare_words` of 6 (special words, names, numbers), `new_everyday_words` of 4, `new_names` of 3 and their
 * share, `new_numbers` of 2 and their share; `names_elsewhere` and `numbers_elsewhere`: shares that stand outside the window.
 */
export function noveltySignals(alignment: Alignment): Signals {
  const counts = countNew(alignment);
  return {
    new_words: Math.min(counts.words, 8) / 8,
    new_word: counts.words > 0 ? 1 : 0,
    new_rare_words: Math.min(counts.rare, 6) / 6,
    new_everyday_words: Math.min(counts.everyday, 4) / 4,
    new_names: Math.min(counts.namesNew, 3) / 3,
    new_name_share: share(counts.namesNew, counts.names),
    names_elsewhere: share(counts.namesElsewhere, counts.names),
    new_numbers: Math.min(counts.numbersNew, 2) / 2,
    new_number_share: share(counts.numbersNew, counts.numbers),
    numbers_elsewhere: share(counts.numbersElsewhere, counts.numbers),
  };
}

function countNew({ claim, content, meetings }: Alignment): Counts {
  const counts = {
    words: 0,
    rare: 0,
    everyday: 0,
    names: 0,
    namesNew: 0,
    namesElsewhere: 0,
    numbers: 0,
    numbersNew: 0,
    numbersElsewhere: 0,
  };
  for (const index of content) {
    const item = claim[index];
    const meeting = meetings[index];
    if (item === undefined) continue;
    const { term, asked } = item;
    if (term.kind === 'name') count(counts, 'names', meeting);
    if (term.kind === 'number') count(counts, 'numbers', meeting);
    if (meeting !== 'nowhere') continue;
    const everyday = isEverydayWord(term.stem);
    if (everyday) counts.everyday++;
    if (asked) continue;
    counts.words++;
    if (!everyday) counts.rare++;
  }
  return counts;
}

function count(counts: Counts, what: 'names' | 'numbers', meeting: Meeting | undefined): void {
  counts[what]++;
  if (meeting === 'nowhere' || meeting === 'kin_elsewhere') counts[`${what}New`]++;
  if (meeting === 'elsewhere') counts[`${what}Elsewhere`]++;
}
