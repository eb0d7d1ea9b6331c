import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Language } from '../contract/language.ts';
import { configOption, languageOption } from './common-options.ts';
import { endSignal } from './end-signal.ts';
import type { Faces } from './faces.ts';
import { readHome } from './home.ts';
import { messageLanguage } from './message-language.ts';
import type { Terminal } from './terminal.ts';
import { TOOL_WORDING } from './tool-wording.ts';

interface Options {
  readonly allow?: readonly string[];
  readonly config?: string;
  readonly lang?: Language;
}

/** Said to a person who starts it by hand. */
const WAITS: Readonly<Record<Language, string>> = {
  ko: '에이전트 호스트가 표준 입력으로 말하기를 기다립니다. Ctrl-C로 끝냅니다',
  en: "waits for an agent's host to speak on standard input; Ctrl-C ends it",
};

async function runMcp(options: Options, terminal: Terminal, faces: Faces, version: string): Promise<void> {
  const outside = await terminal.outside();
  const { workingFolder, environment } = outside;
  const serve = await faces.mcp();
  const told = new Set<string>();
  // A home is read for each call; the log of the host hears the same thing once.
  const warn = (text: string): void => void (told.has(text) || (told.add(text), terminal.warn(text)));
  const quiet = { ...terminal, warn };
  const context = {
    outside,
    home: () => readHome(quiet, options),
    folders: (options.allow ?? [workingFolder]).map((folder) => resolve(workingFolder, folder)),
    language: (asked: Language | undefined, configured: Language | undefined) =>
      messageLanguage(asked ?? options.lang, configured, environment),
    wording: TOOL_WORDING,
  };
  if (terminal.interactive)
    terminal.warn(`${WAITS[messageLanguage(options.lang, undefined, environment)]}\n`);
  const debug = environment['ASSAY_DEBUG'] === '1';
  await serve(context, { version, warn: terminal.warn, debug, ended: endSignal() });
}

/** `assay mcp`: the tools for an agent's host, over standard input and output. */
export function registerMcpCommand(
  program: Command,
  terminal: Terminal,
  faces: Faces,
  version: string,
): void {
  program
    .command('mcp')
    .description(
      'serve the tools verify_answer, check_work, scan_text, grade_answer and explain_verdict over stdio',
    )
    .option('--allow <folders...>', 'folders whose work may be checked; default: the working folder')
    .addOption(configOption())
    .addOption(languageOption())
    .action((options: Options) => runMcp(options, terminal, faces, version));
}
