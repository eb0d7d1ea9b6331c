import { median } from '../quantile.ts';

const SHORT = { text: 'Room 1 holds 11 people.', evidences: ['Room 1 holds 11 people and opens at 9:00.'] };

/** Of a line each: a megabyte. */
export const MEGABYTE = 18_000;

/** Claims against evidence that nearly says them. */
function hostile(claims: number): object {
  const line = (at: number): string =>
    `Pump ${at} runs at ${at % 97} bar and was installed in ${1990 + (at % 30)}.`;
  const text = Array.from({ length: claims }, (_, at) => line(at)).join(' ');
  return { text, evidences: [text] };
}

function verify(url: string, body: object, signal?: AbortSignal): Promise<Response> {
  return fetch(`${url}/api/verify?keep=false`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal === undefined ? {} : { signal }),
  });
}

async function shortMs(url: string, count: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const start = performance.now();
    await (await verify(url, SHORT)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Milliseconds of a short verification alone, and beside hostile ones: one that runs and others that wait. */
export async function besideHostile(
  url: string,
  count: number,
  claims: number,
): Promise<{ readonly alone: number; readonly beside: number; readonly stillRunning: boolean }> {
  await shortMs(url, count);
  const alone = await shortMs(url, count);
  const leaving = new AbortController();
  let ended = 0;
  const body = hostile(claims);
  const asking = Array.from({ length: 3 }, () =>
    verify(url, body, leaving.signal)
      .catch(() => null)
      .finally(() => (ended += 1)),
  );
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const beside = await shortMs(url, count);
  const stillRunning = ended < asking.length;
  leaving.abort();
  await Promise.all(asking);
  return { alone, beside, stillRunning };
}
