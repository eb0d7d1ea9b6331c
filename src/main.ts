import { startCli } from './cli/start.ts';

await startCli(process.argv.slice(2), {
  server: async () => (await import('./http/serve.ts')).serve,
  mcp: async () => (await import('./mcp/serve.ts')).serveMcp,
});
