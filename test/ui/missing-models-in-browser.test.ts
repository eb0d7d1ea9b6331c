import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from './support/browser.ts';
import { type Screen, startScreen } from './support/screen.ts';

const START_MS = 180_000;

/** Nobody listens at this port. */
const CONFIGURATION = `models:
  providers:
    gone: { kind: openai_compatible, base_url: 'http://127.0.0.1:9/v1' }
`;

const SAID = {
  en: /gone: cannot be reached.*Its models are not listed\./,
  ko: /gone: 연결할 수 없습니다.*이곳의 모델은 목록에 없습니다\./,
} as const;

describe.skipIf(noBrowser)('models of a provider that cannot be asked', () => {
  let started: Screen;
  beforeAll(async () => {
    started = await startScreen({ 'assay.config.yaml': CONFIGURATION });
  }, START_MS);
  afterAll(() => started.close());

  it.each([
    ['en', '/', 360],
    ['ko', '/', 1440],
    ['ko', '/settings', 360],
  ] as const)('UI40 are missing with a reason: %s, %s, %i pixels', async (language, path, width) => {
    const page = await started.open(path, { language, width });
    const hint = page.locator('p[id$=-hint]', { hasText: SAID[language] }).first();
    await hint.waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.context().close();
  });
});
