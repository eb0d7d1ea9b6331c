import type { Measure, Sizes } from './measure.ts';
import { quantile } from './quantile.ts';
import { notesText, startBenchServer } from './server/bench-server.ts';
import { type Asked, firstWord, startUpstream } from './server/gateway.ts';

const WARM = 40;
const MOST_ADDED_MS = 5;
const NOTES_KO = Array.from(
  { length: 90 },
  (_, at) => `${at + 1}번 회의실은 ${(at % 40) + 10}명이 들어가고 ${(at % 9) + 8}시에 엽니다.`,
).join(' ');

const QUESTIONS = {
  en: 'How many people does room 1 hold?',
  ko: '1번 회의실에는 몇 명이 들어갑니까?',
} as const;
const EVIDENCE = {
  en: 'Room 1 holds 10 people and opens at 8:00.',
  ko: '1번 회의실은 10명이 들어가고 8시에 엽니다.',
} as const;

/** One kind of request, and what is added to the body for the server. */
interface Case {
  readonly what: string;
  readonly asked: Asked;
  readonly assay: object | undefined;
}

const CASES: readonly Case[] = (['en', 'ko'] as const).flatMap((lang) => {
  const asked = { lang, question: QUESTIONS[lang] };
  return [
    { what: `${lang}, nothing asked of the answer`, asked, assay: undefined },
    { what: `${lang}, evidence of the request`, asked, assay: { evidences: [EVIDENCE[lang]] } },
    { what: `${lang}, notes of the server`, asked, assay: { notes: true } },
  ];
});

interface Times {
  readonly direct: number[];
  readonly through: number[];
  readonly added: number[];
}

/** Each round in the other direction: what one leaves to be done falls on another neighbour. */
function inTurn(round: number): readonly (readonly [number, Case])[] {
  const cases = [...CASES.entries()];
  return round % 4 < 2 ? cases : cases.toReversed();
}

/** Direct and through the server, first the one and then the other by turns: both see the same machine. */
async function pair(round: number, urls: { direct: string; through: string }, { asked, assay }: Case) {
  const ask = {
    direct: () => firstWord(urls.direct, asked),
    through: () => firstWord(urls.through, asked, assay),
  };
  if (round % 2 === 0) {
    const direct = await ask.direct();
    return { direct, through: await ask.through() };
  }
  const through = await ask.through();
  return { direct: await ask.direct(), through };
}

function row(what: string, { direct, through, added }: Times): Measure {
  const at = (share: number): string => {
    const [one, other] = [quantile(direct, share), quantile(through, share)];
    return `${other.toFixed(1)} ms, ${one.toFixed(1)} alone, ${(other / one).toFixed(1)} ×`;
  };
  const most = quantile(added, 0.95);
  return {
    what,
    target: `p95 ≤ ${MOST_ADDED_MS} ms`,
    found: `p50 ${quantile(added, 0.5).toFixed(1)}, p95 ${most.toFixed(1)} ms (first word p50 ${at(0.5)}; p95 ${at(0.95)}; ${added.length} pairs)`,
    met: most <= MOST_ADDED_MS,
  };
}

/** BN7: what `/v1/chat/completions` adds to the first word of its provider, in a server that has answered before. */
export async function measureGateway({ runs }: Sizes): Promise<Measure[]> {
  const rounds = runs > 1 ? 300 : 2;
  const upstream = await startUpstream();
  const server = await startBenchServer({ upstream: upstream.url, again: runs > 1 });
  const times = CASES.map((): Times => ({ direct: [], through: [], added: [] }));
  try {
    await server.note('회의실', NOTES_KO);
    await server.note('More rooms', notesText(100));
    const urls = { direct: upstream.url, through: `${server.url}/v1` };
    for (let round = -Math.min(rounds, WARM); round < rounds; round += 1)
      for (const [nth, one] of inTurn(round)) {
        const { direct, through } = await pair(round, urls, one);
        if (round < 0) continue;
        times[nth]?.direct.push(direct);
        times[nth]?.through.push(through);
        times[nth]?.added.push(through - direct);
      }
    return CASES.map(({ what }, nth) => row(what, times[nth] ?? { direct: [], through: [], added: [] }));
  } finally {
    await server.stop();
    await upstream.close();
  }
}
