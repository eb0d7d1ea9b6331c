import type { RunReceipt } from '../../../src/contract/run-receipt.ts';
import type { TranscriptLog } from '../../../src/contract/transcript.ts';
import type { ChangedFile } from '../../../src/contract/work-change.ts';
import type { WorkRun } from '../../../src/contract/work-report.ts';
import type { ClaimGround } from '../../../src/core/self-check/final-message/claim-ground.ts';
import { readMessage } from '../../../src/core/self-check/final-message/read-message.ts';
import type { GroundCase } from './verdict-cases.ts';

function receipt(command: string, exit_code: number, output: string): RunReceipt {
  return {
    command,
    tree: 'work',
    ended: 'exit',
    exit_code,
    duration_ms: 1,
    output,
    output_cut: false,
    isolation: { network: true, files: true },
    cached: false,
  };
}

function runOf({ passed, failed, titles }: NonNullable<GroundCase['run']>): WorkRun {
  const total = passed + failed;
  const tests = Array.from({ length: total }, (_, at) => ({
    id: `test/date.test.ts › ${titles[at] ?? at}`,
    file: 'test/date.test.ts',
    name: String(at),
    status: at < failed ? ('failed' as const) : ('passed' as const),
  }));
  const counts = { total, passed, failed, skipped: 0, todo: 0, errored: 0 };
  return {
    receipt: receipt('npm test', failed > 0 ? 1 : 0, ''),
    result: { format: 'junit', tests, counts, problems: [] },
  };
}

/** `$ npm test -> 0 output`, `edit path`. */
function logOf(lines: readonly string[]): TranscriptLog {
  const events = lines.map((line, at) => ({ line, order: at + 1, at: null }));
  return {
    form: 'claude',
    model: null,
    commands: events
      .filter(({ line }) => line.startsWith('$ '))
      .map(({ line, ...event }) => {
        const [command = '', end = ''] = line.slice(2).split(' -> ');
        const [code = '', ...output] = end.split(' ');
        const exit = Number(code);
        return { ...event, command, exit, failed: exit !== 0, output: output.join(' '), background: false };
      }),
    edits: events
      .filter(({ line }) => line.startsWith('edit '))
      .map(({ line, ...event }) => ({ ...event, path: line.slice(5) })),
    lines: lines.length,
    unread: 0,
  };
}

/** A message with what was gathered of the work, made of a row of the table. */
export function groundOf(
  message: string,
  ground: GroundCase,
  known: Readonly<Record<string, ChangedFile>>,
): ClaimGround {
  const files = ground.files.flatMap((name) => known[name] ?? []);
  const { run, baseFailing, newTests, biting, log, failedBefore: before } = ground;
  const failing = (run === undefined ? [] : (runOf(run).result?.tests ?? []))
    .filter(({ status }) => status === 'failed')
    .map(({ id }) => id);
  return {
    ...readMessage(message),
    change: { base: { commit: 'b', how: ground.how, name: 'b' }, head: null, notes: [], files },
    testFiles: files.map(({ path }) => path).filter((path) => path.startsWith('test/')),
    paths: new Set([
      ...files.flatMap(({ path, after }) => (after === null ? [] : [path])),
      ...ground.paths,
      ...Object.keys(ground.unchanged),
    ]),
    unchanged: new Map(Object.entries(ground.unchanged)),
    ignored: new Set(ground.ignored),
    tested: ground.tested,
    runs: run === undefined ? [] : [runOf(run)],
    crossRun:
      run === undefined
        ? null
        : {
            new_failures: failing.filter((id) => !before.includes(id) && !ground.notRunHere.includes(id)),
            failed_before: [...before],
            failed_otherwise: [...ground.failsOtherwise],
            not_run_here: [...ground.notRunHere],
            fixed: [],
            missing: [],
            newly_skipped: [],
            base_tests_failing: baseFailing,
            new_tests: newTests,
            biting,
          },
    commands: ground.commands.map(([command, exit, output]) => receipt(command, exit, output)),
    settings: {},
    requirements: ground.requirements.map(([id, met]) => ({
      id,
      text: id,
      origin: 'configuration',
      met,
      shown_by: [],
      overridden: false,
    })),
    probes: ground.probes.map(([probe, holds]) => ({ kind: 'file', probe, holds })),
    reports: [],
    lostExports: ground.lost.map(([file, name, entry]) => ({ file, name, entry })),
    log: log === undefined ? null : logOf(log),
  };
}
