import type { InputFiles } from '../../contract/ports/input-files.ts';
import type { UnaskedEvidence } from '../../contract/unasked-evidence.ts';
import { copiesOf, evidenceFromFiles } from '../answer-from-text.ts';
import { firstText, isRecord } from '../forms/is-record.ts';
import { LARGEST_ANSWER } from '../parse-answer.ts';
import type { Patience } from '../patience.ts';
import { type Asked, askFunction, type Sources } from './ask-functions.ts';
import { fileNamesAmong } from './file-names.ts';
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
  /** Files that are the answer itself. */
  readonly leftOut: readonly string[];
  /** What a folder or a pattern holds that is not read. */
  readonly unread: readonly string[];
  /** Texts that are the name of a file. */
  readonly fileNames: readonly string[];
}

/** What a piece of evidence led to. */
interface Led {
  readonly asked: readonly Asked[];
  readonly leftOut: readonly string[];
  readonly unread: readonly string[];
}

/** What files are read for. */
interface ForAnswer {
  readonly text: string | undefined;
  /** Ids of other evidence. */
  readonly taken: readonly string[];
}

async function readFiles(
  paths: readonly string[],
  { text, taken }: ForAnswer,
  { inputs }: EvidenceDoors,
): Promise<Led> {
  const door = await inputs();
  const read = async (name: string) => ({
    name,
    text: await door.text(name, LARGEST_ANSWER),
    brought: !paths.includes(name),
  });
  const { files, unread } = await door.named(paths);
  const texts = await Promise.all(files.map(read));
  const leftOut = copiesOf(text, texts);
  const kept = texts.filter(({ name }) => !leftOut.includes(name));
  const asked = evidenceFromFiles(kept, taken).map((evidence) => ({ evidence, unasked: null }));
  return { asked, leftOut, unread };
}

async function gatherEach(
  given: readonly unknown[],
  text: string | undefined,
  doors: EvidenceDoors,
): Promise<readonly Led[]> {
  const taken = given.flatMap((one) => (isRecord(one) ? (firstText(one, ['evidence_id']) ?? []) : []));
  const pieces = given.map(async (one) => {
    const paths = pathsOf(one);
    if (paths !== null) return readFiles(paths, { text, taken }, doors);
    return { asked: [await askFunction(one, doors.sources, doors.patience)], leftOut: [], unread: [] };
  });
  return Promise.all(pieces);
}

/** An answer in short with its files read and its sources asked; any other stays as it is. Rejects with `AssayError`. */
export async function gatherEvidence(answer: unknown, doors: EvidenceDoors): Promise<Gathered> {
  const evidences = isRecord(answer) ? answer['evidences'] : undefined;
  if (!isRecord(answer) || !Array.isArray(evidences))
    return { answer, unasked: [], leftOut: [], unread: [], fileNames: [] };
  const led = await gatherEach(evidences, firstText(answer, ['text']), doors);
  const asked = led.flatMap((one) => one.asked);
  return {
    answer: { ...answer, evidences: asked.map(({ evidence }) => evidence) },
    unasked: asked.flatMap(({ unasked }) => unasked ?? []),
    leftOut: led.flatMap((one) => one.leftOut),
    unread: led.flatMap((one) => one.unread),
    fileNames: await fileNamesAmong(evidences, doors.inputs),
  };
}
