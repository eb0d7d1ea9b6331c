import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sealedKernelFiles } from '../../src/adapters/workspace/sandbox/kernel-files.ts';

const SHORT_LIVES = 'while :; do /bin/true & /bin/true & /bin/true & wait; done';

describe('names of the kernel', () => {
  it('SB15 are listed while processes begin and end', async () => {
    const first = sealedKernelFiles();
    expect(first).toContain('sys');
    const busy = Array.from({ length: 6 }, () => spawn('sh', ['-c', SHORT_LIVES], { stdio: 'ignore' }));
    try {
      await wait(200);
      for (let at = 0; at < 2_000; at += 1) expect(sealedKernelFiles()).toEqual(first);
    } finally {
      for (const one of busy) one.kill('SIGKILL');
    }
  });
});
