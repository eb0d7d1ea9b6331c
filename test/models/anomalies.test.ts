import { describe, expect, it } from 'vitest';
import { callOf, read, scriptedRouter } from './routed.ts';

const CALLS = 5;
const positions = Array.from({ length: CALLS }, (_, at) => at + 1);
const WIDE = { circuit: { failures: 100 } };

function failingAt(call: number, fault: object): object {
  return {
    replies: [{ when: { call }, chunks: ['half', ' more'], fault }, { chunks: ['good ', 'answer'] }],
  };
}

async function outcomes(script: object, settings: object, asStream: boolean): Promise<string[]> {
  const { router } = await scriptedRouter(script, settings);
  const seen: string[] = [];
  for (const nth of positions) {
    const call = callOf(`call ${nth}`);
    const { text, error } = asStream
      ? await read(router.stream(call))
      : await router.chat(call).then(
          ({ content }) => ({ text: content, error: null }),
          (reason: unknown) => ({ text: '', error: reason }),
        );
    seen.push(error === null ? text : `${text}!${(error as { code?: string }).code ?? 'other'}`);
  }
  return seen;
}

function allGoodBut(nth: number, instead: string): string[] {
  return positions.map((at) => (at === nth ? instead : 'good answer'));
}

const FINAL = [
  { fault: { kind: 'status', status: 400 }, code: 'refused' },
  { fault: { kind: 'status', status: 401 }, code: 'refused' },
  { fault: { kind: 'timeout' }, code: 'timeout' },
];
const PASSING = [
  { fault: { kind: 'status', status: 429 }, code: 'rate_limited' },
  { fault: { kind: 'status', status: 500 }, code: 'unavailable' },
  { fault: { kind: 'cut' }, code: 'unavailable' },
];

describe.each(positions)('call %i fails', (nth) => {
  it.each([...FINAL, ...PASSING])(
    'MR7 with $fault: that call alone, with its error',
    async ({ fault, code }) => {
      const settings = { ...WIDE, retries: 0, timeout_ms: 50 };
      expect(await outcomes(failingAt(nth, fault), settings, false)).toEqual(allGoodBut(nth, `!${code}`));
      expect(await outcomes(failingAt(nth, fault), settings, true)).toEqual(allGoodBut(nth, `!${code}`));
    },
  );

  it.each(PASSING)('MR10 with $fault: a further try answers', async ({ fault }) => {
    expect(await outcomes(failingAt(nth, fault), WIDE, false)).toEqual(allGoodBut(0, ''));
    expect(await outcomes(failingAt(nth, fault), WIDE, true)).toEqual(allGoodBut(0, ''));
  });

  it.each([...FINAL, ...PASSING])(
    'MR10 with $fault behind a piece: the stream is not begun again',
    async ({ fault, code }) => {
      const settings = { ...WIDE, timeout_ms: 50 };
      const script = failingAt(nth, { ...fault, after: 1 });
      expect(await outcomes(script, settings, true)).toEqual(allGoodBut(nth, `half!${code}`));
    },
  );
});

describe('cancelling', () => {
  const HANGS = { replies: [{ chunks: ['a', 'b'], fault: { kind: 'timeout', after: 1 } }] };

  it('MR9 ends a call that waits, at once', async () => {
    const { router } = await scriptedRouter(HANGS);
    const abort = new AbortController();
    const asked = router.chat(callOf('x'), abort.signal);
    abort.abort();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
    await expect(router.chat(callOf('x'), abort.signal)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('MR9 ends a stream between its pieces', async () => {
    const { router } = await scriptedRouter(HANGS);
    const abort = new AbortController();
    const seen: string[] = [];
    const reading = (async () => {
      for await (const part of router.stream(callOf('x'), abort.signal)) {
        seen.push(part.kind);
        if (part.kind === 'chunk') abort.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
    expect(seen).toEqual(['start', 'chunk']);
  });

  it('MR9 ends a pause between two tries', async () => {
    const { router, outside } = await scriptedRouter({ replies: [{ fault: { kind: 'cut' } }] });
    const abort = new AbortController();
    Object.assign(outside, { sleep: () => new Promise(() => undefined) });
    const asked = router.chat(callOf('x'), abort.signal);
    setTimeout(() => abort.abort(), 20);
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('MR9 leaves no listener behind on the signal of the caller', async () => {
    const { router } = await scriptedRouter({ replies: [{ chunks: ['a', 'b', 'c'] }] });
    let listening = 0;
    const signal = {
      aborted: false,
      addEventListener: () => {
        listening += 1;
      },
      removeEventListener: () => {
        listening -= 1;
      },
    };
    await router.chat(callOf('x'), signal);
    await read(router.stream(callOf('x'), signal));
    for await (const part of router.stream(callOf('x'), signal)) if (part.kind === 'chunk') break;
    expect(listening).toBe(0);
  });
});

describe('the circuit of a router', () => {
  it('MR11 leaves a provider alone, then tries it once, and goes on', async () => {
    const fault = { kind: 'cut' };
    const script = {
      replies: [
        { when: { call: 1 }, fault },
        { when: { call: 2 }, fault },
        { when: { call: 3 }, fault },
        { answer: 'well' },
      ],
    };
    const settings = { retries: 0, circuit: { failures: 2, open_ms: 1000 } };
    let now = 0;
    const { router } = await scriptedRouter(script, settings, () => now);
    const ask = async (at: number): Promise<string> => {
      now = at;
      return router.chat(callOf('x')).then(
        ({ content }) => content,
        (error: unknown) => (error as Error).message,
      );
    };
    const alone = 'is left alone after 2 failures in a row';
    expect([await ask(1), await ask(2), await ask(3), await ask(1001)]).toEqual([
      'the connection was cut off',
      'the connection was cut off',
      alone,
      alone,
    ]);
    expect([await ask(1002), await ask(1003), await ask(2002), await ask(2003)]).toEqual([
      'the connection was cut off',
      'is left alone after 3 failures in a row',
      'well',
      'well',
    ]);
  });

  it('MR11 a request counts once, whatever its tries, and other keys go on', async () => {
    const script = { replies: [{ when: { text: 'bad' }, fault: { kind: 'cut' } }, { answer: 'well' }] };
    const settings = { retries: 3, circuit: { failures: 2, open_ms: 1000 } };
    const { router } = await scriptedRouter(script, settings, () => 0);
    const ask = (text: string, token?: string): Promise<string> =>
      router.chat({ ...callOf(text), ...(token === undefined ? {} : { token }) }).then(
        ({ content }) => content,
        (error: unknown) => (error as Error).message,
      );
    const cut = 'the connection was cut off';
    expect([await ask('bad', 'one'), await ask('fine', 'one')]).toEqual([cut, 'well']);
    expect([await ask('bad', 'one'), await ask('bad', 'one')]).toEqual([cut, cut]);
    expect(await ask('fine', 'one')).toBe('is left alone after 2 failures in a row');
    expect([await ask('fine', 'two'), await ask('fine')]).toEqual(['well', 'well']);
  });
});
