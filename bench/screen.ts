import { noBrowser, openBrowser } from '../test/ui/support/browser.ts';
import { pageWeights } from '../test/ui/support/page-weight.ts';
import type { Measure, Sizes } from './measure.ts';
import { median } from './quantile.ts';
import { openings, rowsWhileScrolling } from './screen/in-browser.ts';
import { keepVerdicts } from './screen/keep-verdicts.ts';
import type { BenchServer } from './server/bench-server.ts';

const PAGE = 100;
const MOST_KB = 350;
const MOST_MS = 1000;
const NOT_MEASURED = 'not measured: Chromium is not installed';

function weight(): Measure {
  const [page, kb] = [...pageWeights()].reduce((one, other) => (other[1] > one[1] ? other : one));
  const found = `${kb.toFixed(0)} kB (${page})`;
  return {
    what: 'the heaviest page of the screen, opened first, gzip',
    target: `≤ ${MOST_KB} kB`,
    found,
    met: kb <= MOST_KB,
  };
}

/** Bytes and milliseconds of the first page of a list. */
async function listed(url: string, fields: string, runs: number): Promise<readonly [number, number]> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/verdicts?part=verify&limit=${PAGE}&fields=${fields}`);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - start);
  }
  return [bytes / 1000, median(times)];
}

async function lists(url: string, kept: number, runs: number): Promise<Measure> {
  const [light, ms] = await listed(url, 'head', runs);
  const [whole, wholeMs] = await listed(url, 'all', runs);
  return {
    what: `${PAGE} of ${kept.toLocaleString('en')} kept verdicts, as lists of the screen ask for them`,
    target: '≤ 100 ms',
    found: `${ms.toFixed(0)} ms, ${light.toFixed(0)} kB (with reports ${wholeMs.toFixed(0)} ms, ${whole.toFixed(0)} kB; medians of ${runs})`,
    met: ms <= 100,
  };
}

async function inBrowser(url: string, kept: number, runs: number): Promise<Measure[]> {
  const what = [
    'the screen on loopback in a browser that keeps nothing, until its first page can be used',
    `a list of ${kept.toLocaleString('en')} kept verdicts in a browser, until its first row`,
  ];
  const target = `≤ ${MOST_MS.toLocaleString('en')} ms`;
  if (noBrowser) return what.map((each) => ({ what: each, target, found: NOT_MEASURED, met: null }));
  const browser = await openBrowser();
  try {
    const shell = median(await openings(browser, `${url}/`, 'textarea', runs));
    const list = median(await openings(browser, `${url}/verify`, 'section[aria-label] li', runs));
    const { drawn, read } = await rowsWhileScrolling(browser, `${url}/verify`, Math.min(kept / 50, 40));
    const more = `; at most ${drawn} rows are drawn at once over ${read.toLocaleString('en')} that were scrolled through`;
    const found = (ms: number): string => `${ms.toFixed(0)} ms (median of ${runs})`;
    return [
      { what: what[0] ?? '', target, found: found(shell), met: shell <= MOST_MS },
      { what: what[1] ?? '', target, found: found(list) + more, met: list <= MOST_MS },
    ];
  } finally {
    await browser.close();
  }
}

/** The screen of a started server: what is sent, until it can be used, and a long list. */
export async function measureScreen(server: BenchServer, { runs, verdicts }: Sizes): Promise<Measure[]> {
  await keepVerdicts(server, verdicts);
  return [
    weight(),
    await lists(server.url, verdicts, runs),
    ...(await inBrowser(server.url, verdicts, runs)),
  ];
}
