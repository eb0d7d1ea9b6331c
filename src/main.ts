const args = process.argv.slice(2);

const asksHelp = args.includes('--help') || args.includes('-h');

if (args[0] === 'hook' && args[1] === 'run' && !asksHelp) {
  // An agent waits for every call: nothing of the command line is loaded.
  const { startHook } = await import('./hooks/start.ts');
  await startHook(args.slice(2));
} else {
  const { startCli } = await import('./cli/start.ts');
  await startCli(args, {
    server: async () => (await import('./http/serve.ts')).serve,
    hooks: async () => {
      const { installHook, uninstallHook, hookStatus } = await import('./hooks/manage.ts');
      const { MANAGE_WORDS } = await import('./hooks/manage-words.ts');
      return { installHook, uninstallHook, hookStatus, statusWords: MANAGE_WORDS };
    },
    mcp: async () => (await import('./mcp/serve.ts')).serveMcp,
    mcpOverHttp: async () => (await import('./mcp/answer-over-http.ts')).answerOverHttp,
  });
}
