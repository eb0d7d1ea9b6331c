import { describe, expect, it } from 'vitest';
import { bringsAbroad, broughtBy, groupOf, worth } from '../../eval/ablation/flips.ts';
import { crosses, meansOf, switchesOf } from '../../eval/ablation/models.ts';
import { page } from '../../eval/ablation/page.ts';
import { sinceThen, switchOff, wrap, wrapModel } from '../../eval/ablation/switchboard.ts';
import { sortOf, switchOf } from '../../eval/ablation/switches.ts';
import { plainRow } from '../../eval/datasets/plain-row.ts';
import type { EvalRow, Outcome } from '../../eval/row.ts';
import { probabilityBy } from '../../src/core/grounding/fitted-model.ts';

function rowOf(dataset: string, label: 0 | 1): EvalRow {
  return plainRow({ dataset, id: '1', group: '1', answer: 'a', evidences: [], label });
}

describe('ablation', () => {
  it('EV26 a part that is off says nothing, and fires only where it had something to say', () => {
    const check = wrap('checkThing', 'nothing', (text: string) => (text === '' ? [] : [{ rule: 'GR25' }]));
    switchOff(null);
    expect(check('' as never)).toEqual([]);
    expect(sinceThen().fired.size).toBe(0);
    expect(check('x' as never)).toEqual([{ rule: 'GR25' }]);
    expect([...sinceThen().fired].sort()).toEqual(['id GR25', 'part checkThing']);
    switchOff({ sort: 'part', name: 'checkThing' });
    expect(check('x' as never)).toEqual([]);
    switchOff({ sort: 'id', name: 'GR25' });
    expect(check('x' as never)).toEqual([]);
    switchOff({ sort: 'id', name: 'GR24' });
    expect(check('x' as never)).toEqual([{ rule: 'GR25' }]);
    switchOff(null);
  });

  it('EV26 a lift that is off gives its first argument; a holder that is off says nothing', () => {
    const lift = wrap('afterRules', 'its first argument', () => 0.9);
    const open = wrap('tableHolder', 'no holder', () => ({
      next: () => ({ evidence_id: 'e', rulings: [], signals: {}, unsupported: [], read: [], probability: 1 }),
    }));
    switchOff({ sort: 'part', name: 'afterRules' });
    expect(lift(0.2 as never)).toBe(0.2);
    switchOff({ sort: 'part', name: 'tableHolder' });
    const holder = open() as { next: (claim: object) => object };
    expect(holder.next({})).not.toHaveProperty('probability');
    switchOff(null);
    expect(holder.next({})).toHaveProperty('probability', 1);
  });

  it('EV26 a signal that is off has its mean, and counts where that crosses an edge', () => {
    const model = { bias: 0, weights: { near: 2 } };
    const given = [
      { model, signals: { near: 1 } },
      { model, signals: { near: -3 } },
    ];
    const [one] = switchesOf(meansOf(given));
    expect(one).toMatchObject({ name: 'near', mean: -1 });
    if (one === undefined) throw new Error('no signal');
    expect(given.map((each) => crosses(each, one, [0.5]))).toEqual([true, false]);
    switchOff(one);
    expect(wrapModel(probabilityBy)(model, { near: 1 })).toBeCloseTo(probabilityBy(model, { near: -1 }));
    switchOff(null);
  });

  it('EV26 right and wrong flips by group; the page tells what brings nothing', () => {
    expect([
      worth(1, 'verified'),
      worth(1, 'contradicted'),
      worth(0, 'verified'),
      worth(0, 'partial'),
    ]).toEqual([1, -1, -1, 0]);
    expect(['wice', 'rag_ko', 'first_contact_en', 'worlds'].map((dataset) => groupOf({ dataset }))).toEqual([
      'public',
      'first contact',
      'first contact',
      'worlds',
    ]);
    const compared = (dataset: string, label: 0 | 1, on: Outcome, off: Outcome) => ({
      row: rowOf(dataset, label),
      on,
      off,
    });
    const brought = broughtBy('part', 'checkThing', [
      compared('wice', 0, 'contradicted', 'verified'),
      compared('rag_ko', 1, 'undecided', 'verified'),
      compared('worlds', 1, 'verified', 'partial'),
    ]);
    expect(brought.flips).toMatchObject({
      public: { right: 1, wrong: 0 },
      'first contact': { right: 0, wrong: 1 },
      worlds: { right: 1, wrong: 0 },
    });
    expect(bringsAbroad(brought)).toBe(0);
    expect(page([brought], { rows: 3, limit: 1, date: undefined })).toContain(
      '1 of 1 parts and rule ids bring nothing',
    );
  });

  it('EV26 operators, readers and guards of the judge have switches; off, each says what nobody would', () => {
    expect(
      ['sum', 'repeats', 'holdStatements', 'isReadWhole'].map((name) => switchOf('judge', name)?.sort),
    ).toEqual(['operator', 'judge', 'judge', 'guard']);
    expect(switchOf('read', 'gapping')?.sort).toBe('reader');
    expect(switchOf('judge', 'gapping')).toBeNull();
    expect(['judge/sum', 'checkFigures'].map(sortOf)).toEqual(['operator', 'rule']);
    const hold = wrap('judge/holdStatements', 'one silence', (said: string) => [
      { match: said === '' ? null : 'supported', places: [], differences: [], elsewhere: [] },
    ]);
    switchOff(null);
    hold('' as never);
    expect(sinceThen().fired.size).toBe(0);
    expect(hold('x' as never)).toMatchObject([{ match: 'supported' }]);
    expect([...sinceThen().fired]).toEqual(['part judge/holdStatements']);
    switchOff({ sort: 'part', name: 'judge/holdStatements' });
    expect(hold('x' as never)).toMatchObject([{ match: null }]);
    const guard = wrap('judge/isReadWhole', 'yes', (left: number) => left === 0);
    switchOff(null);
    guard(0 as never);
    expect(sinceThen().fired.size).toBe(0);
    expect(guard(1 as never)).toBe(false);
    expect([...sinceThen().fired]).toEqual(['part judge/isReadWhole']);
    const parts = wrap('judge/claimParts', 'its first argument alone', (claim: string) => [claim, claim]);
    expect(parts('x' as never)).toEqual(['x', 'x']);
    switchOff({ sort: 'part', name: 'judge/claimParts' });
    expect(parts('x' as never)).toEqual(['x']);
    switchOff(null);
  });

  it('EV26 checks, holders and lifts have switches; other functions have none', () => {
    expect(switchOf('grounding', 'checkFigures')?.off).toBe('nothing');
    expect(switchOf('grounding', 'tableHolder')?.sort).toBe('holder');
    expect(switchOf('grounding', 'afterTier')?.off).toBe('its first argument');
    expect(switchOf('grounding', 'readTerms')).toBeNull();
  });
});
