import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AssayError } from '../../../contract/assay-error.ts';
import type { AbortSignalLike } from '../../../contract/ports/knowledge-graph.ts';
import type { CommandOutcome, CommandSpec, LeftFile } from '../../../contract/ports/sandbox.ts';
import { Guarantee } from '../../../contract/guarantee.ts';
import type { RunReceipt } from '../../../contract/run-receipt.ts';
import { markOf } from '../process-mark.ts';
import { COMMAND_FILE } from '../sweep-leftovers.ts';
import { cleanEnvironment } from './clean-environment.ts';
import { lacks, type TriedEnclosure } from './choose-enclosure.ts';
import { enclosedCommand } from './enclosure.ts';
import { endGroup, endStrays, RUN_VARIABLE } from './end-processes.ts';
import { leftFiles } from './left-files.ts';
import { limitLines, machineLimits } from './machine-limits.ts';
import { type ProcessEnd, runProcess } from './run-process.ts';
import { shellQuote } from './shell-quote.ts';
import { toldStreams } from './told-streams.ts';

/** A copy that is ready for commands. All paths are absolute. */
export interface ReadyCopy {
  readonly kind: RunReceipt['tree'];
  readonly folder: string;
  readonly tree: string;
  /** The user's own work tree. */
  readonly root: string;
  /** Folders of built files, the same in every copy; relative to the root. */
  readonly built: readonly string[];
  /** Undefined where the system has no enclosure for us. */
  readonly tried: TriedEnclosure | undefined;
  /** Why not, there, or why a better one could not be had. */
  readonly whyNot: string | undefined;
}

const RESULTS = '{results}';

/** Folders of the search path that lie in the user's tree are those of the copy. */
function inCopy(copy: ReadyCopy, path: string): string {
  if (copy.tried !== undefined) return path;
  return path
    .split(':')
    .map((each) =>
      each === copy.root || each.startsWith(`${copy.root}/`)
        ? copy.tree + each.slice(copy.root.length)
        : each,
    )
    .join(':');
}

function environmentOf(
  copy: ReadyCopy,
  spec: CommandSpec,
  results: string,
  run: string,
): Record<string, string> {
  const clean = cleanEnvironment({ home: join(copy.folder, 'home'), temporary: join(copy.folder, 'tmp') });
  const own = Object.entries(spec.environment).map(([name, value]) => [
    name,
    value.replaceAll(RESULTS, results),
  ]);
  return {
    ...clean,
    PATH: inCopy(copy, clean['PATH'] ?? ''),
    ...Object.fromEntries(own),
    [RUN_VARIABLE]: run,
  };
}

function commandOf(copy: ReadyCopy, spec: CommandSpec, results: string): readonly string[] {
  const place = join(copy.tried === undefined ? copy.tree : copy.root, spec.folder);
  const command = shellQuote(spec.command.replaceAll(RESULTS, results));
  const line = `exec 2>&1; ${limitLines(machineLimits())}; cd ${shellQuote(place)} || exit 126; /bin/sh -c ${command}; exit $?`;
  if (copy.tried === undefined) return ['/bin/sh', '-c', line];
  return enclosedCommand(copy.tried.enclosure, spec.network, line);
}

function reasonOf(
  { whyNot }: ReadyCopy,
  spec: CommandSpec,
  missing: readonly Guarantee[],
): string | undefined {
  const why = whyNot === undefined ? '' : `: ${whyNot}`;
  if (missing.length > 0) return `not_isolated: ${missing.join(', ')}${why}`;
  return spec.network ? 'not_isolated: the configuration allows the network' : undefined;
}

function isolationOf(copy: ReadyCopy, spec: CommandSpec): RunReceipt['isolation'] {
  const held = (copy.tried?.held ?? []).filter((each) => each !== 'network' || !spec.network);
  const not_held = Guarantee.options.filter((each) => !held.includes(each));
  const reason = reasonOf(copy, spec, lacks(copy.tried?.held ?? []));
  return {
    network: held.includes('network'),
    files: held.includes('filesystem'),
    ...(reason === undefined ? {} : { reason }),
    by: copy.tried?.enclosure.by ?? 'none',
    held,
    not_held,
  };
}

/** Nothing runs without the required guarantees, save where the user asked for it. */
function refuseOpen(copy: ReadyCopy, spec: CommandSpec): void {
  const missing = lacks(copy.tried?.held ?? []).filter((each) => each !== 'network' || !spec.network);
  if (spec.unenclosed || missing.length === 0) return;
  const why = copy.whyNot === undefined ? '' : ` (${copy.whyNot})`;
  const way = 'install bubblewrap, or ask for it by --unenclosed or ASSAY_UNENCLOSED=1';
  throw new AssayError(
    'unavailable',
    `nothing was run, for no enclosure holds here: ${missing.join(', ')}${why}; ${way}`,
  );
}

/** Reports of a copy name the user's own folder, wherever the copy lay. */
function asAtHome(copy: ReadyCopy, text: string): string {
  return text.replaceAll(copy.tree, copy.root);
}

function outcome(
  copy: ReadyCopy,
  spec: CommandSpec,
  end: ProcessEnd,
  files: readonly LeftFile[],
): CommandOutcome {
  return {
    receipt: {
      command: spec.shown,
      tree: copy.kind,
      ended: end.ended,
      exit_code: end.exit_code,
      duration_ms: end.duration_ms,
      output: asAtHome(copy, end.printed.text()),
      output_cut: end.printed.isCut(),
      isolation: isolationOf(copy, spec),
      ...(copy.built.length === 0 ? {} : { built: [...copy.built] }),
      cached: false,
    },
    files: files.map(({ path, text }) => ({ path, text: asAtHome(copy, text) })),
  };
}

/** Runs one command in a copy. Nothing of it is left running afterwards. */
export async function runCommand(
  copy: ReadyCopy,
  spec: CommandSpec,
  abort?: AbortSignalLike,
): Promise<CommandOutcome> {
  refuseOpen(copy, spec);
  const run = randomUUID();
  const results = join(copy.folder, 'results', run);
  mkdirSync(results, { recursive: true });
  for (const [name, text] of Object.entries(spec.given ?? {}))
    writeFileSync(join(results, name), text.replaceAll(RESULTS, results));
  const streams = toldStreams(results, spec.streams ?? []);
  let leader = 0;
  const end = await runProcess(
    {
      command: commandOf(copy, spec, results),
      folder: copy.folder,
      environment: environmentOf(copy, spec, results, run),
      timeout_ms: spec.timeout_ms,
      output_bytes: spec.output_bytes,
      onStart(pid) {
        leader = pid;
        writeFileSync(join(copy.folder, COMMAND_FILE), JSON.stringify({ ...markOf(pid), run }));
      },
    },
    abort,
  );
  if (leader > 0) endGroup(leader);
  endStrays(run);
  const told = streams.end();
  const left = await leftFiles(results, spec.reads, { copy: copy.tree, root: copy.root });
  return outcome(copy, spec, end, [...told, ...left]);
}
