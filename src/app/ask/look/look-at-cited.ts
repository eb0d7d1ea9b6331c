import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { stillStands } from '../../../core/correction/critics/still-stands.ts';
import type { AskPorts } from '../ask-ports.ts';
import { troubleOf } from '../step.ts';

/** Evidence that is no longer what its file says, and evidence whose file could not be looked at. */
export interface CitedFiles {
  readonly stale: readonly AskEvidence[];
  readonly unseen: readonly AskEvidence[];
  /** Why something did not answer, once for each file. */
  readonly troubles: readonly string[];
}

type Ports = Pick<AskPorts, 'configuration' | 'index' | 'files' | 'isWanted'>;

type State = 'same' | 'stale' | 'unseen';

/** A file as it is now, beside what was indexed of it; a state where that holds for all evidence of it. */
type Looked =
  | { readonly state: State; readonly trouble?: string }
  | { readonly state: null; readonly text: string };

/** A server may stand apart from the folder that was indexed: there the index is all that is known. */
async function isFolderHere({ files, isWanted }: Ports): Promise<boolean> {
  return (await files.list('')).some(({ path }) => isWanted(path));
}

async function lookAt(
  { index, files, configuration }: Ports,
  path: string,
  isHere: () => Promise<boolean>,
): Promise<Looked> {
  const known = await index.file(path);
  if (known === null || known.status === 'skipped') return { state: 'same' };
  const found = await files.read(path, configuration.index.max_file_bytes);
  if (found.kind === 'text')
    return found.hash === known.content_hash ? { state: 'same' } : { state: null, text: found.text };
  if (found.reason === 'unreadable') return { state: 'unseen' };
  return { state: found.reason !== 'gone' || (await isHere()) ? 'stale' : 'same' };
}

function stateOf(one: AskEvidence, looked: Looked): State {
  return looked.state ?? (stillStands(one, looked.text) ? 'same' : 'stale');
}

/**
 * LP9: tells which of some evidence is as its file has it now. Each file is looked at once, however much of the evidence is
 * of it and however often it is asked for. What it gives never rejects.
 */
export function citedLooker(ports: Ports): (evidence: readonly AskEvidence[]) => Promise<CitedFiles> {
  const looked = new Map<string, Promise<Looked>>();
  let here: Promise<boolean> | undefined;
  const isHere = (): Promise<boolean> => (here ??= isFolderHere(ports));
  const lookOnce = (path: string): Promise<Looked> => {
    const known = looked.get(path);
    if (known !== undefined) return known;
    const looking = lookAt(ports, path, isHere).catch(
      (error: unknown): Looked => ({ state: 'unseen', trouble: troubleOf(error) }),
    );
    looked.set(path, looking);
    return looking;
  };
  return async (evidence) => {
    const paths = [...new Set(evidence.map(({ path }) => path))];
    const seen = new Map(await Promise.all(paths.map(async (path) => [path, await lookOnce(path)] as const)));
    const inState = (wanted: State): AskEvidence[] =>
      evidence.filter((one) => {
        const file = seen.get(one.path);
        return file !== undefined && stateOf(one, file) === wanted;
      });
    const troubles = [...seen.values()].flatMap((one) =>
      one.state === 'unseen' && one.trouble !== undefined ? [one.trouble] : [],
    );
    return { stale: inState('stale'), unseen: inState('unseen'), troubles };
  };
}
