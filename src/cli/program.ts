import { Command } from 'commander';
import type { Language } from '../contract/language.ts';
import type { Faces } from './faces.ts';
import type { Terminal } from './terminal.ts';
import { usageText } from './usage-text.ts';

type Register = (program: Command, terminal: Terminal, faces: Faces, version: string) => Promise<void>;

async function registerConfiguration(program: Command, terminal: Terminal): Promise<void> {
  const { registerConfigCommand } = await import('./config.ts');
  const { registerInitCommand } = await import('./init.ts');
  registerConfigCommand(program, terminal);
  registerInitCommand(program, terminal);
}

async function registerVerdicts(
  program: Command,
  terminal: Terminal,
  _faces: Faces,
  version: string,
): Promise<void> {
  (await import('./verdicts.ts')).registerVerdictCommands(program, terminal, version);
}

/** The commands in the order of the help, by the words that they are called by. */
const COMMANDS: readonly (readonly [names: readonly string[], register: Register])[] = [
  [
    ['verify'],
    async (program, terminal, _faces, version) =>
      (await import('./verify.ts')).registerVerifyCommand(program, terminal, version),
  ],
  [
    ['check'],
    async (program, terminal, _faces, version) =>
      (await import('./check.ts')).registerCheckCommand(program, terminal, version),
  ],
  [
    ['hook'],
    async (program, terminal, faces) =>
      (await import('./hook.ts')).registerHookCommands(program, terminal, faces),
  ],
  [
    ['agents'],
    async (program, terminal) => (await import('./agents.ts')).registerAgentsCommand(program, terminal),
  ],
  [
    ['grade'],
    async (program, terminal) => (await import('./grade.ts')).registerGradeCommand(program, terminal),
  ],
  [['ask'], async (program, terminal) => (await import('./ask.ts')).registerAskCommand(program, terminal)],
  [
    ['calibrate'],
    async (program, terminal) => (await import('./calibrate.ts')).registerCalibrateCommand(program, terminal),
  ],
  [['kg'], async (program, terminal) => (await import('./kg.ts')).registerKgCommands(program, terminal)],
  [['verdicts', 'show'], registerVerdicts],
  [
    ['serve'],
    async (program, terminal, faces, version) =>
      (await import('./serve.ts')).registerServeCommand(program, terminal, faces, version),
  ],
  [
    ['mcp'],
    async (program, terminal, faces, version) =>
      (await import('./mcp.ts')).registerMcpCommand(program, terminal, faces, version),
  ],
  [
    ['jobs'],
    async (program, terminal) => (await import('./jobs.ts')).registerJobsCommands(program, terminal),
  ],
  [
    ['status'],
    async (program, terminal, _, version) =>
      (await import('./status.ts')).registerStatusCommand(program, terminal, version),
  ],
  [['work'], async (program, terminal) => (await import('./work.ts')).registerWorkCommand(program, terminal)],
  [
    ['index'],
    async (program, terminal) => (await import('./index-folder.ts')).registerIndexCommand(program, terminal),
  ],
  [
    ['feedback'],
    async (program, terminal) => (await import('./feedback.ts')).registerFeedbackCommands(program, terminal),
  ],
  [
    ['gaps'],
    async (program, terminal) => (await import('./gaps.ts')).registerGapsCommands(program, terminal),
  ],
  [
    ['suggestions'],
    async (program, terminal) =>
      (await import('./suggestions.ts')).registerSuggestionsCommands(program, terminal),
  ],
  [
    ['notes'],
    async (program, terminal) => (await import('./notes.ts')).registerNotesCommands(program, terminal),
  ],
  [
    ['keys'],
    async (program, terminal) => (await import('./keys.ts')).registerKeysCommands(program, terminal),
  ],
  [['config', 'init'], registerConfiguration],
  [
    ['trust'],
    async (program, terminal) => (await import('./trust.ts')).registerTrustCommand(program, terminal),
  ],
];

/** The command `assay`. Only what `args` calls is loaded; where they call none, everything, for the help. */
export async function assayProgram(
  version: string,
  terminal: Terminal,
  args: readonly string[],
  faces: Faces,
  language: Language,
): Promise<Command> {
  const program = new Command('assay')
    .description('Holds what an AI says against evidence that it fetches again by itself, and says why.')
    .version(version)
    .configureOutput({
      writeOut: terminal.write,
      writeErr: terminal.warn,
      outputError: (text, write) => write(usageText(text, language)),
    })
    .exitOverride();
  const called = COMMANDS.filter(([names]) => names.includes(args[0] ?? ''));
  const onlyVersion = args[0] === '--version' || args[0] === '-V';
  for (const [, register] of called.length > 0 ? called : onlyVersion ? [] : COMMANDS)
    await register(program, terminal, faces, version);
  if (language === 'ko') (await import('./korean-help.ts')).koreanHelp(program);
  return program;
}
