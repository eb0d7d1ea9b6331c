import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUTCOMES_CONFIGURATION, outcomeTests } from './browser/outcomes.ts';
import { noBrowser } from './support/browser.ts';
import { type Screen, startScreen } from './support/screen.ts';

const START_MS = 180_000;

describe.skipIf(noBrowser)('how claims come out, in a browser before a started server', () => {
  let started: Screen;
  beforeAll(async () => {
    started = await startScreen({ 'assay.config.yaml': OUTCOMES_CONFIGURATION });
  }, START_MS);
  afterAll(() => started.close());

  describe('undecided and by words alone', () => {
    outcomeTests(() => started);
  });

  it('UI2 the browser had nothing to refuse', () => {
    expect(started.complaints()).toEqual([]);
  });
});
