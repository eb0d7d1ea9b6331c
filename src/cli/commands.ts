import type { Command } from 'commander';
import type { Faces } from './faces.ts';
import type { Terminal } from './terminal.ts';

type Register = (program: Command, terminal: Terminal, faces: Faces, version: string) => Promise<void>;
/** The words of commands, and what makes them. */
type Entry = readonly [names: readonly string[], register: Register];

async function registerVerdicts(
  program: Command,
  terminal: Terminal,
  _faces: Faces,
  version: string,
): Promise<void> {
  (await import('./verdicts.ts')).registerVerdictCommands(program, terminal, version);
}

/** Commands under one heading of the help. */
export type CommandGroup = readonly [heading: string, entries: readonly Entry[]];

/** The commands as the help groups them, by the words that they are called by. */
export const COMMANDS: readonly CommandGroup[] = [
  [
    'First steps:',
    [
      [
        ['demo'],
        async (program, terminal) => (await import('./demo.ts')).registerDemoCommand(program, terminal),
      ],
      [
        ['init'],
        async (program, terminal) => (await import('./init.ts')).registerInitCommand(program, terminal),
      ],
    ],
  ],
  [
    'Answers:',
    [
      [
        ['verify'],
        async (program, terminal, _faces, version) =>
          (await import('./verify.ts')).registerVerifyCommand(program, terminal, version),
      ],
      [
        ['grade'],
        async (program, terminal) => (await import('./grade.ts')).registerGradeCommand(program, terminal),
      ],
      [
        ['calibrate'],
        async (program, terminal) =>
          (await import('./calibrate.ts')).registerCalibrateCommand(program, terminal),
      ],
      [
        ['model'],
        async (program, terminal) => (await import('./model.ts')).registerModelCommands(program, terminal),
      ],
      [['kg'], async (program, terminal) => (await import('./kg.ts')).registerKgCommands(program, terminal)],
      [['verdicts', 'show'], registerVerdicts],
    ],
  ],
  [
    'Work of agents:',
    [
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
    ],
  ],
  [
    'Questions:',
    [
      [
        ['index'],
        async (program, terminal) =>
          (await import('./index-folder.ts')).registerIndexCommand(program, terminal),
      ],
      [
        ['ask'],
        async (program, terminal) => (await import('./ask.ts')).registerAskCommand(program, terminal),
      ],
      [
        ['notes'],
        async (program, terminal) => (await import('./notes.ts')).registerNotesCommands(program, terminal),
      ],
    ],
  ],
  [
    'Corrections:',
    [
      [
        ['feedback'],
        async (program, terminal) =>
          (await import('./feedback.ts')).registerFeedbackCommands(program, terminal),
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
    ],
  ],
  [
    'Server:',
    [
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
        ['work'],
        async (program, terminal) => (await import('./work.ts')).registerWorkCommand(program, terminal),
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
      [
        ['keys'],
        async (program, terminal) => (await import('./keys.ts')).registerKeysCommands(program, terminal),
      ],
    ],
  ],
  [
    'Settings:',
    [
      [
        ['config'],
        async (program, terminal) => (await import('./config.ts')).registerConfigCommand(program, terminal),
      ],
      [
        ['trust'],
        async (program, terminal) => (await import('./trust.ts')).registerTrustCommand(program, terminal),
      ],
      [
        ['completion'],
        async (program, terminal) =>
          (await import('./completion.ts')).registerCompletionCommand(program, terminal),
      ],
    ],
  ],
];
