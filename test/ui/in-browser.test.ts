import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimWalkTests } from './browser/claim-walk.ts';
import { checksTests } from './browser/checks.ts';
import { everyPageTests } from './browser/every-page.ts';
import { hostileTests } from './browser/hostile.ts';
import { notesAndSettingsTests } from './browser/notes.ts';
import { shellTests } from './browser/shell.ts';
import { verifyTests } from './browser/verify.ts';
import { wholePathTests } from './browser/whole-path.ts';
import { workbenchTests } from './browser/workbench.ts';
import { noBrowser } from './support/browser.ts';
import { configurationOf, type ModelServer, modelServer } from './support/model-server.ts';
import { type Screen, startScreen } from './support/screen.ts';
import { judging, LINES, REFUNDS } from './support/workbench-world.ts';

const START_MS = 180_000;

/** Of requests that tests themselves cut, or made wrong. */
const MEANT = /ERR_FAILED|status of (?:404|409|422)/;

describe.skipIf(noBrowser)('the screen, in a browser before a started server', () => {
  let models: ModelServer;
  let started: Screen;
  const screen = (): Screen => started;
  beforeAll(async () => {
    models = await modelServer(LINES, judging);
    started = await startScreen({
      'assay.config.yaml': configurationOf(models),
      [REFUNDS.file]: REFUNDS.text,
    });
  }, START_MS);
  afterAll(async () => {
    await started.close();
    await models.close();
  });

  describe('the shell', () => {
    shellTests(screen);
  });
  describe('the workbench', () => {
    workbenchTests(screen);
  });
  describe('the whole path', () => {
    wholePathTests(screen);
  });
  describe('hostile texts', () => {
    hostileTests(screen);
  });
  describe('notes and settings', () => {
    notesAndSettingsTests(screen);
  });
  describe('verify', () => {
    verifyTests(screen);
    claimWalkTests(screen);
  });
  describe('work checks', () => {
    checksTests(screen);
  });

  describe('every page', () => {
    everyPageTests(screen);
  });

  it('UI2 the browser had nothing to refuse, and nothing was asked from elsewhere', () => {
    expect(started.complaints().filter((text) => !MEANT.test(text))).toEqual([]);
  });
});
