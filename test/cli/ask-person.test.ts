import { PassThrough } from 'node:stream';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { askPerson } from '../../src/cli/ask-person.ts';
import { tellError } from '../../src/cli/run-command.ts';
import { helpTerminal } from '../support/help-terminal.ts';

function keyboard() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  let interrupts = 0;
  const interrupt = (): void => void (interrupts += 1);
  return { asking: { input, output, interrupt }, interrupts: () => interrupts };
}

describe('a question to a person', () => {
  it('gives what was typed', async () => {
    const { asking } = keyboard();
    const answer = askPerson('which? ', asking);
    asking.input.write('tables\r');
    expect(await answer).toBe('tables');
  });

  it.each([
    ['Ctrl-C', '\u0003', 1],
    ['Ctrl-D', '\u0004', 0],
  ])('NU11 that is left by %s ends the command without a word', async (_, key, times) => {
    const { asking, interrupts } = keyboard();
    const answer = askPerson('which? ', asking);
    asking.input.write(key);
    const left: unknown = await answer.catch((error: unknown) => error);
    expect(left).toBeInstanceOf(CommanderError);
    expect(interrupts()).toBe(times);
    const told: (string | number)[] = [];
    const terminal = {
      ...helpTerminal.terminal,
      warn: (text: string) => void told.push(text),
      setExit: (code: number) => void told.push(code),
    };
    tellError(left, [], terminal, {});
    expect(told).toEqual([2]);
  });
});
