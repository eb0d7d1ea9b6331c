import type { InputFiles } from '../../contract/ports/input-files.ts';
import type { UnaskedEvidence } from '../../contract/unasked-evidence.ts';
import { evidenceFromFiles } from '../answer-from-text.ts';
import { firstText, isRecord } from '../forms/is-record.ts';
import { LARGEST_ANSWER } from '../parse-answer.ts';
import type { Patience } from '../patience.ts';
import { type Asked, askFunction, type Sources } from './ask-functions.ts';
import { pathsOf } from './files.ts';

/** What gives evidence that does not lie in the answer itself. */
export interface EvidenceDoors {
  readonly inputs: () => Promise<InputFiles>;
  readonly sources: Sources;
  readonly patience: Patience;
}

/** An answer with all its evidence, and why a source could not be asked. */
export interface Gathered {
  readonly answer: unknown;
  readonly unasked: readonly UnaskedEvidence[];
}

async function readFiles(
  paths: readonly string[],
  taken: readonly string[],
  { inputs }: EvidenceDoors,
): Promise<readonly Asked[]> {
  const door = await inputs();
  const read = async (name: string) => ({ name, text: await door.text(name, LARGEST_ANSWER) });
  const texts = await Promise.all((await door.named(paths)).map(read));
  return evidenceFromFiles(texts, taken).map((evidence) => ({ evidence, unasked: null }));
}

async function gatherEach(given: readonly unknown[], doors: EvidenceDoors): Promise<readonly Asked[]> {
  const taken = given.flatMap((one) => (isRecord(one) ? (firstText(one, ['evidence_id']) ?? []) : []));
  const pieces = given.map(async (one) => {
    const paths = pathsOf(one);
    if (paths !== null) return readFiles(paths, taken, doors);
    return [await askFunction(one, doors.sources, doors.patience)];
  });
  return (await Promise.all(pieces)).flat();
}

/** An answer in short with its files read and its sources asked; any other stays as it is. Rejects with `AssayError`. */
export async function gatherEvidence(answer: unknown, doors: EvidenceDoors): Promise<Gathered> {
  const evidences = isRecord(answer) ? answer['evidences'] : undefined;
  if (!isRecord(answer) || !Array.isArray(evidences)) return { answer, unasked: [] };
  const asked = await gatherEach(evidences, doors);
  return {
    answer: { ...answer, evidences: asked.map(({ evidence }) => evidence) },
    unasked: asked.flatMap(({ unasked }) => unasked ?? []),
  };
}
