import type { CheckSettings, Probe } from '../../contract/check-settings.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { TreeCopy } from '../../contract/ports/sandbox.ts';
import type { WorkTree } from '../../contract/ports/work-tree.ts';
import type { WorkFinding } from '../../contract/work-finding.ts';
import type { ProbeVerdict } from '../../contract/work-report.ts';
import type { UncheckedItem } from '../../core/self-check/judge/gathered-work.ts';
import { judgeProbe } from '../../core/self-check/probes/judge-probe.ts';
import { type ProbeSight, unseen } from '../../core/self-check/probes/probe-sight.ts';
import type { Outside } from '../outside.ts';
import { asAssayError } from '../../contract/trouble-at.ts';
import { lookInCopy } from './look-in-copy.ts';

/** What is needed to look at the outcomes of the settings. */
export interface ProbesToRun {
  readonly tree: WorkTree;
  readonly settings: CheckSettings;
  /** Those of a configuration that is not trusted: nobody looks, and that is told. */
  readonly refused: readonly Probe[];
  /** False: only files are looked at. */
  readonly run: boolean;
  readonly abort: AbortSignalLike | undefined;
}

export interface RanProbes {
  readonly verdicts: readonly ProbeVerdict[];
  readonly findings: readonly WorkFinding[];
  readonly unchecked: readonly UncheckedItem[];
}

const NOT_TRUSTED = 'the configuration is not trusted, so nobody looked';

type Of<Kind extends Probe['kind']> = Extract<Probe, { kind: Kind }>;

async function lookAtFile(
  { path }: Of<'file'>,
  { tree }: ProbesToRun,
  outside: Outside,
): Promise<ProbeSight> {
  const [at] = await (await outside.fileTimes()).writtenAt(tree.root, [path]);
  return at === null || at === undefined
    ? { saw: 'no_file' }
    : { saw: 'file', text: await tree.read('work', path) };
}

async function lookAtAddress(
  { url, timeout }: Of<'url'>,
  { abort }: ProbesToRun,
  outside: Outside,
): Promise<ProbeSight> {
  return { saw: 'answer', ...(await (await outside.addresses()).get(url, timeout, abort)) };
}

async function lookAtRows(
  { database: variable, query, rows: most, timeout }: Of<'row'>,
  outside: Outside,
): Promise<ProbeSight> {
  const connection = outside.environment[variable] ?? '';
  if (connection === '') return unseen('not_configured', `the environment variable ${variable} is not set`);
  const rows = await outside.rows();
  const answer = await rows.count({ connection, variable, query, most, timeout_ms: timeout });
  return 'rows' in answer ? { saw: 'rows', rows: answer.rows } : { saw: 'no_table', why: answer.missing };
}

/** The copy that probes share, made for the first that needs it. */
interface SharedCopy {
  open(): Promise<TreeCopy>;
  close(): Promise<void>;
}

function sharedCopy({ tree, abort }: ProbesToRun, outside: Outside): SharedCopy {
  let made: Promise<TreeCopy> | undefined;
  const spec = { tree: 'work', side: 'work', fromOther: [], without: [] } as const;
  const make = async (): Promise<TreeCopy> => (await outside.sandbox()).copy(tree, spec, abort);
  return {
    open: () => (made ??= make()),
    close: async () => (await made?.catch(() => undefined))?.remove(),
  };
}

async function look(
  probe: Probe,
  asked: ProbesToRun,
  copy: SharedCopy,
  outside: Outside,
): Promise<ProbeSight> {
  if (probe.kind === 'file') return lookAtFile(probe, asked, outside);
  if (!asked.run) return unseen('not_configured', 'nothing was run: --no-run');
  if (probe.kind === 'row') return lookAtRows(probe, outside);
  if (probe.kind === 'url' && probe.start === undefined) return lookAtAddress(probe, asked, outside);
  return lookInCopy(probe, asked, () => copy.open());
}

/** What could not be asked was not seen; it never speaks against the work. */
async function lookOrTell(...of: Parameters<typeof look>): Promise<ProbeSight> {
  try {
    return await look(...of);
  } catch (error) {
    const { code, message } = asAssayError(error);
    const reason = code === 'timeout' || code === 'cancelled' || code === 'malformed' ? code : 'unavailable';
    return unseen(reason, message);
  }
}

/** Looks at each outcome of `check.probes`, one after the other: in the work tree, in a copy, or outside. */
export async function runProbes(asked: ProbesToRun, outside: Outside): Promise<RanProbes> {
  const copy = sharedCopy(asked, outside);
  const judged = [];
  try {
    for (const probe of asked.settings.probes)
      judged.push(judgeProbe(probe, await lookOrTell(probe, asked, copy, outside)));
  } finally {
    await copy.close();
  }
  for (const probe of asked.refused) judged.push(judgeProbe(probe, unseen('refused', NOT_TRUSTED)));
  const verdicts = judged.map(({ verdict }) => verdict);
  return {
    verdicts,
    findings: judged.flatMap(({ finding }) => finding ?? []),
    unchecked: verdicts.flatMap(({ probe, unchecked }) =>
      unchecked === undefined ? [] : [{ item: probe, ...unchecked }],
    ),
  };
}
