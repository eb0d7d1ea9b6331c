#!/usr/bin/env node
// The launcher: runs the built command on this Node if it is new enough, else on the `node` package beside it.
// Plain old JavaScript, for any Node that may find it.
import module, { createRequire } from 'node:module';

// Imported, `node:fs` would load its streams with it, which the calls of a hook have no use for.
const require = createRequire(import.meta.url);
const { existsSync, readFileSync } = require('node:fs');

const WANTED = [22, 18];
const compiled = new URL('../dist/main.js', import.meta.url);

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
}

/** The binary of the `node` package, where it is installed and new enough. */
function findOwnNode() {
  try {
    const { dirname, join } = require('node:path');
    const manifest = require.resolve('node/package.json');
    const binary = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(binary) && isNewEnough(JSON.parse(readFileSync(manifest, 'utf8')).version)
      ? binary
      : undefined;
  } catch {
    return undefined;
  }
}

/** To the hosts of hooks 2 says that the agent must go on: a hook that cannot run ends with 0. */
const isHook = process.argv[2] === 'hook' && process.argv[3] === 'run';

function fail(message) {
  process.stderr.write(`assay: ${message}\n`);
  process.exitCode = isHook ? 0 : 2;
}

/** Passes arguments, streams, exit code and signals through. */
function runOn(binary) {
  const { spawn } = require('node:child_process');
  const { constants } = require('node:os');
  const child = spawn(binary, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ASSAY_LAUNCHED: '1' },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];
  // A terminal sends Ctrl-C to both processes: the child must not get it twice.
  const relay = (signal) => (signal === 'SIGTERM' || !process.stdin.isTTY) && child.kill(signal);
  for (const signal of signals) process.on(signal, relay);
  child.on('error', (error) => fail(`cannot start ${binary}: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
    for (const name of signals) process.off(name, relay);
    if (signal) process.kill(process.pid, signal);
  });
}

/** Ends with the launcher, also where that is killed: no worker goes on that nobody knows of. */
function endWithLauncher() {
  if (process.env.ASSAY_LAUNCHED !== '1' || !process.channel) return;
  delete process.env.ASSAY_LAUNCHED;
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

async function start() {
  if (!isNewEnough(process.versions.node)) {
    const binary = findOwnNode();
    if (binary) return runOn(binary);
    return fail(
      `needs Node ${WANTED.join('.')} or newer, this is ${process.versions.node}. Install it, or \`npm i node@24\` in the folder that Assay is installed in.`,
    );
  }
  if (!existsSync(compiled)) return fail('dist/main.js is missing. Run `npm run build`.');
  endWithLauncher();
  module.enableCompileCache?.(); // a fifth less to wait for, from the second start on
  await import(compiled.href);
}

await start();
