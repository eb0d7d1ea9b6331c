import type { AskFacts } from '../../../core/correction/causes/ask-facts.ts';
import type { AskPorts } from '../ask-ports.ts';
import type { AskState } from '../ask-state.ts';
import { EXTRACTIVE } from '../model-names.ts';
import { brokenImports } from './broken-imports.ts';
import { lookAtFiles } from './look-at-files.ts';
import { questionTerms } from './question-terms.ts';
import { snippetsOf } from './snippets-of.ts';
import { unlinkedSchema } from './unlinked-schema.ts';

/** Files of the evidence whose imports are followed. */
const MOST_IMPORTING = 5;

/** What is known without looking anywhere. */
function ofAttempt({ criticised, generated, evidence, truncated, retrieval, raised }: AskState): AskFacts {
  const last = generated?.tries.at(-1);
  return {
    signals: raised.map(({ reason }) => reason),
    findings: criticised?.findings ?? [],
    abstained: criticised?.abstained ?? false,
    isWritten: last !== undefined && last.model !== EXTRACTIVE,
    silent: last?.read.kind === 'silent',
    shown: evidence.length,
    truncated,
    answerCut: generated?.cut ?? false,
    above_threshold: retrieval?.above_threshold ?? 0,
    isCitedStale: (criticised?.stale ?? []).length > 0,
    files: [],
    brokenImports: [],
    unlinked: [],
    snippets: [],
  };
}

async function importing({ index }: AskPorts, { evidence }: AskState) {
  const paths = [...new Set(evidence.map(({ path }) => path))].slice(0, MOST_IMPORTING);
  const objects = await Promise.all(paths.map((path) => index.objectsOf(path)));
  return objects
    .flat()
    .flatMap(({ kind, file_path, imports }) =>
      kind === 'module' ? [{ path: file_path, specifiers: imports }] : [],
    );
}

/** LP12: everything that tells the causes of a failed attempt apart. A part that cannot be looked at is told, and empty. */
export async function gatherFacts(
  ports: AskPorts,
  state: AskState,
  onTrouble: (error: unknown) => void,
): Promise<AskFacts> {
  const facts = ofAttempt(state);
  const { index, files, configuration } = ports;
  const terms = questionTerms(state.identity.question);
  const most = configuration.index.max_file_bytes;
  const orEmpty = async <T>(work: () => Promise<readonly T[]>): Promise<readonly T[]> => {
    try {
      return await work();
    } catch (error) {
      onTrouble(error);
      return [];
    }
  };
  if (facts.silent) return facts;
  const behind = await orEmpty(async () =>
    lookAtFiles(files, await index.files(''), terms, ports.isWanted, most),
  );
  const broken = await orEmpty(async () => brokenImports(await importing(ports, state), behind));
  const stale = state.criticised?.stale ?? [];
  const chained = new Set(broken.map(({ imports }) => imports));
  const ids =
    state.retrieval?.hits.flatMap(({ document }) => (document.cbo_id === null ? [] : [document.cbo_id])) ??
    [];
  return {
    ...facts,
    files: [
      ...stale.map((path) => ({ path, state: 'stale' as const, match: 1 })),
      ...behind.filter(({ path }) => !chained.has(path) && !stale.includes(path)),
    ],
    brokenImports: broken,
    unlinked: await orEmpty(() => unlinkedSchema(index, state.evidence, ids, state.identity.question, terms)),
    snippets: await orEmpty(() => snippetsOf(files, state.evidence, terms, most)),
  };
}
