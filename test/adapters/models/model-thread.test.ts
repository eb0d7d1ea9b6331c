import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openGroundingModel } from '../../../src/adapters/models/open-grounding-model.ts';
import { tinySettings } from '../../support/tiny-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread without a model: `onScore` says what it does with a scoring. */
function thread(name: string, onScore: string, beforeReady = ''): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     import { existsSync, writeFileSync } from 'node:fs';
     const mark = ${JSON.stringify(`${file}.mark`)};
     ${beforeReady};
     parentPort.on('message', (request) => {
       if (request.kind === 'stop') parentPort.close();
       if (request.kind !== 'score') return;
       const scored = (scores) => parentPort.postMessage({ kind: 'scored', id: request.id, scores });
       ${onScore}
     });
     parentPort.postMessage({ kind: 'ready', name: 'scripted' });`,
  );
  return pathToFileURL(file);
}

const PAIR = { premise: 'a', hypothesis: 'b' };
const SCORE = { supported: 1, contradicted: 0 };
const ANSWER = `scored([${JSON.stringify(SCORE)}])`;

describe('the thread of a model', () => {
  it('MT8 one that dies fails what it was scoring, and the next scoring has a new one', async () => {
    const script = thread(
      'dies',
      `if (existsSync(mark)) ${ANSWER}; else { writeFileSync(mark, ''); process.exit(7); }`,
    );
    const model = await openGroundingModel(tinySettings(), folder, script);
    const both = [model.score([PAIR]), model.score([PAIR])];
    for (const outcome of await Promise.allSettled(both))
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { code: 'unavailable', message: expect.stringContaining('exit 7') },
      });
    expect(await Promise.all([model.score([PAIR]), model.score([PAIR])])).toEqual([[SCORE], [SCORE]]);
    await model.close();
  });

  it('MT8 one that throws fails what it was scoring with its words', async () => {
    const script = thread('throws', `throw new Error('out of something')`);
    const model = await openGroundingModel(tinySettings(), folder, script);
    await expect(model.score([PAIR])).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('out of something'),
      where: join(folder, 'tiny.onnx'),
      hint: expect.stringContaining('memory'),
    });
    await model.close();
  });

  it('MT8 one that dies while it loads is an error at once', async () => {
    const script = thread('early', '', 'process.exit(3)');
    await expect(openGroundingModel(tinySettings(), folder, script)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('exit 3'),
    });
  });

  it('MT8 one that does not answer is not waited for', async () => {
    const script = thread('silent', `if (request.pairs.length === 1) ${ANSWER};`);
    const model = await openGroundingModel(tinySettings({ timeout: 300 }), folder, script);
    await expect(model.score([PAIR, PAIR])).rejects.toMatchObject({ code: 'timeout' });
    const abort = new AbortController();
    const called = model.score([PAIR, PAIR], abort.signal);
    abort.abort();
    await expect(called).rejects.toMatchObject({ code: 'cancelled' });
    await expect(model.score([PAIR, PAIR], AbortSignal.abort())).rejects.toMatchObject({ code: 'cancelled' });
    expect(await model.score([PAIR])).toEqual([SCORE]);
    expect(await model.score([])).toEqual([]);
    await model.close();
  });

  it('MT8 closing ends what is open', async () => {
    const script = thread('closed', '');
    const model = await openGroundingModel(tinySettings(), folder, script);
    const open = model.score([PAIR]).catch((error: { code: string }) => error.code);
    await new Promise((resolve) => setImmediate(resolve));
    await model.close();
    expect(await open).toBe('cancelled');
    await model.close();
  });
});
