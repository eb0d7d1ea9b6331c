import { startCli } from './cli/start.ts';

await startCli(process.argv.slice(2));
