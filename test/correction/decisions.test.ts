import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RepairKind } from '../../src/contract/repair.ts';
import type { AskFacts } from '../../src/core/correction/causes/ask-facts.ts';
import { diagnose } from '../../src/core/correction/causes/diagnose.ts';
import { signalsOf } from '../../src/core/correction/causes/signals.ts';
import type { CriticFinding } from '../../src/core/correction/critics/finding.ts';
import { betterAttempt, outcomeOf } from '../../src/core/correction/decide/better-attempt.ts';
import { decide, passes } from '../../src/core/correction/decide/decide.ts';
import { errorSignature, failureSignature } from '../../src/core/correction/decide/failure-signature.ts';
import { scoreAttempt } from '../../src/core/correction/decide/score-attempt.ts';
import { afterAsk, DWELL_MS, modelToAsk, nextModel } from '../../src/core/correction/plan/next-model.ts';
import { planRepairs } from '../../src/core/correction/plan/plan-repairs.ts';

function table(name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../cases/correction/${name}.json`, import.meta.url), 'utf8'),
  ) as unknown;
}

function finding(
  critic: CriticFinding['critic'],
  verdict: CriticFinding['verdict'],
  score: number | null = verdict === 'pass' ? 1 : 0,
): CriticFinding {
  return {
    critic,
    verdict,
    score,
    checked: [],
    evidence: [],
    fixes: verdict === 'fail' ? [`${critic} "x"`] : [],
  };
}

const NOTHING: AskFacts = {
  signals: [],
  findings: [],
  abstained: false,
  isWritten: false,
  silent: false,
  shown: 0,
  truncated: false,
  answerCut: false,
  above_threshold: 3,
  isCitedStale: false,
  files: [],
  brokenImports: [],
  unlinked: [],
  snippets: [],
};

interface CauseRow {
  readonly name: string;
  readonly facts: Partial<AskFacts> & { readonly fails?: readonly CriticFinding['critic'][] };
  readonly causes: readonly string[];
  readonly repairs: readonly string[];
}

describe('causes and their repairs', () => {
  it.each(table('causes') as CauseRow[])('LP12, LP13, LP14 $name', ({ facts: given, causes, repairs }) => {
    const { fails = [], ...rest } = given;
    const facts = { ...NOTHING, ...rest, findings: fails.map((critic) => finding(critic, 'fail')) };
    const found = diagnose(facts);
    expect(found).toEqual(causes);
    const planned = planRepairs(found, { facts, nextModel: 'strong' });
    const shown = planned.map(({ kind, params, needs_consent }) =>
      [kind, params['path'] ?? params['to'] ?? params['code_symbol'], needs_consent ? '!' : undefined]
        .flatMap((part) => (typeof part === 'string' ? [part] : []))
        .join(' '),
    );
    expect(shown).toEqual(repairs);
  });

  it('LP13 plans no switch where there is no other model', () => {
    const facts = { ...NOTHING, isWritten: true, silent: true };
    expect(planRepairs(['weak_model'], { facts, nextModel: null })).toEqual([]);
    expect(diagnose(facts)).toEqual(['provider_failed']);
    expect(planRepairs(diagnose(facts), { facts, nextModel: 'other' })).toEqual([]);
  });

  it('LP11 names what a failed attempt betrays, and nothing of one that passed', () => {
    const good = [finding('contract', 'pass'), finding('citation', 'pass'), finding('groundedness', 'pass')];
    const of = { abstained: false, above_threshold: 0, cbo_hits: 0, silent: false };
    expect(signalsOf({ ...of, findings: good })).toEqual([]);
    expect(signalsOf({ ...of, findings: [finding('contract', 'pass')], abstained: true })).toEqual([
      'insufficient_evidence',
      'vector_hit_zero',
      'cbo_evidence_zero',
    ]);
    expect(
      signalsOf({
        findings: [finding('citation', 'fail')],
        abstained: false,
        above_threshold: 2,
        cbo_hits: 1,
        silent: false,
      }),
    ).toEqual(['citation_missing']);
    expect(
      signalsOf({
        findings: [finding('contract', 'fail')],
        abstained: false,
        above_threshold: 2,
        cbo_hits: 1,
        silent: false,
      }),
    ).toEqual(['contract_invalid']);
    // that a provider gave no answer says nothing of contract or index
    expect(signalsOf({ ...of, findings: [finding('contract', 'fail')], silent: true })).toEqual([]);
  });
});

interface DecisionRow {
  readonly name: string;
  readonly round: number;
  readonly spent_ms: number;
  readonly failures: readonly string[];
  readonly repairs: readonly RepairKind[];
  readonly decision: string;
  readonly ended: string | null;
}

describe('the gate', () => {
  it.each(table('decisions') as DecisionRow[])(
    'LP17 $name: $decision',
    ({ repairs, decision, ended, ...of }) => {
      const planned = repairs.map((kind) => ({
        kind,
        cause: 'stale_index' as const,
        params: {},
        needs_consent: false,
      }));
      expect(decide({ ...of, max_rounds: 2, budget_ms: 60_000, repairs: planned })).toEqual({
        decision,
        ended,
      });
    },
  );

  it('LP17 commits only to what says something and no critic fails', () => {
    const open = [finding('contract', 'pass'), finding('groundedness', 'warn', null)];
    expect(passes(open, false)).toBe(true);
    expect(passes(open, true)).toBe(false);
    expect(passes([], false)).toBe(false);
    expect(passes([...open, finding('citation', 'fail')], false)).toBe(false);
  });

  it('LP16 ranks: passed, open, abstained, failed, broken', () => {
    const good = [finding('contract', 'pass'), finding('citation', 'pass'), finding('groundedness', 'pass')];
    const open = [
      finding('contract', 'pass'),
      finding('citation', 'pass'),
      finding('groundedness', 'warn', null),
    ];
    const failed = [
      finding('contract', 'pass'),
      finding('citation', 'pass'),
      finding('groundedness', 'fail', 0.8),
    ];
    const broken = [finding('contract', 'fail')];
    const scores = [
      scoreAttempt(good, false),
      scoreAttempt(open, false),
      scoreAttempt([finding('contract', 'pass')], true),
      scoreAttempt(failed, false),
      scoreAttempt(broken, false),
    ];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    expect(scores[0]).toBe(1);
  });

  it('LP16, LP20 keeps the better attempt and says what the repair did', () => {
    const attempt = {
      round: 1,
      answer: 'x',
      citations: [],
      confidence: 1,
      model: 'm',
      abstained: false,
      critiques: [],
      decision: 'commit' as const,
      signals: [],
      score: 0.5,
    };
    const better = { ...attempt, round: 2, score: 0.7 };
    expect(betterAttempt([attempt, better])).toBe(better);
    expect(betterAttempt([better, attempt])).toBe(better);
    expect(betterAttempt([attempt, { ...attempt, round: 2 }])).toBe(attempt);
    expect(betterAttempt([])).toBeNull();
    expect([outcomeOf(attempt, better), outcomeOf(better, attempt), outcomeOf(attempt, attempt)]).toEqual([
      'helped',
      'worse',
      'no_change',
    ]);
  });

  it('LP18 knows the same failure again, whatever varies in its words', () => {
    const of = (fix: string): string =>
      failureSignature([{ ...finding('citation', 'fail'), fixes: [fix] }], false);
    expect(of('"src/a.ts": no 12 of 01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe(
      of('"src/b/c.ts": no 7 of 01BX5ZZKBKACTAV9WEVGEMMVRZ'),
    );
    expect(of('does not exist')).not.toBe(of('was not among the evidence'));
    expect(failureSignature([], true)).toBe('abstained');
    expect(errorSignature('TypeError', "cannot read 'x' at src/a.ts:12")).toBe(
      'TypeError: cannot read <text> at <path>:<n>',
    );
  });
});

describe('switching models', () => {
  const at = 5_000_000;
  const standIn = { asked: 'weak', model: 'strong', since: at, failures: 0 };

  it('LP15 asks the stand-in while its time lasts, then the model that was asked for', () => {
    expect(modelToAsk('weak', undefined, at)).toBe('weak');
    expect(modelToAsk('weak', standIn, at + DWELL_MS - 1)).toBe('strong');
    expect(modelToAsk('weak', standIn, at + DWELL_MS)).toBe('weak');
  });

  it('LP15 never asks a model again that was left, nor goes back while the stand-in has its time', () => {
    expect(nextModel(['weak', 'strong'], ['weak'], undefined, at)).toBe('strong');
    expect(nextModel(['weak', 'strong'], ['weak', 'strong'], undefined, at)).toBeNull();
    expect(nextModel(['weak', 'strong'], ['strong'], standIn, at + 1)).toBeNull();
  });

  it('LP15 leaves a model that came back only after it failed twice', () => {
    const later = at + DWELL_MS;
    expect(nextModel(['weak', 'strong'], ['weak'], standIn, later)).toBeNull();
    const failedOnce = afterAsk('weak', { switched: null, failed: true }, standIn, later);
    expect(failedOnce?.failures).toBe(1);
    expect(nextModel(['weak', 'strong'], ['weak'], failedOnce, later)).toBe('strong');
    expect(afterAsk('weak', { switched: null, failed: false }, failedOnce, later)).toBeUndefined();
    expect(afterAsk('weak', { switched: 'strong', failed: false }, undefined, later)).toEqual({
      ...standIn,
      since: later,
    });
  });
});
