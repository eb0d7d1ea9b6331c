const args = process.argv.slice(2);

if (args[0] === 'hook' && args[1] === 'run') {
  // An agent waits for every call: nothing of the command line is loaded.
  const { startHook } = await import('./hooks/start.ts');
  await startHook(args.slice(2));
} else {
  const { startCli } = await import('./cli/start.ts');
  await startCli(args, {
    server: async () => (await import('./http/serve.ts')).serve,
    mcp: async () => (await import('./mcp/serve.ts')).serveMcp,
  });
}
