import { expect, it } from 'vitest';
import type { Stores } from '../../src/app/stores.ts';
import type { CodeRelation } from '../../src/contract/code-object.ts';
import { correctionScenarios } from '../../eval/correction/scenario.ts';
import { play } from '../../eval/correction/play.ts';
import { memoryStores } from '../support/memory-stores.ts';

/** Stores in memory, whose index knows the ties that a person approved. */
function storesWithTies(): Stores {
  const stores = memoryStores();
  const ties: CodeRelation[] = [];
  return {
    ...stores,
    learning: (tenant) => ({
      ...stores.learning(tenant),
      async revise(suggestion, act) {
        const revised = await stores.learning(tenant).revise(suggestion, act);
        if (act?.kind === 'tie') ties.push(act.relation);
        return revised;
      },
    }),
    index: (tenant) => ({
      ...stores.index(tenant),
      relations: async (ids, limit) => [
        ...(await stores.index(tenant).relations(ids, limit)),
        ...ties.filter(({ src_id, dst_id }) => ids.includes(src_id) || ids.includes(dst_id)),
      ],
    }),
  };
}

const ALL = correctionScenarios();
const CAUSES = [...new Set(ALL.map(({ cause }) => cause))];

it('LP24 has at least five scenarios of each cause, in both languages', () => {
  for (const cause of CAUSES) {
    const own = ALL.filter((one) => one.cause === cause);
    expect([cause, own.length >= 5, new Set(own.map(({ language }) => language)).size]).toEqual([
      cause,
      true,
      2,
    ]);
  }
});

it.each(CAUSES)('LP24 mends %s, and does not with its repair switched off', async (cause) => {
  // the index in memory finds words as they are written: a Korean verb of another form is none
  const language = cause === 'schema_unlinked' ? 'en' : 'ko';
  const scenario = ALL.find((one) => one.cause === cause && one.language === language);
  if (scenario === undefined) throw new Error(`no scenario of ${cause}`);
  const on = await play(storesWithTies(), 'default', scenario, true);
  expect(on).toMatchObject({ failedAtFirst: true, isCauseFound: true, isMended: true });
  expect(on.control).toEqual({ before: true, after: true });
  const off = await play(storesWithTies(), 'default', scenario, false);
  expect(off).toMatchObject({ failedAtFirst: true, isMended: false });
});
