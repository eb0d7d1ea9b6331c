import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askTests } from './browser/ask.ts';
import { knowledgeTests } from './browser/knowledge.ts';
import { lateTests } from './browser/late.ts';
import { loopTests } from './browser/loop.ts';
import { metricsTests } from './browser/metrics.ts';
import { noBrowser } from './support/browser.ts';
import { SHIPS } from './support/knowledge-world.ts';
import { PUMP } from './support/loop-world.ts';
import { type Screen, startScreen } from './support/screen.ts';

const START_MS = 180_000;

/** Of addresses that tests ask for though nothing lies there, and of refusals that they cause. */
const MEANT = /status of (?:40[149]|503)/;

describe.skipIf(noBrowser)('asks and what is learned from them, in a browser before a started server', () => {
  let started: Screen;
  const screen = (): Screen => started;
  beforeAll(async () => {
    started = await startScreen({ [PUMP.file]: PUMP.text, ...SHIPS });
    await started.ask('POST', '/api/index', {});
  }, START_MS);
  afterAll(() => started.close());

  describe('asks', () => {
    askTests(screen);
  });
  describe('the loop', () => {
    loopTests(screen);
  });
  describe('answers that come late', () => {
    lateTests(screen);
  });
  describe('metrics', () => {
    metricsTests(screen);
  });

  describe('knowledge', () => {
    knowledgeTests(screen);
  });

  it('UI2 the browser had nothing to refuse, and nothing was asked from elsewhere', () => {
    expect(started.complaints().filter((text) => !MEANT.test(text))).toEqual([]);
  });
});
