import type { AnswerAction } from '../../contract/on-fail.ts';
import { growingSentences } from '../../core/language/finished-sentences.ts';
import { standingSentences } from '../../core/quality-gate/on-fail/standing-sentences.ts';
import type { Judged } from './judged.ts';
import type { PreparedChat } from './prepare-chat.ts';
import type { Streamed } from './stream-answer.ts';
import type { StreamEvent } from './stream-event.ts';
import { verifyWhole } from './verification.ts';
import type { Workbench } from './workbench.ts';

/** A stream that is held back, as far as it has come. */
export interface HeldBack {
  /** What the client has. */
  shown: string;
  readonly cameFirst: number[];
  readonly wentFirst: number[];
  cameLast: number;
}

/** How far whole sentences of a text stand; null: nothing goes out before the whole is judged. */
export type StandsUpTo = ((text: string) => Promise<number>) | null;

type Woken =
  | { readonly kind: 'event'; readonly result: IteratorResult<StreamEvent, Streamed> }
  | { readonly kind: 'stood'; readonly upTo: number };

/** What is under way beside the stream: which sentences are finished, and which of them are being verified. */
interface Reading {
  text: string;
  sentences: ReturnType<typeof growingSentences>;
  finished: number;
  asked: number;
  check: Promise<Woken> | null;
  /** A sentence did not stand: the rest waits. */
  waits: boolean;
}

export function nothingShown(): HeldBack {
  return { shown: '', cameFirst: [], wentFirst: [], cameLast: 0 };
}

function newReading(): Reading {
  return { text: '', sentences: growingSentences(), finished: 0, asked: 0, check: null, waits: false };
}

/** OF9: up to the last sentence that stands, of those before which none falls. Rejects never: what fails does not stand. */
export function standsUpTo(bench: Workbench, prepared: PreparedChat): (text: string) => Promise<number> {
  return async (text) => {
    try {
      const { report } = await verifyWhole(bench, prepared, text);
      const held = standingSentences(text, report.result.claim_validations);
      const falls = held.findIndex(({ claims, stands }) => claims.length > 0 && !stands);
      const before = falls === -1 ? held : held.slice(0, falls);
      return before.findLast(({ claims }) => claims.length > 0)?.end ?? 0;
    } catch {
      return 0;
    }
  };
}

function look(reading: Reading, stands: StandsUpTo): void {
  const { text, finished, asked, waits, check } = reading;
  if (stands === null || waits || check !== null || finished <= asked) return;
  reading.asked = finished;
  reading.check = stands(text.slice(0, finished)).then((upTo) => ({ kind: 'stood', upTo }));
}

function take(reading: Reading, piece: string): void {
  reading.text += piece;
  reading.finished = reading.sentences.add(piece).at(-1)?.end ?? reading.finished;
}

function* release(held: HeldBack, text: string, now: number): Generator<StreamEvent> {
  if (text.length <= held.shown.length) return;
  if (held.wentFirst.length === 0) held.wentFirst.push(now);
  const chunk = text.slice(held.shown.length);
  held.shown = text;
  yield { event: 'chunk', data: { chunk } };
}

/** OF9: the events of an answer whose sentences go out when they stand; the end of it goes out with `restOf`. */
export async function* heldEvents(
  source: AsyncGenerator<StreamEvent, Streamed>,
  stands: StandsUpTo,
  held: HeldBack,
  elapsed: () => number,
): AsyncGenerator<StreamEvent, Streamed> {
  let reading = newReading();
  const ask = (): Promise<Woken> => source.next().then((result) => ({ kind: 'event', result }));
  let next = ask();
  try {
    for (;;) {
      const woken = await (reading.check === null ? next : Promise.race([next, reading.check]));
      if (woken.kind === 'stood') {
        reading.check = null;
        reading.waits = woken.upTo < reading.asked;
        yield* release(held, reading.text.slice(0, woken.upTo), elapsed());
      } else if (woken.result.done === true) return woken.result.value;
      else {
        const event = woken.result.value;
        next = ask();
        if (event.event === 'chunk') {
          if (held.cameFirst.length === 0) held.cameFirst.push(elapsed());
          held.cameLast = elapsed();
          take(reading, event.data.chunk);
        } else {
          yield event;
          if (event.event !== 'stream_warning' || event.data.action !== 'abort') continue;
          reading = newReading();
          held.shown = '';
        }
      }
      look(reading, stands);
    }
  } finally {
    void next.catch(() => undefined);
    await source.return?.({ end: null, growing: null } as never);
  }
}

/** The time that holding back added. */
function addedTime({ cameFirst, wentFirst, cameLast }: HeldBack, now: number): AnswerAction['held'] {
  const [came = now] = cameFirst;
  const [went = now] = wentFirst;
  return { first_ms: Math.max(0, Math.round(went - came)), ms: Math.max(0, Math.round(now - cameLast)) };
}

/** What is left of a judged answer: where it begins with what went out, the rest; else it comes by `revise`. */
export function restOf(
  judged: Judged,
  held: HeldBack,
  now: number,
): { readonly judged: Judged; readonly rest: string } {
  const goesOn = judged.content.startsWith(held.shown);
  const rest = goesOn ? judged.content.slice(held.shown.length) : '';
  if (judged.action === null) return { judged, rest };
  const action = { ...judged.action, held: addedTime(held, now) };
  return { judged: { ...judged, action, revised: judged.revised && !goesOn }, rest };
}
