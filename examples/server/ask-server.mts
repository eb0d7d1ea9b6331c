// Starts `assay serve` on a free port and asks it as its users do: by curl, by an EventSource, under load by autocannon.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EventSource } from 'eventsource';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'assay-example-'));
cpSync(here, folder, { recursive: true });

// Named, the configuration is trusted; one that only lies there may not choose models or the server's address.
const words = ['serve', '--config', 'assay.config.yaml'];
const server = spawn(process.execPath, [...process.execArgv, join(here, '../../bin/assay.mjs'), ...words], {
  cwd: folder,
});
const url = await new Promise<string>((resolve, reject) => {
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      printed += String(text);
      const found = /listens at (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
  server.once('exit', () => reject(new Error(printed)));
});

function curl(method: string, path: string, body: object): Record<string, unknown> {
  const words = ['--silent', '--show-error', '--fail-with-body', '--request', method];
  const data = ['--header', 'content-type: application/json', '--data', JSON.stringify(body)];
  return JSON.parse(execFileSync('curl', [...words, ...data, url + path], { encoding: 'utf8' })) as Record<
    string,
    unknown
  >;
}

/** Every event of a stream, in its order. An EventSource asks again when a stream ends: it is closed then. */
function stream(question: string): Promise<{ readonly event: string; readonly data: string }[]> {
  const body = JSON.stringify({ feature: 'search_qa', content: question, lang: 'ko' });
  return new Promise((resolve, reject) => {
    const events: { event: string; data: string }[] = [];
    const source = new EventSource(`${url}/api/stream`, {
      fetch: (address, init) =>
        fetch(address, {
          ...init,
          method: 'POST',
          headers: { ...init.headers, 'content-type': 'application/json' },
          body,
        }),
    });
    const names = ['metadata', 'message', 'revise', 'quality_unchecked', 'qa_evaluation', 'verification'];
    for (const name of names)
      source.addEventListener(name, ({ type, data }: MessageEvent) => {
        if (typeof data === 'string') events.push({ event: type, data });
      });
    source.addEventListener('error', () => {
      source.close();
      if (events.length > 0) resolve(events);
      else reject(new Error('the stream brought nothing'));
    });
  });
}

try {
  curl('POST', '/api/notes', {
    title: 'Leave policy',
    content: 'You may carry over five days of leave. Days carried over must be taken until the end of March.',
  });
  curl('POST', '/api/notes', {
    title: '휴가 규정',
    content: '연차는 5일까지 이월할 수 있다. 이월한 연차는 3월 말까지 써야 한다.',
  });

  const chat = curl('POST', '/api/chat', {
    feature: 'search_qa',
    content: 'How many days of leave may I carry over?',
    lang: 'en',
  });
  // Nobody judges here: what rules decided stands beside the reason why there is no quality.
  const { reason, result } = chat['quality_unchecked'] as {
    reason: string;
    result: { retry?: { outcome: string } };
  };
  const verification = chat['verification'] as { result: { validation_status: string } };
  console.log(`curl: ${String(chat['content'])}`);
  console.log(
    `  second attempt: ${result.retry?.outcome}; verification: ${verification.result.validation_status}`,
  );
  assert.match(String(chat['content']), /five days .* \[Note 1\]/);
  assert.deepEqual([chat['quality'], reason], [null, 'not_configured']);
  assert.equal(result.retry?.outcome, 'helped');
  assert.equal(verification.result.validation_status, 'PASSED');

  const events = await stream('연차는 며칠까지 이월할 수 있나요?');
  const order = events.map(({ event, data }) => (data === '[DONE]' ? data : event));
  console.log(`EventSource: ${[...new Set(order)].join(', ')}`);
  assert.deepEqual(
    [...new Set(order)],
    ['metadata', 'message', '[DONE]', 'quality_unchecked', 'qa_evaluation', 'verification'],
  );

  const load = execFileSync(
    join(here, '../../node_modules/.bin/autocannon'),
    ['--connections', '8', '--amount', '40', '--timeout', '60', '--json', '--no-progress', '--method', 'POST']
      .concat(['--headers', 'content-type=application/json'])
      .concat(['--body', '{"feature":"search_qa","content":"연차 이월","lang":"ko"}', `${url}/api/chat`]),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const { '2xx': answered, errors } = JSON.parse(load) as { '2xx': number; errors: number };
  console.log(`autocannon: ${answered} of 40 answered, ${errors} errors`);
  assert.deepEqual([answered, errors], [40, 0]);
} finally {
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
