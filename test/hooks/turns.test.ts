import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGENT_HOSTS, type AgentEvent, type AgentHost } from '../../src/contract/agent-event.ts';
import type { TurnState } from '../../src/contract/turn-state.ts';
import { decideEnd, type EndOutcome, isPause } from '../../src/core/self-check/turn/decide-end.ts';
import { turnOfEnd, turnOfPrompt } from '../../src/core/self-check/turn/turn-state.ts';
import { readEvent } from '../../src/hooks/hosts/hosts.ts';
import { eventRow } from './hook-cases.ts';

const ENDS = {
  claude: 'stop',
  codex: 'stop',
  cursor: 'stop',
  gemini: 'after-agent',
  copilot: 'agent-stop',
} as const satisfies Record<AgentHost, string>;

/** How a host goes on after an answer, and how it lies. */
interface Manners {
  readonly host: AgentHost;
  /** Prompts are told. */
  readonly prompts: boolean;
  /** What Assay said comes back as a prompt. */
  readonly echoes: boolean;
  /** It says truly that a hook made the agent go on. */
  readonly tellsTruth: boolean;
  /** Turns are numbered; after a block by a number of its own. */
  readonly numbers: 'none' | 'turns' | 'ends';
}

interface End {
  readonly tree: number;
  readonly outcome: 'clear' | 'unjudged' | 'stands';
  readonly findings: number;
  /** The same end is told again, as where two settings load the same hook. */
  readonly twice: boolean;
  readonly paused: boolean;
}

const manners: fc.Arbitrary<Manners> = fc.record({
  host: fc.constantFrom(...AGENT_HOSTS),
  prompts: fc.boolean(),
  echoes: fc.boolean(),
  tellsTruth: fc.boolean(),
  numbers: fc.constantFrom('none', 'turns', 'ends'),
});

const end: fc.Arbitrary<End> = fc.record({
  tree: fc.nat(3),
  outcome: fc.constantFrom('clear', 'unjudged', 'stands', 'stands', 'stands'),
  findings: fc.nat(3),
  twice: fc.boolean(),
  paused: fc.boolean(),
});

const session = fc.tuple(manners, fc.array(fc.array(end, { minLength: 1, maxLength: 8 }), { maxLength: 6 }));

interface Said {
  readonly turn: number;
  readonly key: string;
  readonly outcome: End['outcome'];
}

/** Plays the turns of a session; everything that was blocked, in order. */
function play([host, turns]: [Manners, End[][]]): readonly Said[] {
  const row = readEvent(host.host, eventRow(host.host, ENDS[host.host]).stdin);
  const prompt = readEvent(host.host, eventRow(host.host, 'prompt').stdin);
  const blocked: Said[] = [];
  let state: TurnState | null = null;
  let calls = 0;
  const promptOf = (text: string, turnKey: string | null): void => {
    state = turnOfPrompt(state, { ...prompt, prompt: text, turnKey }).state;
  };
  const endOf = (event: AgentEvent, { outcome, tree, findings }: End, turn: number): boolean => {
    if (isPause(event)) return false;
    calls += 1;
    const key = `${tree}:${findings}`;
    const before: TurnState = turnOfEnd(state, event);
    const came: EndOutcome =
      outcome === 'stands'
        ? { kind: 'stands', key, marker: `chk-${calls}`, points: [], unread: false }
        : { kind: outcome };
    const decided = decideEnd(before, event, came);
    state = decided.state;
    if (decided.block) blocked.push({ turn, key, outcome });
    return decided.block;
  };
  for (const [turn, ends] of turns.entries()) {
    const first = host.numbers === 'none' ? null : `turn-${turn}`;
    if (host.prompts) promptOf(`Do ${turn}.`, first);
    let goesOn = false;
    for (const [at, one] of ends.entries()) {
      const numbered = host.numbers === 'ends' ? `turn-${turn}-${at}` : first;
      const event: AgentEvent = {
        ...row,
        turnKey: at === 0 ? first : numbered,
        continuation: host.tellsTruth && goesOn,
        pendingWork: one.paused,
      };
      const held = endOf(event, one, turn);
      if (one.twice) endOf(event, one, turn);
      if (!held && !one.paused) break;
      if (held && host.echoes)
        promptOf(`Hook says: Assay: not done (${(state as TurnState | null)?.marker ?? ''}) go on`, numbered);
      goesOn = held;
    }
  }
  return blocked;
}

function mostInOneTurn(blocked: readonly Said[]): number {
  const turns = new Map<number, number>();
  for (const { turn } of blocked) turns.set(turn, (turns.get(turn) ?? 0) + 1);
  return Math.max(0, ...turns.values());
}

describe('random histories of every host', () => {
  it('HK5 a turn is blocked three times at most', () => {
    fc.assert(
      fc.property(session, (history) => mostInOneTurn(play(history)) <= 3),
      { numRuns: 1000 },
    );
  });

  it('HK6 never twice for the same tree and findings', () => {
    fc.assert(
      fc.property(session, (history) => {
        const keys = play(history).map(({ key }) => key);
        return new Set(keys).size === keys.length;
      }),
      { numRuns: 1000 },
    );
  });

  it('HK7 only what was judged, and stands, blocks', () => {
    fc.assert(
      fc.property(session, (history) => play(history).every(({ outcome }) => outcome === 'stands')),
      { numRuns: 500 },
    );
  });

  it('HK5 the guard is alive: a turn that may be blocked is, and a fourth time is let go', () => {
    const host: Manners = { host: 'claude', prompts: true, echoes: true, tellsTruth: false, numbers: 'ends' };
    const ends = [0, 1, 2, 3, 4].map((tree) => ({
      tree,
      outcome: 'stands' as const,
      findings: 0,
      twice: true,
      paused: false,
    }));
    expect(play([host, [ends]])).toHaveLength(3);
  });
});

describe('a turn', () => {
  const stop = readEvent('claude', eventRow('claude', 'stop').stdin);
  const prompt = readEvent('claude', eventRow('claude', 'prompt').stdin);
  const stands = {
    kind: 'stands',
    key: 'k',
    marker: 'chk-1',
    points: [{ key: 'p', text: 'A point.' }],
    unread: false,
  } as const satisfies EndOutcome;

  it('HK5 begins with a prompt that is not what Assay said', () => {
    const first = turnOfPrompt(null, prompt);
    const held = decideEnd(first.state, stop, stands).state;
    expect(turnOfPrompt(held, { ...prompt, prompt: 'Stop hook: Assay: not done yet (chk-1) …' })).toEqual({
      state: held,
      isNew: false,
    });
    expect(turnOfPrompt(held, { ...prompt, prompt: 'Mend what `assay show chk-1` says.' }).isNew).toBe(true);
    expect(turnOfPrompt(held, prompt)).toMatchObject({ isNew: true, state: { blocks: 0, told: ['k'] } });
  });

  it.each(['plan-mode', 'background-work', 'planned-wake-up'])('HK4 %s is no end', (id) => {
    expect(isPause(readEvent('claude', eventRow('claude', id).stdin))).toBe(true);
    expect(isPause(stop)).toBe(false);
  });

  it.each(['aborted', 'error'])('HK4 of Cursor, %s is no end', (id) => {
    expect(isPause(readEvent('cursor', eventRow('cursor', id).stdin))).toBe(true);
  });

  it('HK5 without prompts another number begins one, after an end that was allowed', () => {
    const held = decideEnd(turnOfEnd(null, stop), stop, stands).state;
    expect(turnOfEnd(held, { ...stop, turnKey: 'p-9' }).blocks).toBe(1);
    const allowed = decideEnd(held, stop, { kind: 'clear' }).state;
    expect(turnOfEnd(allowed, { ...stop, turnKey: 'p-9' }).blocks).toBe(0);
    expect(turnOfEnd(allowed, { ...stop, turnKey: 'p-9', continuation: true }).blocks).toBe(1);
  });

  it('HK8 open work of an agent that could not be heard is a note; where none is shown it holds it once', () => {
    const unread = { ...stands, unread: true };
    const fresh = turnOfEnd(null, stop);
    expect(decideEnd(fresh, stop, unread)).toEqual({ block: false, why: 'unread', state: fresh });
    const quiet = readEvent('copilot', eventRow('copilot', 'agent-stop').stdin);
    const held = decideEnd(turnOfEnd(null, quiet), quiet, unread);
    expect(held.block).toBe(true);
    expect(decideEnd(held.state, quiet, { ...unread, key: 'k2' })).toMatchObject({
      block: false,
      why: 'unread',
    });
  });

  it('HK5 after the third time an end is judged all the same: what is mended is said once, and nothing blocks', () => {
    const stood = (key: string): EndOutcome => ({ ...stands, key });
    const held = ['a', 'b', 'c'].reduce<TurnState>(
      (state, key) => decideEnd(state, stop, stood(key)).state,
      turnOfEnd(null, stop),
    );
    expect(decideEnd(held, stop, stood('d'))).toMatchObject({
      block: false,
      why: 'told_enough',
      state: held,
    });
    const clear = decideEnd(held, stop, { kind: 'clear' });
    expect(clear).toMatchObject({ block: false, why: 'mended' });
    expect(decideEnd(clear.state, stop, { kind: 'clear' }).why).toBeNull();
  });
});
