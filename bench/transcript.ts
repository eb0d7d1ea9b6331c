import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transcriptFile } from '../src/adapters/workspace/transcript-file.ts';
import { readMessage } from '../src/core/self-check/final-message/read-message.ts';
import { readTranscript } from '../src/core/self-check/transcript/read-transcript.ts';
import { claudeBash, claudeEdit } from '../test/self-check/transcript/lines.ts';
import type { Measure, Sizes } from './measure.ts';

const MOST_TRANSCRIPT_MS = 1000;
const MOST_MESSAGE_MS = 100;
const MEGABYTES = 50;
const MESSAGE = 10_000;

/** A session as a host writes it: commands, edits, files that were read, talk. */
function session(bytes: number): string {
  const lines: string[] = [];
  const read = (at: number) => ({
    type: 'tool_result',
    tool_use_id: `r${at}`,
    content: 'const a = "x";\n'.repeat(2500),
  });
  const talk = { type: 'text', text: 'Let me look at the next file. '.repeat(100) };
  for (let at = 0, length = 0; length < bytes; at += 1) {
    const turn = [
      ...claudeBash(`c${at}`, 'npm test', { stdout: 'ok 1 - adds\n'.repeat(200) }),
      claudeEdit(`e${at}`, '/repo/a.ts'),
      JSON.stringify({ type: 'user', message: { content: [read(at)] } }),
      JSON.stringify({ type: 'assistant', message: { content: [talk] } }),
    ];
    lines.push(...turn);
    length += turn.reduce((sum, line) => sum + line.length + 1, 0);
  }
  return lines.join('\n');
}

async function transcripts({ runs }: Sizes): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-transcript-'));
  const file = join(folder, 'session.jsonl');
  const megabytes = runs > 1 ? MEGABYTES : 0.1;
  try {
    writeFileSync(file, session(megabytes * 1e6));
    const times: number[] = [];
    for (let run = 0; run < Math.min(3, runs); run += 1) {
      const reading = readTranscript();
      const start = performance.now();
      await transcriptFile.read(file, reading.take);
      if (reading.log().commands.length === 0)
        throw new Error('the transcript of the bench tells of nothing');
      times.push(performance.now() - start);
    }
    const ms = Math.min(...times);
    return {
      what: `an agent's transcript of ${megabytes} MB read`,
      target: `≤ ${MOST_TRANSCRIPT_MS} ms`,
      found: `${Math.round(ms)} ms`,
      met: ms <= MOST_TRANSCRIPT_MS,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function messages({ runs }: Sizes): Measure {
  const text = 'I added `a.ts` and fixed the bug, 테스트를 추가했고 아직 남은 것이 있습니다.\n\n'
    .repeat(200)
    .slice(0, MESSAGE);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    readMessage(text);
    times.push(performance.now() - start);
  }
  const ms = Math.min(...times);
  return {
    what: `the claims of a final message of ${MESSAGE} characters`,
    target: `≤ ${MOST_MESSAGE_MS} ms`,
    found: `${ms.toFixed(1)} ms`,
    met: ms <= MOST_MESSAGE_MS,
  };
}

/** What an agent leaves behind: its transcript and its final message. */
export async function measureTranscript(sizes: Sizes): Promise<Measure[]> {
  return [await transcripts(sizes), messages(sizes)];
}
