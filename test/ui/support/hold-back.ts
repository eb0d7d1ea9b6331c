import type { Page } from 'playwright-core';

/** A moment in which a page shows whatever it would show. */
const MOMENT_MS = 300;

function later(): readonly [Promise<void>, () => void] {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}

/** Keeps back the answer to the next request at an address, as the server gave it or with a status; gives what lets it go. */
export async function holdBack(page: Page, address: string, status?: number): Promise<() => Promise<void>> {
  const [free, release] = later();
  const [gone, went] = later();
  const hold = async (route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> => {
    const response = status === undefined ? await route.fetch() : undefined;
    await free;
    const given = response === undefined ? { status: status ?? 0, json: {} } : { response };
    // a request that was given up takes no answer any more
    await route.fulfill(given).catch(() => undefined);
    went();
  };
  await page.route(address, hold, { times: 1 });
  return async () => {
    release();
    await gone;
    await page.waitForTimeout(MOMENT_MS);
  };
}
