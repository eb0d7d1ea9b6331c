import { expect, it } from 'vitest';
import { correctionScenarios } from '../../eval/correction/scenario.ts';
import { play } from '../../eval/correction/play.ts';
import { memoryStores } from '../support/memory-stores.ts';

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
  const scenario = ALL.find((one) => one.cause === cause && one.language === 'ko');
  if (scenario === undefined) throw new Error(`no scenario of ${cause}`);
  const on = await play(memoryStores(), 'default', scenario, true);
  expect(on).toMatchObject({ failedAtFirst: true, isCauseFound: true, isMended: true });
  expect(on.control).toEqual({ before: true, after: true });
  const off = await play(memoryStores(), 'default', scenario, false);
  expect(off).toMatchObject({ failedAtFirst: true, isMended: false });
});
