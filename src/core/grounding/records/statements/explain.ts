import type { ClaimReading, Stretch } from '../table/claim-reading.ts';
import type { CellPlace } from '../table/program.ts';
import type { Compact } from './compact.ts';
import { waysToCut } from './clauses.ts';
import { type ClauseReading, explainClause } from './explain-clause.ts';
import type { Answer, Carried } from './here.ts';
import { readSentence } from './read-sentence.ts';
import type { Clause, Ground, Sentence } from './sentence.ts';
import { strangeRuns } from './strange.ts';

/** A sentence explained: every statement of it borne out, or one denied, or words that the table does not know. */
export interface Explained {
  readonly end: 'supported' | 'contradicted' | 'strange';
  readonly cells: readonly CellPlace[];
  readonly derivation: string;
  readonly wrong: readonly Stretch[];
}

const NOTHING: Carried = { rows: null, column: null, columns: [], counted: false, states: [], seen: [] };

/** The rows that the sentence before spoke of, for one that begins with a pronoun. */
export interface Memory {
  rows: readonly number[] | null;
}

const PRONOUN =
  /^(?:it|its|they|their|he|his|she|her|this|that|these|those|both|each|그|그중|이|이는|이곳|이들|둘)/u;

function begin({ words }: Sentence, memory: Memory): Carried {
  return PRONOUN.test(words[0]?.lower ?? '') && memory.rows !== null
    ? { ...NOTHING, rows: memory.rows }
    : NOTHING;
}

interface Walk {
  readonly readings: readonly ClauseReading[];
  readonly carried: Carried;
}

function walk(clauses: readonly Clause[], start: Carried, ground: Ground): Walk {
  const readings: ClauseReading[] = [];
  let carried = start;
  for (const clause of clauses) {
    const after =
      carried.rows !== null && clause.after === 'start' ? ({ ...clause, after: 'joint' } as const) : clause;
    const reading = explainClause(after, carried, ground);
    readings.push(reading);
    carried = reading.carried;
  }
  return { readings, carried };
}

/** All hold, something was read, and no clause leaves its names hanging unless the next takes them up. */
function holds({ readings }: Walk): boolean {
  const answers = readings.flatMap(({ answers: all }) => all);
  const read = answers.some(({ end, ofRows, counted }) => end === 'yes' && (ofRows || counted));
  const hanging = readings.some(
    ({ loose }, at) =>
      loose &&
      (at === readings.length - 1 || readings[at + 1]?.answers.every(({ ofRows }) => !ofRows) === true),
  );
  return read && !hanging && readings.every(({ end }) => end === 'yes');
}

function derivationOf(answers: readonly Answer[]): string {
  return [...new Set(answers.map(({ said }) => said).filter((said) => said !== ''))].join('; ');
}

function supportedBy(answers: readonly Answer[]): Explained {
  return {
    end: 'supported',
    cells: answers.flatMap(({ cells }) => cells),
    derivation: derivationOf(answers),
    wrong: [],
  };
}

function denied(walks: readonly Walk[]): Explained | null {
  const answers = walks.map(({ readings }) => readings.flatMap((reading) => reading.answers));
  if (!answers.every((all) => all.some(({ end }) => end === 'no'))) return null;
  const clauses = walks.flatMap(({ readings }) => readings.map((reading) => reading.answers));
  const clear = clauses.filter(
    (all) => all.some(({ end }) => end === 'no') && all.every(({ end }) => end !== 'open'),
  );
  const first = clear.at(-1);
  if (first === undefined) return null;
  const no = first.filter(({ end }) => end === 'no');
  return {
    end: 'contradicted',
    cells: no.flatMap(({ cells }) => cells),
    derivation: derivationOf(no),
    wrong: no.flatMap(({ used }) => used),
  };
}

/**
 * Explains a sentence by the table, taken in clauses from coarse to fine: supported in the first way in which every name,
 * number and operation is borne out; null where neither this nor a denial can be read.
 */
export function explain(
  claim: ClaimReading,
  ground: Ground,
  compact: Compact,
  memory: Memory,
): Explained | null {
  const sentence = readSentence(claim, ground, compact);
  const start = begin(sentence, memory);
  const walks: Walk[] = [];
  for (const clauses of waysToCut(sentence)) {
    const one = walk(clauses, start, ground);
    walks.push(one);
    if (!holds(one)) continue;
    const answers = one.readings.flatMap((reading) => reading.answers);
    const strange = strangeRuns(
      sentence,
      answers.flatMap(({ used }) => used),
      ground.table,
    );
    memory.rows = one.carried.rows;
    if (strange.length > 0)
      return {
        end: 'strange',
        cells: answers.flatMap(({ cells }) => cells),
        derivation: derivationOf(answers),
        wrong: strange,
      };
    return supportedBy(answers);
  }
  return denied(walks);
}
