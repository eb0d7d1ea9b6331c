import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { KOREAN_HELP } from '../../src/cli/korean-help-words.ts';
import { assayProgram } from '../../src/cli/program.ts';
import { callAssay } from '../support/call-assay.ts';
import { helpTerminal } from '../support/help-terminal.ts';

/** Every text that a program shows in its help. */
function textsOf(command: Command): readonly string[] {
  return [
    command.description(),
    ...command.options.map(({ description }) => description),
    ...command.registeredArguments.map(({ description }) => description),
    ...command.commands.flatMap(textsOf),
  ].filter((text) => text !== '');
}

async function allTexts(): Promise<ReadonlySet<string>> {
  const { terminal, never } = helpTerminal;
  const faces = { server: never, hooks: never, mcp: never, mcpOverHttp: never };
  return new Set(textsOf(await assayProgram('1.0.0', terminal, [], faces, 'en')));
}

describe('the help', () => {
  it('FC18 says each of its texts in Korean, too, and no other', async () => {
    const texts = await allTexts();
    const worded = Object.keys(KOREAN_HELP).filter((text) => text !== 'display help for command');
    expect([...texts].filter((text) => KOREAN_HELP[text] === undefined)).toEqual([]);
    expect(worded.filter((text) => !texts.has(text))).toEqual([]);
  });

  it('FC18 is Korean where messages are, and English else', async () => {
    const install = ['hook', 'install', '--help'];
    const korean = await callAssay(install, { env: { ASSAY_LANGUAGE: 'ko' } });
    expect(korean.code).toBe(0);
    expect(korean.stdout).toMatch(/^사용법: assay hook install/);
    expect(korean.stdout).toContain('(쓸 수 있는 값: "ko", "en")');
    expect(korean.stdout).not.toMatch(/^(?:Usage|Options|Commands|Arguments):|\((?:choices|default): /m);
    const english = await callAssay(install, { env: { ASSAY_LANGUAGE: 'en' } });
    expect(english.stdout).toMatch(/^Usage: assay/);
    expect(english.stdout).not.toMatch(/[가-힣]/);
    expect((await callAssay(['verify', '--help', '--lang', 'ko'])).stdout).toMatch(/기본값:\s+"text"/);
  });
});
