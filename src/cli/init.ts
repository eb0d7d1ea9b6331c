import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { configurationTemplate } from '../app/configuration/configuration-template.ts';
import type { Language } from '../contract/language.ts';
import { languageOption } from './common-options.ts';
import { INIT_WORDS, isStart, STARTS, type Start } from './init-words.ts';
import { messageLanguage } from './message-language.ts';
import type { ConfigurationPorts } from './configuration-ports.ts';

interface InitOptions {
  readonly force?: boolean;
  readonly for?: Start;
  readonly lang?: Language;
}

/** Asks a person; null where none is there. */
type Ask = (question: string) => Promise<string | null>;

/** What the user has: as said on the command line, as a person answers by number or word, null where nobody says it. */
async function startOf(
  given: Start | undefined,
  language: Language,
  warn: ConfigurationPorts['warn'],
  ask: Ask,
): Promise<Start | null> {
  if (given !== undefined) return given;
  const { question, starts, again } = INIT_WORDS[language];
  const list = STARTS.map((start, at) => `  ${at + 1}  ${starts[start].what}\n`).join('');
  let shown = `${question}\n${list}`;
  // NU8: the waiting ends with what is said.
  warn('');
  for (;;) {
    const answer = (await ask(`${shown}> `))?.trim() ?? '';
    if (answer === '') return null;
    const numbered = STARTS[Number(answer) - 1] ?? answer;
    if (isStart(numbered)) return numbered;
    shown = `${again(STARTS)}\n`;
  }
}

function nextText(start: Start | null, language: Language): string {
  const { next, starts } = INIT_WORDS[language];
  const shown = start === null ? STARTS : [start];
  const lines = shown.flatMap((one) => [
    `  # ${starts[one].what}`,
    ...starts[one].commands.map((line) => `  ${line}`),
  ]);
  return `${next}\n${lines.join('\n')}\n`;
}

async function runInit(options: InitOptions, ports: ConfigurationPorts, ask: Ask): Promise<void> {
  const { workingFolder, environment, ...outside } = await ports.outside();
  const language = messageLanguage(options.lang, undefined, environment);
  const files = await outside.files();
  const target = join(workingFolder, 'assay.config.yaml');
  const { force: overwrite = false } = options;
  // What cannot be written is refused before anybody is asked.
  const start =
    overwrite || !existsSync(target) ? await startOf(options.for, language, ports.warn, ask) : null;
  const path = await files.write(target, configurationTemplate, { overwrite });
  const at = new Date().toISOString();
  await files.trust([{ path, text: configurationTemplate }], at, environment);
  ports.write(`${INIT_WORDS[language].wrote(path)}\n`);
  ports.write(nextText(start, language));
}

/**
 * `assay init`: asks what the user has, writes and trusts a commented configuration into the working folder, never over
 * one that is there, and says which command comes next.
 */
export function registerInitCommand(program: Command, ports: ConfigurationPorts, ask?: Ask): void {
  program
    .command('init')
    .description('write a commented assay.config.yaml into this folder, and say what comes next')
    .option('--force', 'write over the one that is there')
    .addOption(new Option('--for <what>', 'what you have, which is asked on a terminal').choices(STARTS))
    .addOption(languageOption())
    .action(async (options: InitOptions) =>
      runInit(options, ports, ask ?? (await import('./ask-person.ts')).askPerson),
    );
}
