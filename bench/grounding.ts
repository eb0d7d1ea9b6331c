import type { Answer } from '../src/contract/answer.ts';
import { Configuration } from '../src/contract/configuration.ts';
import { openGrounds } from '../src/core/grounding/own-ground/hold-answer.ts';
import { newSteps } from '../src/core/language/steps.ts';
import { verify } from '../src/core/verify.ts';
import type { VerifyPorts } from '../src/core/verify/route.ts';
import { collect } from './collect.ts';
import type { Measure, Sizes } from './measure.ts';
import { prose } from './prose.ts';
import { csvOf, jsonOf, recordsAnswer } from './records.ts';
import { statements } from '../test/support/read-statements.ts';

const EVIDENCE_WORDS = 300;
const ANSWER_WORDS = 120;
const LEAST_ANSWERS = 200;
const RUNS = 4;
const MOST_LARGE_MS = 200;
const MOST_GROWTH = 1.3;
const PORTS: VerifyPorts = {
  graph: null,
  sources: null,
  statements,
  clock: { elapsed: () => 0, now: () => '2026-01-01T00:00:00.000Z' },
  ids: { next: () => 'bench' },
};
const DEFAULTS = Configuration.parse({});

const HANGUL = /[가-힣]/u;

/** Sentences of one language out of the prose, a paragraph's sentences one after the other. */
function sentencesOf(language: 'ko' | 'en', megabytes: number): string[] {
  const all = prose(megabytes).split(/(?<=[.?])\s+/u);
  return all.filter((sentence) => !sentence.startsWith('#') && HANGUL.test(sentence) === (language === 'ko'));
}

/** Sentences from `start` on until they have so many words. */
function words(sentences: readonly string[], start: number, count: number): string {
  const taken: string[] = [];
  let [found, at] = [0, start];
  while (found < count) {
    const sentence = sentences[at++ % sentences.length] ?? '';
    found += sentence.split(/\s+/u).length;
    taken.push(sentence);
  }
  return taken.join(' ');
}

/** So many sentences are more than an answer and its evidence take, and behind so many its evidence has ended. */
const APART = 50;
const BEHIND = 40;
/** Sentences of one language in a megabyte of prose, some to spare. */
const A_MEGABYTE = 5_000;

/**
 * Evidence of 300 words; an answer of 120 of which the first half stands there and the rest does not. No sentence of one
 * stands in another: nothing that was kept of a text serves again.
 */
function answers(language: 'ko' | 'en', count: number): Answer[] {
  const sentences = sentencesOf(language, (count * APART) / A_MEGABYTE);
  return Array.from({ length: count }, (_, at) => {
    const start = at * APART;
    const evidence = words(sentences, start, EVIDENCE_WORDS);
    const text = `${words(sentences, start, ANSWER_WORDS / 2)} ${words(sentences, start + BEHIND, ANSWER_WORDS / 2)}`;
    return {
      response_id: `bench-${at}`,
      content: { text, evidences: [{ evidence_id: 'e1', type: 'document', data: evidence }] },
    };
  });
}

/** Processor time of this thread, in seconds. */
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1e6;
}

/** Each answer once: those of the first run warm up, the middle of the other three counts. */
async function answersASecond(language: 'ko' | 'en', count: number, ports: VerifyPorts): Promise<number> {
  const made = answers(language, RUNS * count);
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(
      await seconds(async () => {
        for (const answer of made.slice(run * count, (run + 1) * count))
          await verify(answer, DEFAULTS, ports);
      }),
    );
  const [, middle] = runs.slice(1).sort((a, b) => a - b);
  return count / (middle ?? Number.NaN);
}

function largeAnswer(megabytes: number): Answer {
  const sentences = sentencesOf('en', megabytes * 2.2);
  const text = sentences.slice(0, 5).join(' ');
  const data = sentences.join(' ').slice(0, megabytes * 1e6);
  return {
    response_id: 'large',
    content: { text, evidences: [{ evidence_id: 'e1', type: 'document', data }] },
  };
}

/** Processor time of verifying, after one run to warm up: the middle of three. */
async function verifyMs(answer: Answer): Promise<number> {
  const run = (): Promise<unknown> => verify(answer, DEFAULTS, PORTS);
  await run();
  const runs = [await seconds(run), await seconds(run), await seconds(run)].sort((a, b) => a - b);
  return (runs[1] ?? Number.NaN) * 1000;
}

/** Bytes in use. */
function held(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Heap that opened evidence and a claim held against it keep, per byte of evidence: garbage is no part of it. */
function heapPerByte(megabytes: number): number {
  const { content } = largeAnswer(megabytes);
  const { text = '', evidences } = content;
  const claim = {
    text: text.slice(0, text.indexOf('.') + 1),
    query: null,
    marks: [],
    refs: null,
    lead: null,
  };
  collect();
  const before = held();
  const grounds = openGrounds(evidences, text, DEFAULTS.grounding, newSteps(), null, DEFAULTS.validation);
  grounds.hold(claim);
  collect();
  const after = held();
  grounds.hold(claim);
  return (after - before) / (megabytes * 1e6);
}

const LANGUAGES = [
  ['en', 'English'],
  ['ko', 'Korean'],
] as const;

/** How fast answers of each language are, and what of that is without the judge of statements. */
async function rates(count: number): Promise<Measure[]> {
  const found: Measure[] = [];
  for (const [language, name] of LANGUAGES) {
    const all = await answersASecond(language, count, PORTS);
    const words = await answersASecond(language, count, { ...PORTS, statements: null });
    found.push({
      what: `${name} answers of 120 words against 300 words of evidence, each text once`,
      target: `≥ ${LEAST_ANSWERS} a second`,
      found: `${Math.round(all)} a second; ${Math.round(words)} without the judge of statements`,
      met: all >= LEAST_ANSWERS,
    });
  }
  return found;
}

function large(evidence: string, ms: number): Measure {
  return {
    what: `an answer of five sentences against ${evidence}`,
    target: `≤ ${MOST_LARGE_MS} ms`,
    found: `${ms.toFixed(0)} ms`,
    met: ms <= MOST_LARGE_MS,
  };
}

/** Answers held against documents and records: no graph, no source, no model; one thread, after a warm-up, the middle of three runs. */
export async function measureGrounding(sizes: Sizes): Promise<Measure[]> {
  const [small = 0.01, larger = 0.02] = [sizes.megabytes[0], sizes.megabytes[1]];
  const one = await verifyMs(largeAnswer(small));
  const growth = (await verifyMs(largeAnswer(larger))) / one / (larger / small);
  const memory = heapPerByte(larger) / heapPerByte(small);
  return [
    ...(await rates(sizes.answers)),
    large(`${small} MB of text`, one),
    large(`${small} MB of CSV`, await verifyMs(recordsAnswer(csvOf(small), 'table'))),
    large(`${small} MB of JSON`, await verifyMs(recordsAnswer(jsonOf(small), 'json'))),
    {
      what: `linear: time a MB at ${larger} MB over that at ${small} MB; heap held a byte likewise`,
      target: `≤ ${MOST_GROWTH}`,
      found: `${growth.toFixed(2)}; ${memory.toFixed(2)}`,
      met: growth <= MOST_GROWTH && memory <= MOST_GROWTH,
    },
  ];
}
