import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { assayProgram } from '../../src/cli/program.ts';
import { helpTerminal } from '../support/help-terminal.ts';

const noFaces = {
  server: helpTerminal.never,
  hooks: helpTerminal.never,
  mcp: helpTerminal.never,
  mcpOverHttp: helpTerminal.never,
};

/** The program, with the help that each command prints; commands do nothing. */
async function program(language: 'ko' | 'en' = 'en'): Promise<{ root: Command; all: readonly Command[] }> {
  const root = await assayProgram('1.0.0', helpTerminal.terminal, [], noFaces, language);
  const withBelow = (command: Command): readonly Command[] => [
    command,
    ...command.commands.flatMap(withBelow),
  ];
  const all = withBelow(root);
  for (const command of all) if (command.commands.length === 0) command.action(() => undefined);
  return { root, all };
}

function helpOf(command: Command): string {
  let said = '';
  command.configureOutput({ writeOut: (text) => void (said += text) }).outputHelp();
  return said;
}

/** The words of a line as a shell would give them; what it reads from elsewhere is no word. */
function wordsOf(line: string): readonly string[] {
  const [call = ''] = line.split(/ (?:<|>>?) /);
  return [...call.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1);
}

describe('the help', () => {
  it('NU3 of every command ends with two examples that it accepts', async () => {
    const { root, all } = await program();
    expect(all.length).toBeGreaterThan(50);
    for (const command of all) {
      const [, examples = ''] = helpOf(command).split('\nExamples:\n');
      const lines = examples.trimEnd().split('\n');
      expect(lines).toHaveLength(2);
      for (const line of lines) {
        expect(line).toMatch(/^ {2}assay /);
        await root.parseAsync([...wordsOf(line.trim())], { from: 'user' });
      }
    }
  });

  it('NU3 groups the commands, in both languages', async () => {
    const headings = async (language: 'ko' | 'en') =>
      helpOf((await program(language)).root).match(/^\S.*:$/gm) ?? [];
    const [en, ko] = [await headings('en'), await headings('ko')];
    expect(en).toContain('First steps:');
    expect(ko).toHaveLength(en.length);
    expect(ko.join('')).not.toMatch(/[A-Za-z]/);
  });
});
