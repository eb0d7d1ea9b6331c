import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Guarantee, REQUIRED_GUARANTEES } from '../../../contract/guarantee.ts';
import { cleanEnvironment } from './clean-environment.ts';
import { type Enclosure, enclosedCommand, FILTER_FILE, waysToEnclose } from './enclosure.ts';
import { PROBE_PROGRAM, type ProbeTargets, TARGETS_VARIABLE } from './probe-program.ts';
import { openTargets } from './probe-targets.ts';
import { runProcess } from './run-process.ts';
import { seccompFilter } from './seccomp-filter.ts';
import { shellQuote } from './shell-quote.ts';

/** Stands in the environment of all that a check runs. */
const IN_A_CHECK = 'ASSAY_CHECK';
const TRIAL_MS = 20_000;
const TRIAL_BYTES = 10_000;

/** An enclosure, and what held of it when it was tried. */
export interface TriedEnclosure {
  readonly enclosure: Enclosure;
  readonly held: readonly Guarantee[];
}

/** The strongest enclosure that works here; else what the system said. */
export interface Choice {
  readonly tried: TriedEnclosure | undefined;
  readonly whyNot: string | undefined;
}

function heldIn(printed: string): Guarantee[] | undefined {
  try {
    return Guarantee.array().parse(JSON.parse(printed.trim().split('\n').at(-1) ?? ''));
  } catch {
    return undefined;
  }
}

/** Runs the probe by a command that takes it as its last argument; gives what held, else what was printed. */
export async function probe(
  commandFor: (line: string) => readonly string[],
  targets: ProbeTargets,
  folder: string,
): Promise<Guarantee[] | string> {
  const clean = cleanEnvironment({ home: join(folder, 'home'), temporary: join(folder, 'tmp') });
  const end = await runProcess({
    command: commandFor(`${shellQuote(process.execPath)} -e ${shellQuote(PROBE_PROGRAM)}`),
    folder,
    environment: { ...clean, [TARGETS_VARIABLE]: JSON.stringify(targets) },
    timeout_ms: TRIAL_MS,
    output_bytes: TRIAL_BYTES,
    onStart: () => undefined,
  });
  const printed = end.printed.text();
  return heldIn(printed) ?? (printed.trim().split('\n')[0] || `the trial ended by ${end.ended}`);
}

export function lacks(held: readonly Guarantee[]): Guarantee[] {
  return REQUIRED_GUARANTEES.filter((guarantee) => !held.includes(guarantee));
}

async function firstThatHolds(ways: readonly Enclosure[], targets: ProbeTargets): Promise<Choice> {
  let best: TriedEnclosure | undefined;
  let whyNot: string | undefined;
  for (const enclosure of ways) {
    const { folder } = enclosure.root;
    const held = await probe((line) => enclosedCommand(enclosure, false, line), targets, folder);
    if (typeof held === 'string') whyNot ??= held;
    else if (held.length > (best?.held.length ?? 0)) best = { enclosure, held };
    if (best?.held.length === Guarantee.options.length) break;
  }
  return { tried: best, whyNot };
}

/** Tries each way to enclose with the probe, best first, and takes the one of which most holds. */
export async function chooseEnclosure(
  layered: Enclosure['root'],
  plain: () => Promise<Enclosure['root']>,
  root: string,
): Promise<Choice> {
  if (process.platform !== 'linux')
    return { tried: undefined, whyNot: `there are no name spaces on ${process.platform}` };
  const filter = seccompFilter(process.arch);
  if (filter !== undefined) await writeFile(join(layered.folder, FILTER_FILE), filter);
  const nested = process.env[IN_A_CHECK] === undefined ? undefined : 'this runs inside an enclosure already';
  const open = await openTargets(layered.folder, root);
  try {
    const first = await firstThatHolds(waysToEnclose(layered), open.targets);
    if (first.tried !== undefined && lacks(first.tried.held).length === 0) return first;
    const second = await firstThatHolds(waysToEnclose(await plain()), open.targets);
    const better = (second.tried?.held.length ?? 0) > (first.tried?.held.length ?? 0);
    return { tried: better ? second.tried : first.tried, whyNot: nested ?? first.whyNot ?? second.whyNot };
  } finally {
    open.close();
  }
}
