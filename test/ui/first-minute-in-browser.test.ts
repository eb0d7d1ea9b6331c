import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstMinuteTests, FIRST_LINES } from './browser/first-minute.ts';
import { noBrowser } from './support/browser.ts';
import { type ModelServer, modelServer } from './support/model-server.ts';
import { type Screen, startScreen } from './support/screen.ts';

const START_MS = 180_000;

describe.skipIf(noBrowser)('the first minute, in a browser before a server that nobody configured', () => {
  let models: ModelServer;
  let started: Screen;
  beforeAll(async () => {
    models = await modelServer(FIRST_LINES, undefined, ['gpt-5']);
    // A key and an address, as an environment may hold them.
    started = await startScreen({}, { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: models.url });
  }, START_MS);
  afterAll(async () => {
    await started.close();
    await models.close();
  });

  describe('samples, claims, notes and models', () => {
    firstMinuteTests(() => started);
  });

  it('UI2 the browser had nothing to refuse, and nothing was asked from elsewhere', () => {
    expect(started.complaints()).toEqual([]);
  });
});
