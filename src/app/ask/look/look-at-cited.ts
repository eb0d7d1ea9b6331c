import type { AskEvidence } from '../../../contract/ask-evidence.ts';
import { stillStands } from '../../../core/correction/critics/still-stands.ts';
import type { AskPorts } from '../ask-ports.ts';
import { troubleOf } from '../step.ts';

/** Evidence that is no longer what its file says, and evidence whose file could not be looked at. */
export interface CitedFiles {
  readonly stale: readonly AskEvidence[];
  readonly unseen: readonly AskEvidence[];
  /** Why something did not answer. */
  readonly troubles: readonly string[];
}

type Ports = Pick<AskPorts, 'configuration' | 'index' | 'files' | 'isWanted'>;

/** A server may stand apart from the folder that was indexed: there the index is all that is known. */
async function isFolderHere({ files, isWanted }: Ports): Promise<boolean> {
  return (await files.list('')).some(({ path }) => isWanted(path));
}

type State = 'same' | 'stale' | 'unseen';

async function stateOf(ports: Ports, one: AskEvidence): Promise<State> {
  const { index, files, configuration } = ports;
  const { path } = one;
  const known = await index.file(path);
  if (known === null || known.status === 'skipped') return 'same';
  const found = await files.read(path, configuration.index.max_file_bytes);
  if (found.kind === 'text')
    return found.hash === known.content_hash || stillStands(one, found.text) ? 'same' : 'stale';
  if (found.reason === 'unreadable') return 'unseen';
  return found.reason !== 'gone' || (await isFolderHere(ports)) ? 'stale' : 'same';
}

/** LP9: which of some evidence is as its file has it now. Never rejects. */
export async function lookAtCited(ports: Ports, evidence: readonly AskEvidence[]): Promise<CitedFiles> {
  const troubles: string[] = [];
  const orUnseen = (error: unknown): State => {
    troubles.push(troubleOf(error));
    return 'unseen';
  };
  const found = await Promise.all(
    evidence.map(async (one) => ({ one, state: await stateOf(ports, one).catch(orUnseen) })),
  );
  const inState = (wanted: State): AskEvidence[] =>
    found.flatMap(({ one, state }) => (state === wanted ? [one] : []));
  return { stale: inState('stale'), unseen: inState('unseen'), troubles };
}
