import type { CheckSettings } from '../../../contract/check-settings.ts';
import { shellWord } from './shell-word.ts';

type Service = CheckSettings['services'][number];

/** Ends with 0 as soon as something answers at a port of the copy's own network. */
const WAIT = `
const { connect } = require("net");
const [port, patience] = process.argv.slice(1).map(Number);
const end = Date.now() + patience;
const ask = () => connect(port, "127.0.0.1").on("connect", () => process.exit(0))
  .on("error", () => Date.now() > end ? process.exit(1) : setTimeout(ask, 50));
ask();
`;
const PROGRAMS = 'PATH="$PWD/node_modules/.bin:$PWD/.venv/bin:$PWD/venv/bin:$PATH"';

function started({ start, port, timeout }: Service, node: string): readonly string[] {
  return [
    `${PROGRAMS} /bin/sh -c ${shellWord(start)} > /dev/null 2>&1 &`,
    `${shellWord(node)} -e ${shellWord(WAIT)} ${port} ${timeout} || echo "check.services: nothing answers at port ${port}"`,
  ];
}

/** A line for the shell with what its tests need started before it; all of it ends with the line. */
export function withServices(command: string, services: readonly Service[], node: string): string {
  return [...services.flatMap((service) => started(service, node)), command].join('\n');
}
