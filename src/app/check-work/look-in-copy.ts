import { execPath } from 'node:process';
import type { CheckSettings, Probe } from '../../contract/check-settings.ts';
import type { AbortSignalLike } from '../../contract/ports/knowledge-graph.ts';
import type { TreeCopy } from '../../contract/ports/sandbox.ts';
import { commandSight, type ProbeSight, unseen } from '../../core/self-check/probes/probe-sight.ts';
import { isLoopback, startCommand, startSight } from '../../core/self-check/probes/start-script.ts';
import { lineSpec } from './run-trees.ts';

/** Longer than the script waits by itself, so that it can say what it saw. */
const GRACE_MS = 5000;

interface Limits {
  readonly settings: CheckSettings;
  readonly abort: AbortSignalLike | undefined;
}

type InCopy = Extract<Probe, { kind: 'url' | 'command' }>;

async function lookAtStarted(
  { url, start, timeout }: { readonly url: string; readonly start: string; readonly timeout: number },
  { settings, abort }: Limits,
  copy: TreeCopy,
): Promise<ProbeSight> {
  const script = startCommand({ url, start, timeout }, execPath);
  const line = lineSpec(script.command, settings);
  const environment = { ...line.environment, ...script.environment };
  const spec = { ...line, shown: start, environment, timeout_ms: timeout + GRACE_MS };
  return startSight(await copy.run(spec, abort));
}

/** Looks at an outcome that a command in a copy of the work must show. */
export async function lookInCopy(
  probe: InCopy,
  limits: Limits,
  open: () => Promise<TreeCopy>,
): Promise<ProbeSight> {
  if (probe.kind === 'url') {
    const { url, start = '', timeout } = probe;
    if (!isLoopback(url))
      return unseen('refused', 'what is started in a copy is asked on this machine alone');
    return lookAtStarted({ url, start, timeout }, limits, await open());
  }
  const spec = { ...lineSpec(probe.command, limits.settings), timeout_ms: probe.timeout };
  return commandSight((await (await open()).run(spec, limits.abort)).receipt);
}
