import type { Probe } from '../../../contract/check-settings.ts';
import type { WorkFinding } from '../../../contract/work-finding.ts';
import type { ProbeVerdict } from '../../../contract/work-report.ts';
import type { ProbeSight } from './probe-sight.ts';

export interface JudgedProbe {
  readonly verdict: ProbeVerdict;
  /** Null where it holds, or could not be looked at. */
  readonly finding: WorkFinding | null;
}

/** What was expected and what is there instead; `reason` is a word of the messages. */
interface Failure {
  readonly reason: 'status' | 'contains' | 'no_file' | 'exit' | 'ended' | 'rows' | 'no_table';
  readonly expected: string;
  readonly actual: string;
  /** What it said, for an excerpt. */
  readonly said: string;
}

type Outcome = 'holds' | Failure | Extract<ProbeSight, { saw: 'nothing' }>;

const EXCERPT = 200;

function nameOfProbe(probe: Probe): string {
  switch (probe.kind) {
    case 'url':
      return probe.url;
    case 'file':
      return probe.path;
    case 'command':
      return probe.command;
    case 'row':
      return probe.query;
  }
}

function containing(probe: Probe, text: string): Outcome {
  const wanted = probe.kind === 'row' ? undefined : probe.contains;
  if (wanted === undefined || text.includes(wanted)) return 'holds';
  return { reason: 'contains', expected: wanted, actual: '', said: text };
}

/** What a sight comes to for the probe that it is of. */
function outcomeOf(probe: Probe, sight: ProbeSight): Outcome {
  switch (sight.saw) {
    case 'nothing':
      return sight;
    case 'answer': {
      const expected = probe.kind === 'url' ? probe.status : sight.status;
      if (sight.status === expected) return containing(probe, sight.body);
      return { reason: 'status', expected: String(expected), actual: String(sight.status), said: sight.body };
    }
    case 'ended':
      return { reason: 'ended', expected: '', actual: sight.exit, said: sight.printed };
    case 'no_file':
      return { reason: 'no_file', expected: '', actual: '', said: '' };
    case 'file':
      if (sight.text !== null) return containing(probe, sight.text);
      return probe.kind === 'file' && probe.contains === undefined
        ? 'holds'
        : { saw: 'nothing', reason: 'unsupported', detail: 'holds no text that can be read' };
    case 'exit':
      if (sight.code === 0) return containing(probe, sight.printed);
      return { reason: 'exit', expected: '0', actual: String(sight.code), said: sight.printed };
    case 'rows': {
      const expected = probe.kind === 'row' ? probe.rows : 1;
      if (sight.rows >= expected) return 'holds';
      return { reason: 'rows', expected: String(expected), actual: String(sight.rows), said: '' };
    }
    case 'no_table':
      return { reason: 'no_table', expected: '', actual: sight.why, said: '' };
  }
}

function findingOf(probe: Probe, { said, ...failure }: Failure): WorkFinding {
  const after = said.trim().slice(0, EXCERPT);
  const start = probe.kind === 'url' && probe.start !== undefined ? { start: probe.start } : {};
  return {
    rule: 'probe_failed',
    severity: 'error',
    place: null,
    before: null,
    after: after === '' ? null : after,
    decided_by: 'run',
    tests: [],
    details: {
      probe: nameOfProbe(probe),
      ...failure,
      ...start,
      ...(probe.kind === 'command' ? { command: probe.command } : {}),
    },
  };
}

/** An outcome held against what was seen: it holds, it fails, or it could not be looked at. */
export function judgeProbe(probe: Probe, sight: ProbeSight): JudgedProbe {
  const of = { kind: probe.kind, probe: nameOfProbe(probe) };
  const outcome = outcomeOf(probe, sight);
  if (outcome === 'holds') return { verdict: { ...of, holds: true }, finding: null };
  if ('saw' in outcome) {
    const { reason, detail } = outcome;
    return { verdict: { ...of, holds: null, unchecked: { reason, detail } }, finding: null };
  }
  return { verdict: { ...of, holds: false }, finding: findingOf(probe, outcome) };
}
