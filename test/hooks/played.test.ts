import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { listAgents } from '../../src/app/list-agents.ts';
import { AGENT_HOSTS, type AgentHost } from '../../src/contract/agent-event.ts';
import { newRepository, type TestRepository } from '../workspace/repository.ts';
import { answersOf } from './hook-cases.ts';
import { playStep } from './played.ts';

const MINUTE = 60_000;
const scratch = mkdtempSync(join(tmpdir(), 'assay-hooks-'));
let shop: TestRepository;

const base = {
  'package.json': '{"name":"cart","type":"module","main":"cart.js","scripts":{"test":"node --test"}}\n',
  'cart.js': 'export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);\n',
  'cart.test.js':
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { total } from './cart.js';\ntest('adds', () => assert.equal(total([1, 2]), 3));\n",
};
const broken = {
  'cart.js': 'export const total = (prices) => prices.reduce((sum, price) => sum - price, 0);\n',
};
const mended = {
  'cart.js': 'export const total = (prices) => prices.reduce((sum, price) => price + sum, 0);\n',
};

beforeAll(() => {
  shop = newRepository();
  shop.commit({ 'notes.md': '# Shop\n' });
});
afterAll(() => {
  shop.remove();
  rmSync(scratch, { recursive: true });
});

/** A transcript whose last line is the message, for hosts that tell it nowhere else. */
function transcriptOf(host: AgentHost, message: string): string {
  const path = join(scratch, `${host}.jsonl`);
  const line = { type: 'assistant.message', data: { role: 'assistant', content: message } };
  writeFileSync(path, `{"cut in mid\n${JSON.stringify(line)}\n`);
  return path;
}

function step(host: AgentHost, name: 'prompt' | 'end', message = '') {
  return playStep(host, name, { root: shop.root, message, transcript: transcriptOf(host, message) });
}

/** What the agent is told; the rest of the answer is as the fixture of the host has it. */
function toldIn(host: AgentHost, stdout: string): string {
  const said = Object.values(JSON.parse(stdout) as Record<string, string>).at(-1) ?? '';
  expect(stdout).toBe(answersOf(host).turn_ended.block?.replace('"Two points."', JSON.stringify(said)));
  return said;
}

describe('a turn of an agent, played by a script', () => {
  it.each(AGENT_HOSTS)(
    'HK9 %s: claims what is not so, is held, mends it, is let go',
    {
      timeout: MINUTE,
    },
    async (host) => {
      const { turn_started: start, turn_ended: end } = answersOf(host);
      shop.write({ [`${host}.md`]: null });
      expect((await step(host, 'prompt')).stdout).toBe(start.allow);
      shop.write({ 'notes.md': `# Shop of ${host}\n` });
      const claim = `\`notes.md\`를 고쳤습니다. \`${host}.md\` 파일을 추가했습니다.`;
      const held = await step(host, 'end', claim);
      expect(held.stderr).toBe('');
      const said = toldIn(host, held.stdout);
      expect(said).toMatch(/^Assay: 아직 끝나지 않았습니다\. 맞지 않는 것 1개 \(chk-\w+\)\n1\. /);
      expect(said).toContain(`${host}.md`);
      expect(said).toMatch(/알림 1\/3, 전체: assay show chk-\w+$/);
      shop.write({ [`${host}.md`]: 'There.\n' });
      expect((await step(host, 'end', claim)).stdout).toBe(end.allow);
    },
  );

  it('HK3 claude: what an earlier turn did may be told again, what none did may not', {
    timeout: MINUTE,
  }, async () => {
    await step('claude', 'prompt');
    shop.write({ 'again.md': 'There.\n' });
    await step('claude', 'prompt');
    expect((await step('claude', 'end', 'I added `again.md`.')).stdout).toBe('');
    expect(toldIn('claude', (await step('claude', 'end', 'I added `never.md`.')).stdout)).toContain(
      'never.md',
    );
  });

  it('HK9 claude: tests that fail are told with the command that shows it', { timeout: MINUTE }, async () => {
    shop.commit(base);
    await step('claude', 'prompt');
    expect((await step('claude', 'end', 'Shall I go on?')).stdout).toBe('');
    shop.write(broken);
    const said = toldIn(
      'claude',
      (await step('claude', 'end', 'I changed `cart.js`. All tests pass.')).stdout,
    );
    expect(said).toContain('“All tests pass.”');
    expect(said).toContain('   settled by: npm test\n2. cart.test.js:1 1 test fails');
    shop.write(mended);
    expect((await step('claude', 'end', 'I changed `cart.js`. All tests pass.')).stdout).toBe('');
  });

  it('AG2 what was claimed is kept for each agent, with its model where the host tells it', async () => {
    const { records } = await listAgents(
      shop.root,
      undefined,
      compose({ workingFolder: shop.root, environment: {} }),
    );
    const shown = records.map(({ agent, model, messages, false_messages }) => [
      agent,
      model,
      messages,
      false_messages,
    ]);
    expect(shown).toEqual([
      ['claude', null, 6, 3],
      ['codex', 'gpt-5.4-codex', 2, 1],
      ['copilot', null, 2, 1],
      ['cursor', 'composer-2', 2, 1],
      ['gemini', null, 2, 1],
    ]);
  });
});
